/**
 * Settings that administrators save in the admin. They are encrypted in the database; the key is in the data folder but
 * in no backup. Each group stands for environment variables. The environment takes precedence.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { createSchema, type DataOf } from 'content-types/fields/field';
import { backupFields, mailboxFields, mailServerFields } from 'content-types/server-settings';
import { eq } from '../database/drizzle.ts';
import { DATABASE_FILE, type Database } from '../database/open.ts';
import { secrets } from '../database/schema/system.ts';
import { readSettings } from './backup.ts';
import { type Env, readEnv } from './env.ts';

const FIELDS = { mail: mailServerFields, mailbox: mailboxFields, backup: backupFields };
export const SETTINGS = {
  mail: createSchema(mailServerFields, 'publish'),
  mailbox: createSchema(mailboxFields, 'publish'),
  backup: createSchema(backupFields, 'publish'),
};

export type Group = keyof typeof FIELDS;
export type Settings<G extends Group> = DataOf<(typeof FIELDS)[G]>;

/** Maps a group to the variables it stands for. Blank variables count as not set. */
const VARIABLES: { [G in Group]: (settings: Settings<G>) => Record<string, string> } = {
  mail: ({ from, to, ...server }) => ({
    SMTP_URL: toAddress('smtp', server),
    MAIL_FROM: from,
    MAIL_TO: to,
  }),
  mailbox: ({ address, folder, ...server }) => ({
    INBOUND_IMAP_URL: toAddress('imap', server, `/${encodeURIComponent(folder)}`),
    INBOUND_ADDRESS: address,
  }),
  backup: (settings) =>
    Object.fromEntries(BACKUP.map(([field, variable]) => [variable, String(settings[field] ?? '')])),
};

const BACKUP: readonly (readonly [field: keyof Settings<'backup'>, variable: string])[] = [
  ['folder', 'BACKUP_DIR'],
  ['hour', 'BACKUP_HOUR'],
  ['keep', 'BACKUP_KEEP'],
  ['publicKey', 'BACKUP_RECIPIENT'],
  ['copyTo', 'BACKUP_S3_URL'],
  ['region', 'BACKUP_S3_REGION'],
  ['accessKey', 'BACKUP_S3_ACCESS_KEY'],
  ['secretKey', 'BACKUP_S3_SECRET_KEY'],
];

/**
 * The variable that marks a group as set by the environment. For backups, the environment sets individual fields: see
 * `fixedFields`.
 */
export const LEADING: Record<Group, string | null> = { mail: 'SMTP_URL', mailbox: 'INBOUND_IMAP_URL', backup: null };

/** The fields that the environment sets, with their values. The values of secrets are blank. */
export function fixedFields(env: Env, group: Group): Record<string, string | number> {
  const fixedVariables = group === 'backup' ? BACKUP.filter(([, variable]) => env.given[variable] !== undefined) : [];
  return Object.fromEntries(
    fixedVariables.map(([field, variable]) => {
      const value = field === 'secretKey' ? '' : (env.given[variable] ?? '');
      return [field, field === 'hour' || field === 'keep' ? Number(value) : value];
    }),
  );
}

type Variables = Record<string, string | undefined>;

/** Returns null if no settings are stored or if the key is missing, as after restoring a backup. */
export function readStored<G extends Group>(db: Database, dataDir: string, group: G): Settings<G> | null {
  const sealedSettings = db
    .select()
    .from(secrets)
    .where(eq(secrets.name, nameOf(group)))
    .get()?.value;
  return unseal(sealedSettings, dataDir, group);
}

/** Stores the settings, or removes them. They take effect with `useStored`. */
export function writeStored<G extends Group>(db: Database, dataDir: string, group: G, settings: Settings<G> | null) {
  const name = nameOf(group);
  if (!settings) {
    db.delete(secrets).where(eq(secrets.name, name)).run();
    return;
  }
  const value = seal(settings, dataDir);
  db.insert(secrets).values({ name, value }).onConflictDoUpdate({ target: secrets.name, set: { value } }).run();
}

/** Applies stored settings to `env` where the environment sets none. Skips settings the server could not start with. */
export function useStored(env: Env, db: Database): void {
  let variables: Variables = {};
  for (const group of GROUPS) {
    const settings = readStored(db, env.dataDir, group);
    if (settings && isValid(env, group, settings))
      variables = { ...variables, ...variablesOf(env.given, group, settings) };
  }
  const { smtpUrl, mailFrom, mailTo, inbound, backup } = readEnv({ ...variables, ...env.given });
  Object.assign(env, { smtpUrl, mailFrom, mailTo, inbound, backup });
}

/** Returns the environment with these settings. Throws an error with a line for each invalid one. */
export function withSettings<G extends Group>(env: Env, group: G, settings: Settings<G>): Env {
  return readEnv({ ...variablesOf(env.given, group, settings), ...env.given });
}

function isValid<G extends Group>(env: Env, group: G, settings: Settings<G>): boolean {
  try {
    withSettings(env, group, settings);
    return true;
  } catch {
    return false;
  }
}

/** Returns the backup settings of the installation in the environment's data folder. Throws an OperatorError. */
export function readBackupSettings(source: NodeJS.ProcessEnv) {
  const environment = readSettings(source);
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(join(environment.dataDir, DATABASE_FILE), { fileMustExist: true, readonly: true });
    const sql = 'SELECT value FROM secrets WHERE name = ?';
    const row = db.prepare<[string], { value: Buffer }>(sql).get(nameOf('backup'));
    const settings = unseal(row?.value, environment.dataDir, 'backup');
    return settings ? readSettings({ ...variablesOf(source, 'backup', settings), ...nonEmpty(source) }) : environment;
  } catch {
    // The database does not exist yet, or is from an older version.
    return environment;
  } finally {
    db?.close();
  }
}

/** Copies the key, so that restoring a backup over its own installation keeps the stored settings. */
export function copyKey(fromDir: string, toDir: string): void {
  const key = join(fromDir, KEY_FILE);
  if (existsSync(key)) copyFileSync(key, join(toDir, KEY_FILE));
}

/**
 * Returns the groups of a restored installation whose settings cannot be decrypted, because the key is missing or
 * different.
 */
export function unreadableGroups(dataDir: string): Group[] {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { fileMustExist: true, readonly: true });
  try {
    const selectSecret = db.prepare<[string], { value: Buffer }>('SELECT value FROM secrets WHERE name = ?');
    return GROUPS.filter((group) => {
      const row = selectSecret.get(nameOf(group));
      return row !== undefined && unseal(row.value, dataDir, group) === null;
    });
  } finally {
    db.close();
  }
}

const GROUPS = Object.keys(FIELDS) as Group[];

function variablesOf<G extends Group>(givenVariables: Variables, group: G, settings: Settings<G>): Variables {
  const leadingVariable = LEADING[group];
  return leadingVariable && givenVariables[leadingVariable] ? {} : VARIABLES[group](settings);
}

function nonEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function nameOf(group: Group): string {
  return `${group}-settings`;
}

const PORTS = { smtp: { tls: 465, starttls: 587, none: 25 }, imap: { tls: 993, starttls: 143, none: 143 } };

interface Server {
  host: string;
  security: 'tls' | 'starttls' | 'none';
  port: number | null;
  user: string;
  password: string;
}

/** Builds an address in the format of SMTP_URL and INBOUND_IMAP_URL. */
function toAddress(kind: keyof typeof PORTS, { host, security, port, user, password }: Server, path = ''): string {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const options = security === 'starttls' ? '?requireTLS=true' : '';
  return `${kind}${security === 'tls' ? 's' : ''}://${login}${host}:${port ?? PORTS[kind][security]}${path}${options}`;
}

export const KEY_FILE = 'settings.key';
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function seal(settings: object, dataDir: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, readKey(dataDir) ?? makeKey(dataDir), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(settings)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), data]);
}

function unseal<G extends Group>(sealedSettings: Buffer | undefined, dataDir: string, group: G): Settings<G> | null {
  const key = readKey(dataDir);
  if (!sealedSettings || !key) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealedSettings.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealedSettings.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const json = Buffer.concat([decipher.update(sealedSettings.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return SETTINGS[group].parse(JSON.parse(json.toString())) as Settings<G>;
  } catch {
    return null;
  }
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
  const path = join(dataDir, KEY_FILE);
  writeFileSync(path, key, { mode: 0o600, flush: true });
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
  return key;
}
