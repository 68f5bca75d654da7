/** Finds words that put off applicants of one sex or age group. They never block publishing. */
import type { Finding, Job, Source } from './finding.ts';
import { SOURCES } from './finding.ts';
import { getTexts } from './texts.ts';

interface CodedWord {
  pattern: RegExp;
  /** The suggested replacement. */
  instead: string;
}

export function checkCodedWords(job: Job): Finding[] {
  const texts = getTexts(job);
  return LISTS.flatMap(({ words, weight, why, source }) =>
    words.flatMap(({ pattern, instead }): Finding[] => {
      const textPart = texts.find(({ text }) => pattern.test(text));
      const match = textPart && pattern.exec(textPart.text)?.[0];
      return match ? [{ weight, path: textPart.path, what: `Instead of “${match}”, ${instead}.`, why, source }] : [];
    }),
  );
}

const word = (pattern: string, instead: string): CodedWord => ({
  pattern: new RegExp(`\\b(?:${pattern})\\b`, 'i'),
  instead,
});

/**
 * Job titles and pronouns that refer to one sex. The Act's statutory code treats such adverts as meant for that sex.
 */
const SEXED_TITLES = [
  word('sales(?:man|men|woman|women|girl)', 'say “salesperson”'),
  word('(?:handy|maintenance )(?:man|men)', 'say “maintenance worker”'),
  word('(?:fore)(?:man|men|woman)', 'say “supervisor”'),
  word('chair(?:man|men|woman)', 'say “chair”'),
  word('(?:post)(?:man|men|woman)', 'say “postal worker”'),
  word('(?:fire)(?:man|men)', 'say “firefighter”'),
  word(
    '(?:police|crafts|trades|repair|delivery |work)(?:man|men|woman|women)(?!ship)',
    'use a gender-neutral job title',
  ),
  word('wait(?:ress(?:es)?)', 'say “waiting staff”'),
  word('bar(?:man|men|maid|maids)', 'say “bar staff”'),
  word('(?:steward|host|manager)ess(?:es)?', 'use a gender-neutral title'),
  word('(?:cleaning|tea|dinner) lad(?:y|ies)', 'use a gender-neutral job title'),
  word('(?:office|shop|promo) girls?|girl friday', 'use a gender-neutral job title'),
  {
    pattern: /\b(?:good|young|strong|fit|keen|hard-working) (?:lads|lasses)\b(?! (?:in|from|at)\b)|\blads wanted\b/i,
    instead: 'say “people”',
  },
  word('man[- ]?power', 'say “staff” or “workforce”'),
  // Matches pronouns only where they refer to the applicant: the boss may be a woman.
  word(
    '(?<!(?:/|\\bor )\\s*)(?:he|she) (?:will|should|must|needs? to|has to|reports to|is responsible)',
    'say “you will” or “you must”',
  ),
] as const;

// Matches only words and phrases that describe people, so “leading company” and “competitive pay” are not flagged.
const MASCULINE = [
  word('aggressive(?:ly)?|aggression', 'say “persistent”, or describe what the person does'),
  word('dominat(?:e|es|ing)|dominant', 'say “lead” or “be well known in”'),
  word('ninjas?|rock ?stars?|superstars?|gurus?|wizards?|jedis?|code monkeys?', 'use the job’s ordinary title'),
  word('fearless(?:ly)?', 'say what takes courage in this job'),
  word(
    '(?:highly |fiercely )?competitive (?:person(?:ality)?|individual|spirit|nature|streak|edge|attitude)',
    'say what success looks like',
  ),
  word('alpha (?:male|personality)|thick[- ]skinned|killer instinct|hunter mentality', 'say what the work involves'),
  word(
    '(?:crush|smash|destroy) (?:targets?|it|your targets|the competition)',
    'say “meet” or “beat” and give the target',
  ),
  word(
    '(?:self-|highly |results?[- ]|target[- ]|money[- ]|sales[- ])driven|driven (?:individual|person)',
    'say what motivates people here',
  ),
  word('battle[- ]hardened|battle[- ]tested|warriors?(?! games)', 'say “experienced”'),
  word('headstrong|outspoken|stubborn', 'say “speaks their mind and listens”'),
] as const;

const FEMININE = [
  word('bubbly', 'say “friendly with customers”'),
  word('nurturing|motherly', 'say “patient” or “supportive”'),
  word('submissive|yielding|ladylike', 'say what the work involves'),
  word('affectionate|gentle nature|sweet-natured', 'say “kind”'),
] as const;

const AGED = [
  {
    pattern:
      /(?<!& |\band )\byoung(?:er)?\b(?!['’]s)(?!\s+(?:people|persons?|adults?|child(?:ren)?|offenders?|carers?|mothers?|mums?|parents?|famil(?:y|ies)|learners?|lives|minds|wom[ae]n|m[ae]n|boys|girls|pupils|students|readers|patients|audiences?|drivers|apprentices)\b)/i,
    instead: 'describe the team without referring to age',
  },
  word('youthful', 'say “lively”, or leave it out'),
  word('digital natives?', 'name the tools people need to know'),
  word(
    '(?:recent|new|fresh) graduates?|(?:recently|newly) graduated|school[- ]leavers?',
    'say “entry level” or “no experience needed”',
  ),
  {
    pattern: /\bmature (?:person|individual|candidate|applicant|attitude|outlook|personality|lady|man|woman)\b/i,
    instead: 'say “reliable” or “considered”',
  },
  word('old[- ]fashioned values|old school', 'say what you mean by it'),
  word('energetic|full of energy|boundless energy', 'describe a typical day'),
  {
    pattern: /\b(?:[5-9]|[1-4]\d)\+? ?(?:or more )?years?['’]? (?:of )?(?:\w+ ){0,2}?experience\b/i,
    instead: 'say what experience the job needs: a set number of years rules out younger people who could do it',
  },
] as const;

const LISTS: readonly { words: readonly CodedWord[]; weight: 'problem' | 'advice'; why: string; source: Source }[] = [
  {
    words: SEXED_TITLES,
    weight: 'problem',
    why: 'It refers to one sex, so a tribunal may decide the job was only meant for that sex.',
    source: SOURCES.direct,
  },
  {
    words: MASCULINE,
    weight: 'advice',
    why: 'Words that come across as masculine discourage women from applying.',
    source: SOURCES.gender,
  },
  {
    words: FEMININE,
    weight: 'advice',
    why: 'Words that come across as feminine discourage men from applying.',
    source: SOURCES.gender,
  },
  {
    words: AGED,
    weight: 'problem',
    why: 'It suggests an age. The law protects people of every age, young or old.',
    source: SOURCES.age,
  },
];
