/** The process that parses an import file: it receives the bytes, recognises the format and yields the items. */
import { respond } from '../../../core/parsing/respond.ts';
import { type ImportSource, type Item, PREVIOUS_SITE_START, type Reading, UnreadableFile } from '../record.ts';
import { readRows } from './jobs-table.ts';
import { EXPORT_START, openExport } from './own-export.ts';
import { openTable, type Table } from './table.ts';
import { readText } from './text.ts';
import { openWordPress } from './wordpress.ts';

export type Request =
  | { do: 'take'; bytes: Buffer; isFirst: boolean }
  | { do: 'open' }
  | { do: 'next'; reading?: Reading | undefined };

/** The contents of a file: entries, or a table whose columns a person can choose. */
export type FileContents = { source: Omit<ImportSource, 'items'> } | { table: Omit<Table, 'rows'> };

/** Maximum numbers of items and characters per response, so that the other side is never busy for long. */
const MAX_ITEMS = 20;
const MAX_CHARACTERS = 1_000_000;

const pieces: Buffer[] = [];
let source: ImportSource | undefined;
let table: Table | undefined;
let items: Iterator<Item> | AsyncIterator<Item> | undefined;

respond(async (request: Request) => {
  try {
    return await handleRequest(request);
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
});

async function handleRequest(request: Request): Promise<{ taken: number } | FileContents | Item[]> {
  switch (request.do) {
    case 'take':
      if (request.isFirst) pieces.length = 0;
      return { taken: pieces.push(request.bytes) };
    case 'open':
      return openFile(Buffer.concat(pieces.splice(0)));
    case 'next': {
      items ??= createIterator(request.reading);
      return readBatch(items);
    }
  }
}

/** Recognises the file. */
async function openFile(file: Buffer): Promise<FileContents> {
  // The process may have read another file before.
  source = undefined;
  table = undefined;
  items = undefined;
  if (isCompressed(file)) throw new UnreadableFile(COMPRESSED);
  if (isXml(file)) {
    source = openWordPress(file);
    if (source.total === 0) throw new UnreadableFile(NO_POSTS);
  } else if (startsWith(file, PREVIOUS_SITE_START)) {
    // Loaded only for this kind: the content types take most of this process's start-up time.
    const { openPreviousSite } = await import('./previous-site.ts');
    source = openPreviousSite(file);
  } else if (startsWith(file, EXPORT_START)) source = openExport(file);
  if (source) {
    const { items: _, ...found } = source;
    return { source: found };
  }
  table = await openTable(file);
  const { rows: _, ...found } = table;
  return { table: found };
}

function createIterator(reading: Reading | undefined): Iterator<Item> | AsyncIterator<Item> {
  const allItems = table && reading ? readRows(table, reading) : source?.items();
  if (!allItems) throw new Error('Nothing is open.');
  return Symbol.iterator in allItems ? allItems[Symbol.iterator]() : allItems[Symbol.asyncIterator]();
}

async function readBatch(batchSource: Iterator<Item> | AsyncIterator<Item>): Promise<Item[]> {
  const batch: Item[] = [];
  for (let length = 0; batch.length < MAX_ITEMS && length < MAX_CHARACTERS; ) {
    const { value, done } = await batchSource.next();
    if (done) break;
    batch.push(value);
    length += JSON.stringify(value).length;
  }
  return batch;
}

const NO_POSTS = 'There are no posts in this file. Upload a WordPress export (Tools › Export).';
const COMPRESSED =
  'This is a compressed file or an Excel workbook. Unpack it and upload the file inside, or save the workbook as CSV.';
/** The first bytes of zip files, which Excel workbooks are too, and of gzip files. */
const ARCHIVES = ['PK\x03\x04', '\x1f\x8b'];

function isCompressed(file: Buffer): boolean {
  return ARCHIVES.some((start) => startsWith(file, start));
}

function startsWith(file: Buffer, start: string): boolean {
  return file.toString('latin1', 0, start.length) === start;
}

function isXml(file: Buffer): boolean {
  for (const text of readText(file)) if (text.trim() !== '') return text.trimStart().startsWith('<');
  throw new UnreadableFile('This file is empty.');
}
