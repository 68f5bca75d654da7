/**
 * Reads Find a Job's upload reports. Their layout could not be verified, so only clear lines count: one of our
 * references, with the result on that line or in its heading.
 */
import { printable } from 'content-types/fields/text';
import type { ReachState } from '../../../core/database/schema/reach.ts';

interface Verdict {
  state: Extract<ReachState, 'accepted' | 'refused' | 'takenDown'>;
  /** The line, with its heading. */
  words: string;
}

interface ReadReport {
  /** Verdicts by the id of the job. */
  verdicts: Map<string, Verdict>;
  /** Lines with a reference that say nothing plain. */
  unclear: number;
}

/** An id, with the number of times that the advert was sent again. */
const REFERENCE = /(?<![\w-])([0-9a-z]{12})(?:-\d+)?(?![\w-])/g;
const REJECTED_PATTERN =
  /\b(fail(ed|ures?)?|reject(ed|ions?)?|refused|errors?|invalid|not (added|accepted|posted|updated|found))\b/i;
const REMOVED_PATTERN = /\b(expired|deleted|removed|taken down)\b/i;
const ADDED = /\b(added|accepted|posted|created|updated)\b/i;
const SUCCESS = /\bsuccess(ful|fully|es)?\b/i;
const COUNTED = /\b(success\w*|added|accepted|created)\s*:?\s*\d/i;
const MAX_WORDS = 500;

/** `isKnown` says whether a job with this id was uploaded. */
export function readReport(text: string, isKnown: (id: string) => boolean): ReadReport {
  const verdicts = new Map<string, Verdict>();
  // Lines of XML and HTML say nothing about the next.
  const hasHeadings = !/^\s*</.test(text);
  let heading: { state: Verdict['state']; words: string } | null = null;
  let unclear = 0;
  for (const raw of text.replace(/>\s*</g, '>\n<').split(/\r?\n/)) {
    const line = printable(raw).trim();
    if (line === '') continue;
    const ids = [...line.matchAll(REFERENCE)].flatMap(([, id = '']) => (isKnown(id) ? [id] : []));
    const state = readState(line);
    if (ids.length === 0) {
      if (hasHeadings) heading = state && { state, words: line };
      continue;
    }
    const verdict = state
      ? { state, words: line }
      : heading && { state: heading.state, words: `${heading.words} ${line}` };
    if (!verdict) unclear += 1;
    else for (const id of ids) verdicts.set(id, { ...verdict, words: verdict.words.slice(0, MAX_WORDS) });
  }
  return { verdicts, unclear };
}

/** Returns null unless the line has one clear meaning. A reason for a rejection may contain any word. */
function readState(line: string): Verdict['state'] | null {
  if (REJECTED_PATTERN.test(line)) return COUNTED.test(line) ? null : 'refused';
  if (REMOVED_PATTERN.test(line)) return ADDED.test(line) ? null : 'takenDown';
  return ADDED.test(line) || SUCCESS.test(line) ? 'accepted' : null;
}
