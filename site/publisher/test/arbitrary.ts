/** Random content and random changes to it, for fast-check. Few ids, so that changes collide. */
import fc from 'fast-check';
import type { Change } from '../content/store.ts';

const IDS = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'] as const;
const PLACES = ['Leeds', 'York', 'Hull'] as const;

/** The fields that may change in an entry of `note`, `slide` or the singleton `header`. */
export interface Step {
  type: 'note' | 'slide' | 'header';
  id: string;
  /** The state of the entry; null if it is removed from the site. */
  state: { title: string; category: string; position: number; publishedAt: string; closed: boolean } | null;
}

export const steps = (options: { maxLength: number }): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      type: fc.constantFrom('note', 'note', 'note', 'slide', 'header'),
      id: fc.constantFrom(...IDS),
      state: fc.option(
        fc.record({
          title: fc.constantFrom(...PLACES),
          category: fc.constantFrom('admin', 'Engineer', 'Developer'),
          position: fc.integer({ min: 0, max: 3 }),
          publishedAt: fc.integer({ min: 0, max: 3 }).map((hour) => new Date(hour * 3_600_000).toISOString()),
          closed: fc.boolean(),
        }),
        { freq: 4 },
      ),
    }),
    { maxLength: options.maxLength },
  );

export function changesOf(stepList: readonly Step[]): Change[] {
  return stepList.map(({ type, id: name, state }, index) => {
    const seq = index + 1;
    const id = type === 'header' ? 'header' : name;
    if (!state) return { seq, type, id, entry: null };
    const { title, category, ...rest } = state;
    const times = { updatedAt: rest.publishedAt, expiresAt: null };
    return { seq, type, id, entry: { id, seq, data: { title, category }, ...rest, ...times } };
  });
}

/** Generates every kind of query that a page could make. */
export const queryKeys = (): fc.Arbitrary<string[]> =>
  fc.uniqueArray(
    fc.oneof(
      fc.constant('get:header:header'),
      fc.constantFrom(...IDS).map((id) => `one:note:${id}`),
      fc
        .record({
          kind: fc.constantFrom('list', 'count'),
          type: fc.constantFrom('note', 'slide'),
          filter: fc.record(
            {
              where: fc.record({ category: fc.constantFrom('admin', 'Engineer') }),
              closed: fc.constant(true as const),
              shard: fc.integer({ min: 0, max: 3 }).map((index) => [index, 4] as const),
            },
            { requiredKeys: [] },
          ),
          limit: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
          offset: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        })
        .map(({ kind, type, ...rest }) => `${kind}:${type}:${JSON.stringify(rest)}`),
    ),
    { minLength: 1, maxLength: 6 },
  );
