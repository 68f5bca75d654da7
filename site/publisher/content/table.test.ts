import type { Entry } from 'content-types/define';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, steps } from '../test/arbitrary.ts';
import { createTable, type PartKind, partOf } from './table.ts';

const inWords = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1);
const orders = {
  position: (a: Entry, b: Entry) => a.position - b.position || inWords(a, b),
  newest: (a: Entry, b: Entry) =>
    a.publishedAt === b.publishedAt ? inWords(a, b) : a.publishedAt > b.publishedAt ? -1 : 1,
};

const KINDS: readonly PartKind[] = ['shard', 'block'];

test.each(['position', 'newest'] as const)('after any changes, a table by %s equals a full sort', (order) => {
  fc.assert(
    fc.property(steps({ maxLength: 40 }), fc.boolean(), (stepList, isDividedEarly) => {
      const table = createTable(order);
      const model = new Map<string, Entry>();
      if (isDividedEarly) for (const kind of KINDS) table.part(kind, 0, 3);
      for (const { id, entry } of changesOf(stepList)) {
        expect(entry ? table.put(entry) : table.remove(id)).toBe(model.get(id));
        if (entry) model.set(id, entry);
        else model.delete(id);
      }
      const sorted = [...model.values()].sort(orders[order]);
      expect(table.entries).toEqual(sorted);
      expect(table.openCount()).toBe(sorted.filter(({ closed }) => !closed).length);
      for (const index of [0, 1, 2]) {
        for (const kind of KINDS)
          expect(table.part(kind, index, 3)).toEqual(sorted.filter((entry) => partOf[kind](entry, 3) === index));
      }
      for (const { id } of changesOf(stepList)) expect(table.get(id)).toBe(model.get(id));
    }),
  );
});
