/** Input and output of the sandboxed process that reads untrusted files. */
import type { ResumeKind } from 'content-types/resumes/resume-file';
import type { EmailContent } from './read-email.ts';
import type { LeafElements } from './read-xml.ts';
import type { Verdict } from './verdict.ts';

interface Tasks {
  /** Checks a CV. Only the ending of the name is used. */
  check: { takes: { bytes: Buffer; name: string }; gives: Verdict };
  /** The plain text of a CV. */
  text: { takes: { bytes: Buffer; of: ResumeKind }; gives: string };
  /** The content of a DOCX as HTML that is safe to show. */
  html: { takes: { bytes: Buffer }; gives: string };
  email: { takes: { bytes: Buffer }; gives: EmailContent };
  xml: { takes: { text: string }; gives: LeafElements };
}

export type Kind = keyof Tasks;
export type Task<K extends Kind> = { [Each in K]: { kind: Each } & Tasks[Each]['takes'] }[K];
export type Given<K extends Kind> = Tasks[K]['gives'];
