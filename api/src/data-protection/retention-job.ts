import { monthsInWords } from 'content-types/lib/retention';
import { and, inArray, lt, ne } from 'drizzle-orm';
import { audit } from '../auth/audit.ts';
import { outbox } from '../database/schema/mail.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { addMonths } from '../lib/dates.ts';
import { runWhenDue } from '../lib/due-loop.ts';
import { applicationDue, beginErasing, type Due, messageDue, oldApplications, oldMessages, periodsOf } from './due.ts';
import { eraseApplication, eraseMessage } from './erase.ts';
import { holdOf } from './holds.ts';
import { warnAgency } from './retention-warning.ts';

const INTERVAL_MS = 6 * 3_600_000;
/** After a failure, such as a database that was busy for long. */
const RETRY_MS = 10 * 60_000;
const MAX_MAILS_AT_ONCE = 500;

/** Erases what is due at the start and four times a day, and warns the agency before. */
export function startRetentionJob(app: App) {
  runWhenDue(app, {
    retryMs: RETRY_MS,
    failure: 'the retention job failed and will be tried again',
    async work(now, signal) {
      await untilWritable(app.db);
      beginErasing(app.db, now);
      const erased = await eraseDue(app, signal);
      if (erased > 0) app.log.info({ erased }, 'erased what had been kept for long enough');
      if (!signal.aborted) {
        await untilWritable(app.db);
        warnAgency(app);
      }
      return now + INTERVAL_MS;
    },
  });
}

/** Erases what is due, one after another until `signal` is aborted. Resolves with how many there were. */
export async function eraseDue(app: App, signal?: AbortSignal): Promise<number> {
  const { db, clock } = app;
  const author = { userId: null, at: clock.now() };
  const periods = periodsOf(db);
  const isOver = ({ at }: Due, id: string) => at <= author.at && !holdOf(db, id) && !signal?.aborted;
  let erased = 0;
  for (const row of oldApplications(db, periods, author.at)) {
    // Wait before checking what is due: a hold may be placed while it waits.
    await untilWritable(db);
    const due = applicationDue(db, row, periods);
    if (!isOver(due, row.id)) continue;
    await eraseApplication(app, row, reasonFor(due), author);
    erased += 1;
  }
  for (const row of oldMessages(db, periods, author.at)) {
    await untilWritable(db);
    const due = messageDue(db, row, periods);
    if (!isOver(due, row.id)) continue;
    eraseMessage(db, row, reasonFor(due), author);
    erased += 1;
  }
  if (periods.notBefore <= author.at) erased += await eraseMails(app, periods.months('mails'));
  return erased;
}

/** Erases old emails, except those that wait to be sent. */
async function eraseMails({ db, clock }: App, months: number): Promise<number> {
  const author = { userId: null, at: clock.now() };
  const isOld = and(ne(outbox.state, 'queued'), lt(outbox.createdAt, addMonths(author.at, -months)));
  const some = db.select({ id: outbox.id }).from(outbox).where(isOld).limit(MAX_MAILS_AT_ONCE);
  let erased = 0;
  for (;;) {
    await untilWritable(db);
    const { changes } = inTransaction(db, () => {
      const result = db.delete(outbox).where(inArray(outbox.id, some)).run();
      if (result.changes > 0)
        audit(db, author, 'mail.erase', `${result.changes} mails`, `kept for ${monthsInWords(months)}`);
      return result;
    });
    erased += changes;
    if (changes < MAX_MAILS_AT_ONCE) return erased;
  }
}

function reasonFor({ kind, months }: Due): string {
  return `kept for ${monthsInWords(months)} (${kind})`;
}
