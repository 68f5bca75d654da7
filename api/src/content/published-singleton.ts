import { contentTypes, type DataByType, type SingletonName } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import type { Database } from '../database/open.ts';
import { store } from './store.ts';

/** A singleton as visitors see it; its initial values where it has never been published. */
export function publishedSingleton<N extends SingletonName>(db: Database, name: N): DataByType[N] {
  const row = store(db).publicById.get({ id: name });
  return withDefaults(contentTypes[name].fields, row?.published ?? {}) as DataByType[N];
}
