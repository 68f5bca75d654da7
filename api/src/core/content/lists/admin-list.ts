import type { Collection } from 'content-types/define';
import type { Role } from 'content-types/fields/field';
import { findField } from 'content-types/values/walk';
import { and, asc, desc, eq, gt, isNotNull, isNull, not, type SQL, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { documents } from '../../database/schema/content.ts';
import { ALL_ROWS, countRows } from '../../database/statements.ts';
import type { ListFilter } from '../../feature.ts';
import { fieldError } from '../../http/errors.ts';
import { documentStatements } from '../document-statements.ts';
import { BIN_MS } from '../documents/bin.ts';
import { isInBin } from '../documents/lifecycle.ts';
import { toAdminEntry } from '../entries.ts';
import type { AdminEntry, ListStatus } from '../schemas.ts';
import { findType } from '../types.ts';
import { matchesSearch } from './search.ts';

interface ListQuery {
  /** Words that must all occur in the entry. */
  search?: string;
  status?: ListStatus;
  /** Filter values of choices, references and booleans by field path, and of the filters in `more`. */
  filters?: Readonly<Record<string, string | boolean>>;
  /** Filters declared by features, by name. */
  more?: Readonly<Record<string, ListFilter>>;
  /** Whether to list the bin instead. */
  bin?: boolean;
  /**
   * Sort key: a field path, `updatedAt` or `closesAt`, with a leading `-` for descending. Defaults to the type's own
   * order.
   */
  sort?: string;
  limit: number;
  offset: number;
}

/** Returns a page of a type's documents as editors see them, with the total. Throws 422 if `sort` is not a field. */
export function readAdminList(
  db: Database,
  type: Collection,
  query: ListQuery,
  now: number,
  role: Role,
): { items: AdminEntry[]; total: number } {
  const where = and(...listConditions(db, type, query, now, role));
  const { limit, offset } = query;
  // A search is slow, so a single query returns both the total and the page.
  const isOnePass = Boolean(query.search);
  const page = isOnePass ? ALL_ROWS : { limit, offset };
  // Selects ids first: the index `documents_list` covers most lists, so only the documents of the page are read.
  const ids = db
    .select({ id: documents.id })
    .from(documents)
    .where(where)
    .orderBy(...order(type, query))
    .limit(page.limit)
    .offset(page.offset)
    .all();
  const rows = isOnePass ? ids.slice(offset, offset + limit) : ids;
  return {
    items: rows
      .flatMap(({ id }) => documentStatements(db).selectById.get({ id }) ?? [])
      .map((row) => toAdminEntry(db, type, row, now, role)),
    total: isOnePass ? ids.length : countRows(db, documents, where),
  };
}

function listConditions(
  db: Database,
  type: Collection,
  { search, status, filters = {}, more = {}, bin }: ListQuery,
  now: number,
  role: Role,
) {
  return [
    eq(documents.type, type.name),
    bin ? and(isInBin, gt(documents.deletedAt, now - BIN_MS)) : isNull(documents.deletedAt),
    status && hasStatus(status, now),
    ...Object.entries(filters).map(([path, value]) => {
      const customCondition = more[path]?.matches(String(value), now);
      return customCondition ?? sql`${fieldValue(type, path)} = ${typeof value === 'boolean' ? Number(value) : value}`;
    }),
    search ? matchesSearch(db, search, [type], role) : undefined,
  ];
}

// `isHidden` and `fieldValue` must match the index `documents_list` exactly: SQLite uses an index only for identical
// expressions.
const isHidden = sql`(published IS NULL)`;

/**
 * The field's value as editors see it. A document from before the field existed has its initial value. The index
 * `documents_list` has the columns of the list of jobs.
 */
function fieldValue(type: Collection, path: string): SQL {
  const [name = '', ...inGroups] = path.split('.');
  const initial =
    inGroups.reduce<unknown>((group, part) => (group as Values)[part], type.fields[name]?.initial()) ?? null;
  const storedValue = `json_extract(data, '$.${path}')`;
  // biome-ignore lint/plugin: the registry knows the field.
  return sql.raw(initial === null ? storedValue : `coalesce(${storedValue}, ${toLiteral(initial)})`);
}

export const isOffSite = sql`${isHidden} = 1`;

/**
 * Whether a document has a draft newer than the published content. Comparing times first avoids most comparisons of
 * texts.
 */
export const hasNewerDraft = sql`(${isHidden} = 0 AND "updatedAt" <> "lastPublishedAt" AND data <> published)`;

function hasStatus(status: ListStatus, now: number): SQL | undefined {
  const isOver = sql`(closed OR ("publishedAt" IS NOT NULL AND "closesAt" IS NOT NULL AND "closesAt" <= ${now}))`;
  const isScheduled = isNotNull(documents.publishAt);
  switch (status) {
    case 'scheduled':
      return isScheduled;
    case 'expired':
      return and(not(isScheduled), isOver);
    case 'draft':
      return and(not(isScheduled), not(isOver), isOffSite);
    case 'changed':
      return and(not(isScheduled), not(isOver), hasNewerDraft);
    case 'live':
      return and(not(isScheduled), not(isOver), sql`${isHidden} = 0`, not(hasNewerDraft));
  }
}

function order(type: Collection, { sort }: ListQuery): SQL[] {
  if (!sort) {
    const byPosition = [asc(documents.position), asc(documents.id)];
    return type.order === 'position' ? byPosition : [desc(documents.updatedAt), desc(documents.id)];
  }
  const name = sort.replace(/^-/, '');
  const isDown = sort.startsWith('-');
  if (name === 'updatedAt') {
    const direction = isDown ? desc : asc;
    return [direction(documents.updatedAt), direction(documents.id)];
  }
  if (name === 'closesAt') {
    // Entries that never close come last.
    const direction = isDown ? desc : asc;
    return [sql`"closesAt" IS NULL`, direction(documents.closesAt), desc(documents.updatedAt), desc(documents.id)];
  }
  if (!findField(type.fields, name)) {
    throw fieldError('sort', `${type.label.many} have no field “${name}”.`);
  }
  const value = sql`${sortValue(type, name)} COLLATE NOCASE`;
  return isDown
    ? [desc(value), asc(documents.updatedAt), asc(documents.id)]
    : [asc(value), desc(documents.updatedAt), desc(documents.id)];
}

/** A reference is sorted by the title of its entry. */
function sortValue(type: Collection, name: string): SQL {
  const field = findField(type.fields, name);
  const target = field?.kind === 'reference' ? findType(field.to) : undefined;
  if (target?.shape !== 'collection') return fieldValue(type, name);
  // biome-ignore lint/plugin: a field of the registry.
  const path = sql.raw(`'$.${target.title}'`);
  // biome-ignore lint/plugin: the registry knows the field.
  const id = sql.raw(`json_extract(documents.data, '$.${name}')`);
  return sql`(SELECT json_extract(target.data, ${path}) FROM documents target WHERE target.id = ${id})`;
}

type Values = Record<string, unknown>;

/** Returns a value as SQL, in the form that `json_extract` returns. */
function toLiteral(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(Number(value));
  const sqlText = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${sqlText.replaceAll("'", "''")}'`;
}
