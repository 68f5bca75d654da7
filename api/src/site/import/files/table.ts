/** Rows of spreadsheets (CSV) and of JSON, as texts by column. */
import { Readable } from 'node:stream';
import { isObject } from 'content-types/values/defaults';
import { type CsvError, parse } from 'csv-parse';
import secureJson from 'secure-json-parse';
import { MAX_FIELD_LENGTH, type Unreadable, UnreadableFile } from '../record.ts';
import { readText } from './text.ts';

export interface TableRow {
  type: 'row';
  source: string;
  values: Record<string, string>;
}

export interface Table {
  columns: string[];
  /** The first rows, for people to recognise the columns. */
  examples: Record<string, string>[];
  total: number;
  rows(): Iterable<TableRow | Unreadable> | AsyncIterable<TableRow | Unreadable>;
}

const MAX_COLUMNS = 200;
const MAX_EXAMPLES = 3;

/** Opens a CSV file, a JSON array of objects, or JSON Lines. Throws for invalid JSON or if there are no columns. */
export async function openTable(file: Buffer): Promise<Table> {
  const rows = isJson(file) ? readJsonRows(file) : () => readCsvRows(file);
  const columns = new Set<string>();
  const examples: Record<string, string>[] = [];
  let total = 0;
  for await (const row of rows()) {
    total += 1;
    if (row.type !== 'row') continue;
    for (const name of Object.keys(row.values)) if (columns.size < MAX_COLUMNS) columns.add(name);
    if (examples.length < MAX_EXAMPLES) examples.push(row.values);
  }
  if (columns.size === 0) throw new UnreadableFile('There’s no table in this file.');
  return { columns: [...columns], examples, total, rows };
}

/** Whether the first character starts a JSON array or object. */
function isJson(file: Buffer): boolean {
  for (const text of readText(file)) if (text.trim() !== '') return /^\s*[[{]/.test(text);
  return false;
}

async function* readCsvRows(file: Buffer): AsyncGenerator<TableRow | Unreadable> {
  let start = '';
  for (const chunk of readText(file)) {
    start += chunk;
    if (start.includes('\n') || start.length > 100_000) break;
  }
  const unreadableRows: Unreadable[] = [];
  const parser = parse({
    delimiter: findDelimiter(start.split(/[\r\n]/, 1)[0] ?? ''),
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void unreadableRows.push(toUnreadable(error)),
  });
  const input = Readable.from(readText(file));
  input.on('error', (error) => parser.destroy(error));
  let header: string[] | null = null;
  try {
    for await (const { record, info } of input.pipe(parser) as AsyncIterable<{
      record: string[];
      info: { records: number; empty_lines: number };
    }>) {
      yield* unreadableRows.splice(0);
      if (!header) {
        header = record.slice(0, MAX_COLUMNS).map((name, i) => name.trim() || `Column ${i + 1}`);
        continue;
      }
      const names: string[] = header;
      if (record.every((cell) => cell.trim() === '')) continue;
      // Row numbers match the spreadsheet, even if cells contain line breaks.
      yield toRow(
        `row ${info.records + info.empty_lines}`,
        Object.fromEntries(names.map((name, i) => [name, record[i] ?? ''])),
      );
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
    unreadableRows.push(toUnreadable(error as CsvError));
  }
  yield* unreadableRows.splice(0);
}

function toUnreadable(error: CsvError | undefined): Unreadable {
  const isOpen = error?.code === 'CSV_QUOTE_NOT_CLOSED';
  const reason = isOpen ? 'A quotation mark in this row is never closed.' : 'This row isn’t valid CSV.';
  const row = Number(error?.records) + Number(error?.empty_lines) + 1;
  return { type: 'unreadable', source: `row ${row || '?'}`, title: '', reason };
}

/** Finds the delimiter: some countries' spreadsheets write semicolons or tabs instead of commas. */
function findDelimiter(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [';', '\t'].find((delimiter) => count(delimiter) > count(',')) ?? ',';
}

function readJsonRows(file: Buffer): () => Generator<TableRow | Unreadable> {
  const entries = parseList([...readText(file)].join(''));
  return function* () {
    for (const [i, entry] of entries.entries()) {
      const source = `entry ${i + 1}`;
      if (isObject(entry)) yield toRow(source, flatten(entry));
      else yield { type: 'unreadable', source, title: '', reason: 'This isn’t a JSON object.' };
    }
  };
}

/** The entries of an array, of the first array in an object, or of lines; otherwise the object itself. Throws. */
function parseList(text: string): unknown[] {
  const parsedJson = parseJson(text);
  if (Array.isArray(parsedJson)) return parsedJson;
  if (isObject(parsedJson)) return Object.values(parsedJson).find(Array.isArray) ?? [parsedJson];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || parseJson(lines[0] ?? '') === undefined) throw new UnreadableFile('This isn’t valid JSON.');
  return lines.map(parseJson);
}

export function parseJson(text: string): unknown {
  try {
    return secureJson.parse(text, { protoAction: 'remove', constructorAction: 'remove' });
  } catch {
    return undefined;
  }
}

function toRow(source: string, values: Record<string, string>): TableRow | Unreadable {
  if (Object.values(values).every((value) => value.length <= MAX_FIELD_LENGTH)) return { type: 'row', source, values };
  const reason = `It has a cell longer than ${MAX_FIELD_LENGTH.toLocaleString('en-GB')} characters.`;
  return { type: 'unreadable', source, title: '', reason };
}

/** Flattens an entry: `{ location: { place: 'Leeds' } }` has the column `location.place`. Lists become lines. */
function flatten(entry: Record<string, unknown>, prefix = '', depth = 0): Record<string, string> {
  const pairs = Object.entries(entry).flatMap(([name, value]): [string, string][] => {
    const column = prefix + name;
    const extendedValue = isObject(value) ? readExtended(value) : undefined;
    if (extendedValue !== undefined) return [[column, extendedValue]];
    if (isObject(value)) return depth < 4 ? Object.entries(flatten(value, `${column}.`, depth + 1)) : [];
    if (Array.isArray(value)) return [[column, value.filter((item) => typeof item !== 'object').join('\n')]];
    return value === null || value === undefined ? [] : [[column, String(value)]];
  });
  return Object.fromEntries(pairs);
}

/** The value of `{"$oid": "…"}` and the like, which `mongoexport` writes; undefined for other objects. */
function readExtended(value: Record<string, unknown>): string | undefined {
  const [[name = '', inner] = [], ...more] = Object.entries(value);
  if (more.length > 0 || !EXTENDED.has(name)) return undefined;
  if (!isObject(inner)) return String(inner);
  const ms = Number(inner.$numberLong);
  return Math.abs(ms) <= MAX_DATE_MS ? new Date(ms).toISOString() : '';
}

const EXTENDED = new Set(['$oid', '$date', '$numberInt', '$numberLong', '$numberDouble', '$numberDecimal']);
/** The latest JavaScript date, in milliseconds since 1970. */
const MAX_DATE_MS = 8.64e15;
