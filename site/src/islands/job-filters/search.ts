import type { JobCard } from '../../lib/jobs/card.ts';
import type { JobQuery, Sort } from './query.ts';

/** A job with its title and place as they are compared: lower case, without accents. */
export interface SearchableJob extends JobCard {
  titleText: string;
  placeText: string;
}

export function toSearchable(card: JobCard): SearchableJob {
  return { ...card, titleText: normalize(card.title), placeText: normalize(`${card.place} ${card.remote}`) };
}

export function findJobs(jobs: readonly SearchableJob[], query: JobQuery): SearchableJob[] {
  const words = normalize(query.q).split(/\s+/);
  const place = normalize(query.place).trim();
  return jobs.filter(
    (job) =>
      words.every((word) => job.titleText.includes(word)) &&
      job.placeText.includes(place) &&
      (!query.category || job.category === query.category) &&
      (!query.type || job.type === query.type) &&
      (!query.basis || job.basis === query.basis) &&
      (!query.pay || (job.yearly ?? 0) >= query.pay),
  );
}

/** Jobs that are equal keep the order given. */
export function sortJobs(jobs: readonly SearchableJob[], sort: Sort): SearchableJob[] {
  return [...jobs].sort(COMPARE[sort]);
}

const { compare } = new Intl.Collator('en-GB');

const COMPARE: Record<Sort, (a: JobCard, b: JobCard) => number> = {
  newest: (a, b) => Number(a.posted < b.posted) - Number(a.posted > b.posted),
  pay: (a, b) => (b.yearly ?? -1) - (a.yearly ?? -1),
  title: (a, b) => compare(a.title, b.title),
};

function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
