/** Runs a complete search in the browser or the API: interprets the words, finds the jobs and explains the results. */
import { formatPounds } from '../jobs/pay.ts';
import type { Area } from '../places/area.ts';
import { splitPlace } from '../places/regions.ts';
import { NEAR_ME, NEAR_MILES, PERIOD_LABELS } from './choices.ts';
import { type Circumstances, isKnown, isMeasured, type JobCriteria, type JobFacts } from './criteria.ts';
import { type FoundJobs, findJobs, type Matches, toFoundArea } from './find.ts';
import { describeMatches, searchTexts } from './in-words.ts';
import { splitWords } from './split-words.ts';
import { withTypedPay } from './typed-pay.ts';
import { isFiller } from './words.ts';

interface Places {
  findArea(text: string): Area | undefined;
  suggestTown(text: string): string | null;
}

export interface SearchSource<Job extends JobFacts, Key> {
  jobs(): Iterable<Job> | Promise<Iterable<Job>>;
  /** Returns the key of a job; null if the job has closed. */
  keyOf(job: Job): Key | null;
  match(text: string): Matches<Key> | Promise<Matches<Key>>;
  /** Returns the functions that find places. The browser loads them only if a search needs them. */
  places(): Places | Promise<Places>;
  hasPlaces?: boolean;
  /** Whether the visitor is still typing. Places are not corrected then. */
  isTyped?: boolean;
  today: string;
  /** The agency's name, which is removed from the words. */
  agency: string;
}

export interface SearchResult<Job extends JobFacts>
  extends FoundJobs<Job>,
    Omit<Matches<unknown>, 'scores' | 'similar'> {
  /** Sentences that explain the search. */
  notes: string[];
}

export async function searchJobs<Job extends JobFacts, Key>(
  requestedCriteria: JobCriteria,
  source: SearchSource<Job, Key>,
): Promise<SearchResult<Job>> {
  const criteriaWithPay = withTypedPay(requestedCriteria);
  let criteria = { ...criteriaWithPay, q: withoutName(criteriaWithPay.q, source.agency) };
  const isPayTyped = criteria.pay !== requestedCriteria.pay;
  const payUnit = isPayTyped ? criteria.per : undefined;
  const [open, first] = await Promise.all([source.jobs(), source.match(criteria.q)]);
  const jobs = [...open];
  let matches = first;
  const isUnmatched = matches.scores?.size === 0 || matches.leftOut.length > 0;
  if (
    isUnmatched &&
    criteria.place === '' &&
    POSTCODE_PATTERN.test(criteria.q) &&
    (await source.places()).findArea(criteria.q)
  ) {
    criteria = { ...criteria, q: '', place: criteria.q.trim() };
    matches = await source.match('');
  }
  const { scores, similar, ...words } = matches;
  const score = (job: Job) => {
    const key = source.keyOf(job);
    return key === null ? undefined : scores ? scores.get(key) : 0;
  };
  const find = (criteria: JobCriteria, area: Circumstances['area']) =>
    findJobs(jobs, score, criteria, { today: source.today, area, per: payUnit });
  const needsPlaces = source.hasPlaces || isMeasured(criteria) || splitPlace(criteria.place).region;
  let area = needsPlaces ? (await source.places()).findArea(criteria.place) : undefined;
  let result = find(criteria, area);
  let placeNote = '';
  if (result.jobs.length === 0 && criteria.place.trim() !== '') {
    const places = await source.places();
    area = places.findArea(criteria.place);
    const town = isKnown(area) || source.isTyped ? null : places.suggestTown(criteria.place);
    if (town) {
      placeNote = searchTexts.corrected(town);
      criteria = { ...criteria, place: town };
      area = places.findArea(town);
      result = find(criteria, area);
    }
    if (result.jobs.length === 0 && criteria.miles === 0 && area?.milesTo) {
      const widerResult = find({ ...criteria, miles: NEAR_MILES }, area);
      const count = widerResult.jobs.length - widerResult.fromHome;
      if (count > 0) {
        placeNote = [placeNote, searchTexts.widened(area.name, count, NEAR_MILES)].filter(Boolean).join(' ');
        result = widerResult;
      }
    }
    result = { ...result, near: toFoundArea(area) };
  }
  const isUnknown =
    requestedCriteria.place.trim() !== '' && !result.near && (result.jobs.length === 0 || isMeasured(criteria));
  const isSimilar = ({ job }: { job: Job }) => similar.has(source.keyOf(job) as Key);
  const description = {
    ...words,
    leftOut: result.jobs.length > 0 ? words.leftOut : [],
    isFilledUp: words.isFilledUp && result.jobs.some(isSimilar),
  };
  const notes = [
    isPayTyped && searchTexts.pay(`${formatPounds(Math.round(criteria.pay * 100))} ${PERIOD_LABELS[criteria.per]}`),
    NEAR_ME.test(requestedCriteria.q) && criteria.place === '' && searchTexts.nearMe,
    isUnknown && !source.isTyped ? searchTexts.unknown(requestedCriteria.place) : placeNote,
    describeMatches({ ...description, isFull: !result.jobs.every(isSimilar) }),
  ];
  return { ...result, ...description, notes: notes.filter((note): note is string => note !== false && note !== '') };
}

const POSTCODE_PATTERN = /^\s*[a-z]{1,2}\d[a-z\d]?(\s*\d[a-z]{2})?\s*$/i;

/** Removes the agency's name from the words. Keeps a single-word name, because it may also be a trade or a town. */
function withoutName(q: string, agency: string): string {
  const nameWords = splitWords(agency).filter((word) => !isFiller(word));
  if (nameWords.length < 2) return q;
  const separator = String.raw`[^\p{L}\p{N}]+(?:and[^\p{L}\p{N}]+)?`;
  return q
    .replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${nameWords.join(separator)}(?![\p{L}\p{N}])`, 'iu'), ' ')
    .trim();
}
