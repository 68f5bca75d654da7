import { resolve } from 'node:path';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

export type BackupSettings = ReturnType<typeof readSettings>;

export interface S3Settings {
  /** `https://host/bucket` or `https://bucket.host`, with a prefix for names if any. */
  url: URL;
  region: string | undefined;
  accessKey: string;
  secretKey: string;
}

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
    s3: s3Settings(data),
  };
}

const schema = z.object({
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
  BACKUP_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
});

function s3Settings(data: z.infer<typeof schema>): S3Settings | null {
  if (!data.BACKUP_S3_URL) return null;
  const { BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = data;
  if (!accessKey || !secretKey) {
    throw new Refusal('BACKUP_S3_URL needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY beside it.');
  }
  const url = new URL(data.BACKUP_S3_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLocal) {
    throw new Refusal('BACKUP_S3_URL must begin with https: a backup holds personal data.');
  }
  return { url, region: data.BACKUP_S3_REGION, accessKey, secretKey };
}
