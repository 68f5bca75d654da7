/** British spelling, by the dictionary that comes with cspell. It is a package, so nothing is downloaded. */
import { readFileSync } from 'node:fs';
import { decodeFile } from 'cspell-trie-lib';

/** Words that the dictionary lacks, by the reason why we need them. Lower case covers the capitalised form too. */
const PROJECT_WORDS = {
  'terms of the web': `
    dialog dialogs fieldset freephone frontmatter noarchive nofollow noindex nosniff plugin shortcode shortcodes stylesheet stylesheets
    tabindex tokenizer unescaped unguessable urlencoded webhook webhooks writable www`,
  'programs and services': `
    adzuna astro broadbean certbot cloudflare fastify idibu kubernetes mantine mongoexport nginx nodemailer openid pino pnpm revit strace systemd tekla vitest
    yauzl zlib zod zstd`,
  'terms of the trade': 'polytunnel runbook specialties timesheet timesheets',
  'forms of verbs and nouns that we use': 'fsynced pragmas prerenders undescribed',
  'names of packages and commands': 'api grep keygen npx',
  'names of fonts': 'figtree fraunces manrope',
  'names in the sample content': 'Amara Priya Roundtable Shanice',
};

const british = await readDictionary(import.meta.resolve('@cspell/dict-en-gb-mit'));
const projectWords = new Set(Object.values(PROJECT_WORDS).flatMap((words) => words.trim().split(/\s+/)));
const unused = new Set(projectWords);

/** Unknown words of a text. A capitalised word within a sentence is taken for a name. */
export function findMisspellings(prose: string): { index: number; word: string }[] {
  return Array.from(prose.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu), ({ index, 0: word }) => ({
    index,
    word,
  })).filter(({ index, word }) => !isKnown(word) && !(/^\p{Lu}/u.test(word) && isWithinSentence(prose, index)));
}

/** Project words that no text has needed so far in this process. */
export function unusedWords(): string[] {
  return [...unused];
}

function isKnown(word: string): boolean {
  const bare = word.replace('’', "'").replace(/'s$/, '');
  // Short forms and acronyms.
  if (bare.length < 3 || bare === bare.toUpperCase()) return true;
  return [bare, bare.toLowerCase()].some((form) => {
    if (projectWords.has(form)) return unused.delete(form) || true;
    return british.has(form);
  });
}

function isWithinSentence(prose: string, index: number): boolean {
  return /[^.!?:\n"'“‘`*|>(]\s*$/u.test(prose.slice(Math.max(0, index - 200), index));
}

async function readDictionary(description: string): Promise<{ has(word: string): boolean }> {
  const { dictionaryDefinitions } = JSON.parse(readFileSync(new URL(description), 'utf8'));
  const url = new URL(dictionaryDefinitions[0].path, description);
  return decodeFile({ url, content: readFileSync(url) });
}
