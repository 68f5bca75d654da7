import { contentTypes } from 'content-types';
import {
  type EmailLink,
  type EmailName,
  type EmailValues,
  emailNames,
  emailPlaceholders,
} from 'content-types/emails/email-types';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { ADMINISTRATORS, currentUser, getAuthor } from '../../core/auth/access.ts';
import { validate } from '../../core/content/types.ts';
import { HttpError } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';

const template = z.strictObject({ subject: z.string(), body: z.string() });
type Template = z.infer<typeof template>;
const params = z.object({ name: z.enum(emailNames) });
const preview = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The reference of the application it is filled in for; null for an example. */
  reference: z.string().nullable(),
});
const queued = z.object({ id: z.string(), to: z.string() });
const tags = ['Email templates'];
const config = { roles: ADMINISTRATORS };

/** Previews an email with the wording that an administrator is editing. */
export async function templateRoutes(app: App) {
  const { db, env } = app;

  const show = { tags, params, body: template, response: { 200: preview } };
  app.post('/api/emails/:name/preview', { config, schema: show }, async (request, reply) => {
    const { name } = request.params;
    const draft = validate(contentTypes[name], request.body, 'draft') as Template;
    const isAboutJob = 'job_title' in emailPlaceholders(name);
    const application = isAboutJob ? app.features.map(({ emailExample }) => emailExample?.(db)).find(Boolean) : null;
    const values = { ...exampleValues(app, name), ...application };
    reply.header('cache-control', 'no-store');
    return { ...compose(name, values, draft), reference: String(application?.reference ?? '') || null };
  });

  /** Sent to the user who asks, with example data: the outbox must not keep a candidate’s data for longer than the inbox does. */
  const test = { tags, params, body: template, response: { 202: queued } };
  app.post('/api/emails/:name/test', { config, schema: test }, async (request, reply) => {
    if (!env.smtpUrl) throw new HttpError(409, 'Email isn’t set up: SMTP_URL is missing.');
    const { name } = request.params;
    const wording = validate(contentTypes[name], request.body, 'publish') as Template;
    const { id: userId, email } = currentUser(request);
    const content = compose(name, exampleValues(app, name), wording);
    const mail = { to: email, ...content, subject: `Test: ${content.subject}` };
    const id = queueMail(app, { kind: 'mail.test', subjectId: userId, mail });
    audit(db, getAuthor(app, request), 'mail.test', id, name);
    app.mail.wake();
    return reply.code(202).send({ id, to: email });
  });

  function compose(name: EmailName, values: object, wording: Template) {
    return composeEmail(app, name, values as EmailValues<EmailName>, wording);
  }
}

/** The examples of an email’s placeholders, with links to this site. */
function exampleValues({ env }: App, name: EmailName): Record<string, string | EmailLink[]> {
  const address = (path: string) => new URL(path, env.publicSiteUrl).href;
  const examples = Object.entries(emailPlaceholders(name)).map(([placeholder, { example, kind }]) => {
    if (kind === 'links') return [placeholder, [{ label: example, address: address('/career') }]];
    return [placeholder, kind === 'link' ? address(example) : example];
  });
  return Object.fromEntries(examples);
}
