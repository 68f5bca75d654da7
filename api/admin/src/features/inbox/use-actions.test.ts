import { expect, test } from 'vitest';
import type { Submission } from './queries.ts';
import { revertChanges } from './use-actions.ts';

const one = (id: string, more: Partial<Submission> = {}): Submission => ({
  id,
  reference: id,
  name: id,
  email: '',
  status: 'new',
  assignedTo: null,
  spamReasons: null,
  createdAt: '',
  deletedAt: null,
  ...more,
});

test('each gets back the status that it had', () => {
  const submissions = [one('a'), one('b', { status: 'reviewing' }), one('c')];
  expect(revertChanges(submissions, { status: 'rejected' })).toEqual([
    { ids: ['a', 'c'], change: { status: 'new' } },
    { ids: ['b'], change: { status: 'reviewing' } },
  ]);
});

test('each is assigned to the user it was assigned to before, or unassigned', () => {
  const submissions = [one('a', { assignedTo: { id: 'u', name: 'U' } }), one('b')];
  expect(revertChanges(submissions, { assignedTo: 'v' })).toEqual([
    { ids: ['a'], change: { assignedTo: 'u' } },
    { ids: ['b'], change: { assignedTo: null } },
  ]);
});

test('what was thrown away comes back, and nothing else about it changes', () => {
  expect(revertChanges([one('a'), one('b', { status: 'hired' })], { bin: true })).toEqual([
    { ids: ['a', 'b'], change: { bin: false } },
  ]);
});
