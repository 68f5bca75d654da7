/** Names in the job search. Browsers must not import this module: they load only the names they need. */

import type { DataByType } from '../../index.ts';
import { splitWords } from '../split-words.ts';
import GROUPS from './groups.json' with { type: 'json' };
import KINDS from './kinds.json' with { type: 'json' };
import { ARROW, toKey } from './synonyms.ts';

/**
 * Returns built-in and agency lines for `readSynonyms`: names with the same meaning, and general names with narrower
 * titles.
 */
export function listSynonymLines(agencyEntries: readonly DataByType['searchWords'][] = []): string[] {
  const separatedEntries = agencyEntries.filter(({ meaning }) => meaning === 'apart');
  return [
    ...separatedEntries.reduce((lines, entry) => lines.flatMap((line) => separate(line, entry)), toLines()),
    ...agencyEntries.flatMap(({ name, meaning, others }) => {
      const [first, ...rest] = [name, ...others].map(toName).filter(Boolean);
      if (meaning === 'apart' || !first || rest.length === 0) return [];
      return [first, rest.join(', ')].join(meaning === 'same' ? ', ' : ARROW);
    }),
  ];
}

/** Removes the characters that separate the names in a line. */
function toName(input: string): string {
  return splitWords(input).join(' ');
}

/** Separates the name from the others in a line. Returns no line if it would connect fewer than two names. */
function separate(line: string, { name, others }: DataByType['searchWords']): string[] {
  const [nameKey, ...more] = [name, ...others].map(toKey);
  const [names = [], kinds] = line.split(ARROW).map((part) => part.split(', '));
  const isName = (word: string) => toCachedKey(word) === nameKey;
  const isOtherName = (word: string) => more.includes(toCachedKey(word));
  const remainingNames = names.some(isOtherName) ? names.filter((word) => !isName(word)) : names;
  if (!kinds) return remainingNames.length > 1 ? [remainingNames.join(', ')] : [];
  const keptKinds = kinds.filter(
    (word) => !(names.some(isName) && isOtherName(word)) && !(names.some(isOtherName) && isName(word)),
  );
  return remainingNames.length > 0 && keptKinds.length > 0
    ? [[remainingNames.join(', '), keptKinds.join(', ')].join(ARROW)]
    : [];
}

function toCachedKey(word: string): string {
  const key = keys.get(word) ?? toKey(word);
  keys.set(word, key);
  return key;
}

/** Cached, because every pair to separate is compared with thousands of names. */
const keys = new Map<string, string>();

/**
 * Returns the lines of both files without headings. Each synonym in `groups.json` is in only one line. In `kinds.json`
 * (`general name, another > narrower title, …`), only general names and their synonyms find the narrower titles.
 */
function toLines(): string[] {
  const lines = GROUPS.filter((line) => line.includes(', '));
  const groupOf = new Map(lines.flatMap((line) => line.split(', ').map((name) => [toKey(name), line] as const)));
  const kindLines = KINDS.filter((line) => line.includes(ARROW));
  return [
    ...lines,
    ...kindLines.map((line) => {
      const [names = '', more] = line.split(ARROW);
      const allNames = names.split(', ').flatMap((name) => [name, ...(groupOf.get(toKey(name))?.split(', ') ?? [])]);
      return [[...new Set(allNames)].join(', '), more].join(ARROW);
    }),
  ];
}
