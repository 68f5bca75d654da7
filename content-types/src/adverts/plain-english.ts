import type { Finding, Job } from './finding.ts';
import { SOURCES } from './finding.ts';
import { countWords, getTexts, splitSentences } from './texts.ts';

/** Maximum number of words in a sentence; longer ones often have to be read twice. */
const MAX_SENTENCE_WORDS = 30;

export function checkPlainEnglish(job: Job): Finding[] {
  return [...findLongSentences(job), ...findJargon(job), ...findCapitals(job)].map((finding) => ({
    ...finding,
    weight: 'advice',
    source: SOURCES.plain,
  }));
}

type EnglishFinding = Pick<Finding, 'path' | 'what' | 'why'>;

function findLongSentences(job: Job): EnglishFinding[] {
  const why = 'People skim long sentences, especially on a phone.';
  return getTexts(job).flatMap(({ path, text }) =>
    splitSentences(text)
      .map((sentence) => ({ words: countWords(sentence), start: sentence.split(/\s+/).slice(0, 5).join(' ') }))
      .filter(({ words }) => words > MAX_SENTENCE_WORDS)
      .map(({ words, start }) => ({
        path,
        what: `Split up the ${words}-word sentence that starts “${start}…”.`,
        why,
      })),
  );
}

const JARGON: readonly [pattern: string, instead: string][] = [
  ['synerg(?:y|ies|istic)', 'say who works with whom'],
  ['leverag(?:e|es|ing)(?! (?:finance|ratio|buy))', 'say “use”'],
  ['utilis(?:e|es|ing)|utiliz(?:e|es|ing)', 'say “use”'],
  ['going forward', 'say “from now on”, or leave it out'],
  ['hit(?:ting)? the ground running', 'say what the first weeks will be like'],
  ['think(?:ing)? outside the box|blue[- ]sky thinking', 'say what problem needs solving'],
  ['work hard,? play hard', 'say what the hours are'],
  ['wear(?:ing)? many hats', 'list the tasks'],
  ['self[- ]starters?|go[- ]getters?', 'say what the person will decide for themselves'],
  ['fast[- ]paced(?: environment)?', 'describe a typical day'],
  ['best[- ]in[- ]class|world[- ]class|cutting[- ]edge|bleeding[- ]edge', 'say what is good about it'],
  ['facilitat(?:e|es|ing)', 'say what the person does: runs, helps, arranges'],
  ['dynamic (?:individual|person|team|environment|company)', 'say what changes from day to day'],
  ['110 ?%|one hundred and ten per ?cent', 'say what the job needs'],
  ['commensurate with experience', 'give the pay'],
  ['in a timely manner', 'say by when'],
  ['in order to', 'say “to”'],
  ['prior to', 'say “before”'],
  ['liais(?:e|es|ing)', 'say “talk to” or “work with”'],
  ['deliverables?', 'say what the person will produce'],
];
const patterns = JARGON.map(([pattern, instead]) => ({
  pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`, 'i'),
  instead,
}));

function findJargon(job: Job): EnglishFinding[] {
  const texts = getTexts(job);
  return patterns.flatMap(({ pattern, instead }) => {
    const textPart = texts.find(({ text }) => pattern.test(text));
    const jargon = textPart && pattern.exec(textPart.text)?.[0];
    const why = 'Plain words say more, and don’t put off people new to the industry.';
    return jargon ? [{ path: textPart.path, what: `Instead of “${jargon}”, ${instead}.`, why }] : [];
  });
}

function findCapitals(job: Job): EnglishFinding[] {
  const shoutedWords = /\b\p{Lu}{4,}(?: \p{Lu}{2,}){2,}\b/u;
  const textPart = getTexts(job).find(({ path, text }) => path !== 'title' && shoutedWords.test(text));
  if (!textPart) return [];
  const what = `Don’t write “${shoutedWords.exec(textPart.text)?.[0]}” in capitals.`;
  return [{ path: textPart.path, what, why: 'Capitals are harder to read and look like shouting.' }];
}
