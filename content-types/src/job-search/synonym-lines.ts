/** All names that the job search knows. Browsers must not import this: they load what they need of it. */

import { SYNONYMS } from './synonym-groups.ts';
import { KINDS as KIND_LINES } from './synonym-kinds.ts';
import { KINDS, toKey } from './synonyms.ts';

/** The agency's own names, see `types/search-words.ts`. */
export interface OwnNames {
  names: readonly string[];
  meaning: 'same' | 'kinds' | 'apart';
}

/** Lines of names that mean the same, and of names with kinds of them, as `readSynonyms` reads them. */
export function synonymLines(own: readonly OwnNames[] = []): string[] {
  const namesOf = (meaning: OwnNames['meaning']) =>
    own.filter((entry) => entry.meaning === meaning).map(({ names }) => names);
  const apart = new Set(namesOf('apart').flatMap((names) => names.map(toKey)));
  return [
    ...(apart.size > 0 ? BUILT_IN.flatMap((line) => without(apart, line)) : BUILT_IN),
    ...namesOf('same').map((names) => names.join(', ')),
    ...namesOf('kinds').map(([first, ...others]) => [first, others.join(', ')].join(KINDS)),
  ];
}

/** The line without these names; none if too few are left. */
function without(apart: ReadonlySet<string>, line: string): string[] {
  const [names = '', kinds] = line.split(KINDS);
  const kept = names.split(', ').filter((name) => !apart.has(toKey(name)));
  if (kinds === undefined) return kept.length > 1 ? [kept.join(', ')] : [];
  return kept.length > 0 ? [[kept.join(', '), kinds].join(KINDS)] : [];
}

const BUILT_IN = toLines(SYNONYMS, KIND_LINES);

/** The lines of both lists, without headings. A kind of one name of a group is one of all of them. */
function toLines(groups: string, kinds: string): string[] {
  const lines = groups.split('\n').filter((line) => line.includes(', '));
  const groupOf = new Map(lines.flatMap((line) => line.split(', ').map((name) => [toKey(name), line] as const)));
  const ofKinds = kinds.split('\n').filter((line) => line.includes(KINDS));
  return [
    ...lines,
    ...ofKinds.map((line) => {
      const [names = '', more] = line.split(KINDS);
      const all = names.split(', ').flatMap((name) => [name, ...(groupOf.get(toKey(name))?.split(', ') ?? [])]);
      return [[...new Set(all)].join(', '), more].join(KINDS);
    }),
  ];
}
