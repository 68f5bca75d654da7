/** What people wrote in documents, kept in memory in small letters: a search looks through ten thousand in some milliseconds. */
import { setImmediate } from 'node:timers/promises';
import type { ContentType } from 'content-types/define';
import type { Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import { withDefaults } from 'content-types/lib/defaults';
import { type LeafField, walk } from 'content-types/lib/walk';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';

interface Known {
  updatedAt: number;
  text: string;
}

/** Of a type's documents, by row number. */
interface Texts {
  byRow: Map<number, Known>;
  /** The search that is the last in the queue to bring them up to date. */
  last: Promise<void>;
}

/** Whether the document in that row has every word of the search. */
type Matches = (rowid: number) => boolean;

/** How long the event loop may be kept busy, in milliseconds. */
const SLICE_MS = 10;

/** Brings the texts of a type up to date and answers which of its documents have every word of `search` in a text or number. */
export async function searchIn(db: Database, type: ContentType, search: string): Promise<Matches> {
  const texts = await textsOf(db, type);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (rowid) => {
    const text = texts.get(rowid)?.text ?? '';
    return words.every((word) => text.includes(word));
  };
}

/** Forgets what a document said, before the next search would. */
export function forgetText(db: Database, { id, type }: { id: string; type: string }) {
  const { rowid, types } = known(db);
  types.get(type)?.byRow.delete(rowid.get(id) ?? 0);
}

const known = prepared((db) => ({
  // Answered from an index alone.
  stamps: db.$client
    .prepare<[string], [number, number]>('SELECT rowid, "updatedAt" FROM documents WHERE type = ?')
    .raw(),
  data: db.$client.prepare<[number], string>('SELECT data FROM documents WHERE rowid = ?').pluck(),
  rowid: db.$client.prepare<[string], number>('SELECT rowid FROM documents WHERE id = ?').pluck(),
  types: new Map<string, Texts>(),
}));

async function textsOf(db: Database, type: ContentType): Promise<Texts['byRow']> {
  const { types } = known(db);
  const texts = types.get(type.name) ?? { byRow: new Map(), last: Promise.resolve() };
  types.set(type.name, texts);
  // One after another: the first reads every document, those behind it only what was saved since.
  texts.last = texts.last.catch(() => {}).then(() => update(db, type, texts.byRow));
  await texts.last;
  return texts.byRow;
}

async function update(db: Database, type: ContentType, byRow: Texts['byRow']) {
  const { stamps, data } = known(db);
  let started = performance.now();
  for (const [rowid, updatedAt] of stamps.all(type.name)) {
    if (byRow.get(rowid)?.updatedAt === updatedAt) continue;
    if (performance.now() - started > SLICE_MS) {
      await setImmediate();
      started = performance.now();
    }
    const shown = withDefaults(type.fields, JSON.parse(data.get(rowid) ?? '{}'));
    byRow.set(rowid, { updatedAt, text: textOf(type.fields, shown).toLowerCase() });
  }
}

/** Every text and number that people gave the fields, one a line; of a choice also what they read. */
function textOf(fields: Fields, data: Record<string, unknown>): string {
  const texts: string[] = [];
  walk(fields, data, (field, value) => texts.push(...textsIn(field, value)));
  return texts.join('\n');
}

function textsIn(field: LeafField, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  switch (field.kind) {
    case 'image':
      return [(value as Image).alt];
    case 'choice':
      return field.options.flatMap((o) => (o.value === value ? [o.value, o.label] : []));
    default:
      return atoms(value);
  }
}

function atoms(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (MARKUP.has(name) ? [] : atoms(part)));
}

/** What rich text calls its parts is not text that people wrote. */
const MARKUP = new Set(['type', 'level']);
