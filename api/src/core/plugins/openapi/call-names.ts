import { contentTypes } from 'content-types';
import { type ContentType, inSentence } from 'content-types/define';
import { SUMMARIES } from './summaries.ts';

const VERBS: Record<string, string> = { POST: 'create', PUT: 'replace', PATCH: 'update', DELETE: 'delete' };

/** Words in paths whose plural equals the singular, with the singular to use. */
const UNCOUNTABLE: Record<string, string> = { media: 'media-item' };

const typesByPath = new Map<string, ContentType>(Object.values(contentTypes).map((type) => [type.path, type]));

/**
 * Derives a call's operationId and summary from its method, path and content type: `listJobs`, “List jobs”;
 * `restoreJobRevision`, “Restore a job revision”. A route whose path is not descriptive declares its own.
 */
export function nameCall(method: string, url: string): { operationId: string; summary: string } {
  const steps = splitSteps(url);
  const { verb, nouns } = chooseVerb(method, steps);
  const phrase = nouns.map(getLabel).join(' ');
  return {
    operationId: verb + nouns.map(({ word, isOne }) => pascal(isOne ? singular(word) : word)).join(''),
    summary: SUMMARIES[`${method} ${url}`] ?? sentence(verb, article(nouns.at(-1), phrase), phrase),
  };
}

/** A word of the path; singular if a parameter follows. */
interface Step {
  word: string;
  isOne: boolean;
}

/** Splits a path: `/api/content/jobs/:id/restore` becomes `jobs` (singular) and `restore`. */
function splitSteps(url: string): Step[] {
  const parts = url.replace(/^\/(api\/)?(content\/)?/, '').split('/');
  return parts.flatMap((word, i) =>
    word.startsWith(':') ? [] : [{ word, isOne: parts[i + 1]?.startsWith(':') ?? false }],
  );
}

function chooseVerb(method: string, steps: Step[]): { verb: string; nouns: Step[] } {
  const lastStep = steps.at(-1);
  if (!lastStep) return { verb: method.toLowerCase(), nouns: steps };
  const isMany = isPlural(lastStep.word) && !lastStep.isOne;
  if (method === 'GET') return { verb: isMany ? 'list' : 'get', nouns: steps };
  // The last word of `POST …/restore` is a verb, but that of `POST …/notes` is a noun: the call creates a note.
  if (method === 'POST' && !isMany && steps.length > 1)
    return { verb: camel(lastStep.word), nouns: steps.slice(0, -1) };
  return {
    verb: VERBS[method] ?? '',
    nouns: method === 'POST' ? [...steps.slice(0, -1), { ...lastStep, isOne: true }] : steps,
  };
}

function isPlural(word: string): boolean {
  const type = typesByPath.get(word);
  return type ? type.shape === 'collection' : word in UNCOUNTABLE || word.endsWith('s');
}

function singular(word: string): string {
  const type = typesByPath.get(word);
  if (type) return type.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return UNCOUNTABLE[word] ?? word.replace(/ies$/, 'y').replace(/s$/, '');
}

function getLabel({ word, isOne }: Step): string {
  const type = typesByPath.get(word);
  if (!type) return (isOne ? singular(word) : word).replaceAll('-', ' ');
  return inSentence(type.shape === 'singleton' || isOne ? type.label.one : type.label.many);
}

function article(noun: Step | undefined, phrase: string): string {
  if (!noun || (isPlural(noun.word) && !noun.isOne)) return '';
  if (typesByPath.get(noun.word)?.shape === 'singleton' || !noun.isOne) return 'the';
  return /^(?!us)[aeiou]/.test(phrase) ? 'an' : 'a';
}

function sentence(...parts: string[]): string {
  const summaryText = parts.filter(Boolean).join(' ');
  return summaryText.charAt(0).toUpperCase() + summaryText.slice(1);
}

function pascal(word: string): string {
  return word
    .split(/[-.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function camel(word: string): string {
  const name = pascal(word);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
