/** Part of `pnpm check`: rejects words and phrases that read as translated, or for which we use another word. */
import { globSync, readFileSync, statSync } from 'node:fs';

const FILES = [
  '*.{md,jsonc,yaml}',
  '.env.example',
  '.github/**/*.{md,yml}',
  '{docs,deploy}/*',
  '{api,content-types,docs,scripts,site}/**/*.{ts,tsx,astro,css,md}',
];
const IGNORED = [
  ...['**/{node_modules,dist,.astro,migrations}/**', 'pnpm-lock.yaml', '**/api-schema.d.ts'],
  // The specification's own words, and the list of this check.
  ...['scripts/conformance/checklist.ts', 'scripts/lint/wording.ts'],
];

/** Preferred wording, and the pattern it replaces: whole words, case-insensitive. A space also matches a line break. */
const PHRASES: Record<string, RegExp> = {
  '"one … per …", "a daily …"': /a \w+ a (day|month|page|screen|user|visitor|week)/,
  '"again"': /anew/,
  '"immediately", "now" or "at the same time"': /at once/,
  '"next to", "with" or "besides"': /beside/,
  '"automatically" or "on its own"': /by (itself|themselves)/,
  '"restored", "restores"': /brought back|(bring|brings) back/,
  '"continues", "continue"': /goes on|go on(?! holiday)/,
  '"is not a …" or name what there is not': /(?<!there )is none/,
  '"must be", "will be" or "should be"': /is to be/,
  '"assigned to", "manages" or "maintains"': /look(s|ed|ing)? after/,
  '"fix" or "repair"': /mend(s|ed|ing)?/,
  '"zero" or "nothing"': /nought|naught/,
  '"anyone", "everyone", "someone"': /(any|every|some)body/,
  '"must", "should" or "will"': /shall/,
  '"such as" without the colon': /such as:/,
  '"reported", "says" or "shows"': /(?<!Shown, not )told|tells/,
  'two sentences': /thereby|whereby|hereby|therein|wherein|thereof/,
  '"anyone who", or the role: a user, a visitor, a candidate': /who(m)?ever/,
};
/** Words for developers only. Strings and documents use others. */
const NAMES: typeof PHRASES = {
  '"email", "emails"': /mails?|(?<!(cover|covering|resignation|small|fewer|Cover|every) )letters?(?!, digits)/,
  '"CV", "CVs"': /resum[eé]s?/,
};
const IS_TEST = /\.test\.tsx?$|(^|\/)(test|e2e|bench|fixtures)\//;
/** Test data, which may use any words. */
const DATA = /^(?! *(?:\/?\*|\/\/|(?:test|describe)\b)).*$/gm;
const CODE = /^ *```[\s\S]*?^ *```|`[^`\n]*`|\]\([^)]*\)/gm;
const IN_STRING = String.raw`(?<=(?:'|>)\p{Lu}[\p{Ll} ][^'\n<>]* )`;

for (const path of globSync(FILES, { exclude: IGNORED }).sort()) {
  if (statSync(path).isDirectory()) continue;
  const source = readFileSync(path, 'utf8');
  const prose = source.replace(CODE, blankOut);
  report(path, IS_TEST.test(path) ? prose.replace(DATA, blankOut) : prose, PHRASES);
  if (path.endsWith('.md')) report(path, prose, NAMES);
  else if (!IS_TEST.test(path)) report(path, source, NAMES, IN_STRING);
}

function report(path: string, prose: string, phrases: typeof PHRASES, prefix = ''): void {
  for (const [instead, { source }] of Object.entries(phrases)) {
    const phrase = source.replaceAll(' ', String.raw`\s+(?:(?:\*|\/\/|#)\s+)?`);
    const matcher = new RegExp(`${prefix}(?<![\\p{L}’'./_-])(?:${phrase})(?![\\p{L}_/-])`, prefix ? 'gu' : 'giu');
    for (const { 0: match, index } of prose.matchAll(matcher)) {
      console.log(
        `${path}:${prose.slice(0, index).split('\n').length} "${match.replace(/\s+/g, ' ')}": write ${instead}.`,
      );
      process.exitCode = 1;
    }
  }
}

function blankOut(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
