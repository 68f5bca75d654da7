/**
 * Works through applications and messages after their senders got a response: finds the person, then reads the CV and
 * the files that came by email, and looks up where the person lives. Triggers add pending work, also for submissions
 * from the journal, released spam and older installations.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { App } from '../../core/app.ts';
import { and, eq, notInArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { resumes } from '../../core/database/schema/applications.ts';
import { candidatePending, resumeTexts } from '../../core/database/schema/candidates.ts';
import { incomingEmails, incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { findApplication, findMessage } from '../../core/database/submissions.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { stopReading } from '../../core/parsing/reader.ts';
import { readText } from '../resumes/read-text.ts';
import { linkSubmission } from '../submissions/match-person.ts';
import { placeNextChunk } from './places.ts';

const CHUNK_SIZE = 20;
const MAX_ATTEMPTS = 2;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Call `wake` when an application, message, CV or email has been stored or released from spam. It returns
     * immediately and never throws.
     */
    candidates: { wake(): void };
  }
}

export function startPendingWork(app: App) {
  const wake = runWhenDue(app, {
    retryMs: MINUTE_MS,
    failure: 'failed to update the candidates, will retry',
    async work(_now, signal) {
      // Waits until the application has its response.
      await nextTurn();
      while (!signal.aborted && (await linkBatch(app))) await nextTurn();
      for (let id = findNextToRead(app.db); id !== undefined && !signal.aborted; id = findNextToRead(app.db)) {
        await readNext(app, id);
        while (!signal.aborted && (await linkBatch(app))) await nextTurn();
      }
      while (!signal.aborted && (await placeNextChunk(app.db))) await nextTurn();
      return null;
    },
  });
  app.decorate('candidates', { wake });
  app.addHook('onClose', stopReading);
}

/** Links a batch of submissions to candidates. Returns false if there were none. */
async function linkBatch({ db }: App): Promise<boolean> {
  const isNew = eq(candidatePending.isLinked, false);
  const rows = db
    .select({ id: candidatePending.submissionId })
    .from(candidatePending)
    .where(isNew)
    .limit(CHUNK_SIZE)
    .all();
  if (rows.length === 0) return false;
  await untilWritable(db);
  inTransaction(db, () => {
    for (const { id } of rows) {
      linkSubmission(db, id);
      const ofSubmission = eq(candidatePending.submissionId, id);
      if (findUnreadFile(db, id)) db.update(candidatePending).set({ isLinked: true }).where(ofSubmission).run();
      else db.delete(candidatePending).where(ofSubmission).run();
    }
  });
  return true;
}

/** The id of an application or message with a file to read. */
function findNextToRead(db: Database): string | undefined {
  const isNext = eq(candidatePending.isLinked, true);
  return db.select({ id: candidatePending.submissionId }).from(candidatePending).where(isNext).limit(1).get()?.id;
}

/**
 * Reads the text of the next file of an application or message into the search. A file that cannot be read is recorded
 * as such.
 */
async function readNext(app: App, submissionId: string) {
  const { db, log } = app;
  const ofSubmission = eq(candidatePending.submissionId, submissionId);
  const file = findUnreadFile(db, submissionId);
  await untilWritable(db);
  const { attempts } = db
    .update(candidatePending)
    .set({ attempts: sql`${candidatePending.attempts} + 1` })
    .where(ofSubmission)
    .returning()
    .get() ?? { attempts: 0 };
  // Missing or unreadable files must not hold up the others.
  const cvText = file && attempts <= MAX_ATTEMPTS ? await readText(app, file, 'search') : null;
  if (file && cvText === null) log.warn({ submission: submissionId }, 'the text of a CV could not be read');
  await untilWritable(db);
  inTransaction(db, () => {
    // The file may have been replaced or erased while it was read.
    const isStillThere = findUnread(db, submissionId).some(({ id }) => id === file?.id);
    if (file && isStillThere) storeText(db, file.id, submissionId, cvText);
    if (findUnreadFile(db, submissionId)) db.update(candidatePending).set({ attempts: 0 }).where(ofSubmission).run();
    else db.delete(candidatePending).where(ofSubmission).run();
  });
}

function storeText(db: Database, resumeId: string, submissionId: string, text: string | null) {
  const searchText =
    text
      ?.replace(/[^\S\n]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim() ?? '';
  const state = text === null ? 'failed' : searchText === '' ? 'empty' : 'read';
  const { lastInsertRowid } = db.insert(resumeTexts).values({ resumeId, submissionId, state }).run();
  if (searchText !== '')
    db.run(sql`INSERT INTO resume_search (rowid, text) VALUES (${lastInsertRowid}, ${searchText})`);
}

function findUnreadFile(db: Database, submissionId: string) {
  return findUnread(db, submissionId)[0];
}

/** CVs and emailed files whose text has not been read yet. Skips spam and partly erased applications, which are not searched. */
function findUnread(db: Database, submissionId: string) {
  const submission = findApplication(db, submissionId) ?? findMessage(db, submissionId);
  if (!submission || submission.status === 'spam' || ('erasedAt' in submission && submission.erasedAt !== null))
    return [];
  const selectReadResumes = db
    .select({ id: resumeTexts.resumeId })
    .from(resumeTexts)
    .where(eq(resumeTexts.submissionId, submissionId));
  const resumeFile = db
    .select({ id: resumes.id, kind: resumes.kind })
    .from(resumes)
    .where(and(eq(resumes.applicationId, submissionId), notInArray(resumes.id, selectReadResumes)))
    .all();
  const emailFiles = db
    .select({ id: incomingFiles.id, kind: incomingFiles.kind })
    .from(incomingFiles)
    .innerJoin(incomingEmails, eq(incomingEmails.id, incomingFiles.emailId))
    .where(and(eq(incomingEmails.submissionId, submissionId), notInArray(incomingFiles.id, selectReadResumes)))
    .all();
  return [...resumeFile, ...emailFiles];
}
