import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatMonths, type RetentionKind } from 'content-types/privacy/retention';
import { plural } from 'content-types/text/plural';
import { formatDay } from 'content-types/time/format-day';
import type { App } from '../../core/app.ts';
import { audit, systemAuthor } from '../../core/audit.ts';
import { and, inArray, isNull, lt, ne, notInArray, or } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import { legalHolds } from '../../core/database/schema/data-protection.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { findSubmission } from '../../core/database/submissions.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { emptyLogSoon } from '../../core/database/wal.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { addMonths, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';
import {
  type Due,
  listOldSubmissions,
  listUpcoming,
  readPeriods,
  recordRetentionRun,
  submissionDue,
  type Upcoming,
} from '../retention/due.ts';
import { findHold } from '../retention/holds.ts';
import { eraseSubmission } from './erase.ts';

const INTERVAL_MS = 6 * HOUR_MS;
/** Delay after a failure, such as a database that was busy for too long. */
const RETRY_MS = 10 * MINUTE_MS;
const MAX_MAILS_AT_ONCE = 500;
const WARNED_AT_FACT = 'retention.warnedAt';

/** Erases data that is due at the start and four times a day, and warns the agency beforehand. */
export function startRetentionJob(app: App) {
  runWhenDue(app, {
    retryMs: RETRY_MS,
    failure: 'the retention job failed, will retry',
    async work(now, signal) {
      await untilWritable(app.db);
      noteRun(app, now);
      const erasedCount = await eraseDue(app, signal);
      if (erasedCount > 0) {
        app.log.info({ erased: erasedCount }, 'erased records past their retention period');
        app.webhooks.wake();
      }
      if (!signal.aborted) {
        await untilWritable(app.db);
        warnAgency(app);
      }
      return now + INTERVAL_MS;
    },
  });
}

/** Records the run. If the clock has jumped since the last one, erasing is paused and the agency gets an email. */
function noteRun(app: App, now: number) {
  const { db } = app;
  const hasJumped = inTransaction(db, () => {
    if (!recordRetentionRun(db, now)) return false;
    queueMail(app, { kind: 'retention.paused', subjectId: 'retention', mail: composePausedEmail(app, now) });
    return true;
  });
  if (!hasJumped) return;
  app.log.warn('the clock has jumped by more than three days since the last run: erasing is paused for a week');
  app.mail.wake();
}

/**
 * Erases due applications and messages one by one, then old emails, until `signal` is aborted. Resolves with the total
 * number erased.
 */
export async function eraseDue(app: App, signal?: AbortSignal): Promise<number> {
  const { db, clock } = app;
  const author = systemAuthor(clock.now());
  const periods = readPeriods(db);
  let erasedCount = 0;
  for (const { kind, row } of listOldSubmissions(db, periods, author.at)) {
    // Yields to other requests, because thousands of submissions may be due.
    await nextTurn();
    // Waits before it reads the submission, because the submission may change during the wait.
    await untilWritable(db);
    if (signal?.aborted) return erasedCount;
    const submission = findSubmission(db, kind, row.id);
    if (!submission) continue;
    const dueDate = submissionDue(db, submission, periods);
    if (dueDate.at > author.at || findHold(db, row.id)) continue;
    await eraseSubmission(app, submission, reasonFor(dueDate), author);
    erasedCount += 1;
  }
  if (periods.notBefore <= author.at) {
    erasedCount += await eraseMails(app, periods.months('mails'), signal);
    const beginOf = (kind: RetentionKind) => addMonths(author.at, -periods.months(kind));
    for (const { personalData } of app.features) erasedCount += personalData?.expire?.(app, beginOf, author) ?? 0;
  }
  return erasedCount;
}

/** Erases old emails, except those that are queued or relate to a submission on legal hold. Stops on `signal`. */
async function eraseMails({ db, clock }: App, months: number, signal?: AbortSignal): Promise<number> {
  const author = systemAuthor(clock.now());
  const heldIds = db.select({ id: legalHolds.submissionId }).from(legalHolds);
  const isFree = or(isNull(outbox.subjectId), notInArray(outbox.subjectId, heldIds));
  const isDueMail = and(ne(outbox.state, 'queued'), lt(outbox.createdAt, addMonths(author.at, -months)), isFree);
  const dueMailIds = db.select({ id: outbox.id }).from(outbox).where(isDueMail).limit(MAX_MAILS_AT_ONCE);
  let erasedCount = 0;
  for (;;) {
    await untilWritable(db);
    if (signal?.aborted) return erasedCount;
    const { changes } = inTransaction(db, () => {
      const result = db.delete(outbox).where(inArray(outbox.id, dueMailIds)).run();
      const mails = plural(result.changes, { one: '# email', other: '# emails' });
      if (result.changes > 0) audit(db, author, 'mail.erase', 'mail', `${mails}, kept for ${formatMonths(months)}`);
      return result;
    });
    erasedCount += changes;
    if (changes > 0) emptyLogSoon(db);
    if (changes < MAX_MAILS_AT_ONCE) return erasedCount;
  }
}

function reasonFor({ kind, months }: Due): string {
  return `kept for ${formatMonths(months)} (${kind})`;
}

/** Emails the agency about data due in the next two weeks, except spam and held data, at most once a week. */
export function warnAgency(app: App) {
  const { db, clock } = app;
  const now = clock.now();
  const warnedAt = Number(readFact(db, WARNED_AT_FACT) ?? 0);
  if (elapsedSince(warnedAt, now) < WEEK_MS) return;
  const upcoming = listUpcoming(db, now + 2 * WEEK_MS).filter(({ isHeld, kind }) => !isHeld && kind !== 'spam');
  if (upcoming.length === 0) return;
  inTransaction(db, () => {
    writeFact(db, WARNED_AT_FACT, String(now));
    queueMail(app, { kind: 'retention.warning', subjectId: 'retention', mail: composeWarningEmail(app, upcoming) });
  });
  app.mail.wake();
}

function composePausedEmail(app: App, now: number) {
  const content = composeEmail(app, 'deletionPausedEmail', {
    today: formatDay(now),
    paused_until: formatDay(readPeriods(app.db).notBefore),
    deletion_link: adminAddress(app.env, '#data-protection'),
  });
  return { to: null, ...content };
}

function composeWarningEmail(app: App, upcoming: readonly Upcoming[]) {
  const countIn = (inbox: Upcoming['inbox']) => upcoming.filter((item) => item.inbox === inbox).length;
  const content = composeEmail(app, 'deletionNoticeEmail', {
    records: plural(upcoming.length, { one: '# record is', other: '# records are' }),
    applications: String(countIn('applications')),
    messages: String(countIn('messages')),
    first_deletion: formatDay(upcoming[0]?.at ?? 0),
    deletion_link: adminAddress(app.env, '#data-protection'),
  });
  return { to: null, ...content };
}
