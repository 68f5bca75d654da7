import { contentTypes, type DataByType, type SingletonName } from 'content-types';
import type { ContentType } from 'content-types/define';
import { withDefaults, withStandard } from 'content-types/values/defaults';
import type { Database } from '../database/open.ts';
import { documentRows } from './documents/rows.ts';

/** A singleton as visitors see it, with standard data or initial values for what has never been published. */
export function publishedSingleton<N extends SingletonName>(db: Database, name: N): DataByType[N] {
  const row = documentRows(db).publicById.get({ id: name });
  return completeData(db, contentTypes[name], row?.published ?? {}) as DataByType[N];
}

/** Stored data with what its type adds where nothing has been entered. */
export function completeData(
  db: Database,
  type: ContentType,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  return withStandard(type, withDefaults(type.fields, stored), (name) => publishedSingleton(db, name as SingletonName));
}
