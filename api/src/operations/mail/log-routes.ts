import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { ADMINISTRATORS, currentUser, getAuthor } from '../../core/auth/access.ts';
import { and, count, eq, sql } from '../../core/database/drizzle.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { readMax } from '../../core/database/statements.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams, pageQuery } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { resendMail } from '../../core/mail/resend.ts';
import { describeFailure } from '../../core/mail/retry.ts';
import { checkServer, getSender, requiresTls } from '../../core/mail/send.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { describeStored, storedSchema, storedSettingsRoutes } from '../../core/settings/stored-routes.ts';

type Row = typeof outbox.$inferSelect;

const state = z.enum(['queued', 'sent', 'failed']);
const emailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  subjectId: z.string().nullable().describe('The id of the application, message or user that the email is about.'),
  to: z.string().nullable().describe('The recipient; null for the agency itself.'),
  subject: z.string(),
  state,
  attempts: z.int(),
  nextAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
const query = pageQuery.extend({ state: state.optional() });
const pageSchema = z.object({
  items: z.array(emailSchema),
  total: z.int(),
  counts: z.object({ queued: z.int(), sent: z.int(), failed: z.int() }),
});
const settingsSchema = z.object({
  server: z
    .object({ address: z.string(), security: z.enum(['tls', 'starttls', 'starttls-if-offered']) })
    .nullable()
    .describe('The email server; null if email is not set up.'),
  from: z.string(),
  to: z.string().nullable().describe('The recipient of the agency’s own email; null if not set.'),
  lastSent: z.string().nullable(),
  incoming: z
    .object({
      address: z.string(),
      checkedAt: z
        .string()
        .nullable()
        .describe('The time at which the mailbox was last read; null if not read since the server started.'),
      error: z.string().nullable().describe('The error that prevents reading the mailbox; null if reading works.'),
      unmatched: z.int().describe('The number of emails in the mailbox that are not replies.'),
    })
    .nullable()
    .describe('The mailbox for replies; null if it is off.'),
  stored: z.object({ server: storedSchema, mailbox: storedSchema }),
  lastFailure: z
    .object({ at: z.string(), error: z.string() })
    .nullable()
    .describe('The last failure since the server started; null if nothing has failed.'),
});
const tags = ['Outbox'];
const config = { roles: ADMINISTRATORS };
const LOGIN = { secret: 'password', with: ['host', 'port', 'security', 'user'], first: 'host' } as const;

/** The outbox for administrators: every email and its state, how email is set up, and a test email. */
export async function mailLogRoutes(app: App) {
  const { db, env } = app;

  const listSchema = { tags, summary: 'List emails', querystring: query, response: { 200: pageSchema } };
  app.get('/api/outbox', { config, schema: listSchema }, async (request) => {
    const { state, limit, offset } = request.query;
    const where = and(state && eq(outbox.state, state));
    const rows = db
      .select()
      .from(outbox)
      .where(where)
      .orderBy(sql`${outbox.createdAt} DESC, rowid DESC`)
      .limit(limit)
      .offset(offset)
      .all();
    const counts = { queued: 0, sent: 0, failed: 0 };
    const groups = db.select({ state: outbox.state, n: count() }).from(outbox).groupBy(outbox.state).all();
    for (const group of groups) counts[group.state] = group.n;
    const total = state ? counts[state] : counts.queued + counts.sent + counts.failed;
    return { items: rows.map(toResponse), total, counts };
  });

  const resendSchema = { tags, summary: 'Resend an email', params: idParams, response: { 200: emailSchema } };
  app.post('/api/outbox/:id/resend', { config, schema: resendSchema }, async (request) => {
    const row = resendMail(app, request.params.id, getAuthor(app, request));
    app.mail.wake();
    return toResponse(row);
  });

  app.get(
    '/api/outbox/state',
    { config, schema: { tags, summary: 'Get the email settings', response: { 200: settingsSchema } } },
    async () => {
      const failure = app.mail.lastFailure();
      return {
        server: env.smtpUrl ? describeServer(env.smtpUrl) : null,
        from: getSender(env),
        to: env.mailTo ?? null,
        stored: {
          server: describeStored(app, 'mail', 'password'),
          mailbox: describeStored(app, 'mailbox', 'password'),
        },
        incoming: describeMailbox(app),
        lastSent: toIso(readMax(db, outbox.sentAt)),
        lastFailure: failure && { at: toIso(failure.at), error: failure.error },
      };
    },
  );

  storedSettingsRoutes(app, {
    group: 'mail',
    path: '/api/outbox/server',
    tag: 'Outbox',
    noun: 'the email server',
    ...LOGIN,
    async check({ smtpUrl = '', smtpCa }) {
      await checkServer(smtpUrl, smtpCa).catch((error) => {
        // Hides responses from anything but an email server, because they may come from a service that only this
        // machine can reach.
        const { response } = error as { response?: unknown };
        if (response !== undefined && !/^\d{3}(?!\d)/.test(String(response)))
          throw new Error('This is not an email server.');
        throw new Error(`The server can’t be used: ${describeFailure(error).text}`);
      });
    },
    onChange: () => app.mail.retry(),
  });

  storedSettingsRoutes(app, {
    group: 'mailbox',
    path: '/api/outbox/mailbox',
    tag: 'Outbox',
    noun: 'the mailbox for replies',
    ...LOGIN,
    check: ({ inbound }) => app.incomingMail.check(inbound?.url ?? ''),
    onChange(previousSettings, now) {
      const isSame = (['host', 'user', 'folder'] as const).every((name) => previousSettings?.[name] === now?.[name]);
      if (isSame) app.incomingMail.retry();
      else app.incomingMail.reset();
    },
  });

  /** Sends a test email only to the user who requests it. */
  const testSchema = {
    tags,
    summary: 'Send a test email',
    response: { 202: z.object({ id: z.string(), to: z.string() }) },
  };
  app.post('/api/outbox/test', { config, schema: testSchema }, async (request, reply) => {
    if (!env.smtpUrl) throw new HttpError(409, 'Email isn’t set up.');
    const { id: userId, email, name } = currentUser(request);
    const content = composeEmail(app, 'testEmail', { user_name: name });
    const id = queueMail(app, { kind: 'mail.test', subjectId: userId, mail: { to: email, ...content } });
    audit(db, getAuthor(app, request), 'mail.test', id);
    app.mail.wake();
    return reply.code(202).send({ id, to: email });
  });
}

function toResponse({ mail, messageId: _messageId, nextAt, createdAt, sentAt, ...row }: Row) {
  return {
    ...row,
    to: mail.to,
    subject: mail.subject,
    nextAt: row.state === 'queued' ? toIso(Math.max(nextAt, createdAt)) : null,
    createdAt: toIso(createdAt),
    sentAt: toIso(sentAt),
  };
}

function describeMailbox({ incomingMail }: App) {
  const state = incomingMail.state();
  if (!state) return null;
  const { address, checkedAt, failure, unmatched } = state;
  return { address, checkedAt: toIso(checkedAt), error: failure?.error ?? null, unmatched };
}

/** The server's address without its username and password. */
function describeServer(smtpUrl: string) {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const security = isTls ? 'tls' : requiresTls(smtpUrl) ? 'starttls' : 'starttls-if-offered';
  return { address: `${hostname}:${port || (isTls ? 465 : 587)}`, security } as const;
}
