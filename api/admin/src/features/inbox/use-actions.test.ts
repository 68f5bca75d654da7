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
  unreadEmails: 0,
  createdAt: '',
  deletedAt: null,
  ...more,
});

test('undoing a status change gives each submission its own status back', () => {
  const submissions = [one('a'), one('b', { status: 'reviewing' }), one('c')];
  expect(revertChanges(submissions, { status: 'rejected' })).toEqual([
    { ids: ['a', 'c'], change: { status: 'new' } },
    { ids: ['b'], change: { status: 'reviewing' } },
  ]);
});

test('undoing an assignment assigns each submission as before', () => {
  const submissions = [one('a', { assignedTo: { id: 'u', name: 'U' } }), one('b')];
  expect(revertChanges(submissions, { assignedTo: 'v' })).toEqual([
    { ids: ['a'], change: { assignedTo: 'u' } },
    { ids: ['b'], change: { assignedTo: null } },
  ]);
});

test('undoing a move to the bin only restores the submissions', () => {
  expect(revertChanges([one('a'), one('b', { status: 'hired' })], { bin: true })).toEqual([
    { ids: ['a', 'b'], change: { bin: false } },
  ]);
});
