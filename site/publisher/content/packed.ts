/**
 * Changes shared between threads. The data of entries stays in shared memory as JSON and is parsed when a page reads it.
 * As objects, the data of thousands of jobs would need several times the memory in every thread.
 */
import type { Entry } from 'content-types/define';
import type { Site } from './site.ts';
import { type Change, freeze, omitPageData } from './store.ts';

export interface PackedChanges {
  /** The changes without page data, as JSON; see `omitPageData`. */
  json: string;
  /** The data of each change as JSON, one after another, in UTF-8. */
  data: SharedArrayBuffer;
  /** The end of each change's data. */
  ends: number[];
}

export function packChanges(changes: readonly Change[], site: Site): PackedChanges {
  const parts = changes.map(({ entry }) => Buffer.from(entry ? JSON.stringify(entry.data) : ''));
  let end = 0;
  const ends = parts.map((part) => (end += part.length));
  const data = new SharedArrayBuffer(end);
  const bytes = Buffer.from(data);
  for (const [index, part] of parts.entries()) part.copy(bytes, ends[index - 1] ?? 0);
  return { json: JSON.stringify(changes.map((change) => omitPageData(change, site))), data, ends };
}

/** Entries smaller than this many bytes, such as sectors, are parsed only once. */
const MAX_EAGER_BYTES = 500;

/** Returns the original changes. Parses the data of singletons and short entries immediately, because many pages read it. */
export function unpackChanges({ json, data, ends }: PackedChanges, { types }: Site): Change[] {
  return (JSON.parse(json) as Change[]).map((change, index) => {
    const { type, entry } = change;
    if (!entry) return change;
    const { data: plainData, ...rest } = entry;
    const start = ends[index - 1] ?? 0;
    const end = ends[index] ?? 0;
    const packedEntry: PackedEntry = Object.assign(Object.create(READ_ON_DEMAND), rest, {
      plain: plainData,
      source: data,
      start,
      end,
    });
    const isParsed = end - start < MAX_EAGER_BYTES || types[type]?.shape === 'singleton';
    return { ...change, entry: isParsed ? { ...rest, data: packedEntry.data } : packedEntry };
  });
}

interface PackedEntry extends Entry {
  plain: Record<string, unknown>;
  source: SharedArrayBuffer;
  start: number;
  end: number;
}

const READ_ON_DEMAND = {
  get data() {
    return readData(this as unknown as PackedEntry);
  },
};

/** Caches the data of the last entry, because a page reads it several times before it reads the next entry. */
let cachedEntry: { entry: PackedEntry; data: PackedEntry['data'] } | null = null;

function readData(entry: PackedEntry): PackedEntry['data'] {
  if (cachedEntry?.entry !== entry) {
    const entryJson = Buffer.from(entry.source, entry.start, entry.end - entry.start).toString();
    cachedEntry = { entry, data: freeze(JSON.parse(entryJson)) };
  }
  return cachedEntry.data;
}
