/** What makes long lists quick: an index for every column that editors sort by or filter by. */
import type { Collection } from 'content-types/define';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
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

/** What to read documents from, by an index of these where there is one: told, SQLite does not have to guess. */
export function documentsBy(index: string | null): SQL {
  return index ? sql.raw(`documents INDEXED BY "${index}"`) : sql`documents`;
}

/** Whether visitors do not see a document. Compared with a number, as it stands in the index, SQLite looks it up there. */
export const isHidden = sql`(published IS NULL)`;

/**
 * Whether a document that visitors see has a newer draft. The times rule most out before whole texts are compared; they are
 * not in order when the machine's clock was put back.
 */
export const isChanged = sql`("updatedAt" <> "lastPublishedAt" AND data <> published)`;

/**
 * The field's value as editors see it and as the index spells it: SQLite uses the index only for the very same words. A
 * document from before the field existed has its initial value; one that says null has null.
 */
export function valueIn(type: Collection, field: string): string {
  const at = `data, '$.${field}'`;
  const initial = type.fields[field]?.initial() ?? null;
  const value =
    initial === null
      ? `json_extract(${at})`
      : `iif(json_type(${at}) IS NULL, ${literal(initial)}, json_extract(${at}))`;
  return `${value} COLLATE NOCASE`;
}

/** Makes the indexes that are missing, makes anew those that are spelt otherwise, and drops those of fields that are gone. */
export function ensureListIndexes(db: Database) {
  const { $client: sqlite } = db;
  const byField = allTypes.filter(isCollection).flatMap((type) =>
    indexedFields(type).map((field) => ({
      name: `list_${type.name}_${field}`,
      on: `(${valueIn(type, field)}, "updatedAt" DESC) WHERE type = '${type.name}' AND "deletedAt" IS NULL`,
    })),
  );
  const all = [{ name: STATE_INDEX, on: STATE }, ...byField];
  const wanted = new Map(all.map(({ name, on }) => [name, `CREATE INDEX "${name}" ON documents ${on}`]));
  inTransaction(db, () => {
    const there = sqlite.prepare<[], [name: string, sql: string]>(THERE).raw().all();
    for (const [name, spelt] of there) {
      if (wanted.get(name) === spelt) wanted.delete(name);
      else sqlite.exec(`DROP INDEX "${name}"`);
    }
    for (const statement of wanted.values()) sqlite.exec(statement);
  });
}

const THERE = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND name GLOB 'list_*'";

function indexedFields(type: Collection): string[] {
  const names = [type.title, ...type.columns, ...choicesOf(type)];
  return [...new Set(names)].filter((name) => type.fields[name]?.kind !== 'image');
}

/** A value in SQL, as `json_extract` gives it. */
function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(Number(value));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
