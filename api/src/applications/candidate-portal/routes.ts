/**
 * The candidate's own page. Anyone with the link may use it, so the secret in it is kept out of logs (only a route's
 * pattern is logged), caches, search engines and the referrer. Mail scanners open links: a GET changes nothing.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { audit } from '../../auth/audit.ts';
import { consentKinds } from '../../data-protection/consents.ts';
import { eraseOnRequest, erasureExtent } from '../../data-protection/erase.ts';
import type { applications } from '../../database/schema/applications.ts';
import type { ConsentKind } from '../../database/schema/data-protection.ts';
import type { App } from '../../lib/app.ts';
import { discardBody, HttpError } from '../../lib/errors.ts';
import { readForm, type SentForm } from '../../lib/forms/read-form.ts';
import { discardResume, resumePart } from '../resumes/resume-store.ts';
import { endConsent, replaceResume, withdraw } from './actions.ts';
import { applicationBySecret, CANDIDATE_PATH } from './link.ts';
import { deadLinkPage, erasedPage, erasePage, overviewPage, withdrawPage } from './pages.ts';
import { candidateRecord, jsonFile, resumeFiles, sendArchive } from './record.ts';

type Application = typeof applications.$inferSelect;
type Visit = { request: FastifyRequest; reply: FastifyReply; application: Application; secret: string };

const params = z.object({ secret: z.string().max(128), kind: z.string().max(20).optional() });
const options = { config: { public: true as const }, bodyLimit: 100_000, schema: { hide: true, params } };

export async function candidateRoutes(app: App) {
  get('', ({ reply, application, secret }) => overviewPage(app, reply, { application, secret }));
  get('/withdraw', ({ reply, application, secret }) => withdrawPage(app, reply, secret, application.jobTitle));
  get('/erase', ({ reply, application, secret }) => erasePage(app, reply, secret, erasureExtent(app, application)));

  post('/withdraw', ({ application }) => withdraw(app, application), 'Your application has been withdrawn.');
  post(
    '/consents/:kind',
    ({ request, application }) => {
      endConsent(app, application, kindOf(request));
    },
    'You have taken back what you agreed to.',
  );

  route('POST', '/download', ({ reply, application }) => {
    audit(app.db, { userId: null, at: app.clock.now() }, 'application.download', application.id);
    const files = [jsonFile('data.json', candidateRecord(app.db, application)), ...resumeFiles(app, application)];
    return sendArchive(reply, `${application.reference}.zip`, files, app.clock.now());
  });

  route('POST', '/erase', async ({ reply, application, secret }) => {
    const extent = await eraseOnRequest(app, application, { userId: null, at: app.clock.now() });
    if (extent.kind === 'everything') return erasedPage(app, reply);
    if (extent.kind === 'nothing') return erasePage(app, reply.code(409), secret, extent);
    return overviewPage(app, reply, { ...reload(secret), secret, done: 'Your data has been erased.' });
  });

  route('POST', '/resume', async ({ request, reply, application, secret }) => {
    let sent: SentForm | null = null;
    let keptId: string | null = null;
    try {
      sent = await readForm(request, resumePart(app));
      keptId = await replaceResume(app, application, sent, request);
      return overviewPage(app, reply, { ...reload(secret), secret, done: 'Your resume has been replaced.' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await discardBody(request, reply);
      return overviewPage(app, reply.code(error.statusCode), { application, secret, problem: error.message });
    } finally {
      if (sent?.file && sent.file.id !== keptId) await discardResume(app.resumeFolder, sent.file);
    }
  });

  function get(path: string, respond: (visit: Visit) => string) {
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
        const application = applicationBySecret(app.db, secret);
        if (!application) return deadLinkPage(app, reply);
        return respond({ request, reply, application, secret });
      },
    });
  }

  /** The application in its current state. */
  function reload(secret: string): { application: Application } {
    const application = applicationBySecret(app.db, secret);
    if (!application) throw new HttpError(404, 'This application has been erased.');
    return { application };
  }
}

function kindOf(request: FastifyRequest): ConsentKind {
  const { kind } = request.params as { kind?: string };
  const found = consentKinds.find((name) => name === kind);
  if (!found) throw new HttpError(404, 'There is no such consent.');
  return found;
}
