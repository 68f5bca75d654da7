/** What an advert lacks or should not say, for the form while it is written and for the server before it goes live. */
import { codedWordFindings } from './coded-words.ts';
import { conductFindings } from './conduct.ts';
import { equalityFindings } from './equality.ts';
import type { Agency, Finding, Job } from './finding.ts';
import { plainEnglishFindings } from './plain-english.ts';
import { searchEngineFindings } from './search-engines.ts';

/** Everything found, what matters most first. */
export function checkAdvert(job: Job, agency: Agency): Finding[] {
  const found = [
    ...legalFindings(job, agency),
    ...searchEngineFindings(job),
    ...codedWordFindings(job),
    ...plainEnglishFindings(job),
  ];
  return WEIGHTS.flatMap((weight) => found.filter((finding) => finding.weight === weight));
}

/** What keeps the advert off the site: the law forbids it. */
export function forbiddenIn(job: Job, agency: Agency): Finding[] {
  return legalFindings(job, agency).filter(({ weight }) => weight === 'forbidden');
}

const WEIGHTS = ['forbidden', 'problem', 'advice'] as const;

function legalFindings(job: Job, agency: Agency): Finding[] {
  return [...conductFindings(job, agency), ...equalityFindings(job)];
}
