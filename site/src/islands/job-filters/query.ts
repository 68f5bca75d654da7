/** What a visitor asks the job list for, as a value and as the address bar shows it. */
import type { JobCard } from '../../job-card.ts';

export interface JobQuery {
  /** Words in the title. */
  q: string;
  category: string;
  type: string;
  basis: string;
  place: string;
  /** Whole pounds a year; 0 for any. */
  pay: number;
  sort: Sort;
  /** From 1. */
  page: number;
}

export type Sort = 'newest' | 'pay' | 'title';

export const everything: JobQuery = {
  q: '',
  category: '',
  type: '',
  basis: '',
  place: '',
  pay: 0,
  sort: 'newest',
  page: 1,
};

/** What of a query differs from asking for everything: `type=Part+Time&page=2`. */
export function toSearch(query: JobQuery): string {
  const asked = Object.entries(query).filter(([name, value]) => value !== everything[name as keyof JobQuery]);
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
}

/** Reads an address; what it does not understand is as if it were not there. */
export function fromSearch(search: string): JobQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, 80);
  const number = (name: string) => Math.max(0, Math.trunc(Number(params.get(name)) || 0));
  const sort = params.get('sort');
  return {
    q: text('q'),
    category: text('category'),
    type: text('type'),
    basis: text('basis'),
    place: text('place'),
    pay: number('pay'),
    sort: sort === 'pay' || sort === 'title' ? sort : 'newest',
    page: number('page') || 1,
  };
}

/** The jobs that a query asks for, in its order. */
export function findJobs(jobs: readonly JobCard[], query: JobQuery): JobCard[] {
  const words = plain(query.q).split(/\s+/).filter(Boolean);
  const place = plain(query.place).trim();
  return jobs
    .filter((job) => {
      const title = plain(job.title);
      return (
        words.every((word) => title.includes(word)) &&
        (!query.category || job.category === query.category) &&
        (!query.type || job.type === query.type) &&
        (!query.basis || job.basis === query.basis) &&
        (!place || plain(`${job.place} ${job.remote}`).includes(place)) &&
        (!query.pay || (job.yearly ?? 0) >= query.pay)
      );
    })
    .sort(orders[query.sort]);
}

const orders: Record<Sort, (a: JobCard, b: JobCard) => number> = {
  newest,
  pay: (a, b) => (b.yearly ?? -1) - (a.yearly ?? -1) || newest(a, b),
  title: (a, b) => a.title.localeCompare(b.title, 'en-GB') || newest(a, b),
};

function newest(a: JobCard, b: JobCard): number {
  if (a.posted !== b.posted) return a.posted < b.posted ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
