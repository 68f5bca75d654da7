/**
 * Expiring links to an application and its CV, in the events of webhooks with personal data. Each is for one webhook,
 * application and purpose. It ends after a week, or with the webhook's secret, address or personal data. It is
 * suspended while the application is in the bin or the webhook is paused.
 */
import { submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { CONSENT_LABELS, consentKinds, findConsents } from '../../compliance/notices/consents.ts';
import type { App } from '../../core/app.ts';
import { audit, systemAuthor } from '../../core/audit.ts';
import { findPublishedEntry } from '../../core/content/published.ts';
import { eq } from '../../core/database/drizzle.ts';
import { type Application, resumes } from '../../core/database/schema/applications.ts';
import { webhooks } from '../../core/database/schema/webhooks.ts';
import { signedTokens } from '../../core/database/signed-token.ts';
import { prepared } from '../../core/database/statements.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { LINKS } from '../../core/http/public-limits.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { DAY_MS, toIso } from '../../core/lib/dates.ts';
import { hashSecret } from '../../core/lib/ids.ts';
import { requireResume, sendFile } from '../../desk/resumes/send-file.ts';

const LINK_MS = 7 * DAY_MS;
const PATH = '/api/webhook-links';
/** Matches links, including those with escaped slashes that some receivers repeat in their responses. */
const IN_TEXT = /webhook-links(\\?\/)[\w.-]+/g;

type Webhook = typeof webhooks.$inferSelect;
type Purpose = 'application' | 'resume';

const tokens = prepared((db) => signedTokens(db, 'webhook-link'));

/** New links for each attempt, at `at` in milliseconds since 1970. */
export function createLinks({ db, env }: App, webhook: Webhook, applicationId: string, at: number) {
  const createAddress = (purpose: Purpose) => {
    const payload = [purpose, webhook.id, versionOf(webhook), applicationId, at.toString(36)].join('.');
    const path = `${PATH}/${tokens(db).sign(payload)}${purpose === 'resume' ? '/resume' : ''}`;
    return new URL(path, env.publicSiteUrl).href;
  };
  return { application: createAddress('application'), resume: createAddress('resume'), expiresAt: toIso(at + LINK_MS) };
}

/** Hides the tokens of links, for the log of deliveries. */
export function hideLinks(text: string): string {
  return text.replace(IN_TEXT, 'webhook-links$1…');
}

/** Changes with the secret or the address, because another system may have the earlier links. */
function versionOf({ secret, url }: Webhook): string {
  return hashSecret(`${secret} ${url}`).slice(0, 16);
}

const stringSchema = z.string();
const linkedSchema = z.object({
  id: stringSchema,
  reference: stringSchema,
  receivedAt: stringSchema,
  job: z
    .object({
      id: stringSchema,
      title: stringSchema,
      reference: stringSchema.nullable().describe('The reference used by the multi-poster.'),
    })
    .nullable(),
  candidate: z.object({ name: stringSchema, email: stringSchema, phone: stringSchema, coverLetter: stringSchema }),
  answers: z.array(z.object({ question: stringSchema, answer: stringSchema })),
  consents: z
    .array(
      z.object({
        kind: z.enum(consentKinds),
        label: stringSchema,
        wording: stringSchema.describe('The wording of the consent.'),
        givenAt: stringSchema,
        withdrawnAt: stringSchema.nullable(),
      }),
    )
    .describe('The consents the candidate gave. Kinds not listed were not given.'),
  resume: z
    .object({ name: stringSchema, kind: z.enum(['pdf', 'doc', 'docx']), bytes: z.int(), sha256: stringSchema })
    .nullable()
    .describe('The CV; null until the candidate sends one.'),
  source: stringSchema.describe('The candidate’s source; empty if unknown.'),
});

export async function linkRoutes(app: App) {
  const { db, clock } = app;
  const tags = ['Webhooks'];
  const params = z.object({ token: stringSchema.max(300).describe('The token of a link, valid for seven days.') });
  const config = { public: LINKS };

  const applicationSchema = {
    tags,
    summary: 'Get an application through a link',
    params,
    response: { 200: linkedSchema },
  };
  app.get(`${PATH}/:token`, { config, schema: applicationSchema }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const submissionLink = requireOpen('application', request.params.token);
    await auditAccess(submissionLink, 'application.fetch');
    return toLinked(requireOpen('application', request.params.token).application);
  });

  const resumeSchema = { tags, operationId: 'getLinkedResume', summary: 'Get a CV through a link', params };
  app.get(`${PATH}/:token/resume`, { config, schema: resumeSchema }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const submissionLink = requireOpen('resume', request.params.token);
    const storedResume = await requireResume(app, submissionLink.application.id);
    await auditAccess(submissionLink, 'application.resume');
    return sendFile(reply, storedResume.resume, storedResume.path);
  });

  /**
   * Returns the webhook and the application of a valid link. Throws the same 404 for every reason why a link is
   * invalid.
   */
  function requireOpen(purpose: Purpose, token: string) {
    const [signedFor, webhookId = '', version, applicationId = '', at = ''] = (tokens(db).read(token) ?? '').split('.');
    const webhook = db.select().from(webhooks).where(eq(webhooks.id, webhookId)).get();
    const application = findApplication(db, applicationId);
    const isCurrent = signedFor === purpose && elapsedSince(Number.parseInt(at, 36), clock.now()) < LINK_MS;
    const isAllowed = webhook?.isPersonal && webhook.pausedAt === null && version === versionOf(webhook);
    const isAvailable = application && application.deletedAt === null && application.erasedAt === null;
    if (isCurrent && isAllowed && isAvailable && application.status !== 'spam') return { webhook, application };
    throw new HttpError(404, 'This link has expired or been withdrawn.');
  }

  async function auditAccess({ webhook, application }: ReturnType<typeof requireOpen>, action: string) {
    await untilWritable(db);
    audit(db, systemAuthor(clock.now()), action, application.id, `webhook to ${new URL(webhook.url).host}`);
  }

  function toLinked(row: Application): z.infer<typeof linkedSchema> {
    const { id, reference, createdAt, jobId, answers, source } = row;
    const { fullName: name, email, phone, coverLetter } = withDefaults(submissions.application.fields, row.data);
    const job = findPublishedEntry(db, 'job', jobId)?.data;
    const cv = db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
    return {
      ...{ id, reference, receivedAt: toIso(createdAt), answers, source },
      job: jobId === '' ? null : { id: jobId, title: formatJobName(row), reference: job?.reference || null },
      candidate: { name, email, phone, coverLetter },
      consents: findConsents(db, id).map((consent) => ({ ...consent, label: CONSENT_LABELS[consent.kind] })),
      resume: cv ? { name: cv.name, kind: cv.kind, bytes: cv.bytes, sha256: cv.sha256 } : null,
    };
  }
}
