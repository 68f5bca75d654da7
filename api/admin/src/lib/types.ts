/** What the API answers with. Times are ISO 8601 in UTC. */

export type Json = Record<string, unknown>;
export type Status = 'draft' | 'live' | 'changed' | 'scheduled' | 'expired';
export type Role = 'administrator' | 'editor' | 'recruiter';

export interface User {
  id: string;
  email: string;
  name: string;
  role: Role;
}

export interface AdminEntry {
  id: string;
  type: string;
  data: Json;
  /** Grows by one with every save; 0 before the first. */
  version: number;
  status: Status;
  position: number;
  publishAt: string | null;
  expiresAt: string | null;
  /** When what visitors see has had its time: `expiresAt`, or the end of the closing date. */
  closesAt: string | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
}

export interface Page<Item> {
  items: Item[];
  total: number;
}

/** What a save answers with; `change` is the number its receipt is filed under. */
export interface Saved {
  entry: AdminEntry;
  change: number;
}

export interface Issue {
  /** Dotted, relative to the document: `sections.0.title`. */
  path: string;
  message: string;
}

export interface Revision {
  version: number;
  action: string;
  at: string;
  user: string | null;
  data: Json;
}

export interface Receipt {
  change: number;
  state: 'waiting' | 'publishing' | 'live' | 'failed';
  /** The first pages only when there are very many; `pageCount` counts all. */
  pages: { path: string; action: 'written' | 'removed' }[];
  pageCount: number;
  bytes: number;
  ms: number;
  errors: { path: string; message: string }[];
  at: string;
}

export interface PublishStatus {
  /** The newest change, and the newest one that visitors can see. */
  last: number;
  applied: number;
  publisher: 'up' | 'down';
  failures: { path: string; message: string }[];
}

/** A host that builds the site itself, or storage that the site is brought to. */
export interface ExternalHost {
  host: string;
  state: 'told' | 'due' | 'calling' | 'failing';
  calledAt: string | null;
  /** What came of the last call, as a sentence. */
  result: string | null;
  nextAt: string | null;
}

/** What was last put on the site, and what to name to take it back. */
export interface LastAction {
  change: number;
  did: string;
  at: string;
  user: string | null;
  /** The first of them. */
  entries: { type: string; id: string; title: string }[];
  count: number;
  /** Why it cannot be undone. */
  problem: string | null;
}

/** A draft that somebody without an account can see. */
export interface PreviewLink {
  id: string;
  /** On this host. */
  path: string;
  title: string;
  user: string | null;
  createdAt: string;
  expiresAt: string;
}

export interface MediaItem {
  id: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  url: string;
  /** Told of unused pictures: an earlier version of a document shows it. */
  inHistory?: boolean;
}
