/** Whose data a request is about: everything that is kept of one person. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { applications } from '../database/schema/applications.ts';
import { candidateSubmissions } from '../database/schema/candidates.ts';
import { messages } from '../database/schema/inbox.ts';
import { alerts } from '../database/schema/job-alerts.ts';

export interface Person {
  /** In lower case. */
  emails: string[];
  /** Oldest first, as are the messages. */
  applications: (typeof applications.$inferSelect)[];
  messages: (typeof messages.$inferSelect)[];
  alerts: (typeof alerts.$inferSelect)[];
  /** The records that their applications and messages belong to. */
  candidateIds: string[];
}

/** By an address in lower case. */
export function personByEmail(db: Database, email: string): Person {
  return loadPerson(db, [email], applicationIds(db, [email]), messageIds(db, [email]));
}

/**
 * By their record. Of what has no record, such as spam and what has been erased in part, it has what came from their addresses;
 * what belongs to another person's record is left out, although they may share an address.
 */
export function personByCandidate(db: Database, candidateId: string): Person {
  const { submissionId, email, kind } = candidateSubmissions;
  const own = db
    .select({ id: submissionId, email, kind })
    .from(candidateSubmissions)
    .where(eq(candidateSubmissions.candidateId, candidateId))
    .all();
  const emails = [...new Set(own.map((row) => row.email))];
  const ids = (name: (typeof own)[number]['kind']) => own.filter((row) => row.kind === name).map((row) => row.id);
  const known = new Set(
    db
      .select({ id: submissionId })
      .from(candidateSubmissions)
      .where(inArray(email, emails))
      .all()
      .map(({ id }) => id),
  );
  const isUnlinked = (id: string) => !known.has(id);
  return loadPerson(
    db,
    emails,
    [...ids('application'), ...applicationIds(db, emails).filter(isUnlinked)],
    [...ids('message'), ...messageIds(db, emails).filter(isUnlinked)],
  );
}

function loadPerson(db: Database, emails: string[], ofApplications: string[], ofMessages: string[]): Person {
  const { submissionId, candidateId } = candidateSubmissions;
  return {
    emails,
    applications: db
      .select()
      .from(applications)
      .where(inArray(applications.id, ofApplications))
      .orderBy(asc(applications.createdAt))
      .all(),
    messages: db.select().from(messages).where(inArray(messages.id, ofMessages)).orderBy(asc(messages.createdAt)).all(),
    alerts: db.select().from(alerts).where(inArray(alerts.email, emails)).all(),
    candidateIds: db
      .selectDistinct({ id: candidateId })
      .from(candidateSubmissions)
      .where(inArray(submissionId, [...ofApplications, ...ofMessages]))
      .all()
      .map(({ id }) => id),
  };
}

/** Spelled as in the index, so that SQLite uses it. */
const messageEmail = sql<string>`lower(json_extract(${messages.data}, '$.email'))`;

function applicationIds(db: Database, emails: string[]): string[] {
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.email, emails))
    .all()
    .map(({ id }) => id);
}

function messageIds(db: Database, emails: string[]): string[] {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messageEmail, emails))
    .all()
    .map(({ id }) => id);
}
