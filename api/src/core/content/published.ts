import { type CollectionName, contentTypes, type DataByType, type SingletonName } from 'content-types';
import type { ContentType } from 'content-types/define';
import { withDefaults, withStandard } from 'content-types/values/defaults';
import { asc, sql } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { prepared } from '../database/statements.ts';
import { documentStatements, onSite } from './document-statements.ts';

/** A singleton as visitors see it. If it was never published, it has its standard data or initial values. */
export function readPublishedSingleton<N extends SingletonName>(db: Database, name: N): DataByType[N] {
  const row = documentStatements(db).selectPublicById.get({ id: name });
  return completeData(db, contentTypes[name], row?.published ?? {}) as DataByType[N];
}

/** Returns an entry as visitors see it; null if it is not visible. */
export function findPublishedEntry<N extends CollectionName>(db: Database, name: N, id: string | null) {
  const row = id === null ? undefined : documentStatements(db).selectPublicById.get({ id });
  if (row?.type !== name || row.published === null || row.deletedAt !== null) return null;
  const data = withDefaults(contentTypes[name].fields, row.published) as unknown as DataByType[N];
  return { data, closed: row.closed, closesAt: row.closesAt };
}

/** The published entries of a collection, in the order of its list. */
export function readPublishedEntries<N extends CollectionName>(
  db: Database,
  type: N,
): (DataByType[N] & { id: string })[] {
  const { fields } = contentTypes[type];
  return selectEntries(db)
    .all({ type })
    .map(({ id, published }) => ({ ...(withDefaults(fields, published) as DataByType[N]), id }));
}

const selectEntries = prepared((db) =>
  db
    .select({ id: documents.id, published: documents.published })
    .from(documents)
    .where(onSite(sql.placeholder('type')))
    .orderBy(asc(documents.position), asc(documents.id))
    .prepare(),
);

/** Completes stored data with initial values. A singleton without any entered data gets its type's standard data. */
export function completeData(
  db: Database,
  type: ContentType,
  storedData: Record<string, unknown>,
): Record<string, unknown> {
  return withStandard(type, withDefaults(type.fields, storedData), (name) =>
    readPublishedSingleton(db, name as SingletonName),
  );
}
