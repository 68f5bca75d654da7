import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { App } from '../app.ts';
import { and, asc, gt, isNotNull, lte, notInArray, or, sql } from '../database/drizzle.ts';
import { addFact, readFact } from '../database/facts.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { prepared } from '../database/statements.ts';
import { isLoopback } from '../http/http.ts';
import { CHANGES } from '../http/public-limits.ts';
import { concurrencyLimit } from '../http/rate-limit.ts';
import { newId } from '../lib/ids.ts';
import { documentStatements, type PublicRow, publicColumns } from './document-statements.ts';
import { toPublicEntry } from './entries.ts';
import { allTypes, findType } from './types.ts';

const query = z.object({
  since: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});

/** Maximum concurrent requests. Building a page uses processor time that logins and saves need. */
const PAGES = { total: 4, perNetwork: 2 };

const pageSchema = z.object({
  feed: z.string().describe('The id of the feed. If it changes, start again with `since=0`.'),
  changes: z.array(
    z.object({
      seq: z.int(),
      type: z.string(),
      id: z.string(),
      entry: z.record(z.string(), z.unknown()).nullable().describe('The entry; null if it is no longer on the site.'),
      hidden: z.boolean().optional().describe('Whether an editor has unpublished the singleton’s page.'),
    }),
  ),
  last: z.int().describe('The cursor to send as `since` in the next request.'),
  more: z.boolean().describe('Whether more changes follow.'),
});

/**
 * Serves the change feed in the order of changes: published and removed documents, without drafts. Each document
 * appears once, at its latest change.
 */
export async function feedRoutes(app: App) {
  const pages = concurrencyLimit(PAGES);
  const schema = {
    tags: ['Changes'],
    description: 'Returns each published or removed entry once, in the order of its latest change after `since`.',
    querystring: query,
    response: { 200: pageSchema },
  };
  app.get('/api/content/changes', { config: { public: CHANGES }, schema }, async (request, reply) => {
    const { since, limit } = request.query;
    // The publisher runs on this machine and must not wait for other readers, so it is exempt from the limit.
    if (!isLoopback(request.ip)) pages.hold(request, reply);
    reply.type('application/json; charset=utf-8');
    return (reply as FastifyReply).send(Readable.from(feedPage(app.db, since, limit), { objectMode: false }));
  });
}

/** Rows read at a time. */
const ROWS_PER_STEP = 25;
const FEED_FACT = 'feed';
const steps = pLimit(1);

/**
 * Yields the response in small pieces, one at a time across all clients, so that the event loop stays free between
 * them.
 */
async function* feedPage(db: Database, sinceSeq: number, limit: number): AsyncGenerator<string> {
  const untilSeq = documentStatements(db).selectLastChange.get()?.seq ?? 0;
  let lastSeq = sinceSeq;
  let bytesSent = 0;
  let isFull = false;
  yield `{"feed":${JSON.stringify(ensureFeedId(db))},"changes":[`;
  while (!isFull) {
    const { rows, text } = await steps(async () => {
      if (bytesSent > 0) await setImmediate();
      const rows = readNextRows(db, lastSeq, untilSeq, Math.min(ROWS_PER_STEP, limit - bytesSent));
      return { rows, text: rows.map((row) => JSON.stringify(toChange(row))).join(',') };
    });
    yield bytesSent > 0 && rows.length > 0 ? `,${text}` : text;
    bytesSent += rows.length;
    lastSeq = rows.at(-1)?.seq ?? lastSeq;
    isFull = bytesSent === limit || rows.length < ROWS_PER_STEP;
  }
  const hasMore = bytesSent === limit && readNextRows(db, lastSeq, untilSeq, 1).length > 0;
  yield `],"last":${hasMore ? lastSeq : Math.max(untilSeq, sinceSeq)},"more":${hasMore}}`;
}

const INTERNAL = allTypes.filter(({ internal }) => internal).map(({ name }) => name);

function readNextRows(db: Database, sinceSeq: number, untilSeq: number, limit: number) {
  return selectPublicRows(db).all({ since: sinceSeq, until: untilSeq, limit });
}

const selectPublicRows = prepared((db) => {
  const wasShown = or(isNotNull(documents.publishedAt), documents.hidden);
  const isPublic = and(wasShown, notInArray(documents.type, INTERNAL));
  const isAfter = gt(documents.seq, sql.placeholder('since'));
  const isKnown = lte(documents.seq, sql.placeholder('until'));
  const where = and(isAfter, isKnown, isPublic);
  const limit = sql.placeholder('limit');
  return db.select(publicColumns).from(documents).where(where).orderBy(asc(documents.seq)).limit(limit).prepare();
});

export interface FeedBatch {
  id: string;
  since: number;
  changes: ReturnType<typeof toChange>[];
  last: number;
}

/** The maximum number of changes sent along with a change notice. */
const MAX_SENT_CHANGES = 5;

/** The changes after `sinceSeq`; null if there are more than `MAX_SENT_CHANGES`. */
export function readFewChanges(db: Database, sinceSeq: number): FeedBatch | null {
  const newestSeq = documentStatements(db).selectLastChange.get()?.seq ?? 0;
  const rows = readNextRows(db, sinceSeq, newestSeq, MAX_SENT_CHANGES + 1);
  return rows.length > MAX_SENT_CHANGES
    ? null
    : { id: ensureFeedId(db), since: sinceSeq, changes: rows.map(toChange), last: newestSeq };
}

/** A document whose type is no longer in the registry counts as removed. */
function toChange(row: PublicRow) {
  const type = findType(row.type);
  const entry = type ? toPublicEntry(type, row) : null;
  return { seq: row.seq, type: row.type, id: row.id, entry, ...(row.hidden && { hidden: true as const }) };
}

/** The id of this database's change feed. Restoring a backup replaces it, so that readers start again. */
export function ensureFeedId(db: Database): string {
  const storedId = readFact(db, FEED_FACT);
  if (storedId !== undefined) return storedId;
  addFact(db, FEED_FACT, newId());
  return ensureFeedId(db);
}
