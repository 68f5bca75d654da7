/** A candidate's record as staff open it: everything from and to the person in one place. */

import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { provenEmails } from '../../compliance/subject-access/person.ts';
import type { App } from '../../core/app.ts';
import { userName } from '../../core/content/entries.ts';
import { listStages } from '../../core/content/rules/stages.ts';
import { asc, desc, eq, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications, resumes } from '../../core/database/schema/applications.ts';
import {
  candidateNotes,
  candidateSubmissions,
  candidates,
  resumeTexts,
} from '../../core/database/schema/candidates.ts';
import { consents } from '../../core/database/schema/data-protection.ts';
import { type Message, messages } from '../../core/database/schema/inbox.ts';
import { incomingEmails, incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { jobName } from '../../core/database/submissions.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toIso } from '../../core/lib/dates.ts';
import { duplicates, findDuplicates } from '../submissions/match-person.ts';
import { listedFields, readRows } from './list.ts';

const file = {
  name: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx']),
  bytes: z.int(),
  warnings: z.array(z.string()),
  text: z
    .enum(['read', 'empty', 'failed'])
    .nullable()
    .describe('Whether its text can be searched; null until it has been read.'),
};

const submissionFields = {
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('Like the name and email, as its sender typed it. Blank for messages.'),
  createdAt: z.string(),
  isInBin: z.boolean(),
  files: z.array(z.object({ id: z.string(), ...file })).describe('The files received by email, oldest first.'),
};

export const record = z.object({
  ...listedFields,
  emails: z.array(z.string()).describe('Every email address that they have used.'),
  provenEmails: z
    .array(z.string())
    .describe('Those of them from which someone has replied, or used a link that was emailed there.'),
  documents: z.object({
    applications: z.array(
      z.object({
        ...submissionFields,
        jobTitle: z.string(),
        stage: z.string(),
        resume: z.object(file).nullable(),
      }),
    ),
    messages: z.array(z.object({ ...submissionFields, message: z.string() })),
  }),
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      state: z.enum(['queued', 'sent', 'failed']),
      at: z.string(),
    }),
  ),
  consents: z.array(
    z.object({ kind: z.enum(['talentPool', 'marketing']), givenAt: z.string(), withdrawnAt: z.string().nullable() }),
  ),
  notes: z.array(z.object({ id: z.int(), text: z.string(), user: z.string().nullable(), at: z.string() })),
  duplicates,
});

export function requireCandidate(db: Database, id: string) {
  const row = db.select().from(candidates).where(eq(candidates.id, id)).get();
  if (!row) throw new HttpError(404, 'This candidate doesn’t exist.');
  return row;
}

/** Applications, messages, emails and consents are newest first; notes and files are oldest first. Throws 404. */
export function readRecord(app: App, id: string): z.infer<typeof record> {
  const { db, clock } = app;
  const [row] = readRows(db, eq(candidates.id, id), clock.now());
  if (!row) throw new HttpError(404, 'This candidate doesn’t exist.');
  const own = db.select().from(candidateSubmissions).where(eq(candidateSubmissions.candidateId, id)).all();
  const ids = own.map(({ submissionId }) => submissionId);
  const emails = [...new Set(own.map(({ email }) => email))];
  return {
    ...row,
    emails,
    provenEmails: [...provenEmails(app, emails)],
    documents: readSubmissions(db, own),
    mails: readMails(db, ids),
    consents: db
      .select()
      .from(consents)
      .where(inArray(consents.applicationId, ids))
      .orderBy(desc(consents.givenAt))
      .all()
      .map(({ kind, givenAt, withdrawnAt }) => ({ kind, givenAt: toIso(givenAt), withdrawnAt: toIso(withdrawnAt) })),
    notes: db
      .select()
      .from(candidateNotes)
      .where(eq(candidateNotes.candidateId, id))
      .orderBy(asc(candidateNotes.id))
      .all()
      .map(({ id, text, userId, at }) => ({ id, text, user: userName(db, userId), at: toIso(at) })),
    duplicates: findDuplicates(db, id),
  };
}

function readSubmissions(db: Database, own: (typeof candidateSubmissions.$inferSelect)[]) {
  const senders = new Map(own.map(({ submissionId, name, email, phone }) => [submissionId, { name, email, phone }]));
  const ids = [...senders.keys()];
  const files = readFiles(db, ids);
  const complete = <Row extends { id: string }>(row: Row) => {
    const { name, email, phone } = senders.get(row.id) ?? { name: '', email: '', phone: '' };
    return { ...row, name, email, phone, files: files.get(row.id) ?? [] };
  };
  return { applications: readApplications(db, ids).map(complete), messages: readMessages(db, ids).map(complete) };
}

/** The files that came by email, by the application or message that they belong to. */
function readFiles(db: Database, ids: string[]) {
  const { id, name, kind, bytes, warnings } = incomingFiles;
  const rows = db
    .select({
      submissionId: incomingEmails.submissionId,
      file: { id, name, kind, bytes, warnings, text: resumeTexts.state },
    })
    .from(incomingFiles)
    .innerJoin(incomingEmails, eq(incomingEmails.id, incomingFiles.emailId))
    .leftJoin(resumeTexts, eq(resumeTexts.resumeId, incomingFiles.id))
    .where(inArray(incomingEmails.submissionId, ids))
    .orderBy(asc(incomingEmails.at), sql`${incomingFiles}.rowid`)
    .all();
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
  return new Map([...bySubmission].map(([id, files]) => [id, files.map(({ file }) => file)]));
}

function readApplications(db: Database, ids: string[]) {
  const stages = new Map(listStages(db).map(({ id, name }) => [id, name]));
  const { name, kind, bytes, warnings } = resumes;
  return db
    .select({ row: applications, resume: { name, kind, bytes, warnings }, text: resumeTexts.state })
    .from(applications)
    .leftJoin(resumes, eq(resumes.applicationId, applications.id))
    .leftJoin(resumeTexts, eq(resumeTexts.resumeId, resumes.id))
    .where(inArray(applications.id, ids))
    .orderBy(desc(applications.createdAt))
    .all()
    .map(({ row, resume, text }) => ({
      ...common(row),
      jobTitle: jobName(row),
      stage: stages.get(row.status) ?? row.status,
      resume: resume && { ...resume, text },
    }));
}

function readMessages(db: Database, ids: string[]) {
  const rows = db.select().from(messages).where(inArray(messages.id, ids)).orderBy(desc(messages.createdAt)).all();
  return rows.map((row) => ({
    ...common(row),
    message: withDefaults(submissions.message.fields, row.data).message.slice(0, 300),
  }));
}

function common({ id, reference, createdAt, deletedAt }: Message | Application) {
  return { id, reference, createdAt: toIso(createdAt), isInBin: deletedAt !== null };
}

/** The emails to the person, sent or not. */
function readMails(db: Database, ids: string[]) {
  const isAboutThem = inArray(outbox.subjectId, ids);
  const rows = db.select().from(outbox).where(isAboutThem).orderBy(desc(outbox.createdAt)).all();
  return rows.flatMap(({ id, mail, state, sentAt, createdAt }) =>
    mail.to === null || mail.isToStaff || mail.attachResume
      ? []
      : [{ id, to: mail.to, subject: mail.subject, state, at: toIso(sentAt ?? createdAt) }],
  );
}
