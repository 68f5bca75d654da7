/**
 * The candidate's own page. Anyone with the link may use it, so the secret in it is kept out of logs (only a route's
 * pattern is logged), caches, search engines and the referrer. Email scanners open links, so a GET changes nothing.
 */

import { createSchema } from 'content-types/fields/field';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { audit, systemAuthor } from '../../auth/audit.ts';
import { firstStage, WITHDRAWN_WORDS } from '../../content/stages.ts';
import { CONSENT_LABELS, consentKinds, withdrawConsent } from '../../data-protection/consents.ts';
import { eraseAllowed, erasureExtent, ON_REQUEST, withdrawnStatus } from '../../data-protection/erase.ts';
import { findHold } from '../../data-protection/holds.ts';
import { candidateRecord, jsonFile, resumeFiles, sendArchive } from '../../data-protection/record.ts';
import { applications, resumes } from '../../database/schema/applications.ts';
import type { ConsentKind } from '../../database/schema/data-protection.ts';
import { findApplication } from '../../database/submissions.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readForm, type SentForm } from '../../forms/read-form.ts';
import { describeForPage } from '../../forms/respond.ts';
import { addToHistory, cancelMoveEmails } from '../../inbox/history.ts';
import { askForOtherTimes, chooseTime } from '../../interviews/actions.ts';
import type { App } from '../../lib/app.ts';
import { HOUR_MS } from '../../lib/dates.ts';
import { discardBody, HttpError } from '../../lib/errors.ts';
import { concurrencyLimit, EXPORTS, rateLimit } from '../../lib/limits.ts';
import { queueMail } from '../../mail/outbox.ts';
import { takeCandidateMessage } from '../../messages/intake.ts';
import { checkSentResume } from '../../resumes/check-resume.ts';
import { discardResume, keepResume, removeResumes, resumePart } from '../../resumes/resume-store.ts';
import { countResume, requireRoomForResume } from '../../resumes/upload-notices.ts';
import { queueApplicationEvent } from '../../webhooks/events.ts';
import { candidateNewsEmail, forwardedEmails, newLinkEmail } from '../emails.ts';
import { OTHER_TIMES } from './interview-section.ts';
import { CANDIDATE_PATH, findByLink } from './link.ts';
import { deadLinkPage, erasedPage, erasePage, MESSAGE, oldLinkPage, overviewPage, withdrawPage } from './pages.ts';

type Application = typeof applications.$inferSelect;
type Visit = { request: FastifyRequest; reply: FastifyReply; application: Application; secret: string };

const params = z.object({ secret: z.string().max(128), kind: z.string().max(20).optional() });
const options = { config: { public: true as const }, bodyLimit: 100_000, schema: { hide: true, params } };

const MAX_PER_HOUR = 5;

export async function candidateRoutes(app: App) {
  const downloading = concurrencyLimit(EXPORTS);
  /** Downloads, messages and new resumes of an application, each counted separately. */
  const perApplication = rateLimit({ max: MAX_PER_HOUR, windowMs: HOUR_MS });
  /** Emails with a new link. */
  const perRenewal = rateLimit({ max: 2, windowMs: HOUR_MS });
  /** The audit log records downloads at most once an hour. */
  const perAudit = rateLimit({ max: 1, windowMs: HOUR_MS });

  get('', ({ reply, application, secret }) => overviewPage(app, reply, { application, secret }));
  get('/withdraw', ({ reply, application, secret }) => withdrawPage(app, reply, secret, application.jobTitle));
  get('/erase', ({ reply, application, secret }) => erasePage(app, reply, secret, erasureExtent(app, application)));

  post('/withdraw', ({ application }) => withdraw(app, application), 'Your application has been withdrawn.');
  post(
    '/consents/:kind',
    ({ request, application }) => {
      endConsent(app, application, parseKind(request));
    },
    'Your preferences have been updated.',
  );

  route('POST', '/download', async ({ request, reply, application, secret }) => {
    const { id, reference } = application;
    const now = app.clock.now();
    try {
      rejectMany('download', id);
      downloading.hold(request, reply);
    } catch (error) {
      const { body } = await describeForPage(request, reply, error);
      return overviewPage(app, reply, { application, secret, failed: body.message });
    }
    if (perAudit.take(id, now)) audit(app.db, systemAuthor(now), 'application.download', id);
    const files = [jsonFile('data.json', candidateRecord(app.db, application)), ...resumeFiles(app, application)];
    return sendArchive(reply, `${reference}.zip`, files, now);
  });

  route('POST', '/message', async ({ request, reply, application, secret }) => {
    try {
      rejectMany('message', application.id);
      const { message } = (await readForm(request)).values;
      const { data, error } = createSchema({ message: MESSAGE }, 'publish').safeParse({ message });
      if (error) throw new HttpError(422, 'Write a message of up to 5,000 characters.');
      if (application.erasedAt !== null) throw new HttpError(409, 'You can no longer send a message from here.');
      await takeCandidateMessage(app, application, data.message);
      return overviewPage(app, reply, { application, secret, done: 'Your message has been sent.' });
    } catch (error) {
      const { body } = await describeForPage(request, reply, error);
      return overviewPage(app, reply, { application, secret, failed: body.message });
    }
  });

  route('POST', '/interview', async ({ request, reply, application, secret }) => {
    try {
      const { interview = '', time = '' } = (await readForm(request)).values;
      if (time === '') throw new HttpError(422, 'Choose one of the times.');
      chooseTime(app, application, String(interview), Number(time));
      app.mail.wake();
      app.interviews.wake();
      return overviewPage(app, reply, { ...reload(secret), secret, done: 'Your interview is booked.' });
    } catch (error) {
      const { body } = await describeForPage(request, reply, error);
      return overviewPage(app, reply, { application, secret, failed: body.message });
    }
  });

  route('POST', '/interview/other', async ({ request, reply, application, secret }) => {
    try {
      rejectMany('message', application.id);
      const { interview = '', other } = (await readForm(request)).values;
      const { data, error } = createSchema({ other: OTHER_TIMES }, 'publish').safeParse({ other });
      if (error) throw new HttpError(422, 'Tell us when you’re free, in up to 2,000 characters.');
      const text = `Request for other interview times:\n\n${data.other}`;
      await takeCandidateMessage(app, application, text, () => askForOtherTimes(app, application, String(interview)));
      return overviewPage(app, reply, { application, secret, done: 'We’ll get back to you with other times.' });
    } catch (error) {
      const { body } = await describeForPage(request, reply, error);
      return overviewPage(app, reply, { application, secret, failed: body.message });
    }
  });

  route('POST', '/renew', ({ reply, application, secret }) => {
    const { id } = application;
    const author = systemAuthor(app.clock.now());
    if (!perRenewal.take(id, author.at)) return oldLinkPage(app, reply.code(429), secret, 'limited');
    inTransaction(app.db, () => {
      audit(app.db, author, 'application.link', id);
      queueMail(app, newLinkEmail(app, application));
    });
    app.mail.wake();
    return oldLinkPage(app, reply, secret, 'sent');
  });

  route('POST', '/erase', async ({ reply, application, secret }) => {
    const extent = await eraseAllowed(app, application, ON_REQUEST, systemAuthor(app.clock.now()));
    if (extent.kind === 'everything') return erasedPage(app, reply);
    if (extent.kind === 'nothing') return erasePage(app, reply.code(409), secret, extent);
    return overviewPage(app, reply, { ...reload(secret), secret, done: 'Your data has been deleted.' });
  });

  route('POST', '/resume', async ({ request, reply, application, secret }) => {
    let sent: SentForm | null = null;
    let keptId: string | null = null;
    const hadResume =
      app.db.select().from(resumes).where(eq(resumes.applicationId, application.id)).get() !== undefined;
    try {
      rejectMany('resume', application.id);
      await requireRoomForResume(app);
      sent = await readForm(request, resumePart(app));
      keptId = await replaceResume(app, application, sent, request);
      return overviewPage(app, reply, {
        ...reload(secret),
        secret,
        done: hadResume ? 'Your CV has been replaced.' : 'Thank you. We’ve received your CV.',
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await discardBody(request, reply);
      return overviewPage(app, reply.code(error.statusCode), { application, secret, problem: error.message });
    } finally {
      if (sent?.file && sent.file.id !== keptId) await discardResume(app.resumeFolder, sent.file);
    }
  });

  function rejectMany(what: string, id: string) {
    if (perApplication.take(`${what} ${id}`, app.clock.now())) return;
    throw new HttpError(429, 'You’ve done this several times in the last hour. Please try again later.');
  }

  function get(path: string, respond: (visit: Visit) => Promise<string>) {
    route('GET', path, respond);
  }

  function post(path: string, work: (visit: Visit) => void, done: string) {
    route('POST', path, (visit) => {
      work(visit);
      return overviewPage(app, visit.reply, { ...reload(visit.secret), secret: visit.secret, done });
    });
  }

  function route(method: 'GET' | 'POST', path: string, respond: (visit: Visit) => unknown) {
    const url = `${CANDIDATE_PATH}/:secret${path}`;
    app.route({
      ...options,
      method,
      url,
      handler: async (request, reply) => {
        const { secret } = request.params;
        reply.header('x-robots-tag', 'noindex, nofollow');
        const found = findByLink(app, secret);
        if (!found) return deadLinkPage(app, reply);
        if (found.isOld && path !== '/renew') return oldLinkPage(app, reply, secret);
        return respond({ request, reply, application: found.application, secret });
      },
    });
  }

  /** The application in its current state. */
  function reload(secret: string): { application: Application } {
    const application = findByLink(app, secret)?.application;
    if (!application) throw new HttpError(404, 'This application has been deleted.');
    return { application };
  }
}

function parseKind(request: FastifyRequest): ConsentKind {
  const { kind } = request.params as { kind?: string };
  const found = consentKinds.find((name) => name === kind);
  if (!found) throw new HttpError(404, 'This consent does not exist.');
  return found;
}

// Candidates' actions on their own application. Each is one transaction with its history and the audit log.

/** Does nothing the second time, or once the application has been erased in part. */
function withdraw(app: App, application: Application) {
  const { id, candidateStatus, erasedAt } = application;
  if (candidateStatus === 'withdrawn' || erasedAt !== null) return;
  const author = systemAuthor(app.clock.now());
  inTransaction(app.db, () => {
    const stage = firstStage(app.db, 'withdrawn');
    const withdrawn = {
      status: withdrawnStatus(app.db, application),
      candidateSees: stage.candidateSees || WITHDRAWN_WORDS,
      candidateStatus: 'withdrawn',
    } as const;
    const moved = withdrawn.status === stage.id;
    if (moved) queueApplicationEvent(app.db, 'application.stage_changed', id, stage, author.at);
    app.db.update(applications).set(withdrawn).where(eq(applications.id, id)).run();
    addToHistory(app.db, id, 'status', stage.name, author, stage.id);
    cancelMoveEmails(app.db, [id], author);
    audit(app.db, author, 'application.withdraw', id);
    queueMail(app, candidateNewsEmail(app, application, 'withdrawn'));
  });
  app.mail.wake();
}

function endConsent(app: App, { id }: Application, kind: ConsentKind) {
  const author = systemAuthor(app.clock.now());
  inTransaction(app.db, () => {
    if (!withdrawConsent(app.db, id, kind, author.at)) return;
    addToHistory(app.db, id, 'candidate', `Withdrew consent: ${CONSENT_LABELS[kind]}`, author);
    audit(app.db, author, 'application.consent', id, `${kind} withdrawn`);
  });
}

/**
 * Replaces the resume, with the checks of a new application. Resolves with the id of the file that is kept. Throws 409,
 * 413, 422 or 429; the received file is then still there, for the caller to discard.
 */
async function replaceResume(app: App, application: Application, { file }: SentForm, request: FastifyRequest) {
  const { id } = application;
  requireReplaceable(app, id);
  // Before the file's content is checked, which takes a while.
  countResume(app, request.ip, file?.bytes ?? 0);
  const verdict = await checkSentResume(file);
  if (!file || 'problem' in verdict) {
    throw new HttpError(file?.isTooLarge ? 413 : 422, 'problem' in verdict ? verdict.problem : '');
  }
  const author = systemAuthor(app.clock.now());
  await keepResume(app.resumeFolder, file);
  const { name, bytes, sha256 } = file;
  const before = inTransaction(app.db, () => {
    // Again: the application may have been withdrawn, held or erased while the file was checked.
    requireReplaceable(app, id);
    const old = app.db.delete(resumes).where(eq(resumes.applicationId, id)).returning({ id: resumes.id }).all();
    app.db
      .insert(resumes)
      .values({ id: file.id, applicationId: id, name, kind: verdict.kind, bytes, sha256, warnings: verdict.warnings })
      .run();
    addToHistory(app.db, id, 'candidate', 'Uploaded a new CV', author);
    audit(app.db, author, 'application.replaceResume', id);
    queueMail(app, candidateNewsEmail(app, application, 'newResume'));
    for (const email of forwardedEmails(app, application, { name, bytes })) queueMail(app, email);
    return old.map((resume) => resume.id);
  });
  app.mail.wake();
  app.candidates.wake();
  await removeResumes(app.resumeFolder, before);
  return file.id;
}

function requireReplaceable({ db }: App, id: string) {
  const row = findApplication(db, id);
  const isOpen = row !== undefined && row.erasedAt === null && row.candidateStatus !== 'withdrawn' && !findHold(db, id);
  if (!isOpen) throw new HttpError(409, 'You can no longer replace the CV for this application.');
}
