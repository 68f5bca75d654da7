import { startTestFeed as startEmptyFeed, type TestFeed } from '../../publisher/test/feed.ts';
import { stockTerms } from './terms.ts';

export type { TestFeed };

/** Starts with the sectors, job types and contract types of every database. */
export async function startTestFeed(): Promise<TestFeed> {
  const feed = await startEmptyFeed();
  for (const [type, entries] of Object.entries(stockTerms)) {
    for (const [id, data] of Object.entries(entries)) feed.put(type, id, data);
  }
  return feed;
}
