import { resolve, sep } from 'node:path';
import { Encrypter } from 'age-encryption';
import { readS3Settings, type S3Settings } from 'content-types/storage/settings';
import { z } from 'zod';
import { OperatorError } from '../lib/operator-error.ts';

/** Reads the environment. Throws an OperatorError with a sentence for each invalid variable. */
export function readSettings(source: NodeJS.ProcessEnv) {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(variables);
  if (error)
    throw new OperatorError(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  return {
    dataDir: resolve(data.DATA_DIR),
    /** The folder for daily backups; null if they are off. */
    backupDir: data.BACKUP_DIR === undefined ? null : resolve(data.BACKUP_DIR),
    /** Hour in the server's time zone. */
    hour: data.BACKUP_HOUR,
    keep: data.BACKUP_KEEP,
    /** Minutes between two backups to the journal's storage. */
    minutes: data.BACKUP_MINUTES,
    /** Public keys for encrypting backups; empty if they are not encrypted. */
    recipients: data.BACKUP_RECIPIENT,
    s3: readStorageSettings(source),
  };
}

/** Whether a path is the folder or inside it. Both must be absolute. */
export function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

const HOUR_ERROR = 'must be an hour from 0 to 23';
const KEEP_ERROR = 'must be a whole number of 1 or more, like 14';
const MINUTES_ERROR = 'must be a whole number of minutes from 1 to 1440, like 15';
const RECIPIENT = 'must be age public keys, like age1…, separated by commas';

const schema = z.object({
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: z.coerce.number(HOUR_ERROR).int(HOUR_ERROR).min(0, HOUR_ERROR).max(23, HOUR_ERROR).default(3),
  BACKUP_KEEP: z.coerce.number(KEEP_ERROR).int(KEEP_ERROR).min(1, KEEP_ERROR).default(14),
  BACKUP_MINUTES: z.coerce
    .number(MINUTES_ERROR)
    .int(MINUTES_ERROR)
    .min(1, MINUTES_ERROR)
    .max(1440, MINUTES_ERROR)
    .default(15),
  BACKUP_RECIPIENT: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((recipients) => recipients.length > 0 && recipients.every(isRecipient), RECIPIENT)
    .default([]),
});

function readStorageSettings(env: NodeJS.ProcessEnv): S3Settings | null {
  try {
    return readS3Settings(env, 'BACKUP_S3');
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
