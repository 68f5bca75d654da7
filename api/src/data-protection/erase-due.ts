import { monthsInWords } from 'content-types/lib/retention';
import { and, inArray, lt, ne } from 'drizzle-orm';
import { audit } from '../auth/audit.ts';
import { untilWritable } from '../database/busy.ts';
import { outbox } from '../database/schema/mail.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { addMonths } from '../lib/dates.ts';
import { applicationDue, type Due, messageDue, oldApplications, oldMessages, periodsOf } from './due.ts';
import { eraseApplication, eraseMessage } from './erase.ts';
import { holdOf } from './holds.ts';

const MAILS_AT_ONCE = 500;

/** Erases all that has been kept for long enough, one after another until told to stop. Returns how many there were. */
export async function eraseDue(app: App, signal?: AbortSignal): Promise<number> {
  const { db, clock } = app;
  const author = { userId: null, at: clock.now() };
  const periods = periodsOf(db);
  const isOver = ({ at }: Due, id: string) => at <= author.at && !holdOf(db, id) && !signal?.aborted;
  let erased = 0;
  for (const row of oldApplications(db, periods, author.at)) {
    // Before the look at what is due: while one waits somebody may put a hold on it.
    await untilWritable(db);
    const due = applicationDue(db, row, periods);
    if (!isOver(due, row.id)) continue;
    await eraseApplication(app, row, whyOf(due), author);
    erased += 1;
  }
  for (const row of oldMessages(db, periods, author.at)) {
    await untilWritable(db);
    const due = messageDue(db, row, periods);
    if (!isOver(due, row.id)) continue;
    eraseMessage(db, row, whyOf(due), author);
    erased += 1;
  }
  if (periods.notBefore <= author.at) erased += await eraseMails(app, periods.months('mails'));
  return erased;
}

/** Those that wait to be sent stay. */
async function eraseMails({ db, clock }: App, months: number): Promise<number> {
  const author = { userId: null, at: clock.now() };
  const isOld = and(ne(outbox.state, 'queued'), lt(outbox.createdAt, addMonths(author.at, -months)));
  const some = db.select({ id: outbox.id }).from(outbox).where(isOld).limit(MAILS_AT_ONCE);
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
    if (changes < MAILS_AT_ONCE) return erased;
  }
}

function whyOf({ kind, months }: Due): string {
  return `kept for ${monthsInWords(months)} (${kind})`;
}
