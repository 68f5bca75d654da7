import type { Fields } from 'content-types/fields/any-field';
import { isSame } from 'content-types/values/is-same';
import type { Json } from '../../../client/request.ts';
import { getAt, setAt } from '../../../kit/form/path.ts';
import { type Difference, findDifferences } from '../revisions/diff.ts';

export type Side = 'mine' | 'theirs';

/** A field whose value in the form (`before`) differs from what another user has saved since (`after`). */
export interface Conflict extends Difference {
  /** The side that changed the field since the form was opened. */
  changedBy: Side | 'both';
}

export function findConflicts(fields: Fields, base: Json, mine: Json, theirs: Json): Conflict[] {
  return findDifferences(fields, mine, theirs).map((difference) => {
    const originalValue = getAt(base, difference.path);
    if (isSame(originalValue, difference.after)) return { ...difference, changedBy: 'mine' };
    return { ...difference, changedBy: isSame(originalValue, difference.before) ? 'theirs' : 'both' };
  });
}

/** The other user's document, with the form's values for conflicts resolved as `mine`. */
export function mergeSides(theirs: Json, conflicts: readonly Conflict[], choiceOf: (path: string) => Side): Json {
  return conflicts
    .filter(({ path }) => choiceOf(path) === 'mine')
    .reduce<unknown>((document, { path, before }) => setAt(document, path, before), theirs) as Json;
}

/** Proposes each side's own changes, and the form's value where both changed the same field. */
export function proposeSide({ changedBy }: Conflict): Side {
  return changedBy === 'theirs' ? 'theirs' : 'mine';
}
