/**
 * Pages with candidates that staff send to a client. A page opens with the secret link and a code. The secret is kept
 * out of logs (only a route's pattern is logged), caches, search engines and the referrer.
 */
import type { SafeHtml } from '@remix-run/html-template';
import { createSchema } from 'content-types/fields/field';
import { cleanText } from 'content-types/fields/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { currentUser, getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { emailSchema } from '../../core/auth/users.ts';
import type { ClientPage } from '../../core/database/schema/client-pages.ts';
import { toText } from '../../core/forms/form-html.ts';
import { banner } from '../../core/forms/page.ts';
import { formSchema } from '../../core/forms/public-form.ts';
import { readForm } from '../../core/forms/read-form.ts';
import { describeForPage } from '../../core/forms/respond.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { LINKS } from '../../core/http/public-limits.ts';
import { rateLimit } from '../../core/http/rate-limit.ts';
import { idParams, noContent, requiredLine, requiredText } from '../../core/http/schemas.ts';
import { HOUR_MS } from '../../core/lib/dates.ts';
import {
  ANSWER_FIELDS,
  CODE,
  closedPage,
  codePage,
  listPage,
  pageAddress,
  resumePage,
  type TypedAnswer,
  wrongAnswer,
} from './pages.ts';
import {
  CLIENT_PATH,
  findLastContact,
  findPage,
  pagesOf,
  pagesWith,
  sendToClient,
  withdrawPage,
  withdrawPerson,
} from './send.ts';
import { ANSWER_NAMES, findShownPeople, isVisitor, openWithCode, readResume, recordAnswer, sendCode } from './visit.ts';

const MAX_PEOPLE = 20;
const MAX_CODES_PER_HOUR = 5;
const COOKIE = 'client_page';

const config = { roles: RECRUITERS };
const id = z.string().max(64);
const answerName = z.enum(ANSWER_NAMES);
const draft = z.strictObject({
  people: z
    .array(
      z.strictObject({ id: id.describe('The id of the application.'), about: cleanText('About the candidate', 2_000) }),
    )
    .min(1)
    .max(MAX_PEOPLE),
  company: requiredLine('Client', 200),
  name: requiredLine('Contact', 200),
  email: emailSchema,
  message: requiredText('Message', 5_000),
  days: z.int().min(1).max(60).describe('The number of days the page stays open.'),
  hidesContacts: z.boolean().describe('Whether contact details are hidden in the CVs.'),
  keepsContact: z
    .boolean()
    .default(false)
    .describe('Whether to add the contact to the client’s record, which is created if it is missing.'),
  agreed: z.literal(true).describe('Confirms that each candidate has agreed to be put forward to this client.'),
});
const introduction = z.object({
  id,
  company: z.string(),
  name: z.string(),
  email: z.string(),
  sentBy: z.string().nullable(),
  sentAt: z.string(),
  openUntil: z.iso.date(),
  isOpen: z.boolean().describe('Whether the client can still see the candidate.'),
  people: z.int().describe('The number of candidates still on the page.'),
  isUndelivered: z.boolean().describe('Whether the email with the link could not be sent.'),
  message: z.string(),
  about: z.string().describe('The recruiter’s text about the candidate.'),
  openedAt: z.string().nullable().describe('When the contact first opened the page.'),
  viewedAt: z.string().nullable().describe('When the contact last opened this CV.'),
  answer: answerName.nullable(),
  comment: z.string(),
});

const lastContact = introduction.pick({ company: true, name: true, email: true }).nullable();

const sentPage = z.object({
  id,
  name: z.string().describe('The contact’s name; blank once erased.'),
  sentAt: z.string(),
  isOpen: z.boolean(),
  people: z.array(
    z.object({ id: id.describe('The id of the application.'), name: z.string(), answer: answerName.nullable() }),
  ),
});

export async function clientPageRoutes(app: App) {
  const tags = ['Client pages'];
  const sendSchema = { tags, operationId: 'sendToClient', body: draft, response: { 201: z.object({ id }) } };
  app.post('/api/client-pages', { config, schema: sendSchema }, async (request, reply) => {
    const { agreed: _, ...page } = request.body;
    const ids = page.people.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw fieldError('people', 'A candidate is listed twice.');
    const createdPageId = sendToClient(app, page, currentUser(request), getAuthor(app, request));
    return reply.code(201).send({ id: createdPageId });
  });

  const listSchema = {
    tags,
    operationId: 'listClientPages',
    params: idParams,
    response: {
      200: z.object({
        items: z.array(introduction),
        last: lastContact.describe('The contact who got the last page for the same job; null if this is the first.'),
      }),
    },
  };
  app.get('/api/applications/:id/client-pages', { config, schema: listSchema }, async (request) => ({
    items: pagesWith(app, request.params.id),
    last: findLastContact(app.db, request.params.id),
  }));

  const withdrawSchema = { tags, operationId: 'withdrawClientPage', params: idParams, response: noContent };
  app.post('/api/client-pages/:id/withdraw', { config, schema: withdrawSchema }, async (request, reply) => {
    if (!withdrawPage(app, request.params.id, getAuthor(app, request)))
      throw new HttpError(404, 'This page doesn’t exist.');
    return reply.code(204).send(null);
  });

  const withdrawOneSchema = {
    tags,
    operationId: 'takeOffClientPage',
    params: idParams.extend({ application: id }),
    response: noContent,
  };
  app.post(
    '/api/client-pages/:id/people/:application/withdraw',
    { config, schema: withdrawOneSchema },
    async (request, reply) => {
      const { id, application } = request.params;
      if (!withdrawPerson(app, `${id}/${application}`, getAuthor(app, request)))
        throw new HttpError(404, 'This candidate isn’t on the page.');
      return reply.code(204).send(null);
    },
  );

  const listPagesSchema = {
    tags,
    operationId: 'listPagesOfClient',
    params: idParams,
    response: { 200: z.object({ items: z.array(sentPage) }) },
  };
  app.get('/api/clients/:id/pages', { config, schema: listPagesSchema }, async (request) => ({
    items: pagesOf(app, request.params.id),
  }));

  app.register(visitRoutes);
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  secret: string;
  page: ClientPage;
  /** The values of the submitted form. */
  values: Record<string, unknown>;
}

/** A route's summary for the API description, and its form. */
interface Call {
  summary: string;
  form?: z.ZodObject;
}

async function visitRoutes(app: App) {
  const tags = ['Client’s page'];
  const perPage = rateLimit({ max: MAX_CODES_PER_HOUR, windowMs: HOUR_MS });
  const params = z.object({ secret: z.string().max(128).describe('The secret from the link in an email.') });
  const personParams = params.extend({ id });

  addRoute('GET', '', { summary: 'Get the page of candidates for a client' }, (visit) => {
    const { request, reply, secret } = visit;
    if (!isOpenFor(visit)) return codePage(app, reply, secret);
    const { done } = request.query as { done?: unknown };
    return showList(visit, done === 'answer' ? banner('good', 'Thank you. We’ve passed on your answer.') : undefined);
  });

  addRoute('POST', '/code', { summary: 'Request a code by email' }, ({ reply, secret, page }) => {
    if (!perPage.take(page.id, app.clock.now()))
      return codePage(app, reply.code(429), secret, {
        failed: 'We’ve sent several codes. Use the last one, or try again in an hour.',
      });
    sendCode(app, page);
    return codePage(app, reply, secret, { isSent: true });
  });

  const openCall = { summary: 'Exchange a code for a session cookie', form: formSchema(CODE) };
  addRoute('POST', '/open', openCall, async ({ request, reply, secret, page, values }) => {
    try {
      const { data } = createSchema(CODE, 'publish').safeParse({ code: values.code });
      if (!data) throw new HttpError(422, 'Enter the code from our email.');
      const cookie = openWithCode(app, page, data.code);
      // SameSite=Lax, because the contact comes from a link in an email.
      const path = pageAddress(secret);
      reply.setCookie(COOKIE, cookie, { path, httpOnly: true, sameSite: 'lax', secure: app.env.isHttps });
      return reply.redirect(path, 303);
    } catch (error) {
      const { body } = await describeForPage(request, reply, error);
      return codePage(app, reply, secret, { failed: body.message });
    }
  });

  routeOfPerson('GET', '/:id/cv', { summary: 'Get the CV of a candidate' }, async (visit, { application }) => {
    const { reply, secret, page } = visit;
    const isAllowed = () => {
      const currentPage = findPage(app, secret);
      return currentPage !== null && findPerson({ ...visit, page: currentPage }) !== undefined;
    };
    const content = await readResume(app, page, application, isAllowed);
    return resumePage(app, reply, { secret, sent: page, application, content });
  });

  const answerForm = formSchema(ANSWER_FIELDS).extend({ answer: answerName });
  const answerCall = { summary: 'Give feedback on a candidate', form: answerForm };
  routeOfPerson('POST', '/:id/answer', answerCall, (visit, { application }) => {
    const { reply, secret, page, values } = visit;
    const parsedAnswer = answerName.safeParse(values.answer);
    const { data } = createSchema(ANSWER_FIELDS, 'publish').safeParse({ comment: values.comment ?? '' });
    if (!parsedAnswer.success || !data) {
      reply.code(422);
      const typedAnswer = { applicationId: application.id, comment: toText(values.comment) };
      return showList(visit, wrongAnswer(application.id), typedAnswer);
    }
    recordAnswer(app, page, application, parsedAnswer.data, data.comment);
    return reply.redirect(`${pageAddress(secret)}?done=answer`, 303);
  });

  function isOpenFor({ request, page }: Visit): boolean {
    return isVisitor(page, request.cookies[COOKIE]);
  }

  function showList({ reply, secret, page }: Visit, outcome?: SafeHtml, typedAnswer?: TypedAnswer) {
    return listPage(app, reply, {
      secret,
      sent: page,
      people: findShownPeople(app, page.id),
      outcome,
      typed: typedAnswer,
    });
  }

  function findPerson(visit: Visit) {
    const { id } = visit.request.params as { id?: string };
    return isOpenFor(visit)
      ? findShownPeople(app, visit.page.id).find((person) => person.applicationId === id)
      : undefined;
  }

  /**
   * Adds a route about one candidate. Responds with the code page until the code is entered, and with the closed page
   * if the candidate is not shown.
   */
  function routeOfPerson(
    method: 'GET' | 'POST',
    path: string,
    call: Call,
    respond: (visit: Visit, person: NonNullable<ReturnType<typeof findPerson>>) => unknown,
  ) {
    addRoute(method, path, call, (visit) => {
      const person = findPerson(visit);
      if (person) return respond(visit, person);
      return isOpenFor(visit) ? closedPage(app, visit.reply) : codePage(app, visit.reply, visit.secret);
    });
  }

  /** Adds a route. Reads the body before the page, so that parallel guesses of a code are all counted. */
  function addRoute(method: 'GET' | 'POST', path: string, { form, summary }: Call, respond: (visit: Visit) => unknown) {
    app.route({
      config: { public: LINKS, form },
      bodyLimit: 20_000,
      schema: { tags, summary, params: path.includes(':id') ? personParams : params },
      method,
      url: `/api${CLIENT_PATH}/:secret${path}`,
      handler: async (request, reply) => {
        const { secret } = request.params;
        reply.header('x-robots-tag', 'noindex, nofollow');
        const values = form ? (await readForm(request)).values : {};
        const page = findPage(app, secret);
        return page ? respond({ request, reply, secret, page, values }) : closedPage(app, reply);
      },
    });
  }
}
