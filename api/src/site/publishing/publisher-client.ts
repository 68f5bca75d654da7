/** The publisher is a separate process that listens on loopback and accepts requests with the shared secret. */
import { z } from 'zod';
import type { FeedBatch } from '../../core/content/change-feed.ts';

interface Connection {
  url: string;
  secret: string;
}

const pageSchema = z.object({ path: z.string(), action: z.enum(['written', 'removed']) });
const failureSchema = z.object({ path: z.string(), message: z.string() });

export const edgeSchema = z.object({
  state: z.enum(['purging', 'live', 'stale']),
  ms: z.number().nullable(),
  errors: z.array(failureSchema),
});
const outcomeSchema = z.object({
  /** The newest change that the site shows. */
  applied: z.int(),
  state: z.enum(['live', 'failed']),
  pages: z.array(pageSchema),
  pageCount: z.int(),
  bytes: z.int(),
  ms: z.number(),
  errors: z.array(failureSchema),
  edge: edgeSchema.nullable().default(null),
});
const statusSchema = z.object({
  applied: z.int(),
  errors: z.array(failureSchema),
  /** Progress of a full build. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
});
const previewSchema = z.object({ status: z.int(), html: z.string() });

/** Time limit for publishing. A full build takes seconds, or minutes on a slow disk with many pages. */
const PUBLISH_MS = 300_000;

/** Calls to the publisher. Each throws if the publisher is down or responds with an error. */
export function publisherAt({ url, secret }: Connection) {
  async function call<T>(
    path: string,
    schema: z.ZodType<T>,
    timeoutMs: number,
    body?: object,
    abort?: AbortSignal,
  ): Promise<T> {
    const headers: Record<string, string> = { authorization: `Bearer ${secret}` };
    if (body) headers['content-type'] = 'application/json';
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(abort ? [abort] : [])]),
    });
    if (!response.ok) throw new Error(`The publisher responded to ${path} with status ${response.status}.`);
    return schema.parse(await response.json());
  }

  return {
    /**
     * Asks the publisher to publish up to `change`. `batch` holds the changes, so that the publisher need not request
     * them.
     */
    publish: (change: number, batch: FeedBatch | null, signal: AbortSignal) =>
      call('/publish', outcomeSchema, PUBLISH_MS, { change, batch }, signal),
    publishEverything: (signal: AbortSignal) => call('/publish-everything', outcomeSchema, PUBLISH_MS, {}, signal),
    /** Returns the state of each change at the CDN; null for a change that affected no file. */
    edges: (changes: readonly number[], signal: AbortSignal) =>
      call('/edges', z.array(edgeSchema.nullable()), 5_000, { changes }, signal),
    status: () => call('/status', statusSchema, 1_000),
    missing: (paths: readonly string[]) => call('/missing', z.array(z.string()), 5_000, { paths }),
    preview: (page: { type: string; id: string; data: unknown; path: string }) =>
      call('/preview', previewSchema, 10_000, page),
  };
}

export type Publisher = ReturnType<typeof publisherAt>;
