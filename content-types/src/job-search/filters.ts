/**
 * The filters of the job search, in the order of its form. The form, address, API, job facts and list of active filters
 * are derived from them. Pay and place have two fields each, so they are in `criteria.ts`.
 */
import type { EntryOf } from '../index.ts';
import { addDays } from '../time/days.ts';
import { toLondonDay } from '../time/london-time.ts';
import { WORKPLACE_FILTER_LABELS } from './choices.ts';

export type JobOfFacts = Pick<EntryOf<'job'>, 'data' | 'publishedAt' | 'expiresAt'>;

interface Declaration<Value, Fact> {
  label: string;
  /** The label of the option that matches any value. */
  any: string;
  /** Returns the job's value, which must be public, because the search files contain it. */
  fact: (job: JobOfFacts) => Fact;
  /** Returns a test of whether a fact matches the value; equality by default. `today` is a day in London. */
  meets?: (value: Value, today: string) => (fact: Fact) => boolean;
}

/** A filter by an entry to which jobs refer. The value is the entry's id, and the choices are the agency's entries. */
interface TermFilter extends Declaration<string, string | null> {
  kind: 'term';
  type: 'sector' | 'jobType' | 'contractType';
}

interface ChoiceFilter extends Declaration<string, string> {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

/** A filter by the number of days from today. */
interface DaysFilter extends Declaration<number, string> {
  kind: 'days';
  options: Readonly<Record<number, string>>;
  /** The words before `7 days` when the filter is active. */
  within: string;
}

export type Filter = TermFilter | ChoiceFilter | DaysFilter;

export const FILTERS = {
  category: {
    kind: 'term',
    label: 'Sector',
    // The specification's wording, R17.
    any: 'All Job Category',
    type: 'sector',
    fact: ({ data }: JobOfFacts) => data.category,
  },
  type: {
    kind: 'term',
    label: 'Type',
    any: 'All Job Type',
    type: 'jobType',
    fact: ({ data }: JobOfFacts) => data.type,
  },
  remote: {
    kind: 'choice',
    label: 'Workplace',
    any: 'Any workplace',
    options: WORKPLACE_FILTER_LABELS,
    fact: ({ data }: JobOfFacts) => data.location.remote,
    meets: (value) => (fact) => (value === 'not-remote' ? fact !== 'remote' : fact === value),
  },
  basis: {
    kind: 'term',
    label: 'Contract type',
    any: 'Any contract type',
    type: 'contractType',
    fact: ({ data }: JobOfFacts) => data.basis,
  },
  posted: {
    kind: 'days',
    label: 'Date posted',
    any: 'Any time',
    options: { 1: 'Since yesterday', 3: 'Last 3 days', 7: 'Last 7 days', 14: 'Last 14 days', 30: 'Last 30 days' },
    within: 'Posted in the last',
    fact: ({ publishedAt }: JobOfFacts) => toLondonDay(publishedAt),
    meets(days, today) {
      const firstDay = addDays(today, -days);
      return (day) => day >= firstDay;
    },
  },
  closing: {
    kind: 'days',
    label: 'Closing date',
    any: 'Any time',
    options: { 3: 'In the next 3 days', 7: 'In the next 7 days', 14: 'In the next 14 days' },
    within: 'Closing in the next',
    /** The closing day; empty if the job has none. */
    fact: ({ data, expiresAt }: JobOfFacts) =>
      [data.closing, expiresAt && toLondonDay(expiresAt)].filter(Boolean).sort()[0] ?? '',
    meets(days, today) {
      const lastDay = addDays(today, days);
      return (day) => day !== '' && day <= lastDay;
    },
  },
} as const satisfies Record<string, Filter>;

type Filters = typeof FILTERS;
export type FilterName = keyof Filters;
export type TermName = { [N in FilterName]: Filters[N] extends { kind: 'term' } ? N : never }[FilterName];

/** Values by filter; `''` or 0 matches any. */
export type FilterValues = {
  [N in FilterName]: Filters[N] extends { kind: 'choice'; options: infer Options }
    ? '' | (keyof Options & string)
    : Filters[N] extends { kind: 'days' }
      ? number
      : string;
};
export type FilterFacts = { [N in FilterName]: ReturnType<Filters[N]['fact']> };

export const filters = Object.entries(FILTERS) as [FilterName, Filter][];
export const termFilters = filters.filter((entry): entry is [TermName, TermFilter] => entry[1].kind === 'term');

/** A value for each filter. */
export function mapFilters<Values extends Record<FilterName, unknown>>(
  make: (filter: Filter, name: FilterName) => Values[FilterName],
): Values {
  return Object.fromEntries(filters.map(([name, filter]) => [name, make(filter, name)])) as Values;
}

/** Returns a test of whether a job's facts meet every filter that has a value. */
export function meetsFilters(values: FilterValues, today: string): (job: FilterFacts) => boolean {
  const tests = filters.flatMap(([name, filter]) => {
    const value = values[name];
    if (!value) return [];
    const { meets = isSame } = filter as Declaration<unknown, unknown>;
    const isMet = meets(value, today);
    return (job: FilterFacts) => isMet(job[name]);
  });
  return (job) => tests.every((test) => test(job));
}

const isSame = (value: unknown) => (fact: unknown) => fact === value;
