import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { plural } from 'content-types/lib/plural';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getAuthor, RECRUITERS } from '../auth/access.ts';
import { audit } from '../auth/audit.ts';
import { emailSchema } from '../auth/users.ts';
import { readJobTerms } from '../content/published.ts';
import type { Database } from '../database/open.ts';
import { applications } from '../database/schema/applications.ts';
import { users } from '../database/schema/auth.ts';
import { messages } from '../database/schema/inbox.ts';
import { alerts } from '../database/schema/job-alerts.ts';
import { outbox } from '../database/schema/mail.ts';
import { loadHistory } from '../inbox/history.ts';
import type { App } from '../lib/app.ts';
import { toIso } from '../lib/dates.ts';
import { HttpError } from '../lib/errors.ts';
import { EXPORTS } from '../lib/limits.ts';
import { findHold } from './holds.ts';
import { findNotice, jsonFile, mailsTo, resumeFiles, sendArchive, wholeRecord } from './record.ts';

/** One archive with everything held about a person, for a subject access request. The address is in no log. */
export async function subjectAccessRoutes(app: App) {
  const schema = { tags: ['Data protection'], body: z.strictObject({ email: emailSchema }) };
  app.post(
    '/api/subject-exports',
    { config: { roles: RECRUITERS, atOnce: EXPORTS }, schema },
    async (request, reply) => {
      const { email } = request.body;
      const held = collect(app.db, email);
      if (isEmpty(held)) throw new HttpError(404, 'No data is held about this email address.');
      const author = getAuthor(app, request);
      const what = [
        plural(held.applications.length, { one: '# application', other: '# applications' }),
        plural(held.messages.length, { one: '# message', other: '# messages' }),
      ];
      audit(app.db, author, 'subject.export', what.join(', '));
      const resumes = findApplications(app.db, email).flatMap((row) => resumeFiles(app, row));
      return sendArchive(reply, 'personal-data.zip', [jsonFile('data.json', held), ...resumes], author.at);
    },
  );
}

type Held = ReturnType<typeof collect>;

/** Everything about an address in lower case. Times are ISO 8601 in UTC. */
function collect(db: Database, email: string) {
  const theirs = findApplications(db, email);
  return {
    email,
    applications: theirs.map((row) => ({ ...wholeRecord(db, row), legalHold: findReason(db, row.id) })),
    messages: findMessages(db, email).map((row) => messageRecord(db, row)),
    jobAlerts: db
      .select()
      .from(alerts)
      .where(eq(alerts.email, email))
      .all()
      .map((row) => alertRecord(db, row)),
    otherMails: otherMailsTo(db, email),
    account: findAccount(db, email),
  };
}

function isEmpty({ email: _, account, ...lists }: Held): boolean {
  return account === null && Object.values(lists).every((list) => list.length === 0);
}

/** The applications of an address in lower case, oldest first. */
export function findApplications(db: Database, email: string) {
  return db.select().from(applications).where(eq(applications.email, email)).orderBy(asc(applications.createdAt)).all();
}

/** The messages of an address in lower case, oldest first. */
export function findMessages(db: Database, email: string) {
  const isTheirs = sql`lower(json_extract(${messages.data}, '$.email')) = ${email}`;
  return db.select().from(messages).where(isTheirs).orderBy(asc(messages.createdAt)).all();
}

function messageRecord(db: Database, row: typeof messages.$inferSelect) {
  return {
    reference: row.reference,
    kind: row.dueAt === null ? 'message' : 'complaint',
    receivedAt: toIso(row.createdAt),
    status: row.status,
    ...withDefaults(submissions.message.fields, row.data),
    privacyNotice: findNotice(db, row.noticeVersion),
    history: loadHistory(db, row.id),
    mails: mailsTo(db, row.id),
    legalHold: findReason(db, row.id),
  };
}

/** With the names of the sector and the job type; null for any. */
function alertRecord(db: Database, row: typeof alerts.$inferSelect) {
  const { place, frequency, createdAt, confirmedAt } = row;
  const { sector, type } = readJobTerms(db, { ...row, basis: null });
  const since = toIso(confirmedAt);
  return {
    sector: sector?.name ?? row.category,
    type: type?.name ?? row.type,
    place,
    frequency,
    askedAt: toIso(createdAt),
    confirmedAt: since,
  };
}

/** Emails to the address that belong to none of their applications or messages, such as job alerts. */
function otherMailsTo(db: Database, email: string) {
  const isTheirs = sql`lower(json_extract(${outbox.mail}, '$.to')) = ${email}
    AND coalesce(${outbox.subjectId}, '') NOT IN (SELECT id FROM applications UNION SELECT id FROM messages)`;
  const rows = db.select().from(outbox).where(isTheirs).orderBy(asc(outbox.createdAt)).all();
  return rows.map(({ mail, state, createdAt }) => ({
    subject: mail.subject,
    text: mail.text,
    state,
    at: toIso(createdAt),
  }));
}

function findAccount(db: Database, address: string) {
  const { name, email, role, createdAt } = users;
  const row = db.select({ name, email, role, createdAt }).from(users).where(eq(email, address)).get();
  return row ? { ...row, createdAt: toIso(row.createdAt) } : null;
}

function findReason(db: Database, id: string): string | null {
  return findHold(db, id)?.reason ?? null;
}
