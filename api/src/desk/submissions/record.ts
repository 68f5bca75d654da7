/** The applications and messages in a candidate's record, newest first, each with its history, emails and files. */
import { submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { listStages } from '../../core/content/rules/stages.ts';
import { asc, desc, eq, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications, resumes } from '../../core/database/schema/applications.ts';
import { candidateSubmissions, resumeTexts } from '../../core/database/schema/candidates.ts';
import { type Message, messages } from '../../core/database/schema/inbox.ts';
import { incomingEmails, incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { recordPart } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { readThread } from './history.ts';
import { fileSchema } from './incoming.ts';
import { threadFields } from './schemas.ts';

const file = {
  ...fileSchema.shape,
  text: z
    .enum(['read', 'empty', 'failed'])
    .nullable()
    .describe('Whether the file’s text can be searched; null until it has been read.'),
};

const submissionFields = {
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('The phone number from the form; blank for messages.'),
  createdAt: z.string(),
  isInBin: z.boolean(),
  files: z.array(z.object({ id: z.string(), ...file })).describe('The files received by email, oldest first.'),
  ...threadFields,
};

export const submissionsInRecord = recordPart({
  fields: {
    documents: z.object({
      applications: z.array(
        z.object({
          ...submissionFields,
          jobTitle: z.string(),
          stage: z.string(),
          resume: z.object(file).nullable(),
        }),
      ),
      messages: z.array(
        z.object({
          ...submissionFields,
          message: z.string(),
          applicationId: z.string().nullable().describe('The id of the application that the message is about.'),
        }),
      ),
    }),
  },
  read(db, submissionIds) {
    const ids = [...submissionIds];
    const { submissionId, name, email, phone } = candidateSubmissions;
    const senderRows = db
      .select({ id: submissionId, sender: { name, email, phone } })
      .from(candidateSubmissions)
      .where(inArray(submissionId, ids))
      .all();
    const senders = new Map(senderRows.map(({ id, sender }) => [id, sender]));
    const files = readFiles(db, ids);
    const completeRow = <Row extends { id: string }>(row: Row) => {
      const sender = senders.get(row.id) ?? { name: '', email: '', phone: '' };
      return { ...row, ...sender, files: files.get(row.id) ?? [], ...readThread(db, row.id) };
    };
    return {
      documents: {
        applications: readApplications(db, ids).map(completeRow),
        messages: readMessages(db, ids).map(completeRow),
      },
    };
  },
});

/** Files received by email, grouped by application or message. */
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
      ...commonFields(row),
      jobTitle: formatJobName(row),
      stage: stages.get(row.status) ?? row.status,
      resume: resume && { ...resume, text },
    }));
}

function readMessages(db: Database, ids: string[]) {
  const rows = db.select().from(messages).where(inArray(messages.id, ids)).orderBy(desc(messages.createdAt)).all();
  return rows.map((row) => ({
    ...commonFields(row),
    message: withDefaults(submissions.message.fields, row.data).message,
    applicationId: row.applicationId,
  }));
}

function commonFields({ id, reference, createdAt, deletedAt }: Message | Application) {
  return { id, reference, createdAt: toIso(createdAt), isInBin: deletedAt !== null };
}
