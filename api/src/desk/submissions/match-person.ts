/**
 * Finds the person of an application or message by its email address. A matching phone number or name is only a
 * suggestion.
 */
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { findMessageIds } from '../../compliance/subject-access/person.ts';
import { and, desc, eq, inArray, ne, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import { findApplication, findMessage } from '../../core/database/submissions.ts';
import { newId } from '../../core/lib/ids.ts';

type Submission = Omit<typeof candidateSubmissions.$inferSelect, 'candidateId'>;

/**
 * Adds an application or message to its person's record. Creates a record for a new applicant, with their earlier
 * messages, and for anyone without an address. Skips spam, erased data and existing records. Call it in a transaction.
 */
export function linkSubmission(db: Database, submissionId: string) {
  const isLinked = eq(candidateSubmissions.submissionId, submissionId);
  if (db.select().from(candidateSubmissions).where(isLinked).get()) return;
  const submission = readSubmission(db, submissionId);
  if (!submission) return;
  const knownCandidateId = submission.email && findByEmail(db, submission);
  if (knownCandidateId) return addSubmission(db, knownCandidateId, submission);
  if (submission.kind === 'message') return;
  const { name, email, phone, at } = submission;
  const id = newId();
  db.insert(candidates).values({ id, name, email, phone, createdAt: at, contactedAt: at }).run();
  addSubmission(db, id, submission);
  if (email) for (const message of findMessageIds(db, [email])) linkSubmission(db, message);
}

/**
 * Normalises a UK number to national digits from the 0, and any other to its digits, with a + if it starts with + or
 * 00. Returns null if it is too short to identify a person.
 */
export function toPhoneKey(phone: string): string | null {
  const phoneDigits = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const key = phoneDigits
    .replace(/^(\+|00)44/, '0')
    .replace(/^00/, '+')
    .replace(/^0+(?=0)/, '');
  return key.replace(/\D/g, '').length >= 10 ? key : null;
}

function addSubmission(db: Database, candidateId: string, submission: Submission) {
  db.insert(candidateSubmissions)
    .values({ ...submission, candidateId })
    .run();
}

/** Reads a submission; null for spam and for anything erased, wholly or partly. */
function readSubmission(db: Database, submissionId: string): Submission | null {
  const application = findApplication(db, submissionId);
  if (application) {
    if (application.status === 'spam' || application.erasedAt !== null) return null;
    const { fullName: name, phone } = withDefaults(submissions.application.fields, application.data);
    const { email, createdAt: at } = application;
    return { submissionId, kind: 'application', name, email, phone, phoneKey: toPhoneKey(phone), at };
  }
  const message = findMessage(db, submissionId);
  if (!message || message.status === 'spam') return null;
  const { name, email } = withDefaults(submissions.message.fields, message.data);
  return {
    submissionId,
    kind: 'message',
    name,
    email: email.toLowerCase(),
    phone: '',
    phoneKey: null,
    at: message.createdAt,
  };
}

/** Finds the person who used an address: of several, one with the same name, else the last to use it. */
function findByEmail(db: Database, submission: Submission): string | undefined {
  const { candidateId, name, email, at } = candidateSubmissions;
  const isFromAddress = eq(email, submission.email);
  const sendersOfAddress = db
    .select({ candidateId, name })
    .from(candidateSubmissions)
    .where(isFromAddress)
    .orderBy(desc(at))
    .all();
  return (sendersOfAddress.find((other) => isSame(other.name, submission.name)) ?? sendersOfAddress[0])?.candidateId;
}

export const match = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  by: z.enum(['email', 'phone', 'name']),
});
type Match = z.infer<typeof match>;

export const duplicates = z.array(match).describe('Other records that may be the same person, for staff to merge.');

const MAX_DUPLICATES = 10;

/** Other people who may be the same: with the same phone number or the same name, up to 10 of each. */
export function findDuplicates(db: Database, id: string): z.infer<typeof duplicates> {
  const { candidateId, phoneKey } = candidateSubmissions;
  const keys = db.select({ phoneKey }).from(candidateSubmissions).where(eq(candidateId, id));
  const candidateName = db.select({ name: candidates.name }).from(candidates).where(eq(candidates.id, id));
  return findAlike(
    db,
    { phone: inArray(phoneKey, keys), name: sql`${candidates.name} = (${candidateName}) COLLATE NOCASE` },
    id,
  );
}

/** Like `findDuplicates`, for the details of a person without a record. */
export function findMatches(db: Database, { name, email, phone }: Record<Match['by'], string>) {
  const key = toPhoneKey(phone);
  return findAlike(db, {
    ...(email && { email: eq(candidateSubmissions.email, email.toLowerCase()) }),
    ...(key && { phone: eq(candidateSubmissions.phoneKey, key) }),
    ...(name && { name: sql`${candidates.name} = ${name} COLLATE NOCASE` }),
  });
}

function findAlike(db: Database, conditions: Partial<Record<Match['by'], SQL>>, excludedId = ''): Match[] {
  const { id, name, email } = candidates;
  const matches = Object.entries(conditions).flatMap(([by, where]) =>
    db
      .selectDistinct({ id, name, email })
      .from(candidates)
      .innerJoin(candidateSubmissions, eq(candidateSubmissions.candidateId, id))
      .where(and(where, ne(id, excludedId)))
      .limit(MAX_DUPLICATES)
      .all()
      .map((row) => ({ ...row, by: by as Match['by'] })),
  );
  return matches.filter((person, index) => matches.findIndex((other) => other.id === person.id) === index);
}

function isSame(a: string, b: string): boolean {
  return wordsOf(a).join(' ') === wordsOf(b).join(' ');
}

/** The words of a name without case, accents and initials. */
function wordsOf(name: string): string[] {
  const plainName = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plainName.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}
