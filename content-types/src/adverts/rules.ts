import type { Finding, Job, Source } from './finding.ts';
import { getTexts, splitSentences } from './texts.ts';

/** A rule about the wording of adverts. */
export interface Rule {
  weight: Finding['weight'];
  pattern: RegExp;
  /** A sentence that also matches this is allowed. */
  unless?: RegExp;
  what: (found: string) => string;
  why: string;
  source: Source;
}

/** A finding for each sentence that breaks a rule. */
export function applyRules(job: Job, rules: readonly Rule[]): Finding[] {
  return getTexts(job).flatMap(({ path, text }) =>
    splitSentences(text).flatMap((sentence) =>
      rules.flatMap(({ weight, pattern, unless, what, why, source }): Finding[] => {
        const found = pattern.exec(sentence)?.[0];
        return found && !unless?.test(sentence) ? [{ weight, path, what: what(found), why, source }] : [];
      }),
    ),
  );
}
