export type InboxName = 'applications' | 'messages';

export interface Person {
  id: string;
  name: string;
}

/** What a list shows of something that a visitor sent. */
export interface Submission {
  id: string;
  reference: string;
  name: string;
  email: string;
  status: string;
  assignedTo: Person | null;
  spamReasons: string[] | null;
  createdAt: string;
  /** In the bin since. */
  deletedAt: string | null;
  /** Of an application. */
  phone?: string;
  jobId?: string;
  jobTitle?: string;
  duplicateOf?: { id: string; reference: string } | null;
  resume?: { name: string; kind: string; bytes: number; warnings: string[] } | null;
  /** Of a message. */
  website?: string;
  message?: string;
}

export interface SubmissionDetails extends Submission {
  coverLetter?: string;
  history: { kind: EventKind; text: string; user: string | null; at: string }[];
  mails: { id: string; kind: string; state: 'queued' | 'sent' | 'failed'; at: string }[];
}

export interface SubmissionPage {
  items: Submission[];
  total: number;
  /** How many nobody has looked at yet, whatever the filters. */
  unread: number;
  /** How many in each status that are not in the bin, whatever the filters. */
  counts: Record<string, number>;
  /** How many in the bin. */
  binned: number;
}

/** `candidate` is what the candidate did on the page of their own. */
type EventKind = 'status' | 'note' | 'assignment' | 'reply' | 'bin' | 'restore' | 'candidate';
