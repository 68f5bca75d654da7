import { resolve } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../lib/refusal.ts';
import { readS3Settings } from '../lib/s3.ts';

/** What the environment says about backups. Throws a refusal with a sentence for each variable that is wrong. */
export function readSettings(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (error) throw new Refusal(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  return {
    dataDir: resolve(data.DATA_DIR),
    /** Where the daily backup goes; null when there is none. */
    backupDir: data.BACKUP_DIR === undefined ? null : resolve(data.BACKUP_DIR),
    /** Of the server's day. */
    hour: data.BACKUP_HOUR,
    keep: data.BACKUP_KEEP,
    s3: readS3Settings(source, 'BACKUP_S3'),
  };
}

const HOUR = 'must be an hour from 0 to 23';
const KEEP = 'must be a whole number from 1, like 14';

const schema = z.object({
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: z.coerce.number(HOUR).int(HOUR).min(0, HOUR).max(23, HOUR).default(3),
  BACKUP_KEEP: z.coerce.number(KEEP).int(KEEP).min(1, KEEP).default(14),
});
