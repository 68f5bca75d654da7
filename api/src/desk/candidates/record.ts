/** A candidate's record as staff open it: details, notes, possible duplicates, and the parts that other features add. */
import { z } from 'zod';
import { findProvenEmails } from '../../compliance/subject-access/person.ts';
import type { App } from '../../core/app.ts';
import { findUserName } from '../../core/content/entries.ts';
import { asc, eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { candidateNotes, candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import type { Feature } from '../../core/feature.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toIso } from '../../core/lib/dates.ts';
import { duplicates, findDuplicates } from '../submissions/match-person.ts';
import { listedFields, readRows } from './list.ts';

const ownFields = {
  ...listedFields,
  emails: z.array(z.string()).describe('The email addresses of the candidate’s applications and messages.'),
  provenEmails: z.array(z.string()).describe('The addresses verified by a reply or by a visit to an emailed link.'),
  notes: z.array(z.object({ id: z.int(), text: z.string(), user: z.string().nullable(), at: z.string() })),
  duplicates,
};

/** Schema of a record with the parts of all features. */
export function recordSchema(features: readonly Feature[]) {
  const parts: object = Object.assign({}, ...features.map(({ record }) => record?.fields));
  return z.object({ ...ownFields, ...parts });
}

export function requireCandidate(db: Database, id: string) {
  const row = db.select().from(candidates).where(eq(candidates.id, id)).get();
  if (!row) throw new HttpError(404, 'This candidate doesn’t exist.');
  return row;
}

/** Reads a candidate's record, with the notes oldest first. Throws 404. */
export function readRecord(app: App, id: string): z.infer<ReturnType<typeof recordSchema>> {
  const { db, clock, features } = app;
  const [row] = readRows(db, eq(candidates.id, id), clock.now());
  if (!row) throw new HttpError(404, 'This candidate doesn’t exist.');
  const submissionRows = db.select().from(candidateSubmissions).where(eq(candidateSubmissions.candidateId, id)).all();
  const ids = submissionRows.map(({ submissionId }) => submissionId);
  const emails = [...new Set(submissionRows.map(({ email }) => email))];
  return {
    ...row,
    emails,
    provenEmails: [...findProvenEmails(app, emails)],
    notes: readNotes(db, id),
    duplicates: findDuplicates(db, id),
    ...Object.assign({}, ...features.map(({ record }) => record?.read(db, ids))),
  };
}

/** Notes of staff about a candidate, oldest first. */
export function readNotes(db: Database, candidateId: string) {
  const isOfCandidate = eq(candidateNotes.candidateId, candidateId);
  const rows = db.select().from(candidateNotes).where(isOfCandidate).orderBy(asc(candidateNotes.id)).all();
  return rows.map(({ id, text, userId, at }) => ({ id, text, user: findUserName(db, userId), at: toIso(at) }));
}
