import { submissions } from 'content-types';
import { plural } from 'content-types/text/plural';
import { withDefaults } from 'content-types/values/defaults';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { audit } from '../../core/auth/audit.ts';
import { userName } from '../../core/content/entries.ts';
import { readJobTerms } from '../../core/content/published.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { candidateNotes, candidates } from '../../core/database/schema/candidates.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { HttpError } from '../../core/http/errors.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { toIso } from '../../core/lib/dates.ts';
import { loadHistory } from '../../desk/submissions/history.ts';
import { describeCriteria, toCriteria } from '../../site/job-alerts/fields.ts';
import { findHold } from '../retention/holds.ts';
import { otherAddressesSchema, type Person, personByEmail, personRequest } from './person.ts';
import { findNotice, jsonFile, mailsFrom, mailsTo, resumeFiles, sendArchive, wholeRecord } from './record.ts';

/** One archive with everything held about a person, for a subject access request. The address is in no log. */
export async function subjectAccessRoutes(app: App) {
  const config = { roles: RECRUITERS, atOnce: EXPORTS };
  const schema = { tags: ['Data protection'], body: personRequest };
  app.post('/api/subject-exports', { config, schema }, async (request, reply) =>
    sendPerson(app, request, reply, find(request.body)),
  );

  const counts = z.object({ applications: z.int(), messages: z.int(), otherAddresses: otherAddressesSchema });
  const preview = { ...schema, response: { 200: counts } };
  app.post('/api/subject-exports/preview', { config, schema: preview }, async (request) => {
    const { applications, messages, otherAddresses } = find(request.body);
    return { applications: applications.length, messages: messages.length, otherAddresses };
  });

  /** Throws 404 if nothing is held about the person. */
  function find(body: z.infer<typeof personRequest>): Person {
    const person = personByEmail(app.db, body);
    if (isEmpty(collect(app, person))) throw new HttpError(404, 'No data is held about this email address.');
    return person;
  }
}

/** Everything held about a person as a zip file, logged in the audit log. */
export function sendPerson(app: App, request: FastifyRequest, reply: FastifyReply, person: Person) {
  const author = getAuthor(app, request);
  const what = [
    plural(person.applications.length, { one: '# application', other: '# applications' }),
    plural(person.messages.length, { one: '# message', other: '# messages' }),
    ...(person.emails.length > 1 ? [`${person.emails.length} addresses`] : []),
  ];
  audit(app.db, author, 'subject.export', 'subject', what.join(', '));
  const files = [...person.applications, ...person.messages].flatMap((row) => resumeFiles(app, row));
  const data = jsonFile('data.json', collect(app, person));
  return sendArchive(reply, 'personal-data.zip', [data, ...files], author.at);
}

type Held = ReturnType<typeof collect>;

/** Times are ISO 8601 in UTC. */
function collect(app: App, { emails, applications, messages, alerts, candidateIds }: Person) {
  const { db } = app;
  return {
    email: emails.join(', '),
    candidateRecords: candidateIds.flatMap((id) => candidateRecordOf(db, id)),
    applications: applications.map((row) => ({ ...wholeRecord(app, row), legalHold: findReason(db, row.id) })),
    messages: messages.map((row) => messageRecord(db, row)),
    jobAlerts: alerts.map((row) => alertRecord(db, row)),
    otherMails: emails.flatMap((email) => otherMailsTo(db, email)),
    account: emails.map((email) => findAccount(db, email)).find((found) => found !== null) ?? null,
  };
}

function isEmpty({ email: _, account, ...lists }: Held): boolean {
  return account === null && Object.values(lists).every((list) => list.length === 0);
}

/** The data that staff keep about a person, other than applications and messages. */
function candidateRecordOf(db: Database, id: string) {
  const row = db.select().from(candidates).where(eq(candidates.id, id)).get();
  const { candidateId } = candidateNotes;
  const notes = db.select().from(candidateNotes).where(eq(candidateId, id)).orderBy(asc(candidateNotes.id)).all();
  return row
    ? [
        {
          ...{ name: row.name, email: row.email, phone: row.phone, tags: row.tags, rating: row.rating },
          since: toIso(row.createdAt),
          notes: notes.map(({ text, userId, at }) => ({ text, user: userName(db, userId), at: toIso(at) })),
        },
      ]
    : [];
}

function messageRecord(db: Database, row: Person['messages'][number]) {
  return {
    reference: row.reference,
    kind: row.kind,
    receivedAt: toIso(row.createdAt),
    status: row.status,
    ...withDefaults(submissions.message.fields, row.data),
    privacyNotice: findNotice(db, row.noticeVersion),
    history: loadHistory(db, row.id),
    mails: mailsTo(db, row.id),
    incomingMails: mailsFrom(db, row.id),
    legalHold: findReason(db, row.id),
  };
}

/** With the names of the sector and the job type; null for any. */
function alertRecord(db: Database, row: Person['alerts'][number]) {
  const { place, miles, frequency, createdAt, confirmedAt } = row;
  const { sector, type } = readJobTerms(db, { ...row, basis: null });
  const since = toIso(confirmedAt);
  return {
    sector: sector?.name ?? row.category,
    type: type?.name ?? row.type,
    place,
    miles,
    criteria: describeCriteria(db, toCriteria(row)),
    frequency,
    askedAt: toIso(createdAt),
    confirmedAt: since,
  };
}

/** Emails to the address that belong to no application or message, such as job alerts. */
function otherMailsTo(db: Database, email: string) {
  const isToAddress = sql`lower(json_extract(${outbox.mail}, '$.to')) = ${email}
    AND coalesce(${outbox.subjectId}, '') NOT IN (SELECT id FROM applications UNION SELECT id FROM messages)`;
  const rows = db.select().from(outbox).where(isToAddress).orderBy(asc(outbox.createdAt)).all();
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
