/** Finds American and misspelled words, and phrases that we do not use, in the prose of a file. */
import { EXCEPTIONS, PHRASES } from './phrases.ts';
import { type Audience, findProse } from './prose.ts';
import { findMisspellings } from './spelling.ts';

export interface Fault {
  line: number;
  message: string;
}

export function findFaults(path: string, source: string): Fault[] {
  const masked = EXCEPTIONS.reduce((text, { words }) => text.replaceAll(words, '·'.repeat(words.length)), source);
  return findProse(path, masked)
    .flatMap(({ audience, content }) => [...misspellings(content), ...phrases(content, audience)])
    .map(({ index, message }) => ({ line: source.slice(0, index).split('\n').length, message }));
}

interface Place {
  index: number;
  message: string;
}

function misspellings(prose: string): Place[] {
  return findMisspellings(prose).map(({ index, word }) => ({
    index,
    message: `"${word}" is not in the British dictionary. If it is right, add it to scripts/words/spelling.ts.`,
  }));
}

function phrases(prose: string, audience: Audience): Place[] {
  return MATCHERS.filter(({ inTexts }) => !inTexts || audience === 'text').flatMap(({ matcher, instead }) =>
    Array.from(prose.matchAll(matcher), ({ index, 0: found }) => ({
      index,
      message: `"${found.replace(/\s+/g, ' ')}": write ${instead}.`,
    })),
  );
}

/** A space in a phrase also stands for a line break, with the marks that begin a line of a comment. */
const MATCHERS = PHRASES.map(({ pattern, ...rest }) => ({
  ...rest,
  matcher: new RegExp(
    `(?<![\\p{L}’'-])(?:${pattern.source.replaceAll(' ', String.raw`\s+(?:(?:\*|\/\/|#)\s+)?`)})(?![\\p{L}-])`,
    'giu',
  ),
}));
