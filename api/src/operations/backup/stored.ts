/**
 * Backups in the journal's storage. Each backup uploads the database as an archive. Each image and CV is uploaded once,
 * under its name in the data folder. Everything is encrypted to the agency's key and to a key in the database, which
 * test restores use.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identityToRecipient } from 'age-encryption';
import Sqlite from 'better-sqlite3';
import { type Bucket, openBucket } from 'content-types/storage/bucket';
import pLimit from 'p-limit';
import { DATABASE_FILE } from '../../core/database/open.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { readIfPossible } from '../../core/lib/files.ts';
import { OperatorError } from '../../core/lib/operator-error.ts';
import type { JournalSettings } from '../../core/settings/journal.ts';
import { readOwnerEpoch } from '../journal/lease.ts';
import { isErasure, FOLDER as JOURNAL, parseName } from '../journal/names.ts';
import { createSeal, createUnseal } from '../journal/seal.ts';
import { unpack } from './archive/archive.ts';
import { archiveName, parseArchiveTime } from './archive/archive-name.ts';
import { explain } from './archive/collect.ts';
import { checkDatabase } from './archive/database.ts';
import { generateKey } from './archive/encryption.ts';
import { type FileProblem, getMode, type Manifest } from './archive/manifest.ts';
import { createBackup } from './create.ts';
import { chooseTimesToKeep, MAX_AGE_MS } from './kept.ts';
import { type BackupState, recordBackupState } from './state.ts';
import { withWorkFolder } from './work-folder.ts';

type S3 = JournalSettings['s3'];

const BACKUPS = 'backups/';
const FILES = 'files/';
/** Prefix of marks for unused files. The age of a mark shows how long no row has named the file. */
const UNUSED_MARKS = 'gone/';
/** Journal objects this much older than a stored backup are deleted. */
const MARGIN_MS = 10 * MINUTE_MS;
const MAX_CONCURRENT_REQUESTS = 16;
const SECRET_NAME = 'backup';

export interface StoredBackup {
  manifest: Manifest;
  /** Size of the archive in bytes. */
  bytes: number;
  uploadedFiles: number;
  problems: FileProblem[];
}

/**
 * Uploads a backup of the database and of new files, and deletes old backups, and files and journal objects that are no
 * longer needed. Throws an OperatorError.
 */
export async function storeBackup(
  dataDir: string,
  { s3, recipients }: Pick<JournalSettings, 's3' | 'recipients'>,
  at: number,
): Promise<StoredBackup> {
  return withStorage(s3, (storage) =>
    withWorkFolder(dataDir, async (folder) => {
      const key = await ensureOwnKey(dataDir);
      const name = archiveName(at, true);
      const path = join(folder, name);
      const { manifest, bytes } = await createBackup({ dataDir, path, recipients, key, areFilesApart: true, at });
      const epoch = await requireOwnerEpoch(storage, dataDir);
      const files = manifest.apart ?? [];
      const seal = await createSeal([...recipients, key.recipient]);
      const storedNames = new Set((await storage.list(FILES)).map((object) => object.name));
      const newPaths = files.map(({ path }) => path).filter((path) => !storedNames.has(FILES + path));
      const missingPaths: string[] = [];
      await forEach(newPaths, async (path) => {
        const content = await readIfPossible(join(dataDir, path));
        if (content) await storage.put(FILES + path, seal(FILES + path, content));
        else missingPaths.push(path);
      });
      const storedName = `${BACKUPS}${epoch}/${name}`;
      await storage.putFile(storedName, await openAsBlob(path));
      const backups = await storage.list(BACKUPS);
      if (!backups.some((object) => object.name === storedName))
        throw new OperatorError(`${s3.host} confirmed the backup but does not list it.`);
      const oldestBackup = await removeOldBackups(
        storage,
        backups.map((object) => object.name),
        at,
      );
      await removeFromJournal(storage, epoch, at, oldestBackup);
      await removeUnused(storage, new Set(files.map(({ path }) => path)), storedNames, at);
      const problems = explain(missingPaths, dataDir);
      const isIncomplete = problems.some(({ problem }) => problem === 'missing');
      recordBackupState(dataDir, { at, isIncomplete });
      return { manifest, bytes, uploadedFiles: newPaths.length - missingPaths.length, problems };
    }),
  );
}

/** Restores the newest backup to a temporary folder, which is then deleted, and records the result. */
export async function verifyStoredBackup(dataDir: string, s3: S3, now: () => number): Promise<BackupState> {
  const { identity } = await ensureOwnKey(dataDir);
  try {
    const { files } = await withWorkFolder(dataDir, async (folder) => {
      const manifest = await fetchBackup(s3, [identity], folder);
      const db = new Sqlite(join(folder, DATABASE_FILE), { readonly: true });
      checkDatabase(db, 'The restored database');
      db.close();
      const lostPaths = manifest.problems.filter(({ problem }) => problem === 'missing').map(({ path }) => path);
      // Files that were deleted during the backup do not count as lost.
      const [lostFile] = explain(lostPaths, dataDir).filter(({ problem }) => problem === 'missing');
      if (lostFile) throw new OperatorError(`${lostFile.path} is missing from storage.`);
      const damagedFile = manifest.problems.find(({ problem }) => problem === 'damaged');
      if (damagedFile) throw new OperatorError(`${damagedFile.path} differs from what was uploaded.`);
      return { files: (manifest.apart?.length ?? 0) + 1 };
    });
    return recordBackupState(dataDir, { verifiedAt: now(), verifiedFiles: files, verifyProblem: null });
  } catch (error) {
    return recordBackupState(dataDir, { verifiedAt: now(), verifyProblem: (error as Error).message });
  }
}

/**
 * Downloads the newest backup to a folder and checks every file. Adds missing and damaged files to the manifest's
 * problems. Throws an OperatorError.
 */
export async function fetchBackup(s3: S3, identities: readonly string[], folder: string): Promise<Manifest> {
  return withStorage(s3, async (storage) => {
    const names = (await storage.list(BACKUPS)).map(({ name }) => name);
    const newestBackup = names
      .sort((a, b) => epochOf(a) - epochOf(b) || parseArchiveTime(a) - parseArchiveTime(b))
      .at(-1);
    const archive = newestBackup && (await storage.get(newestBackup));
    if (!archive) throw new OperatorError(`There is no backup in ${s3.host}/${s3.bucket}/${s3.prefix}${BACKUPS}.`);
    const path = join(folder, 'archive');
    await writeFile(path, archive.body, { mode: 0o600 });
    const manifest = await unpack(path, { folder, identities });
    await rm(path);
    const unseal = createUnseal(identities);
    const problems = [...manifest.problems];
    await forEach(manifest.apart ?? [], async ({ path, sha256 }) => {
      const object = await storage.get(FILES + path);
      if (!object) {
        problems.push({ path, problem: 'missing' });
        return;
      }
      const content = await unseal(FILES + path, object.body);
      if (sha256 !== null && createHash('sha256').update(content).digest('hex') !== sha256)
        problems.push({ path, problem: 'damaged' });
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true, mode: getMode(path) === 0o600 ? 0o700 : 0o755 });
      await writeFile(target, content, { mode: getMode(path) });
    });
    return { ...manifest, problems };
  });
}

async function withStorage<Result>(s3: S3, work: (storage: Bucket) => Promise<Result>): Promise<Result> {
  const storage = openBucket(s3);
  try {
    return await work(storage);
  } catch (error) {
    // Errors with a cause come from the storage, and their messages are written for users.
    const isStorageError = error instanceof Error && error.cause !== undefined;
    throw isStorageError ? new OperatorError(error.message) : error;
  } finally {
    storage.close();
  }
}

/** Returns the database's key pair for decrypting its own backups. Creates it on first use. */
async function ensureOwnKey(dataDir: string) {
  const keyPair = await generateKey();
  const db = openLive(dataDir);
  try {
    db.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)').run(
      SECRET_NAME,
      Buffer.from(keyPair.identity),
    );
    const row = db.prepare<[string], { value: Buffer }>('SELECT value FROM secrets WHERE name = ?').get(SECRET_NAME);
    const identity = row?.value.toString() ?? keyPair.identity;
    return { identity, recipient: await identityToRecipient(identity) };
  } finally {
    db.close();
  }
}

/**
 * Throws if another machine has taken over the journal, because a backup from this one would be restored in place of
 * its successor's.
 */
async function requireOwnerEpoch(storage: Bucket, dataDir: string): Promise<number> {
  const db = openLive(dataDir);
  try {
    const epoch = await readOwnerEpoch(storage, db);
    if (epoch !== null) return epoch;
    throw new OperatorError(
      'The journal belongs to another machine, or no server has started with it yet: no backup was stored.',
    );
  } finally {
    db.close();
  }
}

function openLive(dataDir: string): Sqlite.Database {
  const path = join(dataDir, DATABASE_FILE);
  try {
    return new Sqlite(path, { fileMustExist: true, timeout: 2_000 });
  } catch {
    throw new OperatorError(`There is no database at ${path}. Set DATA_DIR to the data folder.`);
  }
}

/** Deletes old backups and returns the time of the oldest one kept. */
async function removeOldBackups(storage: Bucket, names: readonly string[], now: number): Promise<number> {
  const keptTimes = chooseTimesToKeep(names.map(parseArchiveTime), now);
  await forEach(
    names.filter((name) => !keptTimes.has(parseArchiveTime(name))),
    (name) => storage.remove(name),
  );
  return Math.min(...keptTimes);
}

/** Removes old objects from the journal. Keeps an erasure for as long as any backup may contain the erased person. */
async function removeFromJournal(storage: Bucket, epoch: number, at: number, oldestBackup: number) {
  const oldObjects = (await storage.list(JOURNAL)).filter(({ name }) => {
    const parsedName = parseName(name);
    if (!parsedName || parsedName.epoch > epoch) return false;
    return parsedName.at < (isErasure(name) ? oldestBackup : at - MARGIN_MS);
  });
  await forEach(oldObjects, ({ name }) => storage.remove(name));
}

/** Deletes files that no remaining backup can name. */
async function removeUnused(
  storage: Bucket,
  namedPaths: ReadonlySet<string>,
  storedNames: ReadonlySet<string>,
  now: number,
) {
  const marks = await storage.list(UNUSED_MARKS);
  const markedPaths = new Set(marks.map(({ name }) => name.slice(UNUSED_MARKS.length)));
  const unusedPaths = [...storedNames].map((name) => name.slice(FILES.length)).filter((path) => !namedPaths.has(path));
  await forEach(
    unusedPaths.filter((path) => !markedPaths.has(path)),
    (path) => storage.put(UNUSED_MARKS + path, Buffer.alloc(0)),
  );
  await forEach(marks, async ({ name, modifiedAt }) => {
    const path = name.slice(UNUSED_MARKS.length);
    const isReferenced = namedPaths.has(path);
    if (!isReferenced && now - modifiedAt < MAX_AGE_MS) return;
    if (!isReferenced) await storage.remove(FILES + path);
    await storage.remove(name);
  });
}

function epochOf(name: string): number {
  return Number(name.slice(BACKUPS.length).split('/')[0]);
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const limit = pLimit(MAX_CONCURRENT_REQUESTS);
  await Promise.all(items.map((item) => limit(work, item)));
}
