/** Words and phrases that read as translated, or for which we use another word, each with what to write instead. */

export interface Phrase {
  /** Matched as whole words, without regard to case. A space also matches a line break. */
  pattern: RegExp;
  instead: string;
  /** Only where users and operators read it. Comments and test titles may use the word. */
  inTexts?: true;
}

export const PHRASES: Phrase[] = [
  { pattern: /a \w+ a (day|month|page|screen|user|visitor|week)/, instead: '"one … per …", "a daily …"' },
  { pattern: /anew/, instead: '"again"' },
  { pattern: /at once/, instead: '"immediately", "now" or "at the same time"' },
  { pattern: /beside/, instead: '"next to", "with" or "besides"' },
  { pattern: /by (itself|themselves)/, instead: '"automatically" or "on its own"' },
  { pattern: /brought back|(bring|brings) back/, instead: '"restored", "restores"' },
  { pattern: /goes on|go on(?! holiday)/, instead: '"continues", "continue"' },
  { pattern: /(?<!there )is none/, instead: '"is not a …" or name what there is not' },
  { pattern: /is to be/, instead: '"must be", "will be" or "should be"' },
  { pattern: /(?<!(cover|covering|resignation|small|fewer) )letters?(?!, digits)/, instead: '"email"', inTexts: true },
  { pattern: /look(s|ed|ing)? after/, instead: '"assigned to", "manages" or "maintains"' },
  { pattern: /mails?/, instead: '"email", "emails"', inTexts: true },
  { pattern: /mend(s|ed|ing)?/, instead: '"fix" or "repair"' },
  { pattern: /nought|naught/, instead: '"zero" or "nothing"' },
  { pattern: /(any|every|some)body/, instead: '"anyone", "everyone", "someone"' },
  { pattern: /resum[eé]s?/, instead: '"CV", "CVs"', inTexts: true },
  { pattern: /shall/, instead: '"must", "should" or "will"' },
  { pattern: /such as:/, instead: '"such as" without the colon' },
  { pattern: /told|tells/, instead: '"reported", "says" or "shows"' },
  { pattern: /thereby|whereby|hereby|therein|wherein|thereof/, instead: 'two sentences' },
  { pattern: /who(m)?ever/, instead: '"anyone who", or the role: a user, a visitor, a candidate' },
];

/** Texts that stay although a phrase forbids them, each with its reason. */
export const EXCEPTIONS = [
  { words: 'Shown, not told', reason: 'The name of a sample product.' },
  { words: 'girl friday', reason: 'A phrase that the advert check looks for.' },
];
