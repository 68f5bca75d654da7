/** Everything held about an application, as data and as a zip file. Times are ISO 8601 in UTC. */
import type { ReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { and, asc, eq, ne, not, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { App, Clocked } from '../../core/app.ts';
import { listStages } from '../../core/content/stages.ts';
import type { Database } from '../../core/database/open.ts';
import { type applications, resumes } from '../../core/database/schema/applications.ts';
import { interviews } from '../../core/database/schema/interviews.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { deliveriesAbout } from '../../core/events/events.ts';
import { attachment } from '../../core/http/http.ts';
import { toIso } from '../../core/lib/dates.ts';
import { openIfThere } from '../../core/lib/files.ts';
import { findIncomingFiles, loadIncoming } from '../../desk/mailbox/threads.ts';
import { describeState, knownToCandidate } from '../../desk/portal/view.ts';
import { jobName } from '../../desk/submissions/applications/job-name.ts';
import { isHeld, loadHistory } from '../../desk/submissions/history.ts';
import { findConsents } from '../consents.ts';
import { REDUCED } from '../erasure/erase.ts';
import { noticeNumbered } from '../privacy-notices.ts';

type Application = typeof applications.$inferSelect;

/** For the candidate: without the agency's own status and notes. */
export function candidateRecord(app: Clocked, row: Application) {
  const { db } = app;
  const { known, until } = knownToCandidate(db, row);
  return {
    reference: row.reference,
    job: jobName(row),
    receivedAt: toIso(row.createdAt),
    status: row.erasedAt === null ? describeState(app, known).words : REDUCED,
    source: { source: row.source, medium: row.medium, campaign: row.campaign },
    answers: withDefaults(answers, row.data),
    questions: row.answers,
    consents: findConsents(db, row.id),
    privacyNotice: findNotice(db, row.noticeVersion),
    history: loadHistory(db, row.id)
      .filter((event) => isForCandidate(event) && (event.user === null || Date.parse(event.at) < until))
      .map(({ kind, text, at }) => ({ kind, text, at })),
    interviews: interviewsOf(db, row.id),
    mails: mailsTo(db, row.id, and(ne(outbox.kind, 'application.interviewer'), not(isHeld()))).filter(
      ({ to }) => to !== null,
    ),
    incomingMails: mailsFrom(db, row.id),
    resume: findResume(db, row.id),
  };
}

/** Everything, for a subject access request. */
export function wholeRecord(app: Clocked, row: Application) {
  const { db } = app;
  const ofCandidate = candidateRecord(app, row);
  return {
    ...ofCandidate,
    status: listStages(db).find(({ id }) => id === row.status)?.name ?? row.status,
    candidateSees: ofCandidate.status,
    flags: row.flags,
    history: loadHistory(db, row.id),
    mails: mailsTo(db, row.id),
    sentToOtherSystems: deliveriesAbout(db, row.id),
  };
}

/** The emails about an application or message, with their text; `to` is null for the agency itself. */
export function mailsTo(db: Database, subjectId: string, where?: SQL) {
  const rows = db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, subjectId), where))
    .orderBy(asc(outbox.createdAt))
    .all();
  return rows.map(({ mail, state, createdAt, sentAt }) => ({
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.attachResume && { attached: 'CV' }),
    state,
    at: toIso(sentAt ?? createdAt),
  }));
}

/** The emails received about an application or message. */
export function mailsFrom(db: Database, submissionId: string) {
  return loadIncoming(db, submissionId).map(({ id: _id, isUnread: _isUnread, files, ...email }) => ({
    ...email,
    files: files.map(({ name, kind, bytes }) => ({ name, kind, bytes })),
  }));
}

function interviewsOf(db: Database, applicationId: string) {
  const rows = db.select().from(interviews).where(eq(interviews.applicationId, applicationId)).all();
  return rows.map(({ state, times, startsAt, minutes, place, note, createdAt }) => ({
    state,
    offered: times.map((time) => toIso(time)),
    startsAt: toIso(startsAt),
    minutes,
    place,
    note,
    at: toIso(createdAt),
  }));
}

export function findNotice(db: Database, number: number | null) {
  const notice = number === null ? null : noticeNumbered(db, number);
  return notice && { version: notice.number, inForceSince: toIso(notice.at) };
}

/** Withdrawing is the only move that the candidate makes. */
function isForCandidate({ kind, user }: ReturnType<typeof loadHistory>[number]): boolean {
  if (kind === 'status') return user === null;
  return (
    kind === 'candidateStatus' || kind === 'reply' || kind === 'unsent' || kind === 'candidate' || kind === 'interview'
  );
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

/**
 * The CV of an application, if it has one, and the files of emails about an application or message, under file names
 * that are safe on any system.
 */
export function resumeFiles(app: App, { id, reference }: { id: string; reference: string }): ArchiveFile[] {
  const rows = app.db.select().from(resumes).where(eq(resumes.applicationId, id)).all();
  const toFile = (file: { id: string; kind: string }, what: string) => ({
    name: `${reference}-${what}.${file.kind}`,
    path: join(app.resumeFolder, file.id),
    applicationId: id,
  });
  const ofEmails = findIncomingFiles(app.db, id).map((file, index) => toFile(file, `email-file-${index + 1}`));
  return [...rows.map((resume) => toFile(resume, 'CV')), ...ofEmails];
}

const { resume: _resume, jobId: _jobId, ...answers } = submissions.application.fields;

function findResume(db: Database, applicationId: string) {
  const { name, kind, bytes, sha256 } = resumes;
  return (
    db.select({ name, kind, bytes, sha256 }).from(resumes).where(eq(resumes.applicationId, applicationId)).get() ?? null
  );
}
