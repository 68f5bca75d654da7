/** Taking back what one save or one bulk action made live: as a new change, which can be taken back itself. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from 'content-types/define';
import { type Author, audit } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../lib/errors.ts';
import { isPurged } from './current.ts';
import { nameOf } from './entries.ts';
import { record, touched } from './record.ts';
import { visibleAt } from './state.ts';
import { type Row, store } from './store.ts';
import { titleOf } from './title.ts';
import { typeNamed } from './types.ts';
import { asOneAction, saveAfter, stepsOf, type UndoStep } from './undo-steps.ts';

/**
 * Takes back the whole action that `change` was part of, and returns the documents as they are now. Throws 404 when it
 * is no longer known, 403 unless `mayWrite` all of its types, 409 when somebody has gone on working since.
 */
export function undo(db: Database, change: number, mayWrite: (type: ContentType) => boolean, author: Author): Row[] {
  const steps = stepsOf(db, change);
  const [first] = steps;
  if (!first) throw new HttpError(404, 'This can no longer be undone.');
  const work = () => {
    const undoable = steps.map((step) => ({ step, ...subjectOf(db, step) }));
    if (!undoable.every(({ type }) => mayWrite(type))) throw new HttpError(403, 'Your role does not allow this.');
    const problem = problemWith(db, steps);
    if (problem) throw new HttpError(409, problem);
    return undoable.map(({ step, type, row }) => takeBack(db, type, row, step, author));
  };
  return asOneAction(db, work, { root: first.root ?? first.action, isTakenBack: !first.isTakenBack });
}

/** Why an action cannot be taken back, as a sentence; null when it can. */
export function problemWith(db: Database, steps: readonly UndoStep[]): string | null {
  for (const step of steps) {
    const { type, row } = subjectOf(db, step);
    if (isPurged(row)) return `“${titleOf(type, row)}” is no longer in the bin.`;
    if (!isAsLeft(db, step, row)) {
      const by = nameOf(db, row.updatedBy) ?? 'somebody';
      const what = step.did === 'order' ? 'moved' : 'changed';
      return `“${titleOf(type, row)}” has been ${what} again since, last by ${by}. Undo that first, or use its history.`;
    }
  }
  return null;
}

/** Whether the document is as the step left it: nothing came after it, or all that came has been taken back. */
function isAsLeft(db: Database, step: UndoStep, row: Row): boolean {
  if (holds(row, step.after)) return true;
  const next = step.did === 'order' ? null : saveAfter(db, step);
  // A draft saved in between left no step: it is somebody's work, and no one took it back.
  if (!next || Number(next.after.version) !== Number(step.after.version) + 1) return false;
  const { deletedAt, ...left } = next.before;
  // When it went into the bin is told anew by each undo.
  return holds(row, left) && (row.deletedAt === null) === (deletedAt === null);
}

function holds(row: Row, values: UndoStep['before']): boolean {
  return Object.entries(values).every(([column, value]) => isDeepStrictEqual(row[column as keyof Row], value));
}

function takeBack(db: Database, type: ContentType, row: Row, { did, before }: UndoStep, author: Author): Row {
  audit(db, author, `${type.name}.undo`, row.id);
  if (did === 'order') return record(db, { ...row, ...before }, author, 'order');
  const was: Row = { ...touched(row, author), ...before };
  // Back into the bin for its whole time, not for what was left of it.
  const deletedAt = was.deletedAt === null ? null : author.at;
  const visible = visibleAt(type, was.published, was.expiresAt, author.at);
  return record(db, { ...was, ...visible, deletedAt }, author, 'undo');
}

function subjectOf(db: Database, { type: name, documentId }: UndoStep): { type: ContentType; row: Row } {
  const type = typeNamed(name);
  const row = store(db).byId.get({ id: documentId });
  if (!type || !row) throw new HttpError(404, 'This can no longer be undone.');
  return { type, row };
}
