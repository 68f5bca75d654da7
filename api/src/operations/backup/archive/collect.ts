/** Adds the database, the files named in its rows and the manifest to an archive. */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { mediaPath, VARIANT_FORMATS, variantWidths } from 'content-types/media/image-widths';
import { DATABASE_FILE, readSchemaVersion } from '../../../core/database/open.ts';
import { toIso } from '../../../core/lib/dates.ts';
import { readIfPossible } from '../../../core/lib/files.ts';
import { readVariantName } from '../../../core/media/files.ts';
import type { AddFile } from './archive.ts';
import { type FileProblem, type FileRecord, MANIFEST, type Manifest } from './manifest.ts';

interface Source {
  dataDir: string;
  /** Path of the database copy. */
  copy: string;
  /** Start time of the backup, in milliseconds since 1970. */
  at: number;
  /** Whether files are stored separately, so that the archive contains only the database. */
  areFilesApart?: boolean;
}

/** Adds the database copy, the files named in its rows, and the manifest, which also lists missing files. */
export async function collectFiles(add: AddFile, { dataDir, copy, at, areFilesApart = false }: Source): Promise<void> {
  const { wanted, ...about } = await readCopy(copy, dataDir);
  const files: FileRecord[] = [await addDatabase(add, copy)];
  const problems: FileProblem[] = [];
  const missingPaths: string[] = [];
  for (const { path, sha256 } of areFilesApart ? [] : wanted) {
    const content = await readIfPossible(join(dataDir, path));
    if (!content) {
      missingPaths.push(path);
      continue;
    }
    const file = await add(path, content.length, inOnePiece(content));
    files.push(file);
    if (sha256 !== null && file.sha256 !== sha256) problems.push({ path, problem: 'damaged' });
  }
  problems.push(...explain(missingPaths, dataDir));
  const createdAt = toIso(at);
  const separateFiles = areFilesApart ? wanted : undefined;
  const manifest: Manifest = {
    product: 'staffing-site',
    format: 1,
    createdAt,
    ...about,
    files,
    apart: separateFiles,
    problems,
  };
  const manifestJson = Buffer.from(JSON.stringify(manifest, null, 1));
  await add(MANIFEST, manifestJson.length, inOnePiece(manifestJson));
}

const COUNTED_TABLES = ['documents', 'media', 'applications', 'resumes', 'messages'];

async function readCopy(copy: string, dataDir: string) {
  const mediaNames = await readdir(join(dataDir, 'media')).catch(() => []);
  using db = openToRead(copy);
  const count = (table: string) => db.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0;
  return {
    schema: readSchemaVersion(db),
    rows: Object.fromEntries(COUNTED_TABLES.map((table) => [table, count(table)])),
    wanted: [...listNamedFiles(db), ...listOlderVariants(db, mediaNames)],
  };
}

/**
 * Says why each file is missing: `deleted` if no row names it any more, so it was deleted after the database was
 * copied; otherwise `missing`.
 */
export function explain(missingPaths: readonly string[], dataDir: string): FileProblem[] {
  if (missingPaths.length === 0) return [];
  using liveDatabase = openToRead(join(dataDir, DATABASE_FILE));
  const namedPaths = new Set(listNamedFiles(liveDatabase).map(({ path }) => path));
  return missingPaths.map((path) => ({ path, problem: namedPaths.has(path) ? 'missing' : 'deleted' }));
}

async function addDatabase(add: AddFile, copy: string): Promise<FileRecord> {
  const handle = await open(copy);
  const { size } = await handle.stat();
  // The stream closes the file.
  return add(DATABASE_FILE, size, handle.createReadStream({ highWaterMark: 1 << 18 }));
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function openToRead(path: string): Sqlite.Database & Disposable {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  return Object.assign(db, { [Symbol.dispose]: () => void db.close() });
}

interface NamedFile {
  /** Path relative to the data folder. */
  path: string;
  /** The checksum of the uploaded file, if the row has one. */
  sha256: string | null;
}

function listNamedFiles(db: Sqlite.Database): NamedFile[] {
  const resumes = db
    .prepare<[], { id: string; sha256: string }>(
      'SELECT id, sha256 FROM resumes UNION ALL SELECT id, sha256 FROM incoming_files',
    )
    .all();
  return [
    ...listImages(db).flatMap(({ id, width }) => variantPaths(id, width)),
    ...resumes.map(({ id, sha256 }) => ({ path: `resumes/${id}`, sha256 })),
  ];
}

/** Image files in widths of earlier versions: pages on other hosts may still show them. */
function listOlderVariants(db: Sqlite.Database, names: readonly string[]): NamedFile[] {
  const ids = new Set(listImages(db).map(({ id }) => id));
  const currentPaths = new Set(listNamedFiles(db).map(({ path }) => path));
  const paths = names.filter((name) => ids.has(readVariantName(name)?.id ?? '')).map((name) => `media/${name}`);
  return paths.filter((path) => !currentPaths.has(path)).map((path) => ({ path, sha256: null }));
}

function listImages(db: Sqlite.Database) {
  return db.prepare<[], { id: string; width: number }>('SELECT id, width FROM media').all();
}

function variantPaths(id: string, width: number): NamedFile[] {
  const paths = variantWidths(width).flatMap((w) => VARIANT_FORMATS.map((format) => mediaPath(id, w, format)));
  return paths.map((path) => ({ path: path.slice(1), sha256: null }));
}
