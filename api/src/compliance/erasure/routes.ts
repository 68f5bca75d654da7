/** Erasure requests that reach staff by phone or email, by the same rules as the candidate's own link, and emptying the bin. */

import { z } from 'zod';
import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { isNotNull } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { findSubmission, type Submission } from '../../core/database/submissions.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams } from '../../core/http/schemas.ts';
import { findPersonByEmail, type Person, personRequest } from '../subject-access/person.ts';
import { BIN_EMPTIED, type ErasureExtent, eraseAllowed, ON_REQUEST } from './erase.ts';
import { erasePerson, erasureSchema, extentSchema, previewErasure, toResponse } from './erase-person.ts';
import { KINDS } from './forecast-routes.ts';

const tags = ['Data protection'];
const config = { roles: RECRUITERS };
/** Requires a password entered recently, because erasing cannot be undone. */
const sensitiveConfig = { ...config, recentPassword: true as const };

export async function erasureRoutes(app: App) {
  const { db } = app;

  const eraseSchema = { tags, params: idParams, response: { 200: extentSchema } };
  const countsSchema = z.object({
    erased: z.int(),
    reduced: z.int().describe('The number of partial erasures, where the law requires keeping the rest.'),
    kept: z.int().describe('The number kept: on legal hold, unanswered complaints and earlier partial erasures.'),
  });
  const binSchema = { tags, response: { 200: countsSchema } };
  for (const { name, path, label } of KINDS) {
    app.delete(`/api/${path}/:id`, { config: sensitiveConfig, schema: eraseSchema }, async (request) => {
      const submission = findSubmission(db, name, request.params.id);
      if (!submission) throw new HttpError(404, `This ${label.one.toLowerCase()} doesn’t exist.`);
      return toResponse(requireErasable(await eraseAllowed(app, submission, ON_REQUEST, getAuthor(app, request))));
    });
    app.delete(`/api/${path}/bin`, { config: sensitiveConfig, schema: binSchema }, async (request) =>
      emptyBin(name, getAuthor(app, request)),
    );
  }

  async function emptyBin(kind: Submission['kind'], author: Author) {
    const table = kind === 'application' ? applications : messages;
    const countByExtent = { everything: 0, some: 0, nothing: 0 };
    const inBin = db.select({ id: table.id }).from(table).where(isNotNull(table.deletedAt)).all();
    for (const { id } of inBin) {
      await untilWritable(db);
      // Reads the row only now, because staff may have restored it while the previous rows were being erased.
      const binnedRecord = findSubmission(db, kind, id);
      const isErased = binnedRecord?.kind === 'application' && binnedRecord.row.erasedAt !== null;
      const isStillDue = binnedRecord && binnedRecord.row.deletedAt !== null && !isErased;
      countByExtent[isStillDue ? (await eraseAllowed(app, binnedRecord, BIN_EMPTIED, author)).kind : 'nothing'] += 1;
    }
    return { erased: countByExtent.everything, reduced: countByExtent.some, kept: countByExtent.nothing };
  }

  const schema = { tags, body: personRequest, response: { 200: erasureSchema } };
  // A POST, so that the address is not logged.
  app.post('/api/erasures/preview', { config, schema }, async (request) =>
    requireHeldData(findPersonByEmail(app, request.body)),
  );
  app.post('/api/erasures', { config: sensitiveConfig, schema }, async (request) => {
    const person = findPersonByEmail(app, request.body);
    const heldData = requireHeldData(person);
    await erasePerson(app, person, ON_REQUEST, getAuthor(app, request));
    return heldData;
  });

  /** Throws 404 if nothing is held about the person. */
  function requireHeldData(person: Person) {
    const heldData = previewErasure(app, person);
    const { applications, messages, jobAlerts, clientContacts, forwardedEmails } = heldData;
    const isEmpty = applications.length + messages.length + jobAlerts + clientContacts + forwardedEmails === 0;
    if (isEmpty && !heldData.hasAccount) throw new HttpError(404, 'No data is held about this email address.');
    return heldData;
  }
}

/** Throws 409 when nothing can be erased. */
function requireErasable(extent: ErasureExtent): ErasureExtent {
  if (extent.kind === 'nothing') throw new HttpError(409, extent.because);
  return extent;
}
