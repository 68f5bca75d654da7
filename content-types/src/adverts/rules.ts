import type { Finding, Job, Source } from './finding.ts';
import { type FieldText, getTexts, splitSentences } from './texts.ts';

/** A rule about the wording of adverts. */
export interface Rule {
  weight: Finding['weight'];
  pattern: RegExp;
  /** A sentence that also matches this pattern is allowed. */
  unless?: RegExp;
  what: (match: string) => string;
  why: string;
  source: Source;
}

/** The sentences of an advert, each with the path of its field. */
export function listSentences(job: Job): FieldText[] {
  return getTexts(job).flatMap(({ path, text }) => splitSentences(text).map((sentence) => ({ path, text: sentence })));
}

/** A finding for each sentence that breaks a rule. */
export function applyRules(sentences: readonly FieldText[], rules: readonly Rule[]): Finding[] {
  return sentences.flatMap(({ path, text }) =>
    rules.flatMap(({ weight, pattern, unless, what, why, source }): Finding[] => {
      const match = pattern.exec(text)?.[0];
      return match && !unless?.test(text) ? [{ weight, path, what: what(match), why, source }] : [];
    }),
  );
}
