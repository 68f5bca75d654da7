/**
 * Finds the person that a request is about and all their data. Only email addresses identify a person: data under
 * another address on the same record is included only after staff confirm the address.
 */

import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { emailSchema } from '../../core/auth/users.ts';
import { and, asc, eq, inArray, notInArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { candidateSubmissions } from '../../core/database/schema/candidates.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { readColumn } from '../../core/database/statements.ts';
import type { Person as PersonsData } from '../../core/feature.ts';
import { fieldError } from '../../core/http/errors.ts';

/** Whether an address is proven. A typed address is no proof, because anyone can type one into a form. */
export const isProven = z
  .boolean()
  .describe('Whether the address is verified, by a reply from it or a visit to a link emailed to it.');

export const otherAddressesSchema = z
  .array(z.object({ email: z.string(), applications: z.int(), messages: z.int(), isProven }))
  .describe('The other addresses on the same records. An export omits their data, and the records’ notes and tags.');

/** Schema for an email address. Rejects a blank one, which would match everyone whom staff added without an address. */
const addressSchema = emailSchema.refine(
  (email) => email.includes('@'),
  'Enter an email address, like name@example.co.uk.',
);

/** Schema for a request that identifies a person by email address. */
export const personRequest = z.strictObject({
  email: addressSchema,
  alsoEmails: z
    .array(addressSchema)
    .max(100)
    .optional()
    .describe('The `otherAddresses` that staff have confirmed as the same person’s.'),
});

export interface Person extends PersonsData {
  /** Whether all the person's addresses are proven. */
  isProven: boolean;
  /** Other addresses on the person's candidate records. */
  otherAddresses: z.infer<typeof otherAddressesSchema>;
}

/** Finds a person by email address. Throws 422 if one of `alsoEmails` is not on the same record. */
export function findPersonByEmail(app: App, { email, alsoEmails = [] }: z.infer<typeof personRequest>): Person {
  const { db } = app;
  const load = (emails: string[]) =>
    loadPerson(app, emails, findApplicationIds(db, emails), findMessageIds(db, emails));
  const person = load([email]);
  if (alsoEmails.length === 0) return person;
  requireAddresses(
    alsoEmails,
    person.otherAddresses.map((other) => other.email),
    'alsoEmails',
  );
  return load([...new Set([email, ...alsoEmails])]);
}

/**
 * Finds a person by candidate record, limited to the addresses in `emails`. Includes items from these addresses without
 * a record, such as spam, but not those on other people's records. Throws 422 for an address not on the record.
 */
export function findPersonByCandidate(app: App, candidateId: string, emails: string[]): Person {
  const { db } = app;
  const { submissionId, email, kind } = candidateSubmissions;
  const submissionRows = db
    .select({ id: submissionId, email, kind })
    .from(candidateSubmissions)
    .where(eq(candidateSubmissions.candidateId, candidateId))
    .all();
  requireAddresses(
    emails,
    submissionRows.map((row) => row.email),
    'emails',
  );
  const chosenRows = submissionRows.filter((row) => emails.includes(row.email));
  const idsOfKind = (name: (typeof chosenRows)[number]['kind']) =>
    chosenRows.filter((row) => row.kind === name).map((row) => row.id);
  const linkedIds = new Set(readColumn(db, submissionId, inArray(email, emails)));
  const isUnlinked = (id: string) => !linkedIds.has(id);
  return loadPerson(
    app,
    emails,
    [...idsOfKind('application'), ...findApplicationIds(db, emails).filter(isUnlinked)],
    [...idsOfKind('message'), ...findMessageIds(db, emails).filter(isUnlinked)],
  );
}

/**
 * Throws 422 for an address that is no longer on the record. This prevents the export or erasure of another person's
 * data after a colleague has split the record.
 */
function requireAddresses(requestedEmails: readonly string[], knownEmails: readonly string[], path: string) {
  if (requestedEmails.some((email) => !knownEmails.includes(email)))
    throw fieldError(path, 'One of these addresses is not on the record. Open it again and check the addresses.');
}

/** Returns the addresses in `emails` that are proven. */
export function findProvenEmails({ db, features }: App, emails: readonly string[]): Set<string> {
  return new Set(features.flatMap(({ personalData }) => personalData?.proves?.(db, emails) ?? []));
}

function loadPerson(app: App, emails: string[], linkedApplicationIds: string[], linkedMessageIds: string[]): Person {
  const { db } = app;
  const { submissionId, candidateId, email, kind } = candidateSubmissions;
  const recordIds = db
    .selectDistinct({ id: candidateId })
    .from(candidateSubmissions)
    .where(inArray(submissionId, [...linkedApplicationIds, ...linkedMessageIds]))
    .all()
    .map(({ id }) => id);
  const otherSubmissions = db
    .select({ id: candidateId, email, kind })
    .from(candidateSubmissions)
    .where(and(inArray(candidateId, recordIds), notInArray(email, emails)))
    .orderBy(asc(email))
    .all();
  const provenAddresses = findProvenEmails(app, [...emails, ...otherSubmissions.map((row) => row.email)]);
  return {
    emails: emails.filter(isAddress),
    isProven: emails.every((personEmail) => provenAddresses.has(personEmail)),
    submissions: [
      ...db
        .select()
        .from(applications)
        .where(inArray(applications.id, linkedApplicationIds))
        .orderBy(asc(applications.createdAt))
        .all()
        .map((row) => ({ kind: 'application' as const, row })),
      ...db
        .select()
        .from(messages)
        .where(inArray(messages.id, linkedMessageIds))
        .orderBy(asc(messages.createdAt))
        .all()
        .map((row) => ({ kind: 'message' as const, row })),
    ],
    candidateIds: recordIds.filter((recordId) => !otherSubmissions.some(({ id }) => id === recordId)),
    otherAddresses: [
      ...Map.groupBy(
        otherSubmissions.filter((row) => isAddress(row.email)),
        (row) => row.email,
      ),
    ].map(([address, rows]) => ({
      email: address,
      applications: rows.filter((row) => row.kind === 'application').length,
      messages: rows.filter((row) => row.kind === 'message').length,
      isProven: provenAddresses.has(address),
    })),
  };
}

/**
 * Lower-case address of a message's sender. Must be identical to the expression in the index `messages_email`, so that
 * SQLite uses the index.
 */
const messageEmail = sql<string>`lower(json_extract(${messages.data}, '$.email'))`;

/** Whether an address is not blank. A blank one would match every person whom staff added without an address. */
const isAddress = (email: string) => email !== '';

function findApplicationIds(db: Database, emails: string[]): string[] {
  return readColumn(db, applications.id, inArray(applications.email, emails.filter(isAddress)));
}

/** The ids of the messages from these addresses, which must be in lower case. */
export function findMessageIds(db: Database, emails: string[]): string[] {
  return readColumn(db, messages.id, inArray(messageEmail, emails.filter(isAddress)));
}
