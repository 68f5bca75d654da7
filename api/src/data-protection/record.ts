/** Everything held about an application, as data and as a zip file. Times are ISO 8601 in UTC. */
import type { ReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { asc, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { listStages } from '../content/stages.ts';
import type { Database } from '../database/open.ts';
import { type applications, resumes } from '../database/schema/applications.ts';
import { outbox } from '../database/schema/mail.ts';
import { loadHistory } from '../inbox/history.ts';
import type { App } from '../lib/app.ts';
import { toIso } from '../lib/dates.ts';
import { openIfThere } from '../lib/files.ts';
import { attachment } from '../lib/http.ts';
import { findConsents } from './consents.ts';
import { REDUCED } from './erase.ts';
import { noticeNumbered } from './privacy-notices.ts';

type Application = typeof applications.$inferSelect;

/** For the candidate: without the agency's own status and notes. */
export function candidateRecord(db: Database, row: Application) {
  return {
    reference: row.reference,
    job: row.jobTitle,
    receivedAt: toIso(row.createdAt),
    status: row.erasedAt === null ? row.candidateSees : REDUCED,
    answers: withDefaults(answers, row.data),
    questions: row.answers,
    consents: findConsents(db, row.id),
    privacyNotice: findNotice(db, row.noticeVersion),
    history: loadHistory(db, row.id)
      .filter(isForCandidate)
      .map(({ kind, text, at }) => ({ kind, text, at })),
    mails: mailsTo(db, row.id).filter(({ to }) => to !== null),
    resume: findResume(db, row.id),
  };
}

/** Everything, for a subject access request. */
export function wholeRecord(db: Database, row: Application) {
  const ofCandidate = candidateRecord(db, row);
  return {
    ...ofCandidate,
    status: listStages(db).find(({ id }) => id === row.status)?.name ?? row.status,
    candidateSees: ofCandidate.status,
    flags: row.flags,
    history: loadHistory(db, row.id),
    mails: mailsTo(db, row.id),
  };
}

/** The emails about an application or message, with their text; `to` is null for the agency itself. */
export function mailsTo(db: Database, subjectId: string) {
  const rows = db.select().from(outbox).where(eq(outbox.subjectId, subjectId)).orderBy(asc(outbox.createdAt)).all();
  return rows.map(({ mail, state, createdAt, sentAt }) => ({
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    state,
    at: toIso(sentAt ?? createdAt),
  }));
}

export function findNotice(db: Database, number: number | null) {
  const notice = number === null ? null : noticeNumbered(db, number);
  return notice && { version: notice.number, inForceSince: toIso(notice.at) };
}

/** Withdrawing is the only move that the candidate makes. */
function isForCandidate({ kind, user }: ReturnType<typeof loadHistory>[number]): boolean {
  if (kind === 'status') return user === null;
  return kind === 'candidateStatus' || kind === 'reply' || kind === 'candidate';
}

type ArchiveFile = { name: string; text: string } | ResumeFile;

interface ResumeFile {
  name: string;
  path: string;
  applicationId: string;
}

/**
 * Streams a zip file while it is written, so that the resumes need not fit into memory. They are opened one
 * after another; missing ones are left out and logged.
 */
export function sendArchive(reply: FastifyReply, fileName: string, files: readonly ArchiveFile[], now: number) {
  const lastModified = new Date(now);
  let current: ReadStream | undefined;
  const zip = Readable.fromWeb(makeZip(inputs()) as ReadableStream);
  // The zip does not close the file that it was reading when the download is aborted.
  zip.once('close', () => current?.destroy());
  reply.type('application/zip').header('content-disposition', attachment(fileName));
  return reply.send(zip);

  async function* inputs() {
    for (const file of files) {
      const { name } = file;
      if ('text' in file) {
        yield { name, lastModified, input: file.text };
        continue;
      }
      const handle = await openIfThere(file.path);
      if (handle) {
        current = handle.createReadStream();
        yield { name, lastModified, input: current };
      } else {
        reply.log.warn({ application: file.applicationId }, 'a CV is missing: the download was sent without it');
      }
    }
  }
}

export function jsonFile(name: string, data: unknown): ArchiveFile {
  return { name, text: `${JSON.stringify(data, null, 2)}\n` };
}

/** The resume of an application under a name that is safe in any folder; none if there is none. */
export function resumeFiles(app: App, { id, reference }: { id: string; reference: string }): ArchiveFile[] {
  const rows = app.db.select().from(resumes).where(eq(resumes.applicationId, id)).all();
  return rows.map((resume) => ({
    name: `${reference}-CV.${resume.kind}`,
    path: join(app.resumeFolder, resume.id),
    applicationId: id,
  }));
}

const { resume: _resume, jobId: _jobId, ...answers } = submissions.application.fields;

function findResume(db: Database, applicationId: string) {
  const { name, kind, bytes, sha256 } = resumes;
  const isIts = eq(resumes.applicationId, applicationId);
  return db.select({ name, kind, bytes, sha256 }).from(resumes).where(isIts).get() ?? null;
}
