/**
 * Emails users their work for the day at 08:00 in London on working days, once a day, if there is any. The emails
 * contain people's names but no other personal data, and are deleted when one of them is erased.
 */
import { plural } from 'content-types/text/plural';
import { isWorkingDay } from 'content-types/time/days';
import { londonMoment } from 'content-types/time/london-time';
import type { App } from '../../core/app.ts';
import { seesInbox } from '../../core/auth/access.ts';
import { and, eq, isNull, lt, or, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import type { Submission } from '../../core/database/submissions.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { londonDay, MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { findNextDigest } from '../../core/lib/next-digest.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { readToday } from './today.ts';

const MAIL_KIND = 'account.today';
/** Maximum number of items listed in each part. */
const MAX_LISTED_ITEMS = 20;

export async function todayEmails(app: App) {
  runWhenDue(app, {
    retryMs: MINUTE_MS,
    failure: 'failed to send the emails about today’s work, will retry',
    async work(now) {
      await untilWritable(app.db);
      const isTime = isWorkingDay(londonDay(now)) && now >= londonMoment(londonDay(now), '08:00');
      if (isTime) inTransaction(app.db, () => sendEmails(app, londonDay(now)));
      if (isTime) app.mail.wake();
      return findNextDigest('daily', now);
    },
  });
}

function sendEmails(app: App, day: string) {
  const { emailsToday, todaySentOn, id } = users;
  const isDue = and(eq(emailsToday, true), seesInbox, or(isNull(todaySentOn), lt(todaySentOn, day)));
  for (const user of app.db.select().from(users).where(isDue).all()) {
    emailToday(app, user);
    app.db.update(users).set({ todaySentOn: day }).where(eq(id, user.id)).run();
  }
}

function emailToday(app: App, user: typeof users.$inferSelect) {
  const parts = readToday(app, user.id, MAX_LISTED_ITEMS);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (total === 0) return;
  const links = parts.flatMap(({ one, items }) =>
    items.map(({ view, id, query, name, what, due }) =>
      id === ''
        ? { label: name, note: what, address: adminAddress(app.env, `#${view}?${query}`) }
        : {
            label: name,
            note: due?.time ? `${one}, ${due.time}` : one,
            address: adminAddress(app.env, `#${view}/${id}`),
          },
    ),
  );
  const unlistedCount = total - links.length;
  const content = composeEmail(app, 'todayEmail', {
    user_name: user.name,
    today_summary: plural(total, { one: '# thing to do today', other: '# things to do today' }),
    today_items: [
      ...links,
      ...(unlistedCount > 0 ? [{ label: `${unlistedCount} more`, address: adminAddress(app.env, '#dashboard') }] : []),
    ],
    settings_link: adminAddress(app.env, '#account'),
  });
  // Deletes older emails that could not be sent, because they are out of date.
  const isOlder = and(eq(outbox.kind, MAIL_KIND), eq(outbox.subjectId, user.id), eq(outbox.state, 'queued'));
  app.db.delete(outbox).where(isOlder).run();
  queueMail(app, { kind: MAIL_KIND, subjectId: user.id, mail: { to: user.email, ...content } });
}

/** Deletes the emails that name the sender of a submission. */
export function eraseTodayEmails(db: Database, { kind, row }: Submission) {
  const mentionsSubmission = sql`instr(${outbox.mail}, ${`#${kind}s/${row.id}`}) > 0`;
  db.delete(outbox)
    .where(and(eq(outbox.kind, MAIL_KIND), mentionsSubmission))
    .run();
}
