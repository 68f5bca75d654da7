import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { expect, it } from 'vitest';
import type { Json } from '../../../client/request.ts';
import { setAt } from '../../../kit/form/path.ts';
import { findConflicts, mergeSides, proposeSide } from './merge.ts';

const { fields } = contentTypes.career;
const base = initialData(fields) as Json;
const change = (changes: Record<string, unknown>) =>
  Object.entries(changes).reduce<unknown>((document, [path, value]) => setAt(document, path, value), base) as Json;

const mine = change({ title: 'Mine', 'sections.0.title': 'Section by me' });
const theirs = change({ title: 'Theirs', 'jobs.0.location': 'Leeds' });

it('reports whether the user, a colleague or both changed each field', () => {
  const conflicts = findConflicts(fields, base, mine, theirs);
  expect(conflicts.map(({ path, changedBy }) => [path, changedBy])).toEqual([
    ['title', 'both'],
    ['sections.0.title', 'mine'],
    ['jobs.0.location', 'theirs'],
  ]);
});

it('proposes a merge that prefers the user’s change in a conflict', () => {
  const conflicts = findConflicts(fields, base, mine, theirs);
  const sides = new Map(conflicts.map((conflict) => [conflict.path, proposeSide(conflict)]));
  expect(mergeSides(theirs, conflicts, (path) => sides.get(path) ?? 'theirs')).toEqual(
    change({ title: 'Mine', 'sections.0.title': 'Section by me', 'jobs.0.location': 'Leeds' }),
  );
});

it('reproduces one version when every conflict takes that side', () => {
  const conflicts = findConflicts(fields, base, mine, theirs);
  expect(mergeSides(theirs, conflicts, () => 'theirs')).toEqual(theirs);
  expect(mergeSides(theirs, conflicts, () => 'mine')).toEqual(mine);
});
