import type { Entry } from 'content-types/define';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, steps } from '../test/support/arbitrary.ts';
import { createTable } from './table.ts';

const inWords = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1);
const orders = {
  position: (a: Entry, b: Entry) => a.position - b.position || inWords(a, b),
  newest: (a: Entry, b: Entry) =>
    a.publishedAt === b.publishedAt ? inWords(a, b) : a.publishedAt > b.publishedAt ? -1 : 1,
};

test.each(['position', 'newest'] as const)(
  'after any changes, a table by %s is what sorting everything gives',
  (order) => {
    fc.assert(
      fc.property(steps({ maxLength: 40 }), (all) => {
        const table = createTable(order);
        const model = new Map<string, Entry>();
        for (const { id, entry } of changesOf(all)) {
          expect(entry ? table.put(entry) : table.remove(id)).toBe(model.get(id));
          if (entry) model.set(id, entry);
          else model.delete(id);
        }
        expect(table.entries).toEqual([...model.values()].sort(orders[order]));
        for (const { id } of changesOf(all)) expect(table.get(id)).toBe(model.get(id));
      }),
    );
  },
);
