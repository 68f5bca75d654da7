import { max } from 'drizzle-orm';
import { z } from 'zod';
import { ADMINISTRATORS, authorOf, userOf } from '../auth/access.ts';
import { audit } from '../auth/audit.ts';
import { outbox } from '../database/schema/mail.ts';
import type { App } from '../lib/app.ts';
import { toIso } from '../lib/dates.ts';
import { HttpError } from '../lib/errors.ts';
import { queueMail } from './outbox.ts';
import { renderEmail } from './render-email.ts';
import { requiresTls } from './send.ts';
import { senderOf } from './sender.ts';

const config = { roles: ADMINISTRATORS };
const tags = ['Outbox'];
const state = z.object({
  /** Null while SMTP_URL is not set. */
  server: z.object({ address: z.string(), security: z.enum(['tls', 'starttls', 'starttls-if-offered']) }).nullable(),
  from: z.string(),
  /** Who gets the agency's mail; null while MAIL_TO is not set. */
  to: z.string().nullable(),
  lastSent: z.string().nullable(),
  /** Since the server started. */
  lastFailure: z.object({ at: z.string(), error: z.string() }).nullable(),
});

/** How mail is set up, and a mail to try it out. */
export async function mailStateRoutes(app: App) {
  const { db, env } = app;

  app.get('/api/outbox/state', { config, schema: { tags, response: { 200: state } } }, async () => {
    const sent =
      db
        .select({ at: max(outbox.sentAt) })
        .from(outbox)
        .get()?.at ?? null;
    const failure = app.mail.lastFailure();
    return {
      server: env.smtpUrl ? serverOf(env.smtpUrl) : null,
      from: senderOf(env),
      to: env.mailTo ?? null,
      lastSent: toIso(sent),
      lastFailure: failure && { at: toIso(failure.at), error: failure.error },
    };
  });

  /** To whoever asks, and nobody else. */
  const test = { tags, response: { 202: z.object({ id: z.string(), to: z.string() }) } };
  app.post('/api/outbox/test', { config, schema: test }, async (request, reply) => {
    if (!env.smtpUrl) throw new HttpError(409, 'Mail is not set up: SMTP_URL is missing.');
    const { id: userId, email, name } = userOf(request);
    const content = renderEmail({
      subject: `A test from ${env.publicSiteUrl.host}`,
      greeting: `Hello ${name},`,
      parts: ['This mail has reached you, so the site can send mail.'],
      signature: ['Your website'],
    });
    const id = queueMail(app, { kind: 'mail.test', subjectId: userId, mail: { to: email, ...content } });
    audit(db, authorOf(app, request), 'mail.test', id);
    app.mail.wake();
    return reply.code(202).send({ id, to: email });
  });
}

/** Without the name and password that stand in the address too. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const security = isTls ? 'tls' : requiresTls(smtpUrl) ? 'starttls' : 'starttls-if-offered';
  return { address: `${hostname}:${port || (isTls ? 465 : 587)}`, security } as const;
}
