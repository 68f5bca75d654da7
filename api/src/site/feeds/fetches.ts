/** Remembers the latest request for each feed: the only sign that a board has fetched it. */
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDS } from 'content-types/adverts/job-boards';
import { removeUnprintable } from 'content-types/fields/text';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';

const fetchSchema = z.object({
  at: z.number(),
  /** When the fetched file was written. */
  writtenAt: z.number(),
  evidence: z.string().min(1),
});

/** Public feeds, which one switch of the job controls together. */
export const READER_PATHS = { RSS: '/jobs.rss', 'JSON Feed': '/feeds/jobs.json' };
const PATHS = [...Object.values(BOARDS).map(({ feed }) => feed), ...Object.values(READER_PATHS)];
const MAX_AGENT_LENGTH = 120;
const toFactName = (path: string) => `fetch ${path}`;

/** The latest fetch of the feed at this path; null if none was seen. */
export function readLastFetch(db: Database, path: string): z.infer<typeof fetchSchema> | null {
  const storedFact = readFact(db, toFactName(path));
  return storedFact === undefined ? null : fetchSchema.parse(JSON.parse(storedFact));
}

/**
 * The latest fetch of a file that contains the job; null if none was seen. A file as new as `liveAt`, when the present
 * advert went live, counts as containing the job.
 */
export async function findLastFetchOfJob({ db, env }: App, path: string, id: string, liveAt: number) {
  const storedFetch = readLastFetch(db, path);
  if (!storedFetch || storedFetch.writtenAt >= liveAt) return storedFetch;
  const file = join(env.dataDir, 'site', path);
  // An older file must be searched for the job, which is only possible if it has not been replaced since.
  if (statSync(file, { throwIfNoEntry: false })?.mtimeMs !== storedFetch.writtenAt) return null;
  return (await isInFile(file, `/job/${id}`)) ? storedFetch : null;
}

async function isInFile(path: string, text: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const part = Buffer.concat([end, chunk as Buffer]);
    if (part.includes(text)) return true;
    end = part.subarray(-text.length);
  }
  return false;
}

/** Records fetches of the feeds, except by browsers, because staff open feeds to read them. */
export const watchFetches = fp(async (app: App) => {
  const latestFetches = new Map<string, { at: number; writtenAt: number }>();
  app.addHook('onRequest', async ({ method, url, headers, log }, reply) => {
    const path = url.replace(/\?.*/s, '');
    const now = app.clock.now();
    if (method !== 'GET' || !PATHS.includes(path) || headers['sec-fetch-dest'] !== undefined) return;
    const file = statSync(join(app.env.dataDir, 'site', path), { throwIfNoEntry: false });
    if (!file) return;
    const latestFetch = latestFetches.get(path);
    if (latestFetch && latestFetch.writtenAt === file.mtimeMs && now - latestFetch.at < MINUTE_MS) return;
    const agent = removeUnprintable(headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH) || 'no name';
    reply.raw.once('finish', async () => {
      const status = reply.statusCode;
      if (status !== 200 && status !== 304) return;
      latestFetches.set(path, { at: now, writtenAt: file.mtimeMs });
      const evidence = `Our server responded with ${status} to a request for ${path} from “${agent}”.`;
      try {
        await untilWritable(app.db);
        writeFact(app.db, toFactName(path), JSON.stringify({ at: now, writtenAt: file.mtimeMs, evidence }));
      } catch (err) {
        log.warn({ err }, 'failed to record the fetch of a feed');
      }
    });
  });
});
