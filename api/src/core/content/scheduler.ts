/** Publishes, expires and purges documents when they are due. Sleeps until the next one is due. */

import type { App } from '../app.ts';
import { type Author, systemAuthor } from '../audit.ts';
import { and, isNotNull, lte, min, type SQL, sql } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { prepared } from '../database/statements.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import { runWhenDue } from '../lib/due-loop.ts';
import type { Row } from './document-statements.ts';
import { BIN_MS } from './documents/bin.ts';
import { isInBin, purge } from './documents/lifecycle.ts';
import { liveColumns, type Visible, visibleAt } from './documents/status.ts';
import { writeDocument } from './documents/write.ts';
import { findType } from './types.ts';

// Must be identical to the conditions of the partial indexes, which contain only documents that are still due.
const isScheduled = sql`"publishAt" IS NOT NULL`;
const isOpen = sql`"published" IS NOT NULL AND "closed" = 0`;

const BATCH_SIZE = 100;
const RETRY_MS = 5_000;

export function startScheduler(app: App) {
  const { db, changes } = app;
  const wake = runWhenDue(app, {
    retryMs: RETRY_MS,
    failure: 'the scheduler failed, will retry',
    async work(now) {
      const firstDue = findNextDue(db);
      if (firstDue === null || firstDue > now) return firstDue;
      await untilWritable(db);
      if (applyDue(db, now) > 0) changes.check();
      return findNextDue(db);
    },
  });
  changes.onChange(wake);
}

/** Applies due changes, up to a batch of each kind, in one transaction. Returns the number of documents changed. */
function applyDue(db: Database, now: number): number {
  return inTransaction(db, () => {
    const author = systemAuthor(now);
    const scheduledRows = readDue(db, and(isScheduled, lte(documents.publishAt, now)));
    for (const row of scheduledRows) publish(db, row, author);
    const expiredRows = readDue(db, and(isOpen, lte(documents.closesAt, now)));
    for (const row of expiredRows) expire(db, row, author);
    const purgedRows = readDue(db, and(isInBin, lte(documents.deletedAt, now - BIN_MS)));
    purge(db, purgedRows);
    return scheduledRows.length + expiredRows.length + purgedRows.length;
  });
}

/** Returns the time at which the next document is due; null if nothing is scheduled. */
function findNextDue(db: Database): number | null {
  const { selectPublishAt, selectClosesAt, selectDeletedAt } = findFirst(db);
  const oldestDeletion = selectDeletedAt.get()?.at ?? null;
  const times = [
    selectPublishAt.get()?.at,
    selectClosesAt.get()?.at,
    oldestDeletion === null ? null : oldestDeletion + BIN_MS,
  ];
  const knownTimes = times.filter((time) => typeof time === 'number');
  return knownTimes.length > 0 ? Math.min(...knownTimes) : null;
}

/** Prepared once, because these queries run after every save. */
const findFirst = prepared((db) => {
  const selectFirst = (column: 'publishAt' | 'closesAt' | 'deletedAt', where: SQL) =>
    db
      .select({ at: min(documents[column]) })
      .from(documents)
      .where(and(where, isNotNull(documents[column])))
      .prepare();
  return {
    selectPublishAt: selectFirst('publishAt', isScheduled),
    selectClosesAt: selectFirst('closesAt', isOpen),
    selectDeletedAt: selectFirst('deletedAt', isInBin),
  };
});

function readDue(db: Database, where: SQL | undefined): Row[] {
  return db.select().from(documents).where(where).limit(BATCH_SIZE).all();
}

// `publish` and `expire` keep the version, because the content does not change and an editor may have the document
// open.

function publish(db: Database, row: Row, author: Author) {
  const type = findType(row.type);
  const visibility = type ? visibleAt(type, row.data, row.expiresAt, author.at) : NOT_VISIBLE;
  writeDocument(db, { ...row, ...visibility, ...liveColumns(row, author.at) }, author, 'publish');
}

function expire(db: Database, row: Row, author: Author) {
  const type = findType(row.type);
  const visibility = type ? visibleAt(type, row.published, row.expiresAt, author.at) : NOT_VISIBLE;
  // A document saved by an older version of the code only gets its closing time.
  const isOver = visibility.closed || visibility.published === null;
  writeDocument(db, { ...row, ...visibility }, author, isOver ? 'expire' : null);
}

/** The state of a document whose type is no longer registered. */
const NOT_VISIBLE: Visible = { published: null, closed: false, closesAt: null };
