/** A job's requirements, each with the sentence of the CV that says most about it. Staff read both; there is no score. */

import { z } from 'zod';
import type { App } from '../../../core/app.ts';
import { RECRUITERS } from '../../../core/auth/access.ts';
import { findPublishedEntry } from '../../../core/content/published.ts';
import { requireApplication } from '../../../core/database/submissions.ts';
import { idParams } from '../../../core/http/schemas.ts';
import { readCvTexts } from '../../resumes/cv-texts.ts';

const config = { roles: RECRUITERS };
const MAX_SENTENCE_LENGTH = 300;
/** Words match by their first letters: `manager` and `management` are equal. */
const STEM_LENGTH = 5;
/** Filler words in requirements. */
const STOP_WORDS = new Set(
  (
    'able ability about and any are desirable essential excellent experience experienced for from good great have having ' +
    'ideal ideally include including knowledge like least more must need needed new one own preferably preferred proven ' +
    'required requirement similar skill skills some strong such sound than that the this understanding use used using ' +
    'very well will willing with within work working year years you your'
  ).split(' '),
);

const matchSchema = z.object({
  requirement: z.string(),
  sentence: z.string().nullable().describe('The matching sentence; otherwise null.'),
});

export async function requirementRoutes(app: App) {
  const schema = {
    tags: ['Applications'],
    operationId: 'findRequirementsInCv',
    summary: 'Find CV sentences that match the job’s requirements',
    description:
      'Returns the CV sentence that shares the most words with each requirement. Empty if the CV has no text.',
    params: idParams,
    response: { 200: z.object({ items: z.array(matchSchema) }) },
  };
  app.get('/api/applications/:id/requirements', { config, schema }, async (request) => {
    const { id } = request.params;
    const { jobId } = requireApplication(app.db, id);
    const cvText = readCvTexts(app.db, [id]).get(id) ?? '';
    const requirements = findPublishedEntry(app.db, 'job', jobId)?.data.requirements ?? [];
    return { items: cvText === '' ? [] : findSentences(requirements, cvText) };
  });
}

/**
 * Finds the first sentence that shares the most words with each requirement. It must share two words, the requirement's
 * only word, or an abbreviation.
 */
function findSentences(requirements: readonly string[], cvText: string): z.infer<typeof matchSchema>[] {
  const sentences = cvText
    .split(/\n|[.!?;•] /)
    .map((sentence) => sentence.trim().slice(0, MAX_SENTENCE_LENGTH))
    .filter(Boolean)
    .map((sentence) => ({ sentence, words: wordsOf(sentence) }));
  return [...new Set(requirements)].map((requirement) => {
    const requiredWords = wordsOf(requirement);
    const abbreviations = wordsOf(abbreviationsOf(requirement));
    let bestSentence: string | null = null;
    let highestCount = Math.min(2, requiredWords.size) - 1;
    for (const { sentence, words } of sentences) {
      const sharedCount = requiredWords.intersection(words).size + abbreviations.intersection(words).size;
      if (sharedCount <= highestCount || sharedCount === 0) continue;
      highestCount = sharedCount;
      bestSentence = sentence;
    }
    return { requirement, sentence: bestSentence };
  });
}

/** Abbreviations in a requirement, such as R134A; empty if the whole text is in capitals. */
function abbreviationsOf(requirement: string): string {
  if (!/\p{Ll}/u.test(requirement)) return '';
  return requirement.match(/(?=\d*\p{Lu})[\p{Lu}\d]{2,}/gu)?.join(' ') ?? '';
}

/** The stems of a text's significant words, including names such as C++ and C#. */
function wordsOf(text: string): Set<string> {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const significant = tokens.filter((word) => (word.length > 2 || /[+#]/.test(word)) && !STOP_WORDS.has(word));
  return new Set(significant.map((word) => word.slice(0, STEM_LENGTH)));
}
