/**
 * The candidate's own page. Anyone with the link may use it, so the secret in it is kept out of logs (only a route's
 * pattern is logged), caches, search engines and the referrer. Email scanners open links, so a GET changes nothing.
 */

import { createSchema } from 'content-types/fields/field';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eraseAllowed, erasureExtent, ON_REQUEST } from '../../compliance/erasure/erase.ts';
import { consentKinds } from '../../compliance/notices/consents.ts';
import { exportSubmission, filesOf, jsonFile, sendArchive } from '../../compliance/subject-access/record.ts';
import type { App } from '../../core/app.ts';
import { audit, systemAuthor } from '../../core/audit.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import type { ConsentKind } from '../../core/database/schema/data-protection.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { filePart, formSchema } from '../../core/forms/public-form.ts';
import { readForm } from '../../core/forms/read-form.ts';
import { describeForPage } from '../../core/forms/respond.ts';
import { HttpError } from '../../core/http/errors.ts';
import { LINKS } from '../../core/http/public-limits.ts';
import { concurrencyLimit, EXPORTS, rateLimit } from '../../core/http/rate-limit.ts';
import { HOUR_MS } from '../../core/lib/dates.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { askForOtherTimes, chooseTime } from '../interviews/actions.ts';
import { CANDIDATE_PATH, findByLink } from '../submissions/applications/candidate-link.ts';
import { emailToCandidate } from '../submissions/applications/emails.ts';
import { replaceResume } from '../submissions/applications/replace-resume.ts';
import { takeCandidateMessage } from '../submissions/messages/intake.ts';
import { endConsent, withdraw } from './actions.ts';
import { type FormField, OTHER_TIMES } from './interview-section.ts';
import {
  buildAddress,
  erasedPage,
  erasePage,
  invalidLinkPage,
  isOutcome,
  MESSAGE,
  type Outcome,
  oldLinkPage,
  overviewPage,
  withdrawPage,
} from './pages.ts';

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  application: Application;
  secret: string;
  /** The values of the submitted form. */
  typed: Record<string, unknown>;
}

const params = z.object({ secret: z.string().max(128).describe('The secret from the link in an email.') });
const tags = ['Candidate’s page'];

/** A route's summary for the API description, and its form. */
interface Call {
  summary: string;
  operationId?: string;
  form?: z.ZodObject;
}

const MAX_REQUESTS_PER_HOUR = 5;

export async function candidateRoutes(app: App) {
  const downloadLimit = concurrencyLimit(EXPORTS);
  /** Downloads, messages and new CVs of an application, each counted separately. */
  const perApplication = rateLimit({ max: MAX_REQUESTS_PER_HOUR, windowMs: HOUR_MS });
  /** Emails with a new link, counted for each application. */
  const perRenewal = rateLimit({ max: 2, windowMs: HOUR_MS });
  /** The audit log records downloads at most once an hour. */
  const perAudit = rateLimit({ max: 1, windowMs: HOUR_MS });

  get('', 'Get the page of an application', ({ request, reply, application, secret }) => {
    const { done } = request.query as { done?: unknown };
    return overviewPage(app, reply, { application, secret, done: isOutcome(done) ? done : undefined });
  });
  get('/withdraw', 'Get the confirmation page for withdrawal', ({ reply, application, secret }) =>
    withdrawPage(app, reply, secret, application),
  );
  get('/erase', 'Get the confirmation page for erasure', ({ reply, application, secret }) =>
    erasePage(app, reply, secret, erasureExtent(app, { kind: 'application', row: application })),
  );

  const withdrawCall = {
    summary: 'Withdraw an application',
    form: z.object({
      all: z.literal('yes').optional().describe('`yes` to withdraw all applications from this address for the job.'),
    }),
  };
  const handleWithdrawal = async (visit: Visit) => {
    const { all } = await readFormValues(visit);
    withdraw(app, visit.application, all === 'yes');
    return showDone(visit, 'withdrawn');
  };
  post('/withdraw', withdrawCall, handleWithdrawal);

  post('/consents/:kind', { summary: 'Withdraw a consent' }, (visit) => {
    endConsent(app, visit.application, parseKind(visit.request));
    return showDone(visit, 'preferences');
  });

  post('/download', { summary: 'Download an application’s data as a ZIP file' }, ({ request, reply, application }) => {
    const { id, reference } = application;
    const now = app.clock.now();
    rejectMany('download', id);
    downloadLimit.hold(request, reply);
    if (perAudit.take(id, now)) audit(app.db, systemAuthor(now), 'application.download', id);
    const submission = { kind: 'application' as const, row: application };
    const data = jsonFile('data.json', exportSubmission(app, submission, 'candidate'));
    const files = [data, ...filesOf(app, submission)];
    return sendArchive(reply, `${reference}.zip`, files, now);
  });

  const handleMessage = async (visit: Visit) => {
    const { application } = visit;
    const { message } = await readFormValues(visit);
    rejectMany('message', application.id);
    const { data, error } = createSchema(MESSAGE, 'publish').safeParse({ message });
    if (error) throw new HttpError(422, 'Write a message of up to 5,000 characters.');
    if (application.erasedAt !== null) throw new HttpError(409, 'You can no longer send a message from here.');
    await takeCandidateMessage(app, application, data.message);
    return showDone(visit, 'message');
  };
  const messageCall = {
    summary: 'Send a message about an application',
    form: formSchema(MESSAGE),
  };
  post('/message', messageCall, handleMessage, 'message');

  const handleBooking = async (visit: Visit) => {
    const { interview = '', time = '', instead } = await readFormValues(visit);
    if (time === '') throw new HttpError(422, 'Choose one of the times.');
    chooseTime(app, visit.application, String(interview), Number(time), Number(instead ?? Number.NaN));
    app.mail.wake();
    app.interviews.wake();
    return showDone(visit, 'interview');
  };
  const bookCall = {
    summary: 'Choose a time for an interview',
    operationId: 'bookInterview',
    form: z.object({
      interview: z.string().describe('The id of the interview.'),
      time: z.string().describe('One of the offered times, as a Unix timestamp in milliseconds.'),
      instead: z.string().optional().describe('The booked time to replace, as a Unix timestamp in milliseconds.'),
    }),
  };
  post('/interview', bookCall, handleBooking, 'time');

  const requestOtherTimes = async (visit: Visit) => {
    const { application } = visit;
    const { interview = '', other } = await readFormValues(visit);
    rejectMany('message', application.id);
    const { data, error } = createSchema(OTHER_TIMES, 'publish').safeParse({ other });
    if (error) throw new HttpError(422, 'Tell us when you’re free, in up to 2,000 characters.');
    const requestText = `Request for other interview times:\n\n${data.other}`;
    await takeCandidateMessage(app, application, requestText, () =>
      askForOtherTimes(app, application, String(interview)),
    );
    return showDone(visit, 'otherTimes');
  };
  const otherCall = {
    summary: 'Request other interview times',
    operationId: 'askForOtherTimes',
    form: formSchema(OTHER_TIMES).extend({ interview: z.string() }),
  };
  post('/interview/other', otherCall, requestOtherTimes, 'other');

  const handleResume = async (visit: Visit) => {
    rejectMany('resume', visit.application.id);
    const hadResume = await replaceResume(app, visit.application, visit.request, systemAuthor(app.clock.now()));
    return showDone(visit, hadResume ? 'newResume' : 'resume');
  };
  const resumeCall = {
    summary: 'Replace the CV of an application',
    operationId: 'replaceMyResume',
    form: z.object({ resume: filePart }),
  };
  post('/resume', resumeCall, handleResume, 'resume');

  addRoute('POST', '/renew', { summary: 'Request a new link by email' }, ({ reply, application, secret }) => {
    const { id } = application;
    const author = systemAuthor(app.clock.now());
    if (!perRenewal.take(id, author.at)) return oldLinkPage(app, reply.code(429), secret, 'limited');
    inTransaction(app.db, () => {
      audit(app.db, author, 'application.link', id);
      queueMail(app, emailToCandidate(app, application, 'candidateLinkEmail'));
    });
    app.mail.wake();
    return oldLinkPage(app, reply, secret, 'sent');
  });

  addRoute('POST', '/erase', { summary: 'Erase the data of an application' }, async (visit) => {
    const { reply, application, secret } = visit;
    const extent = await eraseAllowed(
      app,
      { kind: 'application', row: application },
      ON_REQUEST,
      systemAuthor(app.clock.now()),
    );
    if (extent.kind === 'everything') return erasedPage(app, reply);
    if (extent.kind === 'nothing') return erasePage(app, reply.code(409), secret, extent);
    return showDone(visit, 'erased');
  });

  function rejectMany(actionName: string, id: string) {
    if (perApplication.take(`${actionName} ${id}`, app.clock.now())) return;
    throw new HttpError(429, 'You’ve done this several times in the last hour. Please try again later.');
  }

  function get(path: string, summary: string, respond: (visit: Visit) => Promise<string>) {
    addRoute('GET', path, { summary }, respond);
  }

  /** Adds a POST route. An error is shown at the top of the page and, if the candidate can correct it, also at `field`. */
  function post(path: string, call: Call, respond: (visit: Visit) => unknown, field?: FormField) {
    addRoute('POST', path, call, async (visit) => {
      const { request, reply, application, secret } = visit;
      try {
        return await respond(visit);
      } catch (error) {
        const { status, body } = await describeForPage(request, reply, error);
        const isCorrectable = status === 413 || status === 422;
        const failure = { message: body.message, field: isCorrectable ? field : undefined };
        return overviewPage(app, reply, { application, secret, typed: visit.typed, failed: failure });
      }
    });
  }

  function addRoute(method: 'GET' | 'POST', path: string, call: Call, respond: (visit: Visit) => unknown) {
    const { form, ...names } = call;
    app.route({
      config: { public: LINKS, form },
      bodyLimit: 100_000,
      schema: { tags, ...names, params: path.includes(':kind') ? params.extend({ kind: z.string().max(20) }) : params },
      method,
      url: `/api${CANDIDATE_PATH}/:secret${path}`,
      handler: async (request, reply) => {
        const { secret } = request.params;
        reply.header('x-robots-tag', 'noindex, nofollow');
        const linkMatch = findByLink(app, secret);
        if (!linkMatch) return invalidLinkPage(app, reply);
        if (linkMatch.isOld && path !== '/renew') return oldLinkPage(app, reply, secret);
        return respond({ request, reply, application: linkMatch.application, secret, typed: {} });
      },
    });
  }
}

async function readFormValues(visit: Visit): Promise<Record<string, unknown>> {
  visit.typed = (await readForm(visit.request)).values;
  return visit.typed;
}

/** Redirects after the POST, so that reloading the tab sends nothing twice. */
function showDone({ reply, secret }: Visit, outcome: Outcome) {
  return reply.redirect(`${buildAddress(secret)}?done=${outcome}`, 303);
}

function parseKind(request: FastifyRequest): ConsentKind {
  const { kind } = request.params as { kind?: string };
  const consentKind = consentKinds.find((name) => name === kind);
  if (!consentKind) throw new HttpError(404, 'This consent doesn’t exist.');
  return consentKind;
}
