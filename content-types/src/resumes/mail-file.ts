/** Files that staff can attach to an email, with their MIME types. */
import { MB } from '../text/bytes.ts';
import { RESUME_TYPES, type ResumeKind } from './resume-file.ts';

export type MailFileKind = ResumeKind | 'jpg' | 'png';

export const MAIL_FILE_TYPES: Record<MailFileKind, string> = {
  ...RESUME_TYPES,
  jpg: 'image/jpeg',
  png: 'image/png',
};

export const MAIL_FILES = {
  accept: ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'],
  most: 10,
  /** Limit for all files together. */
  maxBytes: 10 * MB,
};

/** Returns a file's name with the extension of its type. */
export function fileNameOf({ name, kind }: { name: string; kind: MailFileKind }): string {
  return `${name.replace(/\.(pdf|docx?|jpe?g|png)$/i, '') || 'file'}.${kind}`;
}
