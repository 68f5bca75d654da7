import { join } from 'node:path';
import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import type { App } from '../app.ts';
import { isOpened } from '../content/rules/ready-to-open.ts';
import { and, asc, count, eq, not, sql } from '../database/drizzle.ts';
import { outbox, outboxFiles } from '../database/schema/mail.ts';
import { type Feature, healthFact } from '../feature.ts';
import { formatDuration, secondsSince, waiting } from '../health.ts';
import { toIso } from '../lib/dates.ts';
import { findMailFiles, isHeld } from './outbox.ts';
import { isServerReachable } from './reach.ts';
import { mail as mailWorker } from './worker.ts';

/** Seconds for which an email may wait, or the mailbox may fail, before the health report shows a problem. */
export const MAIL_SECONDS = 60 * 60;

export const mail: Feature = {
  name: 'mail',
  plugins: [mailWorker],
  tables: [outbox, outboxFiles],
  personalData: {
    /** Emails to the person that belong to no application or message, such as job alerts. */
    find({ db }, { emails }) {
      const isOfOthers = sql`coalesce(${outbox.subjectId}, '') NOT IN (SELECT id FROM applications UNION SELECT id FROM messages)`;
      const mailsTo = (email: string) =>
        db
          .select()
          .from(outbox)
          .where(and(sql`lower(json_extract(${outbox.mail}, '$.to')) = ${email}`, isOfOthers))
          .orderBy(asc(outbox.createdAt))
          .all();
      const otherMails = emails.flatMap(mailsTo).map(({ mail: { subject, text }, state, createdAt }) => {
        return { subject, text, state, at: toIso(createdAt) };
      });
      return { otherMails };
    },
    /**
     * Exports the emails about a submission. For the candidate, leaves out held emails, emails to staff, and emails to
     * the agency, whose `to` is null.
     */
    exportFor({ db }, { row: { id } }, reader) {
      const isForCandidate = and(
        sql`json_extract(${outbox.mail}, '$.isToStaff') IS NULL`,
        not(isHeld()),
        sql`json_extract(${outbox.mail}, '$.to') IS NOT NULL`,
      );
      const rows = db
        .select()
        .from(outbox)
        .where(and(eq(outbox.subjectId, id), reader === 'candidate' ? isForCandidate : undefined))
        .orderBy(asc(outbox.createdAt))
        .all();
      const filesByMail = Map.groupBy(findMailFiles(db, id), ({ mailId }) => mailId);
      const mails = rows.map(({ id, mail: { to, subject, text, attachResume }, state, createdAt, sentAt }) => {
        const files = filesByMail.get(id)?.map(({ name, kind, bytes }) => ({ name, kind, bytes }));
        const fileDetails = { ...(attachResume && { attached: 'CV' }), ...(files && { files }) };
        return { to, subject, text, ...fileDetails, state, at: toIso(sentAt ?? createdAt) };
      });
      return { mails };
    },
    files: ({ db, resumeFolder }, { row: { id, reference } }) =>
      [...new Map(findMailFiles(db, id).map((file) => [file.id, file])).values()].map((file, index) => ({
        name: `${reference}-sent-file-${index + 1}.${file.kind}`,
        path: join(resumeFolder, file.id),
      })),
    erase(db, { row }) {
      const files = findMailFiles(db, row.id).map(({ id }) => id);
      return { count: `emails ${db.delete(outbox).where(eq(outbox.subjectId, row.id)).run().changes}`, files };
    },
    recorded: { emails: { table: outbox, of: outbox.subjectId } },
  },
  health: {
    /** Emails to be sent, and `failed` ones that will not be tried again. */
    outbox: healthFact({
      label: 'Email',
      schema: z.object({ ...waiting, failed: z.int() }),
      read(app) {
        const mails = countWaitingMails(app);
        return { ...mails, ok: !isStuck(mails, app) && (isSetUp(app) || !isOpened(app.db)) };
      },
      isMissing: (mails, app) => !isSetUp(app) && !isStuck(mails, app),
      describe({ waiting, oldestSeconds, failed }, app) {
        const { env } = app;
        const mails = plural(waiting, { one: '# email is', other: '# emails are' });
        if (!env.smtpUrl) return `Sending isn’t set up. ${mails} waiting. See Settings › Email.`;
        const queueText = `${mails} waiting, the oldest for ${formatDuration(oldestSeconds)}. Check the email server.`;
        const failedText = plural(failed, { one: '# email couldn’t', other: '# emails couldn’t' });
        const failure = oldestSeconds >= MAIL_SECONDS ? queueText : UNREACHABLE;
        return [
          isStuck({ oldestSeconds }, app) ? failure : 'Emails are being sent.',
          !env.mailTo && 'Notifications have no recipient. Add one in Settings › Email.',
          failed > 0 && `${failedText} be delivered: see the email log.`,
        ]
          .filter(Boolean)
          .join(' ');
      },
      gauges: [
        ['outbox_waiting_mails', 'Emails waiting to be sent', (mails) => mails.waiting],
        ['outbox_oldest_seconds', 'Age of the oldest email waiting to be sent', (mails) => mails.oldestSeconds],
        ['outbox_failed_mails', 'Emails that failed permanently', (mails) => mails.failed],
      ],
    }),
  },
  audit: { things: { mail: 'Email' }, actions: { resend: 'sent again' } },
};

const UNREACHABLE = 'The email server can’t be reached. To see why, send a test email in Settings › Email.';

/** Emails do not count as stuck if there is no email server, because they wait until the site opens. */
function isStuck({ oldestSeconds }: { oldestSeconds: number }, app: App): boolean {
  return Boolean(app.env.smtpUrl) && (oldestSeconds >= MAIL_SECONDS || !isServerReachable(app));
}

function isSetUp({ env }: App): boolean {
  return Boolean(env.smtpUrl && env.mailTo);
}

function countWaitingMails({ db, clock }: App) {
  const { attempts, createdAt, nextAt } = outbox;
  // The age of a scheduled email counts from the time it is due.
  const oldestDue = sql<number | null>`min(iif(${attempts} = 0, max(${createdAt}, ${nextAt}), ${createdAt}))`;
  const countByState = (state: 'queued' | 'failed') =>
    db.select({ n: count(), oldest: oldestDue }).from(outbox).where(eq(outbox.state, state)).get();
  const queued = countByState('queued');
  return {
    waiting: queued?.n ?? 0,
    oldestSeconds: secondsSince(queued?.oldest, clock.now()),
    failed: countByState('failed')?.n ?? 0,
  };
}
