import { contentTypes } from 'content-types';
import type { Database } from '../database/open.ts';
import { store } from './store.ts';

/** A job that visitors can see, and whether it still takes applications; null when there is none. */
export function jobOnSite(db: Database, id: string, now: number): { title: string; isOpen: boolean } | null {
  const row = store(db).byId.get({ id });
  if (row?.type !== contentTypes.job.name || row.published === null || row.deletedAt !== null) return null;
  const isOver = row.closesAt !== null && row.closesAt <= now;
  return { title: String(row.published.title), isOpen: !row.closed && !isOver };
}
