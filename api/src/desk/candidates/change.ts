/**
 * Changes that staff make to a candidate's record. Each change and its audit log entry are one transaction; the entry
 * holds no candidate data.
 */

import { findHold } from '../../compliance/retention/holds.ts';
import { type Author, audit } from '../../core/audit.ts';
import { and, eq, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications, candidateLinks } from '../../core/database/schema/applications.ts';
import { candidateNotes, candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emptyLogSoon } from '../../core/database/wal.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { newId } from '../../core/lib/ids.ts';
import { addToHistory } from '../submissions/history.ts';
import { toPhoneKey } from '../submissions/match-person.ts';
import { placeByStaff } from './places.ts';
import { requireCandidate } from './record.ts';

type SubmissionKind = 'application' | 'message';

export interface Labels {
  tags?: string[];
  rating?: number | null;
  /** The place confirmed by staff; null for the place in the CV. */
  place?: string | null;
}

interface LabelChange {
  addTags?: string[];
  removeTags?: string[];
  rating?: number | null;
  /** A town or postcode; blank for none, null for the place in the CV. */
  place?: string | null;
}

const MAX_TAGS = 30;

/**
 * Adds and removes single tags, so that two colleagues do not undo each other's changes. Throws 404, and 422 for too
 * many tags or a place that is not known.
 */
export function changeLabels(
  db: Database,
  id: string,
  { addTags = [], removeTags = [], rating, place }: LabelChange,
  author: Author,
) {
  inTransaction(db, () => {
    const currentTags = requireCandidate(db, id).tags;
    const tags = uniqueTags([...currentTags.filter((tag) => !removeTags.includes(tag)), ...addTags]);
    if (tags.length > Math.max(MAX_TAGS, currentTags.length))
      throw fieldError('addTags', `A candidate can have up to ${MAX_TAGS} tags.`);
    setLabels(db, id, { tags, rating, place });
    audit(db, author, 'candidate.label', id);
  });
}

export function addNote(db: Database, candidateId: string, text: string, author: Author) {
  inTransaction(db, () => {
    requireCandidate(db, candidateId);
    db.insert(candidateNotes).values({ candidateId, text, userId: author.userId, at: author.at }).run();
    audit(db, author, 'candidate.note', candidateId);
  });
}

/** Deletes a candidate's note. Throws 404 if it does not exist. */
export function deleteNote(db: Database, candidateId: string, noteId: number, author: Author) {
  inTransaction(db, () => {
    const isNote = and(eq(candidateNotes.id, noteId), eq(candidateNotes.candidateId, candidateId));
    if (db.delete(candidateNotes).where(isNote).run().changes === 0)
      throw new HttpError(404, 'This note doesn’t exist.');
    audit(db, author, 'candidate.deleteNote', candidateId);
  });
}

/** The parts that a split takes out of a record, and those it leaves. */
export interface Split extends Labels {
  /** Ids of applications and messages. The new record has the details of the first application. */
  documents: string[];
  notes?: number[];
  /** The tags and the rating of the record that stays, to undo a merge exactly. */
  left?: Labels;
}

/**
 * Merges the record `otherId` into `id`, with its address if `id` has none, and returns the split that undoes this.
 * Throws 404 if either does not exist, and 422 if they are the same.
 */
export function mergeCandidates(db: Database, id: string, otherId: string, author: Author): Split {
  return inTransaction(db, () => {
    if (id === otherId) throw new HttpError(422, 'Choose another candidate to merge with.');
    const [mergeTarget, other] = [requireCandidate(db, id), requireCandidate(db, otherId)];
    const submissions = db
      .select()
      .from(candidateSubmissions)
      .where(eq(candidateSubmissions.candidateId, otherId))
      .all();
    const notes = db.select().from(candidateNotes).where(eq(candidateNotes.candidateId, otherId)).all();
    const isNamedAfter = (row: Details) => DETAILS.every((name) => row[name] === other[name]);
    const split = {
      documents: submissions
        .toSorted((a, b) => Number(isNamedAfter(b)) - Number(isNamedAfter(a)))
        .map(({ submissionId }) => submissionId),
      notes: notes.map((note) => note.id),
      ...labelsOf(other),
      left: labelsOf(mergeTarget),
    };
    moveTo(db, otherId, id, split);
    if (!mergeTarget.email) db.update(candidates).set({ email: other.email }).where(eq(candidates.id, id)).run();
    setLabels(db, id, {
      tags: uniqueTags([...mergeTarget.tags, ...other.tags]),
      rating: mergeTarget.rating ?? other.rating,
      place: labelsOf(mergeTarget).place || labelsOf(other).place,
    });
    audit(db, author, 'candidate.merge', id, otherId);
    return split;
  });
}

/**
 * Moves applications, messages and notes to a new record, and returns its id. Ignores other candidates' notes. Throws
 * 422 unless at least one application stays and at least one moves, and 404 for another candidate's submissions.
 */
export function splitCandidate(db: Database, id: string, split: Split, author: Author): string {
  return inTransaction(db, () => {
    const candidate = requireCandidate(db, id);
    const submissions = db.select().from(candidateSubmissions).where(eq(candidateSubmissions.candidateId, id)).all();
    const ids = [...new Set(split.documents)];
    const movedRows = ids.flatMap((id) => submissions.find(({ submissionId }) => submissionId === id) ?? []);
    if (movedRows.length < ids.length)
      throw new HttpError(404, 'This application or message does not belong to this candidate.');
    const remainingRows = submissions.filter((row) => !movedRows.includes(row));
    const isSplit = [movedRows, remainingRows].every((rows) => rows.some(({ kind }) => kind === 'application'));
    if (!isSplit) throw new HttpError(422, 'Choose at least one application to move, and leave at least one.');
    const firstApplication = movedRows.find(({ kind }) => kind === 'application');
    const { name, email, phone } = firstApplication ?? { name: '', email: '', phone: '' };
    const times = movedRows.map(({ at }) => at);
    const newCandidateId = newId();
    db.insert(candidates)
      .values({
        id: newCandidateId,
        name,
        email,
        phone,
        createdAt: Math.min(...times),
        contactedAt: Math.max(...times),
      })
      .run();
    moveTo(db, id, newCandidateId, split);
    // A merge may have given the record the address that the split takes away.
    const sameNameRows = remainingRows.filter((row) => row.kind === 'application' && row.name === candidate.name);
    const samePhoneRow = sameNameRows.find(({ phone }) => phone === candidate.phone);
    if (samePhoneRow && remainingRows.every((row) => row.email !== candidate.email))
      db.update(candidates)
        .set({ email: samePhoneRow.email, name: samePhoneRow.name, phone: samePhoneRow.phone })
        .where(eq(candidates.id, id))
        .run();
    setLabels(db, newCandidateId, split);
    if (split.left) setLabels(db, id, split.left);
    audit(db, author, 'candidate.split', id, newCandidateId);
    return newCandidateId;
  });
}

/** The details that a correction can change. */
const DETAILS = ['name', 'email', 'phone'] as const;
export type Details = Record<(typeof DETAILS)[number], string>;

/**
 * Corrects details wherever the person gave the old ones, so that replies and reminders use the new ones too. Throws
 * 404, or 409 if any affected data is on legal hold.
 */
export function correctDetails(db: Database, id: string, details: Details, author: Author) {
  inTransaction(db, () => {
    const candidate = requireCandidate(db, id);
    const submissions = db.select().from(candidateSubmissions).where(eq(candidateSubmissions.candidateId, id)).all();
    const correctedDetails = { ...details, email: details.email.toLowerCase() };
    if (candidate.email && !correctedDetails.email) throw fieldError('email', 'Email is required.');
    const changedNames: string[] = [];
    for (const name of DETAILS) {
      if (correctedDetails[name] === candidate[name]) continue;
      const ownSubmissions = submissions.filter((row) => row[name] === candidate[name]);
      if (ownSubmissions.some(({ submissionId }) => findHold(db, submissionId)))
        throw new HttpError(409, 'It’s on legal hold.');
      for (const { submissionId, kind } of ownSubmissions)
        correctSubmission(db, kind, submissionId, name, details[name]);
      if (name === 'email') {
        const ids = ownSubmissions.map(({ submissionId }) => submissionId);
        revokeAccess(db, ids, candidate.email, author);
      }
      changedNames.push(name);
    }
    if (changedNames.length === 0) return;
    db.update(candidates).set(correctedDetails).where(eq(candidates.id, id)).run();
    emptyLogSoon(db);
    audit(db, author, 'candidate.correct', id, changedNames.join(', '));
  });
}

/** Revokes links in emails to the old address, which may be another person's, and cancels queued emails to it. */
function revokeAccess(db: Database, ids: string[], oldEmail: string, author: Author) {
  db.delete(candidateLinks).where(inArray(candidateLinks.applicationId, ids)).run();
  const { subjectId, state, mail } = outbox;
  const isToOld = eq(sql`lower(json_extract(${mail}, '$.to'))`, oldEmail);
  const cancelledEmails = db
    .delete(outbox)
    .where(and(inArray(subjectId, ids), eq(state, 'queued'), isToOld))
    .returning({ id: subjectId })
    .all();
  for (const { id } of cancelledEmails) {
    if (id === null) continue;
    addToHistory(db, id, 'unsent', '', author);
    audit(db, author, 'application.unsend', id);
  }
}

/** The fields of the forms that hold a detail. Messages have no phone number. */
const FIELD_NAMES = {
  application: { name: 'fullName', email: 'email', phone: 'phone' },
  message: { name: 'name', email: 'email', phone: null },
} as const satisfies Record<SubmissionKind, Record<keyof Details, string | null>>;

function correctSubmission(
  db: Database,
  kind: SubmissionKind,
  submissionId: string,
  name: keyof Details,
  value: string,
) {
  const field = FIELD_NAMES[kind][name];
  const phoneKey = name === 'phone' ? { phoneKey: toPhoneKey(value) } : {};
  db.update(candidateSubmissions)
    .set({ [name]: name === 'email' ? value.toLowerCase() : value, ...phoneKey })
    .where(eq(candidateSubmissions.submissionId, submissionId))
    .run();
  if (field === null) return;
  const table = kind === 'application' ? applications : messages;
  const data = sql`json_set(${table.data}, ${`$.${field}`}, ${value})`;
  const email = kind === 'application' && name === 'email' ? { email: value.toLowerCase() } : {};
  db.update(table)
    .set({ data, ...email })
    .where(eq(table.id, submissionId))
    .run();
}

/** Removes repeated tags, whatever their case, and keeps the spelling that came first. */
function uniqueTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}

function labelsOf({ tags, rating, place, placeBy }: typeof candidates.$inferSelect) {
  return { tags, rating, place: placeBy === 'staff' ? place : null } satisfies Labels;
}

function setLabels(db: Database, id: string, { tags, rating, place }: Labels) {
  const change = {
    ...(tags && { tags: uniqueTags(tags) }),
    ...(rating !== undefined && { rating }),
    ...(place !== undefined && (place === null ? UNPLACED_COLUMNS : placeByStaff(place))),
  };
  if (Object.keys(change).length === 0) return;
  db.update(candidates).set(change).where(eq(candidates.id, id)).run();
}

/** Resets the place, so that it is looked up in the CV again. */
const UNPLACED_COLUMNS = { place: '', point: '', placeBy: null };

/** Moves messages first, because a trigger deletes a record with its last application. */
function moveTo(db: Database, sourceId: string, candidateId: string, { documents, notes = [] }: Split) {
  db.update(candidateNotes)
    .set({ candidateId })
    .where(and(inArray(candidateNotes.id, notes), eq(candidateNotes.candidateId, sourceId)))
    .run();
  for (const kind of ['message', 'application'] as const) {
    const isMoved = and(inArray(candidateSubmissions.submissionId, documents), eq(candidateSubmissions.kind, kind));
    db.update(candidateSubmissions).set({ candidateId }).where(isMoved).run();
  }
}
