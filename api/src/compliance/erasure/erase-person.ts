/** Erases all of a person's data that can be erased now. */

import { formatJobName } from 'content-types/applications/job-name';
import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { inArray } from '../../core/database/drizzle.ts';
import { users } from '../../core/database/schema/auth.ts';
import { findSubmission, type Submission } from '../../core/database/submissions.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import type { PersonalData } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { isProven, otherAddressesSchema, type Person } from '../subject-access/person.ts';
import { countKinds } from '../subject-access/subject-access.ts';
import { type ErasureExtent, eraseAllowed, erasureExtent } from './erase.ts';

export const extentSchema = z.object({
  kind: z.enum(['everything', 'some', 'nothing']).describe('The extent of the erasure that is possible now.'),
  until: z.string().nullable().describe('The time after which the rest is erased; null unless `kind` is `some`.'),
  because: z.string().nullable().describe('The reason for keeping data, in a sentence; null if nothing is kept.'),
});

export const erasureSchema = z.object({
  applications: z.array(extentSchema.extend({ reference: z.string(), jobTitle: z.string() })),
  messages: z.array(extentSchema.extend({ reference: z.string() })),
  jobAlerts: z.int(),
  clientContacts: z.int().describe('The number of client records and client pages that name the person as contact.'),
  forwardedEmails: z.int().describe('The number of forwarded emails that name the person.'),
  hasAccount: z.boolean().describe('Whether a user of the admin has this address. Accounts are kept.'),
  isProven,
  otherAddresses: otherAddressesSchema,
});

/**
 * Previews an erasure: the person's applications, messages and job alerts, and the extent to which each can be erased
 * now.
 */
export function previewErasure(app: App, person: Person): z.infer<typeof erasureSchema> {
  const { db } = app;
  const byAddress = findRecordsByAddress(app, person);
  const extents = person.submissions.map((submission) => ({
    ...submission,
    extent: toResponse(erasureExtent(app, submission)),
  }));
  return {
    applications: extents.flatMap(({ kind, row, extent }) =>
      kind === 'application' ? [{ reference: row.reference, jobTitle: formatJobName(row), ...extent }] : [],
    ),
    messages: extents.flatMap(({ kind, row, extent }) =>
      kind === 'message' ? [{ reference: row.reference, ...extent }] : [],
    ),
    jobAlerts: countOf(byAddress, 'jobAlerts'),
    clientContacts: countOf(byAddress, 'clientContacts'),
    forwardedEmails: countOf(byAddress, 'forwardedEmails'),
    hasAccount: db.select().from(users).where(inArray(users.email, person.emails)).get() !== undefined,
    isProven: person.isProven,
    otherAddresses: person.otherAddresses,
  };
}

/** Erases all data that can be erased now. `erasureReason` appears on the certificates and names no person. */
export async function erasePerson(app: App, person: Person, erasureReason: string, author: Author) {
  const { db } = app;
  const erasedSubmissions: Submission[] = [];
  for (const { kind, row } of person.submissions) {
    await untilWritable(db);
    const submission = findSubmission(db, kind, row.id);
    if (submission && (await eraseAllowed(app, submission, erasureReason, author)).kind !== 'nothing')
      erasedSubmissions.push(submission);
  }
  const { applications, messages } = countKinds(erasedSubmissions);
  const byAddress = findRecordsByAddress(app, person);
  for (const { id, end } of byAddress) await end(app, id, author);
  const summary = [
    plural(applications, { one: '# application', other: '# applications' }),
    plural(messages, { one: '# message', other: '# messages' }),
    plural(countOf(byAddress, 'jobAlerts'), { one: '# job alert', other: '# job alerts' }),
    plural(countOf(byAddress, 'clientContacts'), { one: '# contact at a client', other: '# contacts at clients' }),
    plural(countOf(byAddress, 'forwardedEmails'), { one: '# forwarded email', other: '# forwarded emails' }),
  ].join(', ');
  audit(db, author, 'subject.erase', 'subject', summary);
}

function findRecordsByAddress({ db, features }: App, { emails }: Person) {
  return features.flatMap(({ personalData }) => {
    const personalRecords = personalData?.byAddress;
    return personalRecords ? personalRecords.list(db, emails).map((id) => ({ id, ...personalRecords })) : [];
  });
}

type Counted = NonNullable<PersonalData['byAddress']>['counted'];

function countOf(byAddress: ReturnType<typeof findRecordsByAddress>, kind: Counted): number {
  return byAddress.filter(({ counted }) => counted === kind).length;
}

export function toResponse(extent: ErasureExtent): z.infer<typeof extentSchema> {
  return {
    kind: extent.kind,
    until: extent.kind === 'some' ? toIso(extent.until) : null,
    because: extent.kind === 'everything' ? null : extent.because,
  };
}
