/**
 * Checks job adverts for legal compliance, search engines, the map, and plain and inclusive English. The form shows all
 * findings; only unlawful wording blocks publishing.
 */
import type { JobTerms } from '../jobs/job-terms.ts';
import { checkCodedWords } from './coded-words.ts';
import { checkConduct } from './conduct.ts';
import { checkCopied } from './copied.ts';
import { checkEmployment } from './employment.ts';
import { checkEquality } from './equality.ts';
import type { Agency, Finding, Job } from './finding.ts';
import { checkMap } from './map.ts';
import { checkPlainEnglish } from './plain-english.ts';
import { listSentences } from './rules.ts';
import { checkSearchEngines } from './search-engines.ts';

/** Returns all findings, the most important first. */
export function checkAdvert(job: Job, terms: JobTerms, agency: Agency): Finding[] {
  const findings = [
    ...checkLaw(job, terms, agency),
    ...checkSearchEngines(job),
    ...checkMap(job),
    ...checkCopied(job),
    ...checkCodedWords(job),
    ...checkPlainEnglish(job),
  ];
  return WEIGHTS.flatMap((weight) => findings.filter((finding) => finding.weight === weight));
}

/** Returns the findings that block publishing, because the wording or an omission is unlawful. */
export function findForbidden(job: Job, terms: JobTerms, agency: Agency): Finding[] {
  return checkLaw(job, terms, agency).filter(({ weight }) => weight === 'forbidden');
}

const WEIGHTS = ['forbidden', 'problem', 'advice'] as const;

function checkLaw(job: Job, terms: JobTerms, agency: Agency): Finding[] {
  const sentences = listSentences(job);
  return [...checkConduct(job, terms, agency), ...checkEquality(sentences), ...checkEmployment(job, sentences)];
}
