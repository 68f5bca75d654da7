import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../lib/app.ts';
import { describeError, HttpError, issuesOf } from '../lib/errors.ts';
import { prefersHtml } from '../lib/forms/prefers-html.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { networkOf } from '../lib/network.ts';
import { rateLimit } from '../lib/rate-limit.ts';
import { forgetBody } from '../lib/unread-body.ts';
import { alertChangeSchema, alertSchema } from './fields.ts';
import { ALERTS_PATH, readAlertToken } from './links.ts';
import * as pages from './pages.ts';
import { type Alert, alertById, changeAlert, confirmAlert, endAlert, requestAlert } from './store.ts';

const config = { public: true } as const;
const tags = ['Job alerts'];
const querystring = z.object({ token: z.string().max(200).default('') });
const FORMS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const ASKED = 'Please check your email and press the link in it.';
const WRONG = 'Please look at these again.';

/** Programs get JSON, browsers a page. */
const taken = {
  description: 'An email is on its way, if there is to be one.',
  content: {
    'application/json': { schema: z.object({ message: z.string() }) },
    'text/html': { schema: z.string() },
  },
};

type Values = Record<string, unknown>;

/** Asking for job alerts, saying yes, changing them and stopping them. */
export async function alertRoutes(app: App) {
  const limit = rateLimit({ max: 10, windowMs: 10 * 60_000 });

  /** Answers the same whether the address is known or not. */
  const ask = { tags, consumes: FORMS, response: { 202: taken } };
  app.post(ALERTS_PATH, { config, bodyLimit: 20_000, schema: ask }, async (request, reply) => {
    let values: Values = {};
    try {
      values = (await readForm(request)).values;
      const alert = asked(values);
      limit.count(networkOf(request.ip), app.clock.now());
      requestAlert(app, alert);
      app.mail.wake();
      app.digests.wake();
      reply.code(202);
      return prefersHtml(request) ? pages.askedPage(app, reply) : { message: ASKED };
    } catch (error) {
      return answerProblem(request, reply, error, values);
    }
  });

  // Links are followed by programs that look into mails as well: they get a page that asks, and change nothing.
  app.get(`${ALERTS_PATH}/confirm`, { config, schema: { tags, querystring } }, async ({ query }, reply) => {
    const alert = alertOf(query);
    if (!alert) return pages.gonePage(app, reply);
    return alert.confirmedAt === null ? pages.confirmPage(app, reply, alert) : pages.managePage(app, reply, alert);
  });

  app.post(`${ALERTS_PATH}/confirm`, { config, bodyLimit: 20_000, schema: { tags } }, async (request, reply) => {
    const id = readAlertToken(app, (await readForm(request)).values.token);
    const alert = id === null ? null : confirmAlert(app, id);
    if (!alert) return pages.gonePage(app, reply);
    app.digests.wake();
    return pages.managePage(app, reply, alert, 'Thank you. New jobs will reach you by email.');
  });

  app.get(`${ALERTS_PATH}/manage`, { config, schema: { tags, querystring } }, async ({ query }, reply) => {
    const alert = alertOf(query);
    return alert?.confirmedAt ? pages.managePage(app, reply, alert) : pages.gonePage(app, reply);
  });

  app.post(`${ALERTS_PATH}/manage`, { config, bodyLimit: 20_000, schema: { tags } }, async (request, reply) => {
    const { token, ...values } = (await readForm(request)).values;
    const alert = alertOf({ token });
    if (!alert?.confirmedAt) return pages.gonePage(app, reply);
    const { data, error } = alertChangeSchema.safeParse(values);
    if (error) {
      reply.code(422);
      return pages.managePage(app, reply, alert, '', { message: WRONG, issues: issuesOf(error), values });
    }
    changeAlert(app, alert.id, data);
    app.digests.wake();
    return pages.managePage(app, reply, alertById(app.db, alert.id) ?? alert, 'Saved.');
  });

  app.get(`${ALERTS_PATH}/unsubscribe`, { config, schema: { tags, querystring } }, async ({ query }, reply) => {
    const alert = alertOf(query);
    return alert ? pages.unsubscribePage(app, reply, alert) : pages.endedPage(app, reply);
  });

  /** From our own page with the token in the body, or with one click from a mail program (RFC 8058) in the address. */
  const end = { tags, querystring };
  app.post(`${ALERTS_PATH}/unsubscribe`, { config, bodyLimit: 20_000, schema: end }, async (request, reply) => {
    const { values } = await readForm(request);
    const id = readAlertToken(app, values.token ?? request.query.token);
    const author = { userId: null, at: app.clock.now() };
    // Once stopped it stays stopped, and every further click is told so.
    if (id !== null) endAlert(app, id, author, values.all === 'yes');
    return pages.endedPage(app, reply);
  });

  function alertOf({ token }: { token?: unknown }): Alert | null {
    const id = readAlertToken(app, token);
    return id === null ? null : alertById(app.db, id);
  }

  async function answerProblem(request: FastifyRequest, reply: FastifyReply, error: unknown, values: Values) {
    if (!prefersHtml(request)) throw error;
    const { status, body } = describeError(error as FastifyError | HttpError, request, reply);
    if (!(await forgetBody(request.raw))) reply.header('connection', 'close');
    reply.code(status);
    return status === 422
      ? pages.formPage(app, reply, { ...body, values })
      : pages.problemPage(app, reply, body.message);
  }
}

/** What was typed, checked. A mail is sent to whatever address it is: whoever fills in the trap gets none, and is told. */
function asked({ company_url: trap, formToken: _formToken, ...values }: Values) {
  const { data, error } = alertSchema.safeParse({ category: '', type: '', place: '', frequency: 'weekly', ...values });
  if (error) throw new HttpError(422, WRONG, { issues: issuesOf(error) });
  if (trap) throw new HttpError(422, 'This looks like a robot’s work. Please leave the hidden field empty.');
  return data;
}
