/**
 * Sends the emails in the outbox. A row is claimed by moving its due time ahead of the attempt: if the process dies,
 * the row becomes due again under the same Message-ID. An email that the server accepted is recorded and never sent
 * again.
 */
import { join } from 'node:path';
import { fileNameOf, MAIL_FILE_TYPES } from 'content-types/resumes/mail-file';
import { RESUME_TYPES } from 'content-types/resumes/resume-file';
import fp from 'fastify-plugin';
import { readAgency } from '../agency.ts';
import type { App } from '../app.ts';
import { and, asc, eq, gt, inArray, lte, notInArray, or, type SQL, sql } from '../database/drizzle.ts';
import { readSampleIds } from '../database/sample.ts';
import { applications, resumes } from '../database/schema/applications.ts';
import { type OutgoingMail, outbox, outboxFiles } from '../database/schema/mail.ts';
import { readMin } from '../database/statements.ts';
import { findApplication, findMessage } from '../database/submissions.ts';
import { untilWritable } from '../database/transaction.ts';
import { MINUTE_MS } from '../lib/dates.ts';
import { runWhenDue } from '../lib/due-loop.ts';
import { readIfExists } from '../lib/files.ts';
import { createReplyAddress } from './reply-address.ts';
import { describeFailure, MAX_DELAY_MS, retryDelay } from './retry.ts';
import { type Attachment, type Mailer, openMailer } from './send.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: MailWorker;
  }
}

interface MailWorker {
  /** Checks the outbox now. */
  wake(): void;
  /** Forgets earlier failures and checks the outbox, because the settings have changed. */
  retry(): void;
  /** The last failure since the server started; null if nothing has failed. */
  lastFailure(): { at: number; error: string } | null;
  /** Whether this email is being handed to the server at this moment. */
  isSending(id: string): boolean;
}

type Row = typeof outbox.$inferSelect;

const MAX_CONNECTIONS = 3;
const ATTEMPT_MS = 5 * MINUTE_MS;
/** The time for which a claim lasts, longer than an attempt can take. */
const CLAIM_MS = 10 * MINUTE_MS;
/** While the server has problems, each connection makes one attempt a minute, however many emails wait. */
const RETRY_MS = MINUTE_MS;
/** The time for which an attempt may continue once the app closes. */
const CLOSING_MS = 5_000;
const RECORD_RETRY_MS = 1_000;

/** The outbox worker, which runs as long as the app. */
export const mail = fp(
  async (app: App) => {
    app.decorate('mail', startWorker(app));
    app.addHook('onReady', async () => {
      if (!app.env.smtpUrl) app.log.warn('SMTP_URL is not set: emails will wait in the outbox');
      else if (!app.env.mailTo) app.log.warn('MAIL_TO is not set: emails to the agency will wait in the outbox');
    });
  },
  { name: 'mail', dependencies: ['auth-guard', 'openapi', 'journal'] },
);

function startWorker(app: App): MailWorker {
  const { db, clock, log } = app;
  let cachedMailer: { by: string; mailer: Mailer | null } | undefined;
  /** Returns the mailer, reopened if the settings have changed. */
  function currentMailer(): Mailer | null {
    const configKey = `${app.env.smtpUrl} ${app.env.mailFrom}`;
    if (cachedMailer?.by !== configKey)
      cachedMailer = { by: configKey, mailer: openMailer(app.env, () => readAgency(db).companyName) };
    return cachedMailer.mailer;
  }
  const deliveryAbort = new AbortController();
  /** Emails being sent, by id. Each has a connection. */
  const deliveries = new Map<string, Promise<void>>();
  let pausedUntil = 0;
  let failure: { at: number; error: string } | null = null;

  // Hooks run in reverse order: first the loop ends, then the deliveries.
  let closingTimer: NodeJS.Timeout | undefined;
  app.addHook('onClose', async () => {
    await Promise.all(deliveries.values());
    clearTimeout(closingTimer);
  });
  app.addHook('preClose', async () => {
    closingTimer = setTimeout(() => deliveryAbort.abort(), CLOSING_MS).unref();
  });
  const wake = runWhenDue(app, {
    retryMs: RETRY_MS,
    failure: 'failed to process the outbox, will retry',
    async work(_now, closing) {
      const nextOfSample = await markSampleSent();
      const mailer = currentMailer();
      if (!mailer || !app.journal.canSend()) return nextOfSample;
      await startDeliveries(mailer, closing);
      const nextMailAt = deliveries.size === MAX_CONNECTIONS ? null : findNextDue();
      const times = [nextMailAt === null ? null : Math.max(nextMailAt, pausedUntil), nextOfSample].filter(
        (time) => time !== null,
      );
      return times.length > 0 ? Math.min(...times) : null;
    },
  });
  // Commands on the server add emails without waking the worker.
  const checkTimer = setInterval(wake, MINUTE_MS).unref();
  app.addHook('preClose', async () => clearInterval(checkTimer));

  /**
   * Marks emails about the sample's applications as sent when they are due, without sending them. Returns when the next
   * is due.
   */
  async function markSampleSent(): Promise<number | null> {
    const isQueued = and(eq(outbox.state, 'queued'), inArray(outbox.subjectId, [...readSampleIds(db)]));
    const nextSampleAt = readMin(db, outbox.nextAt, isQueued);
    const now = clock.now();
    if (nextSampleAt === null || nextSampleAt > now) return nextSampleAt;
    await untilWritable(db);
    db.update(outbox)
      .set({ state: 'sent', sentAt: now })
      .where(and(isQueued, lte(outbox.nextAt, now)))
      .run();
    return readMin(db, outbox.nextAt, isQueued);
  }

  /**
   * Gives each free connection an email. Each delivery wakes the worker when it ends, so that a slow delivery does not
   * block the others.
   */
  async function startDeliveries(mailer: Mailer, closing: AbortSignal) {
    await untilWritable(db);
    const now = clock.now();
    // Corrects rows written while the clock was ahead: an attempt later than the backoff allows, or an email created in
    // the future.
    const isAhead = or(gt(outbox.attempts, 0), gt(outbox.createdAt, now));
    const isTooLate = and(eq(outbox.state, 'queued'), gt(outbox.nextAt, now + 2 * MAX_DELAY_MS), isAhead);
    db.update(outbox).set({ nextAt: now }).where(isTooLate).run();
    while (!closing.aborted && clock.now() >= pausedUntil && deliveries.size < MAX_CONNECTIONS) {
      const row = claim();
      if (!row) return;
      const delivery = deliver(mailer, row, closing)
        .catch((err) => log.error({ err, mail: row.id }, 'failed to record the result of an email'))
        .finally(() => {
          deliveries.delete(row.id);
          wake();
        });
      deliveries.set(row.id, delivery);
    }
  }

  function findNextDue(): number | null {
    return readMin(db, outbox.nextAt, deliverable());
  }

  function claim(): Row | undefined {
    const now = clock.now();
    const dueMailQuery = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(deliverable(), lte(outbox.nextAt, now)))
      .orderBy(asc(outbox.nextAt))
      .limit(1);
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + CLAIM_MS })
      .where(inArray(outbox.id, dueMailQuery))
      .returning()
      .get();
  }

  /**
   * Condition: a queued email may be sent. Excludes emails being sent, emails waiting for the journal and emails about
   * sample data. Email to the agency waits until it has an address.
   */
  function deliverable(): SQL | undefined {
    const isOnHold = inArray(outbox.subjectId, [...app.journal.held(), ...readSampleIds(db)]);
    const isQueued = and(
      eq(outbox.state, 'queued'),
      notInArray(outbox.id, [...deliveries.keys()]),
      sql`${isOnHold} IS NOT TRUE`,
    );
    return app.env.mailTo ? isQueued : and(isQueued, sql`json_extract(${outbox.mail}, '$.to') IS NOT NULL`);
  }

  async function deliver(mailer: Mailer, row: Row, closing: AbortSignal) {
    const signal = AbortSignal.any([deliveryAbort.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const outcome = await sendWhole(mailer, row, signal).then(
      (rejectedAddresses) => ({ refused: rejectedAddresses }),
      (error: unknown) => ({ error }),
    );
    if ('refused' in outcome) await recordSent(row, outcome.refused, closing);
    else await recordFailure(row, outcome.error, closing);
  }

  async function sendWhole(mailer: Mailer, row: Row, signal: AbortSignal) {
    const { id, messageId, subjectId, mail } = row;
    const attachments = mail.attachResume ? [await attachResume(app, subjectId)] : await attachFiles(app, id);
    return mailer.send(messageId, withReplyAddress(row), signal, attachments);
  }

  /** Directs replies to emails about an application or message to the mailbox for replies, if one is set up. */
  function withReplyAddress({ mail, subjectId }: Row): OutgoingMail {
    const { inbound } = app.env;
    if (!inbound || mail.to === null || mail.isToStaff || mail.attachResume || !subjectId) return mail;
    if (!findApplication(db, subjectId) && !findMessage(db, subjectId)) return mail;
    const name = mail.replyTo?.name ?? readAgency(db).companyName;
    return { ...mail, replyTo: { name, address: createReplyAddress(db, inbound.address, subjectId) } };
  }

  async function recordSent({ id, kind }: Row, rejectedAddresses: readonly string[], closing: AbortSignal) {
    const lastError =
      rejectedAddresses.length > 0 ? `The email server rejected ${rejectedAddresses.join(', ')}.` : null;
    const updateStatement = db
      .update(outbox)
      .set({ state: 'sent', sentAt: clock.now(), lastError })
      .where(eq(outbox.id, id));
    await record(id, () => updateStatement.run(), closing);
    log.info({ mail: id, kind }, 'email sent');
  }

  async function recordFailure({ id, kind, attempts }: Row, error: unknown, closing: AbortSignal) {
    const { isPermanent, isServerTrouble, code, text } = describeFailure(error);
    failure = { at: clock.now(), error: text };
    const delay = isPermanent ? null : retryDelay(attempts);
    const failureColumns = delay === null ? { state: 'failed' as const } : { nextAt: clock.now() + delay };
    // Ignores the result if the email was claimed again, because this attempt took too long.
    const isStillOurs = and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'queued'));
    const updateStatement = db
      .update(outbox)
      .set({ ...failureColumns, lastError: text })
      .where(isStillOurs);
    await record(id, () => updateStatement.run(), closing);
    if (isServerTrouble) pausedUntil = clock.now() + RETRY_MS;
    log.warn(
      { mail: id, kind, code, attempts },
      delay === null ? 'gave up sending an email' : 'failed to send an email, will retry',
    );
  }

  /**
   * Tries until the database is writable or the app closes, because an email that was sent but not recorded would be
   * sent again.
   */
  async function record(id: string, write: () => unknown, closing: AbortSignal) {
    for (;;) {
      try {
        await untilWritable(db);
        write();
        return;
      } catch (err) {
        if (closing.aborted) throw err;
        log.warn({ err, mail: id }, 'failed to record the result of an email, retrying');
        await new Promise<void>((resolve) => clock.at(clock.now() + RECORD_RETRY_MS, resolve));
      }
    }
  }

  function retry() {
    pausedUntil = 0;
    failure = null;
    wake();
  }

  return { wake, retry, lastFailure: () => failure, isSending: (id) => deliveries.has(id) };
}

/**
 * Attaches the CV that is current and checked, so that a replaced or erased CV is never sent. Without such a
 * CV, throws a permanent failure.
 */
async function attachResume({ db, resumeFolder }: App, applicationId: string | null): Promise<Attachment> {
  const row = db
    .select({ id: resumes.id, kind: resumes.kind, reference: applications.reference })
    .from(resumes)
    .innerJoin(
      applications,
      and(eq(resumes.applicationId, applicationId ?? ''), eq(applications.id, resumes.applicationId)),
    )
    .get();
  const content = row && (await readIfExists(join(resumeFolder, row.id)));
  if (!content) throw missingFileError('The CV is no longer there.');
  return { filename: `${row.reference}-CV.${row.kind}`, contentType: RESUME_TYPES[row.kind], content };
}

/** The files that staff attached. Throws a permanent failure if one is missing. */
async function attachFiles({ db, resumeFolder }: App, mailId: string): Promise<Attachment[]> {
  const files = db.select().from(outboxFiles).where(eq(outboxFiles.mailId, mailId)).orderBy(sql`rowid`).all();
  return Promise.all(
    files.map(async (file) => {
      const content = await readIfExists(join(resumeFolder, file.id));
      if (!content) throw missingFileError(`${file.name} is no longer there.`);
      return { filename: fileNameOf(file), contentType: MAIL_FILE_TYPES[file.kind], content };
    }),
  );
}

function missingFileError(message: string): Error {
  return Object.assign(new Error(message), { code: 'EMESSAGE', permanent: true });
}
