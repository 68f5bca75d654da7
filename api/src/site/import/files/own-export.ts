/** The product's own export of jobs. */
import { isObject } from 'content-types/values/defaults';
import { type ImportSource, type Item, UnreadableFile } from '../record.ts';
import { parseJson } from './table.ts';
import { readText } from './text.ts';

/** The first bytes of an export. */
export const EXPORT_START = '{"export":"staffing-site jobs"';

/** Opens an export of jobs by this product. Throws for an incomplete one. */
export function openExport(file: Buffer): ImportSource {
  const exportFile = parseJson([...readText(file)].join(''));
  const entries = isObject(exportFile) ? exportFile.entries : null;
  if (!Array.isArray(entries)) throw new UnreadableFile('This export is incomplete.');
  return {
    kind: 'jobs',
    total: entries.length,
    contents: { Jobs: entries.length },
    *items() {
      for (const [i, entry] of entries.entries()) yield toOwn(entry, `entry ${i + 1}`);
    },
  };
}

function toOwn(entry: unknown, source: string): Item {
  if (!isObject(entry) || !isObject(entry.data) || typeof entry.id !== 'string' || !/^[\w -]{1,64}$/.test(entry.id)) {
    return { type: 'unreadable', source, title: '', reason: 'It isn’t an exported entry.' };
  }
  const { id, data, publishedAt, expiresAt, closedAs } = entry;
  return {
    type: 'job',
    key: `export ${id}`,
    id,
    source,
    title: String(data.title ?? ''),
    data,
    isPublic: entry.isPublic === true,
    ...(typeof publishedAt === 'number' && { publishedAt }),
    ...(typeof expiresAt === 'number' && { expiresAt }),
    ...((closedAs === 'filled' || closedAs === 'withdrawn') && { closedAs }),
    notes: [],
  };
}
