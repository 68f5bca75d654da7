import { expect, test } from 'vitest';
import type { Submission } from '../../../client/submissions.ts';
import { type BoardColumn, withPending } from './Board.tsx';

const cards = (status: string, ...ids: string[]) => ids.map((id) => ({ id, status }) as Submission);
const columns: BoardColumn[] = [
  { status: 'new', total: 30, items: cards('new', 'a', 'b') },
  { status: 'hired', total: 1, items: cards('hired', 'c') },
];
const summary = (board: BoardColumn[]) => board.map(({ total, items }) => [total, ...items.map(({ id }) => id)]);

test('shows a card in its new column during the save', () => {
  const pendingMove = { submissions: [...cards('new', 'a'), ...cards('hired', 'c')], change: { status: 'hired' } };
  expect(summary(withPending(columns, pendingMove))).toEqual([
    [29, 'b'],
    [2, 'a', 'c'],
  ]);
});

test('leaves the board as it is unless a card changes stage', () => {
  expect(withPending(columns, null)).toBe(columns);
  expect(withPending(columns, { submissions: cards('new', 'a'), change: { bin: true } })).toBe(columns);
});
