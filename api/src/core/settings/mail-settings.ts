/**
 * The email server that an administrator has set up, encrypted in the database by a key that lies next to it and that no backup has.
 * What the environment sets takes precedence.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSchema, type DataOf } from 'content-types/fields/field';
import { mailServerFields } from 'content-types/mail-server';
import { eq } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { secrets } from '../database/schema/system.ts';
import type { Env } from './env.ts';

export type MailSettings = DataOf<typeof mailServerFields>;
export const mailSettingsSchema = createSchema(mailServerFields, 'publish');

const NAME = 'mail-settings';
const KEY_FILE = 'settings.key';
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PORTS = { tls: 465, starttls: 587, none: 25 };

/** Null if there are none, or if the key is gone, as after the restore of a backup. */
export function readMailSettings(db: Database, dataDir: string): MailSettings | null {
  const stored = db.select().from(secrets).where(eq(secrets.name, NAME)).get()?.value;
  const key = readKey(dataDir);
  if (!stored || !key) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, stored.subarray(0, IV_BYTES));
    decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const json = Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return mailSettingsSchema.parse(JSON.parse(json.toString()));
  } catch {
    return null;
  }
}

/** Stores the settings, or removes them. Takes effect with `useMailSettings`. */
export function writeMailSettings(db: Database, dataDir: string, settings: MailSettings | null): void {
  if (!settings) {
    db.delete(secrets).where(eq(secrets.name, NAME)).run();
    return;
  }
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, readKey(dataDir) ?? makeKey(dataDir), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(settings)), cipher.final()]);
  const value = Buffer.concat([iv, cipher.getAuthTag(), data]);
  db.insert(secrets).values({ name: NAME, value }).onConflictDoUpdate({ target: secrets.name, set: { value } }).run();
}

/** Makes the stored settings those of `env`, as far as the environment leaves them open. */
export function useMailSettings(env: Env, db: Database): void {
  const stored = readMailSettings(db, env.dataDir);
  env.smtpUrl = env.mailGiven.smtpUrl ?? (stored ? toSmtpUrl(stored) : undefined);
  env.mailFrom = env.mailGiven.mailFrom ?? stored?.from;
  env.mailTo = env.mailGiven.mailTo ?? stored?.to;
}

/** As SMTP_URL has it. */
export function toSmtpUrl({ host, security, port, user, password }: MailSettings): string {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const options = security === 'starttls' ? '?requireTLS=true' : '';
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}:${port ?? PORTS[security]}${options}`;
}

function readKey(dataDir: string): Buffer | null {
  try {
    const key = readFileSync(join(dataDir, KEY_FILE));
    return key.length === KEY_BYTES ? key : null;
  } catch {
    return null;
  }
}

function makeKey(dataDir: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  writeFileSync(join(dataDir, KEY_FILE), key, { mode: 0o600 });
  return key;
}
