/** Opens a file to import. A separate process parses it, because a hostile file can take any amount of time or memory. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MB } from 'content-types/text/bytes';
import type { Database } from '../../core/database/open.ts';
import { HttpError } from '../../core/http/errors.ts';
import { type FileReader, openReader } from '../../core/parsing/reader.ts';
import { guessKind, suggestMapping } from './columns.ts';
import type { FileContents, Request } from './files/process.ts';
import type { Table } from './files/table.ts';
import { readSiteAddress } from './previous-site-api.ts';
import type { ImportSource, Item, Reading } from './record.ts';

/** The largest file to import. Some kinds are read into memory. */
export const MAX_FILE_BYTES = 64 * MB;
export const TOO_LARGE = 'Upload a file of up to 64 MB.';
const TOO_MUCH = 'Reading this file takes too long or needs too much memory. Split it into smaller files.';

const PROGRAM = fileURLToPath(new URL('files/process.ts', import.meta.url));
/** Limits for one step: recognising the file, which reads all of it, or reading some entries. */
const LIMITS = { timeoutMs: 60_000, heapMb: 512 };

interface Opened extends AsyncDisposable {
  source: ImportSource;
  /** Set for tabular files. The user can change the meaning of columns. */
  table?: Reading & Omit<Table, 'rows'>;
}

/**
 * Opens a file, which stays open until its items have been read once. Throws 413 and 422 with a description of the
 * file's fault.
 */
export async function openSource(db: Database, path: string, chosenReading?: Partial<Reading>): Promise<Opened> {
  if ((await stat(path)).size > MAX_FILE_BYTES) throw new HttpError(413, TOO_LARGE);
  const reader = openReader(PROGRAM, LIMITS);
  const close = () => reader[Symbol.asyncDispose]();
  try {
    const recognisedFormat = await recognise(reader, path);
    if ('source' in recognisedFormat) {
      const { site } = recognisedFormat.source;
      const source = {
        ...recognisedFormat.source,
        ...(site && { site: readSiteAddress(site) }),
        items: () => readItems(reader),
      };
      return { source, [Symbol.asyncDispose]: close };
    }
    const { table } = recognisedFormat;
    const kind = chosenReading?.kind ?? guessKind(table.columns);
    const mapping = chosenReading?.mapping ?? suggestMapping(db, kind, table.columns);
    const contents = { [kind === 'jobs' ? 'Jobs' : 'Redirects']: table.total };
    const source = { kind, total: table.total, contents, items: () => readItems(reader, { kind, mapping }) };
    return { source, table: { ...table, kind, mapping }, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* readItems(fileReader: FileReader, reading?: Reading): AsyncGenerator<Item> {
  await using reader = fileReader;
  for (;;) {
    const items = await requestFromReader<Item[]>(reader, { do: 'next', reading });
    if (items.length === 0) return;
    yield* items;
  }
}

async function recognise(reader: FileReader, path: string): Promise<FileContents> {
  let isFirst = true;
  for await (const bytes of createReadStream(path, { highWaterMark: MB })) {
    await requestFromReader(reader, { do: 'take', bytes, isFirst });
    isFirst = false;
  }
  return requestFromReader(reader, { do: 'open' });
}

async function requestFromReader<T extends object>(reader: FileReader, request: Request): Promise<T> {
  const response = await reader.ask<T | { problem: string }>(request);
  if (response === null) throw new HttpError(422, TOO_MUCH);
  if ('problem' in response) throw new HttpError(422, response.problem);
  return response;
}
