/** The API's change feed: everything published, in the order of the changes. */
import { z } from 'zod';
import type { Change } from './store.ts';

const changeBatchSchema = z.object({
  /** Identifies the feed. A different id means another database, or the same database restored from a backup. */
  id: z.string(),
  // Skips validation, which would only repeat the API's.
  changes: z.array(z.custom<Change>()),
  /** The number of the newest change in the feed. */
  last: z.number(),
});
export type ChangeBatch = z.output<typeof changeBatchSchema>;

/** The changes after `since`, which the API sends along with a save to avoid a request. */
export const sentBatchSchema = changeBatchSchema.extend({ since: z.number() });
export type SentBatch = z.output<typeof sentBatchSchema>;

const REQUEST_TIMEOUT_MS = 30_000;
/** Maximum number of documents per request. Kept small, because the API is blocked while it assembles them. */
const CHUNK_SIZE = 200;

/**
 * Returns all changes after `sinceSeq`. Throws if the API cannot be reached or responds with an error, or if the feed's
 * id changes between chunks.
 */
export async function pullFeed(api: string, sinceSeq: number): Promise<ChangeBatch> {
  const batch: ChangeBatch = { id: '', changes: [], last: sinceSeq };
  for await (const { id, changes, last } of readFeed(api, sinceSeq)) {
    batch.id = id;
    batch.changes.push(...changes);
    batch.last = last;
  }
  return batch;
}

/** Like `pullFeed`, but yields the changes in chunks. Yields at least one chunk. */
export async function* readFeed(api: string, sinceSeq: number): AsyncGenerator<ChangeBatch> {
  let page = await readPage(api, sinceSeq);
  const { feed: id } = page;
  for (;;) {
    const { feed, changes, last, more } = page;
    if (feed !== id) throw new Error('The content feed was replaced while it was being read.');
    // The API prepares the next chunk while this one is processed.
    const nextPage = more && readPage(api, changes.at(-1)?.seq ?? last);
    if (nextPage) nextPage.catch(() => {});
    yield { id, changes, last };
    if (!nextPage) return;
    page = await nextPage;
  }
}

interface Page {
  feed: string;
  changes: Change[];
  last: number;
  more: boolean;
}

async function readPage(api: string, sinceSeq: number): Promise<Page> {
  const url = `${api}/api/content/changes?since=${sinceSeq}&limit=${CHUNK_SIZE}`;
  const response = await requestApi(url, REQUEST_TIMEOUT_MS);
  if (!response.ok) throw new Error(`The content feed responded with status ${response.status}.`);
  return (await response.json()) as Page;
}

/**
 * Sends a request to the API. The content is public, but a proxy in front may ask for a token: `CONTENT_API_TOKEN`.
 * Throws a readable error if the API does not respond.
 */
export async function requestApi(url: string | URL, timeoutMs: number): Promise<Response> {
  const token = process.env.CONTENT_API_TOKEN;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const reason = error instanceof TypeError && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`The API at ${new URL(url).origin} cannot be reached (${reason}).`, { cause: error });
  }
}
