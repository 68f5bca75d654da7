import type { Pool } from '../render/worker-pool.ts';
import { readFeed } from './feed.ts';
import { createStore, type Store, slim } from './store.ts';

/** What is published, at some change of a feed. */
export interface Content {
  store: Store;
  /** The feed's id. */
  feed: string;
  /** The newest change. */
  last: number;
}

/** Reads the whole feed into the workers and, slim, into a store here; part by part, so that it is never held as a whole. */
export async function loadContent(api: string, pool: Pool): Promise<Content> {
  const content: Content = { store: createStore(), feed: '', last: 0 };
  pool.tell({ kind: 'reset' });
  for await (const { id, changes, last, json } of readFeed(api, 0)) {
    pool.tell({ kind: 'portion', json });
    for (const change of changes) content.store.apply(slim(change));
    content.feed = id;
    content.last = last;
  }
  return content;
}
