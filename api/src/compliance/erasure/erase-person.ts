/** Erasing everything about a person that may be erased now. */
import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { inArray } from '../../core/database/drizzle.ts';
import { users } from '../../core/database/schema/auth.ts';
import { findApplication, findMessage, jobName } from '../../core/database/submissions.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { toIso } from '../../core/lib/dates.ts';
import { isProven, otherAddressesSchema, type Person } from '../subject-access/person.ts';
import { type ErasureExtent, eraseAllowed, eraseMessageIfAllowed, erasureExtent, messageExtent } from './erase.ts';

export const extentSchema = z.object({
  kind: z.enum(['everything', 'some', 'nothing']).describe('What can be erased now.'),
  until: z.string().nullable().describe('When the rest will be erased.'),
  because: z.string().nullable().describe('Why some data must be kept.'),
});

export const erasureSchema = z.object({
  applications: z.array(extentSchema.extend({ reference: z.string(), jobTitle: z.string() })),
  messages: z.array(extentSchema.extend({ reference: z.string() })),
  jobAlerts: z.int(),
  hasAccount: z.boolean().describe('Whether a user of the admin has this address. Accounts are kept.'),
  isProven,
  otherAddresses: otherAddressesSchema,
});

/** The applications, messages and job alerts of a person, with how much of each can be erased now. */
export function previewErasure(app: App, person: Person): z.infer<typeof erasureSchema> {
  const { db } = app;
  return {
    applications: person.applications.map((row) => {
      return { reference: row.reference, jobTitle: jobName(row), ...toResponse(erasureExtent(app, row)) };
    }),
    messages: person.messages.map((row) => ({ reference: row.reference, ...toResponse(messageExtent(db, row)) })),
    jobAlerts: person.alerts.length,
    hasAccount: db.select().from(users).where(inArray(users.email, person.emails)).get() !== undefined,
    isProven: person.isProven,
    otherAddresses: person.otherAddresses,
  };
}

/** Erases whatever may be erased now. `why` is for the certificates, without personal data. */
export async function erasePerson(app: App, person: Person, why: string, author: Author) {
  const { db } = app;
  const number = { applications: 0, messages: 0, alerts: 0 };
  for (const { id } of person.applications) {
    await untilWritable(db);
    const row = findApplication(db, id);
    if (row && (await eraseAllowed(app, row, why, author)).kind !== 'nothing') number.applications += 1;
  }
  for (const { id } of person.messages) {
    await untilWritable(db);
    const row = findMessage(db, id);
    if (row && (await eraseMessageIfAllowed(app, row, why, author)).kind !== 'nothing') number.messages += 1;
  }
  for (const { personalData } of app.features) number.alerts += personalData?.endFor?.(app, person, author) ?? 0;
  const what = [
    plural(number.applications, { one: '# application', other: '# applications' }),
    plural(number.messages, { one: '# message', other: '# messages' }),
    plural(number.alerts, { one: '# job alert', other: '# job alerts' }),
  ].join(', ');
  audit(db, author, 'subject.erase', 'subject', what);
}

export function toResponse(extent: ErasureExtent): z.infer<typeof extentSchema> {
  return {
    kind: extent.kind,
    until: extent.kind === 'some' ? toIso(extent.until) : null,
    because: extent.kind === 'everything' ? null : extent.because,
  };
}
