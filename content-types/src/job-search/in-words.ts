/** Describes the results of a search in words. */
import type { FoundArea } from '../places/area.ts';
import { formatCount, plural } from '../text/plural.ts';
import { formatCriteria, type JobCriteria } from './criteria.ts';
import type { Matches } from './find.ts';

/** Whether results are counted relative to the searched place: by distance, or in a region. */
export function isCountedByArea({ miles }: Pick<JobCriteria, 'miles'>, near: FoundArea | null): near is FoundArea {
  return near !== null && (miles > 0 || near.isRegion);
}

/** Text before other places that the visitor may have meant. */
export const DID_YOU_MEAN = 'Or did you mean:';

/** Formats a count: `11 jobs within 20 miles of York`, `No jobs in the North East`. */
export function countNear(count: number, area: FoundArea, miles: JobCriteria['miles']): string {
  const jobs = count === 0 ? 'No jobs' : plural(count, { one: '# job', other: '# jobs' });
  return `${jobs} ${describeArea(area, miles)}`;
}

/** Formats a count: `148 jobs you can do from home`. */
export function countFromHome(count: number): string {
  return `${plural(count, { one: '# job', other: '# jobs' })} you can do from home`;
}

/** Combines the counts of nearby and remote jobs in a sentence. */
export function countAll(count: number, fromHome: number, area: FoundArea, miles: JobCriteria['miles']): string {
  const nearText = countNear(count - fromHome, area, miles);
  const and = count === fromHome ? 'but' : 'and';
  return fromHome > 0 ? `${nearText}, ${and} ${formatCount(fromHome)} you can do from home` : nearText;
}

/** Describes an area: `within 20 miles of York`, `in Wales`. */
export function describeArea(
  { name, isRegion }: Pick<FoundArea, 'name' | 'isRegion'>,
  miles: JobCriteria['miles'],
): string {
  if (!isRegion) return `within ${miles} ${miles === 1 ? 'mile' : 'miles'} of ${name}`;
  const preposition = /^(Isle|Anglesey)/.test(name) ? 'on' : 'in';
  return `${preposition} ${TAKES_ARTICLE.test(name) ? 'the ' : ''}${name}`;
}

const TAKES_ARTICLE =
  /^(Channel|East of|East Riding|Highlands|Home|Isle|Scottish|Thames|United|Western)|(North|South) (East|West)$|Midlands( region)?$/;

export const searchTexts = {
  pay: (pay: string) => `Jobs that pay ${pay} or more.`,
  nearMe: 'To find jobs near you, enter your town or postcode.',
  corrected: (town: string) => `Showing jobs for “${town}”.`,
  unknown: (place: string) =>
    `We don’t know where “${place}” is, so we searched for jobs that mention it. Try a town or postcode.`,
  widened: (place: string, count: number, miles: number) =>
    `No jobs in ${place}. ${formatCount(count)} within ${miles} miles:`,
};

/** Describes an empty result: `No jobs match “nurse” in Castleford.` */
export function describeNoResults(criteria: JobCriteria, near: FoundArea | null): string {
  const [q, place] = [criteria.q.trim(), criteria.place.trim()];
  const area = near && isCountedByArea(criteria, near) ? describeArea(near, criteria.miles) : `in ${place}`;
  const otherCriteria = { ...criteria, q: '', place: '', miles: 0, sort: '' as const, page: 1 };
  const hasOthers = formatCriteria(otherCriteria) !== '';
  const conditions = [
    q && `match “${q}”`,
    place && area,
    hasOthers && (q || place ? 'with these filters' : 'match your search'),
  ];
  return `No jobs ${conditions.filter(Boolean).join(' ') || 'match your search'}.`;
}

/** Describes changes to the searched words: “Showing jobs for “warehouse”.” Empty if they were used unchanged. */
export function describeMatches({
  corrections,
  leftOut,
  isFilledUp,
  isFull,
}: Omit<Matches<unknown>, 'scores' | 'similar'> & { isFull: boolean }): string {
  const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
  return [
    corrections.length > 0 && `Showing jobs for ${quote(corrections.map(({ meant }) => meant))}.`,
    leftOut.length > 0 && `No job matches all of your words. The closest don’t mention ${quote(leftOut)}.`,
    isFilledUp &&
      (isFull
        ? 'Few jobs match all of your words, so similar ones follow.'
        : 'No job matches all of your words. These are similar.'),
  ]
    .filter(Boolean)
    .join(' ');
}
