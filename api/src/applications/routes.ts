import { submissions } from 'content-types';
import type { RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { App } from '../lib/app.ts';
import { formSchema } from '../lib/form-schema.ts';
import { postComplaint, postMessage } from '../messages/post-message.ts';
import { postApplication } from './post-application.ts';

const config = { public: true } as const;

/** Programs get JSON; a browser that sends the form without scripts gets a page. */
const created = {
  201: {
    description: 'It has been stored.',
    content: {
      'application/json': { schema: z.object({ message: z.string(), reference: z.string() }) },
      'text/html': { schema: z.string() },
    },
  },
};

/** What our own forms send along. */
const ALONG = { idempotencyKey: z.string().optional(), formToken: z.string().optional() };
const FORMS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Options of a route that takes a message; the body is read and checked by its handler. */
export const messageRoute = {
  config: { ...config, form: formSchema(submissions.message.fields, ALONG) },
  bodyLimit: 100_000,
  schema: { tags: ['Messages'], consumes: FORMS, response: created },
} satisfies RouteShorthandOptions;

const complaintRoute = { ...messageRoute, schema: { ...messageRoute.schema, tags: ['Complaints'] } };

/** Options of a route that takes an application. */
export const applicationRoute = {
  config: { ...config, form: formSchema(submissions.application.fields, ALONG) },
  bodyLimit: 100_000,
  schema: { tags: ['Applications'], consumes: ['multipart/form-data'], response: created },
} satisfies RouteShorthandOptions;

export async function intakeRoutes(app: App) {
  app.post('/api/messages', messageRoute, (request, reply) => postMessage(app, request, reply));
  app.post('/api/complaints', complaintRoute, (request, reply) => postComplaint(app, request, reply));
  app.post('/api/applications', applicationRoute, (request, reply) => postApplication(app, request, reply));

  /** For the `formToken` field: when the form was opened. */
  const token = { tags: ['Messages'], response: { 200: z.object({ token: z.string() }) } };
  app.get('/api/form-token', { config, schema: token }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: app.intake.tokens.issue(app.clock.now()) };
  });
}
