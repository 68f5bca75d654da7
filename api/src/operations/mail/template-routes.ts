import { contentTypes, type DataByType } from 'content-types';
import {
  type EmailLink,
  type EmailName,
  type EmailValues,
  emailNames,
  emailPlaceholders,
  placeholdersOf,
  type TemplateName,
} from 'content-types/emails/email-types';
import type { Placeholders } from 'content-types/emails/template';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { currentUser, getAuthor, RECRUITERS, requireRole } from '../../core/auth/access.ts';
import { validate } from '../../core/content/types.ts';
import { HttpError } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail, replyFiller } from '../../core/mail/templates.ts';

const names = [...emailNames, 'replyTemplate'] as const;
const params = z.object({ name: z.enum(names) });
const data = z.record(z.string(), z.unknown()).describe('The fields of the template, such as `subject` and `body`.');
type Values = Record<string, string | EmailLink[]>;
const previewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  reference: z.string().nullable().describe('The reference of the application in the preview; null for example data.'),
});
const queuedSchema = z.object({ id: z.string(), to: z.string() });
const tags = ['Email templates'];
/** Roles that may call; each call also checks who may change the template. */
const config = { roles: RECRUITERS };

/** Previews and tests of an email or reply with the wording that a user is editing. */
export async function templateRoutes(app: App) {
  const { db, env } = app;

  const showSchema = { tags, params, body: data, response: { 200: previewSchema } };
  app.post('/api/emails/:name/preview', { config, schema: showSchema }, async (request) => {
    const { name } = request.params;
    requireRole(app, request, contentTypes[name].writers);
    const draft = validate(contentTypes[name], request.body, 'draft');
    const placeholders = placeholdersOf(name, draft);
    const isAboutJob = 'job_title' in placeholders;
    const application = isAboutJob ? app.features.map(({ emailExample }) => emailExample?.(db)).find(Boolean) : null;
    const values = { ...exampleValues(app, placeholders), ...application };
    return { ...compose(name, values, draft), reference: String(application?.reference ?? '') || null };
  });

  /**
   * Sends the test to the requesting user with example data, because the outbox must not keep a candidate's data longer
   * than the inbox does.
   */
  const testSchema = { tags, params, body: data, response: { 202: queuedSchema } };
  app.post('/api/emails/:name/test', { config, schema: testSchema }, async (request, reply) => {
    const { name } = request.params;
    requireRole(app, request, contentTypes[name].writers);
    if (!env.smtpUrl) throw new HttpError(409, 'Email isn’t set up.');
    const wording = validate(contentTypes[name], request.body, 'publish');
    const { id: userId, email } = currentUser(request);
    const content = compose(name, exampleValues(app, placeholdersOf(name, wording)), wording);
    const mail = { to: email, ...content, subject: `Test: ${content.subject}` };
    const id = queueMail(app, { kind: 'mail.test', subjectId: userId, mail });
    audit(db, getAuthor(app, request), 'mail.test', id, name);
    app.mail.wake();
    return reply.code(202).send({ id, to: email });
  });

  function compose(name: TemplateName, values: Values, wording: Record<string, unknown>) {
    if (name !== 'replyTemplate')
      return composeEmail(app, name, values as EmailValues<EmailName>, wording as DataByType[EmailName]);
    const { inbox, ...template } = wording as DataByType['replyTemplate'];
    const { subject, text: reply } = replyFiller(app, inbox)(template, values as Record<string, string>);
    const replyValues = { ...exampleValues(app, emailPlaceholders('replyEmail')), ...values, subject, reply };
    return composeEmail(app, 'replyEmail', replyValues as EmailValues<'replyEmail'>);
  }
}

/** Example values of placeholders, with links to this site. */
function exampleValues({ env }: App, placeholders: Placeholders): Values {
  const toAddress = (path: string) => new URL(path, env.publicSiteUrl).href;
  const examples = Object.entries(placeholders).map(([placeholder, { example, kind }]) => {
    if (kind === 'links') return [placeholder, [{ label: example, address: toAddress('/career') }]];
    return [placeholder, kind === 'link' ? toAddress(example) : example];
  });
  return Object.fromEntries(examples);
}
