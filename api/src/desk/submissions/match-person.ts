/** Finds the person of an application or message by its email address. A phone number or a name only suggests. */
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { and, desc, eq, inArray, ne, notInArray, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { findApplication, findMessage } from '../../core/database/submissions.ts';
import { newId } from '../../core/lib/ids.ts';

type Submission = Omit<typeof candidateSubmissions.$inferSelect, 'candidateId'>;

/**
 * Adds an application or message to the record of its person. An application from someone new creates a record and adds
 * their earlier messages to it. A message creates none, because most are from people looking for staff. Without an
 * address, it creates one too. Does nothing if it has a record, is spam or has been erased. Call it in a transaction.
 */
export function linkSubmission(db: Database, submissionId: string) {
  const isLinked = eq(candidateSubmissions.submissionId, submissionId);
  if (db.select().from(candidateSubmissions).where(isLinked).get()) return;
  const submission = readSubmission(db, submissionId);
  if (!submission) return;
  const found = submission.email && findByEmail(db, submission);
  if (found) return addSubmission(db, found, submission);
  if (submission.kind === 'message') return;
  const { name, email, phone, at } = submission;
  const id = newId();
  db.insert(candidates).values({ id, name, email, phone, createdAt: at, contactedAt: at }).run();
  addSubmission(db, id, submission);
  if (email) for (const message of earlierMessages(db, email)) linkSubmission(db, message.id);
}

/**
 * A UK number as its digits from the 0, any other as its digits, with a + if it starts with + or 00. Null if it is too
 * short to recognise anyone by.
 */
export function toPhoneKey(phone: string): string | null {
  const kept = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const key = kept
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

/** Null for spam and for what has been erased, in whole or in part. */
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

/** If several people share an address, the one with the same name, or else the one who used it last. */
function findByEmail(db: Database, submission: Submission): string | undefined {
  const { candidateId, name, email, at } = candidateSubmissions;
  const isFromAddress = eq(email, submission.email);
  const all = db.select({ candidateId, name }).from(candidateSubmissions).where(isFromAddress).orderBy(desc(at)).all();
  return (all.find((other) => isSame(other.name, submission.name)) ?? all[0])?.candidateId;
}

export const match = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  by: z.enum(['email', 'phone', 'name']),
});

export const duplicates = z.array(match).describe('Other records that may be the same person, for staff to merge.');

const MAX_DUPLICATES = 10;

/** Other people who may be the same: with the same phone number or the same name, up to 10 of each. */
export function findDuplicates(db: Database, id: string): z.infer<typeof duplicates> {
  const { candidateId, phoneKey } = candidateSubmissions;
  const { id: other, name, email } = candidates;
  const keys = db.select({ phoneKey }).from(candidateSubmissions).where(eq(candidateId, id));
  const isSharing = and(inArray(phoneKey, keys), ne(candidateId, id));
  const sharing = db
    .selectDistinct({ id: candidateId })
    .from(candidateSubmissions)
    .where(isSharing)
    .limit(MAX_DUPLICATES)
    .all();
  const own = db.select({ name }).from(candidates).where(eq(other, id));
  const isNamesake = and(ne(other, id), sql`${name} = (${own}) COLLATE NOCASE`);
  const columns = { id: other, name, email };
  const byPhone = db
    .select(columns)
    .from(candidates)
    .where(
      inArray(
        other,
        sharing.map((row) => row.id),
      ),
    )
    .all();
  const known = byPhone.map((row) => row.id);
  const byName = db
    .select(columns)
    .from(candidates)
    .where(and(isNamesake, notInArray(other, known)))
    .limit(MAX_DUPLICATES)
    .all();
  return [
    ...byPhone.map((row) => ({ ...row, by: 'phone' as const })),
    ...byName.map((row) => ({ ...row, by: 'name' as const })),
  ];
}

/** People who may be the one with these details, for staff to look at before they add another. */
export function findMatches(db: Database, { name, email, phone }: Record<'name' | 'email' | 'phone', string>) {
  const find = (by: z.infer<typeof match>['by'], where: SQL | undefined) =>
    db
      .selectDistinct({ id: candidates.id, name: candidates.name, email: candidates.email, by: sql<typeof by>`${by}` })
      .from(candidates)
      .innerJoin(candidateSubmissions, eq(candidateSubmissions.candidateId, candidates.id))
      .where(where)
      .limit(MAX_DUPLICATES)
      .all();
  const key = toPhoneKey(phone);
  const found = [
    ...(email ? find('email', eq(candidateSubmissions.email, email.toLowerCase())) : []),
    ...(key ? find('phone', eq(candidateSubmissions.phoneKey, key)) : []),
    ...(name ? find('name', sql`${candidates.name} = ${name} COLLATE NOCASE`) : []),
  ];
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
}

function earlierMessages(db: Database, email: string) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`lower(json_extract(${messages.data}, '$.email')) = ${email}`)
    .all();
}

function isSame(a: string, b: string): boolean {
  return wordsOf(a).join(' ') === wordsOf(b).join(' ');
}

/** Without case, accents and initials. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}
