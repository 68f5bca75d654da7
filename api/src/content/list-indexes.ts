/** What makes long lists quick: an index for every column that editors sort by or filter by. */
import type { Collection } from 'content-types/define';
import type { Database } from '../database/open.ts';
import { allTypes, isCollection } from './types.ts';

/** By which the state of documents is known without a look at them. */
export const STATE_INDEX = 'list_state';
const STATE =
  '(type, (published IS NULL), closed, "publishAt", "publishedAt", "closesAt", "updatedAt", "lastPublishedAt") WHERE "deletedAt" IS NULL';

/** Fields of one of a fixed list: those that a list can be filtered by. */
export function choicesOf(type: Collection): string[] {
  return Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'choice');
}

/** The name of the index by which the type is read in the order of that field; null when there is none. */
export function indexOf(type: Collection, field: string): string | null {
  return indexedFields(type).includes(field) ? `list_${type.name}_${field}` : null;
}

/** The field's value as the index spells it: SQLite uses the index only for the very same words. */
export function valueIn(field: string): string {
  return `json_extract(data, '$.${field}') COLLATE NOCASE`;
}

/** Makes the indexes that are missing and drops those of fields that are gone. */
export function ensureListIndexes({ $client: sqlite }: Database) {
  const byField = allTypes.filter(isCollection).flatMap((type) =>
    indexedFields(type).map((field) => ({
      name: `list_${type.name}_${field}`,
      on: `(${valueIn(field)}, "updatedAt" DESC) WHERE type = '${type.name}' AND "deletedAt" IS NULL`,
    })),
  );
  const wanted = [{ name: STATE_INDEX, on: STATE }, ...byField];
  const list = sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'index' AND name GLOB 'list_*'");
  const there = list.pluck().all();
  for (const name of there.filter((name) => !wanted.some((index) => index.name === name))) {
    sqlite.exec(`DROP INDEX "${name}"`);
  }
  for (const { name, on } of wanted) sqlite.exec(`CREATE INDEX IF NOT EXISTS "${name}" ON documents ${on}`);
}

function indexedFields(type: Collection): string[] {
  const names = [type.title, ...type.columns, ...choicesOf(type)];
  return [...new Set(names)].filter((name) => type.fields[name]?.kind !== 'image');
}
