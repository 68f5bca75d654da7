import { and, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADMINISTRATORS, authorOf } from '../auth/access.ts';
import { type Author, audit } from '../auth/audit.ts';
import { outbox } from '../database/schema/mail.ts';
import type { App } from '../lib/app.ts';
import { toIso } from '../lib/dates.ts';
import { HttpError } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import { idParams, pageQuery } from '../lib/schemas.ts';
import { mailDomain } from './sender.ts';

type Row = typeof outbox.$inferSelect;

const state = z.enum(['queued', 'sent', 'failed']);
const listed = z.object({
  id: z.string(),
  kind: z.string(),
  /** The application or message it is about. */
  subjectId: z.string().nullable(),
  /** Null for the agency itself. */
  to: z.string().nullable(),
  subject: z.string(),
  state,
  attempts: z.int(),
  nextAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
const query = z.object({
  state: state.optional(),
  ...pageQuery.shape,
});
const page = z.object({
  items: z.array(listed),
  total: z.int(),
  counts: z.object({ queued: z.int(), sent: z.int(), failed: z.int() }),
});
const tags = ['Outbox'];
const config = { roles: ADMINISTRATORS };

/** What became of every mail, for administrators. */
export async function outboxRoutes(app: App) {
  const { db } = app;

  const list = { tags, querystring: query, response: { 200: page } };
  app.get('/api/outbox', { config, schema: list }, async (request, reply) => {
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
    reply.header('cache-control', 'no-store');
    return { items: rows.map(described), total, counts };
  });

  const resend = { tags, params: idParams, response: { 200: listed } };
  app.post('/api/outbox/:id/resend', { config, schema: resend }, async (request) => {
    const row = sendAgain(app, request.params.id, authorOf(app, request));
    app.mail.wake();
    return described(row);
  });
}

/**
 * Makes a mail due now. One that was sent already is sent as a new mail: under its old Message-ID the reader's program
 * would hide it as a copy. Throws 404, or 409 while it is being sent.
 */
function sendAgain(app: App, id: string, author: Author): Row {
  const { db } = app;
  const row = db.select().from(outbox).where(eq(outbox.id, id)).get();
  if (!row) throw new HttpError(404, 'This mail does not exist.');
  if (app.mail.isSending(id)) throw new HttpError(409, 'This mail is being sent at this moment.');
  const fresh = { state: 'queued', attempts: 0, nextAt: author.at, lastError: null, sentAt: null } as const;
  audit(db, author, 'mail.resend', id);
  if (row.state !== 'sent') {
    return db.update(outbox).set(fresh).where(eq(outbox.id, id)).returning().get();
  }
  const copy = newId(20);
  const messageId = `<${copy}@${mailDomain(app.env)}>`;
  return db
    .insert(outbox)
    .values({ ...row, ...fresh, id: copy, messageId, createdAt: author.at })
    .returning()
    .get();
}

function described({ mail, messageId: _messageId, nextAt, createdAt, sentAt, ...row }: Row) {
  return {
    ...row,
    to: mail.to,
    subject: mail.subject,
    nextAt: row.state === 'queued' ? toIso(nextAt) : null,
    createdAt: toIso(createdAt),
    sentAt: toIso(sentAt),
  };
}
