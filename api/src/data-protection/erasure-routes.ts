/** Erasure requests that reach staff by phone or email, by the same rules as the candidate's own link, and emptying the bin. */
import { plural } from 'content-types/lib/plural';
import { inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { jobName } from '../applications/job-name.ts';
import { getAuthor, RECRUITERS } from '../auth/access.ts';
import { type Author, audit } from '../auth/audit.ts';
import { emailSchema } from '../auth/users.ts';
import { applications } from '../database/schema/applications.ts';
import { users } from '../database/schema/auth.ts';
import { messages } from '../database/schema/inbox.ts';
import { findApplication, findMessage } from '../database/submissions.ts';
import { untilWritable } from '../database/transaction.ts';
import { endAlert } from '../job-alerts/store.ts';
import type { App } from '../lib/app.ts';
import { toIso } from '../lib/dates.ts';
import { HttpError } from '../lib/errors.ts';
import { idParams } from '../lib/schemas.ts';
import {
  BIN_EMPTIED,
  type ErasureExtent,
  eraseAllowed,
  eraseMessageIfAllowed,
  erasureExtent,
  messageExtent,
  ON_REQUEST,
} from './erase.ts';
import { type Person, personByEmail } from './person.ts';

const tags = ['Data protection'];
const config = { roles: RECRUITERS };
/** Requires a password entered recently, because erasing cannot be undone. */
const sensitive = { ...config, recentPassword: true as const };

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
});

export async function erasureRoutes(app: App) {
  const { db } = app;

  const one = { tags, params: idParams, response: { 200: extentSchema } };
  app.delete('/api/applications/:id', { config: sensitive, schema: one }, async (request) => {
    const row = findApplication(db, request.params.id);
    if (!row) throw new HttpError(404, 'This application does not exist.');
    return toResponse(rejectNothing(await eraseAllowed(app, row, ON_REQUEST, getAuthor(app, request))));
  });
  app.delete('/api/messages/:id', { config: sensitive, schema: one }, async (request) => {
    const row = findMessage(db, request.params.id);
    if (!row) throw new HttpError(404, 'This message does not exist.');
    return toResponse(rejectNothing(await eraseMessageIfAllowed(app, row, ON_REQUEST, getAuthor(app, request))));
  });

  const counts = z.object({
    erased: z.int(),
    reduced: z.int().describe('Erased in part, as far as the law allows.'),
    kept: z.int().describe('Kept: on legal hold, awaiting a reply, or already erased in part.'),
  });
  const bin = { tags, response: { 200: counts } };
  app.delete('/api/applications/bin', { config: sensitive, schema: bin }, async (request) => {
    const author = getAuthor(app, request);
    return eraseEach(applications, async (id) => {
      const row = findApplication(db, id);
      const isStillDue = row && row.deletedAt !== null && row.erasedAt === null;
      return isStillDue ? (await eraseAllowed(app, row, BIN_EMPTIED, author)).kind : 'nothing';
    });
  });
  app.delete('/api/messages/bin', { config: sensitive, schema: bin }, async (request) => {
    const author = getAuthor(app, request);
    return eraseEach(messages, async (id) => {
      const row = findMessage(db, id);
      return row && row.deletedAt !== null
        ? (await eraseMessageIfAllowed(app, row, BIN_EMPTIED, author)).kind
        : 'nothing';
    });
  });

  /** `erase` reads the row itself, because it may be restored while earlier ones are erased. */
  async function eraseEach(
    table: typeof applications | typeof messages,
    erase: (id: string) => Promise<ErasureExtent['kind']>,
  ) {
    const number = { everything: 0, some: 0, nothing: 0 };
    const inBin = db.select({ id: table.id }).from(table).where(isNotNull(table.deletedAt)).all();
    for (const { id } of inBin) {
      await untilWritable(db);
      number[await erase(id)] += 1;
    }
    return { erased: number.everything, reduced: number.some, kept: number.nothing };
  }

  const schema = { tags, body: z.strictObject({ email: emailSchema }), response: { 200: erasureSchema } };
  // A POST, so that the address is in no log.
  app.post('/api/erasures/preview', { config, schema }, async (request) => preview(request.body.email));
  app.post('/api/erasures', { config: sensitive, schema }, async (request) => {
    const { email } = request.body;
    const found = preview(email);
    await erasePerson(app, personByEmail(db, email), ON_REQUEST, getAuthor(app, request));
    return found;
  });

  /** Throws 404 if nothing is held about the address. */
  function preview(email: string) {
    const found = previewErasure(app, personByEmail(db, email));
    const isEmpty = found.applications.length + found.messages.length + found.jobAlerts === 0;
    if (isEmpty && !found.hasAccount) throw new HttpError(404, 'No data is held about this email address.');
    return found;
  }
}

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
  for (const { id } of person.alerts) number.alerts += endAlert(app, id, 'alert.erase', author);
  const what = [
    plural(number.applications, { one: '# application', other: '# applications' }),
    plural(number.messages, { one: '# message', other: '# messages' }),
    plural(number.alerts, { one: '# job alert', other: '# job alerts' }),
  ].join(', ');
  audit(db, author, 'subject.erase', 'subject', what);
}

/** Throws 409 when nothing can be erased. */
function rejectNothing(extent: ErasureExtent): ErasureExtent {
  if (extent.kind === 'nothing') throw new HttpError(409, extent.because);
  return extent;
}

export function toResponse(extent: ErasureExtent): z.infer<typeof extentSchema> {
  return {
    kind: extent.kind,
    until: extent.kind === 'some' ? toIso(extent.until) : null,
    because: extent.kind === 'everything' ? null : extent.because,
  };
}
