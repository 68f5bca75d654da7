import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaOf } from 'api/database/schema-version';
import Sqlite from 'better-sqlite3';
import { DATABASE, MANIFEST } from './contents.ts';
import type { FileProblem, FileRecord, Manifest } from './manifest.ts';
import { namedFiles, olderVariants } from './named-files.ts';
import type { AddFile } from './write-archive.ts';

interface Source {
  dataDir: string;
  /** Of the database, finished. */
  copy: string;
  /** When it was begun, in milliseconds since 1970. */
  at: number;
}

/** Adds the copy of the database, the files that its rows name, and the manifest. What cannot be had is noted there. */
export async function gather(add: AddFile, { dataDir, copy, at }: Source): Promise<void> {
  const { wanted, ...about } = await readCopy(copy, dataDir);
  const files: FileRecord[] = [await addFile(add, DATABASE, await open(copy))];
  const problems: FileProblem[] = [];
  const absent: string[] = [];
  for (const { path, sha256 } of wanted) {
    const handle = await openIfThere(join(dataDir, path));
    if (!handle) {
      absent.push(path);
      continue;
    }
    const file = await addFile(add, path, handle);
    files.push(file);
    if (sha256 !== null && file.sha256 !== sha256) problems.push({ path, problem: 'damaged' });
  }
  problems.push(...explain(absent, dataDir));
  const createdAt = new Date(at).toISOString();
  const manifest: Manifest = { product: 'staffing-site', format: 1, createdAt, ...about, files, problems };
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await add(MANIFEST, text.length, inOnePiece(text));
}

const COUNTED = ['documents', 'media', 'applications', 'resumes', 'messages'];

async function readCopy(copy: string, dataDir: string) {
  const pictures = await readdir(join(dataDir, 'media')).catch(() => []);
  using db = openToRead(copy);
  const count = (table: string) => db.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0;
  return {
    schema: schemaOf(db),
    rows: Object.fromEntries(COUNTED.map((table) => [table, count(table)])),
    wanted: [...namedFiles(db), ...olderVariants(db, pictures)],
  };
}

/** What no row names any more was deleted after the database had been copied; what one still names is lost. */
function explain(absent: readonly string[], dataDir: string): FileProblem[] {
  if (absent.length === 0) return [];
  using live = openToRead(join(dataDir, DATABASE));
  const named = new Set(namedFiles(live).map(({ path }) => path));
  return absent.map((path) => ({ path, problem: named.has(path) ? 'missing' : 'deleted' }));
}

async function addFile(add: AddFile, path: string, handle: FileHandle): Promise<FileRecord> {
  const { size } = await handle.stat();
  // The stream closes the file.
  return add(path, size, handle.createReadStream({ highWaterMark: 1 << 18 }));
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function openToRead(path: string): Sqlite.Database & Disposable {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  return Object.assign(db, { [Symbol.dispose]: () => void db.close() });
}
