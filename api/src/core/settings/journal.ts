import { readS3Settings, type S3Settings } from 'content-types/storage/settings';
import { z } from 'zod';
import { MINUTE_MS } from '../lib/dates.ts';
import { readSettings } from './backup.ts';

export interface JournalSettings {
  s3: S3Settings;
  /** age public keys. Only the matching private keys decrypt the journal. */
  recipients: readonly string[];
  /** Whether to reject submissions while the storage is unavailable. */
  isRequired: boolean;
  /** Interval between backups to the storage, in milliseconds. */
  backupMs: number;
}

/** Returns null if `JOURNAL_S3_URL` is not set. Throws an error that names any invalid or missing variable. */
export function readJournalSettings(env: NodeJS.ProcessEnv): JournalSettings | null {
  const s3 = readS3Settings(env, 'JOURNAL_S3');
  const { data: isRequired, error } = z.stringbool().safeParse(env.JOURNAL_REQUIRED || 'off');
  if (error) throw new Error('JOURNAL_REQUIRED must be on or off');
  if (!s3) return null;
  const { recipients, minutes } = readSettings(env);
  if (recipients.length === 0)
    throw new Error('JOURNAL_S3_URL also needs BACKUP_RECIPIENT, which encrypts the journal.');
  return { s3, recipients, isRequired, backupMs: minutes * MINUTE_MS };
}
