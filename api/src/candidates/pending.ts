/**
 * Works through the applications and messages that have arrived, after their senders got a response: finds the person, then reads the
 * CV. Triggers add what is pending, so that it also catches up with the journal, with released spam and with older installations.
 */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { resumes } from '../database/schema/applications.ts';
import { candidatePending, resumeTexts } from '../database/schema/candidates.ts';
import { findApplication } from '../database/submissions.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { MINUTE_MS } from '../lib/dates.ts';
import { runWhenDue } from '../lib/due-loop.ts';
import { readResume, stopReading } from '../resumes/text-reader.ts';
import { linkDocument } from './link.ts';

const CHUNK = 20;
const MAX_ATTEMPTS = 2;

declare module 'fastify' {
  interface FastifyInstance {
    /** Call `wake` when an application, message or CV has been stored or released from spam. It returns immediately and never throws. */
    candidates: { wake(): void };
  }
}

export function startPendingWork(app: App) {
  const wake = runWhenDue(app, {
    retryMs: MINUTE_MS,
    failure: 'failed to update the candidates, will retry',
    async work(_now, signal) {
      // The response to the application goes first.
      await nextTurn();
      while (!signal.aborted && (await linkSome(app))) await nextTurn();
      for (let id = nextResume(app.db); id !== undefined && !signal.aborted; id = nextResume(app.db)) {
        await readText(app, id);
        while (!signal.aborted && (await linkSome(app))) await nextTurn();
      }
      return null;
    },
  });
  app.decorate('candidates', { wake });
  app.addHook('onClose', stopReading);
}

/** Whether there were any. */
async function linkSome({ db }: App): Promise<boolean> {
  const isNew = eq(candidatePending.isLinked, false);
  const rows = db.select({ id: candidatePending.documentId }).from(candidatePending).where(isNew).limit(CHUNK).all();
  if (rows.length === 0) return false;
  await untilWritable(db);
  inTransaction(db, () => {
    for (const { id } of rows) {
      linkDocument(db, id);
      const isIts = eq(candidatePending.documentId, id);
      if (unreadResume(db, id)) db.update(candidatePending).set({ isLinked: true }).where(isIts).run();
      else db.delete(candidatePending).where(isIts).run();
    }
  });
  return true;
}

function nextResume(db: Database): string | undefined {
  const isNext = eq(candidatePending.isLinked, true);
  return db.select({ id: candidatePending.documentId }).from(candidatePending).where(isNext).limit(1).get()?.id;
}

/** Reads the text of an application's CV into the search. A CV that cannot be read is recorded as such. */
async function readText({ db, resumeFolder, log }: App, applicationId: string) {
  const isIts = eq(candidatePending.documentId, applicationId);
  const resume = unreadResume(db, applicationId);
  await untilWritable(db);
  const { attempts } = db
    .update(candidatePending)
    .set({ attempts: sql`${candidatePending.attempts} + 1` })
    .where(isIts)
    .returning()
    .get() ?? { attempts: 0 };
  const path = resume && join(resumeFolder, resume.id);
  const text = path && attempts <= MAX_ATTEMPTS ? await readResume({ path, kind: resume.kind, wants: 'text' }) : null;
  if (resume && text === null) log.warn({ application: applicationId }, 'the text of a CV could not be read');
  await untilWritable(db);
  inTransaction(db, () => {
    // The CV may have been replaced or erased while it was read.
    if (resume && unreadResume(db, applicationId)?.id === resume.id) storeText(db, resume.id, text);
    if (unreadResume(db, applicationId)) db.update(candidatePending).set({ attempts: 0 }).where(isIts).run();
    else db.delete(candidatePending).where(isIts).run();
  });
}

function storeText(db: Database, resumeId: string, text: string | null) {
  const words =
    text
      ?.replace(/[^\S\n]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim() ?? '';
  const state = text === null ? 'failed' : words === '' ? 'empty' : 'read';
  const { lastInsertRowid } = db.insert(resumeTexts).values({ resumeId, state }).run();
  if (words !== '') db.run(sql`INSERT INTO resume_search (rowid, text) VALUES (${lastInsertRowid}, ${words})`);
}

/** Undefined for spam and for what has been erased in part, whose CVs are not searched. */
function unreadResume(db: Database, applicationId: string) {
  const application = findApplication(db, applicationId);
  if (!application || application.status === 'spam' || application.erasedAt !== null) return;
  return db
    .select({ id: resumes.id, kind: resumes.kind })
    .from(resumes)
    .leftJoin(resumeTexts, eq(resumeTexts.resumeId, resumes.id))
    .where(and(eq(resumes.applicationId, applicationId), isNull(resumeTexts.id)))
    .get();
}
