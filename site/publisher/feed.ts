/** The API's change feed: what is published, ordered by the number of the change that made it so. */
import type { Change } from './store.ts';

export interface News {
  /** Names the feed; another id means another database, or the same one restored from a backup. */
  id: string;
  changes: Change[];
  /** The newest change of the feed. */
  last: number;
}

/** Everything after change `since`. Throws when the API does not answer. */
export async function pullFeed(api: string, since: number): Promise<News> {
  const changes: Change[] = [];
  for (;;) {
    const page = await readPage(api, since);
    changes.push(...page.changes);
    if (!page.more) return { id: page.feed, changes, last: page.last };
    since = page.changes.at(-1)?.seq ?? page.last;
  }
}

interface Page {
  feed: string;
  changes: Change[];
  last: number;
  more: boolean;
}

async function readPage(api: string, since: number): Promise<Page> {
  const response = await fetch(`${api}/api/content/changes?since=${since}&limit=1000`);
  if (!response.ok) throw new Error(`The content feed answered ${response.status}.`);
  return (await response.json()) as Page;
}
