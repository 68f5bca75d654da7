import type { Application } from 'content-types';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { inTransaction } from '../content/store.ts';
import { newId } from '../database/id.ts';
import type { Database } from '../database/open.ts';
import { applications, resumes } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import type { App } from '../parts.ts';
import { applicationLetters } from './letters/application-letters.ts';
import { newReference } from './reference.ts';
import type { ReceivedFile } from './vault/vault.ts';
import type { ResumeKind, Warning } from './vault/verdict.ts';

export interface NewApplication {
  data: Omit<Application, 'resume'>;
  jobTitle: string;
  /** Kept in the vault already: a row must never name a file that is not on the disk. */
  resume: ReceivedFile & { name: string; kind: ResumeKind; warnings: Warning[] };
  keys: readonly [string, ...string[]];
  spamReasons: string[];
}

export interface StoredApplication {
  reference: string;
  resumeId: string | undefined;
}

/** The application, its resume and its mails in one transaction; or what was stored under one of the keys before. */
export function storeApplication(app: App, application: NewApplication): StoredApplication {
  return inTransaction(app.db, () => findApplication(app.db, application.keys) ?? insert(app, application));
}

export function findApplication(db: Database, keys: readonly string[]): StoredApplication | undefined {
  return db
    .select({ reference: applications.reference, resumeId: resumes.id })
    .from(applications)
    .leftJoin(resumes, eq(resumes.applicationId, applications.id))
    .where(inArray(applications.idempotencyKey, [...keys]))
    .all()
    .map(({ reference, resumeId }) => ({ reference, resumeId: resumeId ?? undefined }))[0];
}

function insert(app: App, { data, jobTitle, resume, keys, spamReasons }: NewApplication): StoredApplication {
  const { db } = app;
  const email = data.email.toLowerCase();
  const isSpam = spamReasons.length > 0;
  const row = db
    .insert(applications)
    .values({
      id: newId(),
      reference: newReference('A', (reference) => isTaken(db, reference)),
      jobId: data.jobId,
      jobTitle,
      data,
      email,
      duplicateOf: firstOf(db, data.jobId, email),
      status: isSpam ? 'spam' : 'new',
      spamReasons: isSpam ? spamReasons : null,
      idempotencyKey: keys[0],
      createdAt: app.clock.now(),
    })
    .returning()
    .get();
  const { id, name, kind, bytes, sha256, warnings } = resume;
  db.insert(resumes).values({ id, applicationId: row.id, name, kind, bytes, sha256, warnings }).run();
  if (!isSpam) for (const letter of applicationLetters(app, row)) queueMail(app, letter);
  return { reference: row.reference, resumeId: id };
}

/** The id of the same person's first application for the same job. */
function firstOf(db: Database, jobId: string, email: string): string | null {
  const same = and(eq(applications.jobId, jobId), eq(applications.email, email), ne(applications.status, 'spam'));
  const first = db.select({ id: applications.id }).from(applications).where(same).orderBy(asc(applications.createdAt));
  return first.limit(1).get()?.id ?? null;
}

function isTaken(db: Database, reference: string): boolean {
  const { id } = applications;
  return db.select({ id }).from(applications).where(eq(applications.reference, reference)).get() !== undefined;
}
