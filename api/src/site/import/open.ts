/** Recognises a file and opens it. */
import { open, stat } from 'node:fs/promises';
import { contentTypes } from 'content-types';
import { MB } from 'content-types/text/bytes';
import type { Database } from '../../core/database/open.ts';
import { HttpError } from '../../core/http/errors.ts';
import { guessKind, type Mapping, openExport, suggestMapping, type TableKind, tableSource } from './jobs-table.ts';
import { openPreviousSite } from './previous-site.ts';
import type { ImportSource } from './record.ts';
import { openTable, type Table } from './table.ts';
import { readText } from './text.ts';
import { openWordPress } from './wordpress.ts';

/** The largest file to import. Some kinds are read into memory. */
export const MAX_FILE_BYTES = 64 * MB;
export const TOO_LARGE = 'Upload a file of up to 64 MB.';

interface Opened {
  source: ImportSource;
  /** For rows with columns, whose meaning a person can change. */
  table?: { kind: TableKind; table: Table; mapping: Mapping };
}

/** Throws 413 and 422 with what is wrong with the file. */
export async function openSource(
  db: Database,
  path: string,
  chosen?: { kind?: TableKind; mapping?: Mapping },
): Promise<Opened> {
  if ((await stat(path)).size > MAX_FILE_BYTES) throw new HttpError(413, TOO_LARGE);
  if (await isCompressed(path)) throw new HttpError(422, COMPRESSED);
  if (await isXml(path)) {
    const source = await openWordPress(path);
    if (source.total === 0)
      throw new HttpError(422, 'There are no posts in this file. Upload a WordPress export (Tools › Export).');
    return { source };
  }
  const previous = await openPreviousSite(path);
  if (previous) return { source: previous };
  const own = await openExport(path, contentTypes.job);
  if (own) return { source: own };
  const table = await openTable(path);
  const kind = chosen?.kind ?? guessKind(table);
  const mapping = chosen?.mapping ?? suggestMapping(db, kind, table.columns);
  return { source: tableSource(kind, table, mapping), table: { kind, table, mapping } };
}

const COMPRESSED =
  'This is a compressed file or an Excel workbook. Unpack it and upload the file inside, or save the workbook as CSV.';
/** The first bytes of zip files, which Excel workbooks are too, and of gzip files. */
const ARCHIVES = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('\x1f\x8b', 'latin1')];

async function isCompressed(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return ARCHIVES.some((start) => buffer.subarray(0, start.length).equals(start));
}

async function isXml(path: string): Promise<boolean> {
  for await (const text of readText(path)) if (text.trim() !== '') return text.trimStart().startsWith('<');
  throw new HttpError(422, 'This file is empty.');
}
