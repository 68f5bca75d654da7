/** All names that the job search knows. Browsers must not import this: they load what they need of it. */

import { SYNONYMS } from './synonym-groups.ts';
import { KINDS } from './synonym-kinds.ts';
import { ARROW, toKey } from './synonyms.ts';

/** Lines of names that mean the same, and of names with kinds of them, as `readSynonyms` reads them. */
export function synonymLines(): string[] {
  return toLines(SYNONYMS, KINDS);
}

/** The lines of both lists, without headings. A kind of one name of a group is one of all of them. */
function toLines(groups: string, kinds: string): string[] {
  const lines = groups.split('\n').filter((line) => line.includes(', '));
  const groupOf = new Map(lines.flatMap((line) => line.split(', ').map((name) => [toKey(name), line] as const)));
  const ofKinds = kinds.split('\n').filter((line) => line.includes(ARROW));
  return [
    ...lines,
    ...ofKinds.map((line) => {
      const [names = '', more] = line.split(ARROW);
      const all = names.split(', ').flatMap((name) => [name, ...(groupOf.get(toKey(name))?.split(', ') ?? [])]);
      return [[...new Set(all)].join(', '), more].join(ARROW);
    }),
  ];
}
