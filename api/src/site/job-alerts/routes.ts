import { createSchema } from 'content-types/fields/field';
import { alert } from 'content-types/job-search/alert-form';
import { findPlace } from 'content-types/places/find-place';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { systemAuthor } from '../../core/audit.ts';
import type { Alert } from '../../core/database/schema/job-alerts.ts';
import { FORMS, formSchema } from '../../core/forms/public-form.ts';
import { readForm } from '../../core/forms/read-form.ts';
import { describeForPage, prefersHtml } from '../../core/forms/respond.ts';
import { isFilledIn } from '../../core/forms/spam.ts';
import { HttpError, toIssues } from '../../core/http/errors.ts';
import { LINKS, SUBMISSIONS } from '../../core/http/public-limits.ts';
import { rateLimit } from '../../core/http/rate-limit.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { alertAdminRoutes } from './admin-routes.ts';
import { type Digests, startDigests } from './digests.ts';
import { ALERTS_PATH, createAlertToken, OWN_ALERTS_PATH, readAlertToken } from './emails.ts';
import { describedFields, readAlertFields, toColumns, toValues } from './fields.ts';
import * as pages from './pages.ts';
import { changeAlert, confirmAlert, endAlert, findAlertById, requestAlert } from './store.ts';

const config = { public: LINKS };
/** The forms on the pages that the links in emails open. */
const linkConfig = { ...config, form: z.looseObject({ token: z.string() }) };
const tags = ['Job alerts'];
/** Loose: email clients add parameters to links. */
const querystring = z.looseObject({ token: z.string().max(200).default('') });
/** Does not promise an email, because an address that has reached its limit gets none. */
const CONFIRM_MESSAGE =
  'Check your email and click the confirmation link. We send at most three of these emails a day to any one address.';
const CONFIRM_LATER_MESSAGE =
  'Thank you. We can’t send emails at the moment. We’ll email you a confirmation link as soon as we can.';

/** API clients get JSON, browsers a page. */
const acceptedSchema = {
  description: 'Accepted. To prevent user enumeration, the response is the same whether or not an email is sent.',
  content: {
    'application/json': { schema: z.object({ message: z.string() }) },
    'text/html': { schema: z.string() },
  },
};

type Values = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    digests: Digests;
  }
}

export const jobAlerts = fp(
  async (app: App) => {
    app.decorate('digests', startDigests(app));
    app.register(alertRoutes);
    app.register(alertAdminRoutes);
  },
  { name: 'job-alerts', dependencies: ['journal', 'mail', 'form-limits'] },
);

async function alertRoutes(app: App) {
  // High enough for a careers fair, where everyone shares one network. The store limits the emails to each address.
  const limit = rateLimit({ max: 60, windowMs: 10 * MINUTE_MS });

  /** Responds in the same way whether the address is known or not. */
  const signUpSchema = { tags: ['Forms'], consumes: FORMS, response: { 202: acceptedSchema } };
  app.post(
    ALERTS_PATH,
    {
      config: { public: SUBMISSIONS, form: formSchema(describedFields) },
      bodyLimit: 20_000,
      schema: signUpSchema,
    },
    async (request, reply) => {
      let values: Values = {};
      try {
        values = (await readForm(request)).values;
        const alert = validate(app, values);
        limit.count(request.ip, app.clock.now());
        const id = requestAlert(app, alert);
        app.mail.wake();
        if (id !== null) await app.journal.settle(id);
        app.digests.wake();
        reply.code(202);
        const { place } = alert;
        const isUnknown = Number(alert.miles) > 0 && place !== '' && !findPlace(place);
        const notes = isUnknown ? [`We don’t know where “${place}” is, so we’ll look for jobs that mention it.`] : [];
        if (prefersHtml(request)) return pages.requestedPage(app, reply, notes);
        return { message: [app.env.smtpUrl ? CONFIRM_MESSAGE : CONFIRM_LATER_MESSAGE, ...notes].join(' ') };
      } catch (error) {
        return sendError(request, reply, error, values);
      }
    },
  );

  // Email scanners follow links too: a GET shows a page with a button and changes nothing.
  get('/confirm', 'Get the confirmation page of an alert', (reply, alert) => {
    if (!alert) return pages.unknownAlertPage(app, reply);
    return alert.confirmedAt === null ? pages.confirmPage(app, reply, alert) : pages.managePage(app, reply, alert);
  });

  post('/confirm', 'Confirm an alert', (reply, foundAlert) => {
    const alert = foundAlert && confirmAlert(app, foundAlert.id);
    return alert ? showDone(reply, alert, 'confirmed') : pages.unknownAlertPage(app, reply);
  });

  get('/manage', 'Get the settings page of an alert', (reply, alert, { done }) => {
    if (!alert?.confirmedAt) return pages.unknownAlertPage(app, reply);
    return pages.managePage(app, reply, alert, pages.isOutcome(done) ? done : undefined);
  });

  post('/manage', 'Update an alert', (reply, alert, values) => {
    if (!alert?.confirmedAt) return pages.unknownAlertPage(app, reply);
    const { email: _, ...fields } = readAlertFields(app.db);
    const currentValues = toValues(alert);
    // A page that was opened before an update of the site sends fewer fields.
    const completeValues = Object.keys(fields).map((name) => [name, values[name] ?? currentValues[name]]);
    const { data, error } = createSchema(fields, 'publish').safeParse(Object.fromEntries(completeValues));
    if (error) {
      const failure = { message: 'Please correct the following.', issues: toIssues(error), values };
      return pages.managePage(app, reply.code(422), alert, undefined, failure);
    }
    changeAlert(app, alert.id, toColumns({ ...data, email: alert.email }), data.frequency);
    return showDone(reply, alert, 'updated');
  });

  get('/unsubscribe', 'Get the unsubscribe page of an alert', (reply, alert) =>
    alert ? pages.unsubscribePage(app, reply, alert) : pages.unsubscribedPage(app, reply),
  );

  /**
   * Ends an alert from our own page with the token in the body, or by one click in an email client (RFC 8058) with the
   * token in the URL.
   */
  const endSchema = { tags, summary: 'Unsubscribe from an alert', querystring };
  app.post(`${ALERTS_PATH}/unsubscribe`, { config, bodyLimit: 20_000, schema: endSchema }, async (request, reply) => {
    const { values } = await readForm(request);
    const id = readAlertToken(app, values.token ?? request.query.token);
    const author = systemAuthor(app.clock.now());
    // A second click gets the same page.
    if (id !== null) endAlert(app, id, 'alert.unsubscribe', author, values.all === 'yes');
    return pages.unsubscribedPage(app, reply);
  });

  type Respond<Result> = (reply: FastifyReply, alert: Alert | null, values: Values) => Result;

  function get(path: string, summary: string, respond: Respond<Promise<string>>) {
    const options = { config, schema: { tags, summary, querystring } };
    app.get(`${ALERTS_PATH}${path}`, options, async ({ query }, reply) => respond(reply, findAlert(query), query));
  }

  function post(path: string, summary: string, respond: Respond<unknown>) {
    const options = { config: linkConfig, bodyLimit: 20_000, schema: { tags, summary, consumes: FORMS } };
    app.post(`${ALERTS_PATH}${path}`, options, async (request, reply) => {
      const { token, ...values } = (await readForm(request)).values;
      return respond(reply, findAlert({ token }), values);
    });
  }

  /** Redirects to another page, so that a phone that reloads the tab later does not send the form again. */
  async function showDone(reply: FastifyReply, { id }: Alert, outcome: pages.Outcome) {
    await app.journal.settle(id);
    app.digests.wake();
    return reply.redirect(`${OWN_ALERTS_PATH}/manage?token=${createAlertToken(app, id)}&done=${outcome}`, 303);
  }

  function findAlert({ token }: { token?: unknown }): Alert | null {
    const id = readAlertToken(app, token);
    return id === null ? null : findAlertById(app.db, id);
  }

  async function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, values: Values) {
    const { status, body } = await describeForPage(request, reply, error);
    return status === 422 ? pages.formPage(app, reply, { ...body, values }) : pages.errorPage(app, reply, body.message);
  }
}

/** Validates the typed values. Any typed address gets an email, so a bot that fills in the honeypot gets an error. */
function validate({ db }: App, values: Values) {
  const completeValues = Object.entries(describedFields).map(([name, field]) => [
    name,
    values[name] ?? field.initial(),
  ]);
  const { data, error } = createSchema(readAlertFields(db), 'publish').safeParse(Object.fromEntries(completeValues));
  if (error) throw new HttpError(422, alert.form.failed, { issues: toIssues(error) });
  if (isFilledIn(values.topic)) throw new HttpError(422, 'This looks like spam. Please leave the hidden field empty.');
  return data;
}
