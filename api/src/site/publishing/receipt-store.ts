import { z } from 'zod';
import { and, desc, eq, gt, gte, lt, lte, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Edge, publishes } from '../../core/database/schema/publishing.ts';
import { readMax } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { toIso } from '../../core/lib/dates.ts';
import { edgeSchema } from './publisher-client.ts';

export const receiptSchema = z.object({
  change: z.int(),
  state: z.enum(['waiting', 'publishing', 'live', 'failed']),
  pages: z.array(z.object({ path: z.string(), action: z.enum(['written', 'removed']) })),
  pageCount: z.int(),
  bytes: z.int(),
  ms: z.number(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  edge: edgeSchema
    .nullable()
    .describe('The state of the changes on the CDN; null without a CDN, or if no file changed.'),
  at: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

type StoredReceipt = typeof publishes.$inferSelect;

const MAX_PAGES = 200;
const MAX_RECEIPTS = 5_000;
/** Maximum number of receipts whose CDN purge is tracked. */
const MAX_TRACKED_RECEIPTS = 200;

export function addReceipt(db: Database, report: Omit<StoredReceipt, 'id'>): Receipt {
  const pages = report.pages.slice(0, MAX_PAGES);
  return inTransaction(db, () => {
    const row = db
      .insert(publishes)
      .values({ ...report, pages })
      .returning()
      .get();
    db.delete(publishes)
      .where(lt(publishes.id, row.id - MAX_RECEIPTS))
      .run();
    return toReceipt(row);
  });
}

export function findReceipt(db: Database, change: number): Receipt | null {
  const covers = and(lte(publishes.fromSeq, change), gte(publishes.toSeq, change));
  const row = db.select().from(publishes).where(covers).orderBy(desc(publishes.id)).get();
  return row ? { ...toReceipt(row), change } : null;
}

export function listNewestReceipts(db: Database, limit: number): Receipt[] {
  return db.select().from(publishes).orderBy(desc(publishes.id)).limit(limit).all().map(toReceipt);
}

/** The number of the newest change up to which the site has been published; 0 before the first publish. */
export function readAppliedSeq(db: Database): number {
  return readMax(db, publishes.toSeq) ?? 0;
}

/** The first change of the latest publish if it failed and must be retried; otherwise null. */
export function findFirstFailedChange(db: Database): number | null {
  const newestPublish = db.select().from(publishes).orderBy(desc(publishes.id)).get();
  return newestPublish?.state === 'failed' ? newestPublish.fromSeq : null;
}

/** Recent receipts whose changes are not live at the CDN yet. */
export function listUnfinishedReceipts(db: Database): StoredReceipt[] {
  const newestId = readMax(db, publishes.id) ?? 0;
  const isUnfinished = sql`json_extract(${publishes.edge}, '$.state') <> 'live'`;
  return db
    .select()
    .from(publishes)
    .where(and(gt(publishes.id, newestId - MAX_TRACKED_RECEIPTS), isUnfinished))
    .all();
}

export function setEdge(db: Database, id: number, edge: Edge | null): Receipt {
  return toReceipt(db.update(publishes).set({ edge }).where(eq(publishes.id, id)).returning().get());
}

export function createEmptyReceipt(change: number, state: 'waiting' | 'publishing', now: number): Receipt {
  return { change, state, pages: [], pageCount: 0, bytes: 0, ms: 0, errors: [], edge: null, at: toIso(now) };
}

function toReceipt({ toSeq, state, pages, pageCount, bytes, ms, errors, edge, at }: StoredReceipt): Receipt {
  return { change: toSeq, state, pages, pageCount, bytes, ms, errors, edge, at: toIso(at) };
}
