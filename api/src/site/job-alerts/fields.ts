import { contentTypes, type DataByType, type EntryOf } from 'content-types';
import { text } from 'content-types/fields/text';
import { type AlertData, alertFields, toPlainAmount } from 'content-types/job-search/alert-form';
import { PERIOD_LABELS, WORKPLACE_FILTER_LABELS } from 'content-types/job-search/choices';
import { emptyCriteria, type JobCriteria, type JobFacts, meetsCriteria } from 'content-types/job-search/criteria';
import { toJobFacts } from 'content-types/job-search/facts';
import { splitSearchWords } from 'content-types/job-search/words';
import { formatPounds } from 'content-types/jobs/pay';
import { findArea } from 'content-types/places/job-places';
import { capitalize } from 'content-types/text/capitalize';
import { listOptions } from '../../core/content/references.ts';
import type { Database } from '../../core/database/open.ts';
import type { Alert } from '../../core/database/schema/job-alerts.ts';

/** The columns that hold an alert's criteria. */
export type Criteria = Pick<Alert, 'q' | 'category' | 'type' | 'basis' | 'remote' | 'place' | 'miles' | 'pay' | 'per'>;

/** Fields for the API's description, which does not know the agency's lists. */
export const describedFields = {
  ...alertFields({ category: {}, type: {}, basis: {} }),
  category: text('The id of a sector; empty for any', { max: 64 }),
  type: text('The id of a job type; empty for any', { max: 64 }),
  basis: text('The id of a contract type; empty for any', { max: 64 }),
};

/** Fields with the agency's sectors, job types and contract types to choose from. */
export function readAlertFields(db: Database) {
  const { sector, jobType, contractType } = contentTypes;
  return alertFields({
    category: optionsFor(db, sector.name),
    type: optionsFor(db, jobType.name),
    basis: optionsFor(db, contractType.name),
  });
}

/** The columns for the typed values. */
export function toColumns({
  category,
  type,
  basis,
  miles,
  pay,
  email: _,
  frequency: __,
  ...same
}: AlertData): Criteria {
  const ids = { category: category || null, type: type || null, basis: basis || null };
  return { ...same, ...ids, miles: Number(miles), pay: Number(toPlainAmount(pay)) };
}

/** The form values of an alert. */
export function toValues(alert: Alert): Record<string, unknown> {
  const { miles, pay, frequency } = alert;
  return { ...toCriteria(alert), miles: String(miles), pay: pay === 0 ? '' : String(pay), frequency };
}

export function toCriteria({ q, category, type, basis, remote, place, miles, pay, per }: Criteria): JobCriteria {
  const ids = { category: category ?? '', type: type ?? '', basis: basis ?? '' };
  return { ...emptyCriteria, q, ...ids, remote, place, miles, pay, per };
}

/** Whether jobs meet an alert's criteria other than the words, as in the job search. `today` is a day in London. */
export function meetsAlert(criteria: JobCriteria, today: string): (job: JobFacts) => boolean {
  return meetsCriteria(criteria, { today, area: findArea(criteria.place) });
}

/** The facts of a job that an alert compares. Unlike in the job search, the place includes the postcode and country. */
export function toAlertFacts(job: Pick<EntryOf<'job'>, 'data' | 'publishedAt' | 'expiresAt'>): JobFacts {
  return { ...toJobFacts(job), place: describePlace(job.data) };
}

/** Describes the criteria: `Developer jobs, full time, within 10 miles of Leeds`. */
export function describeCriteria(db: Database, criteria: JobCriteria): string {
  const { q, category, type, basis, remote, place, miles, pay, per } = criteria;
  const { sector, jobType, contractType } = contentTypes;
  const lower = (names: Record<string, string>, id: string) => names[id]?.toLowerCase();
  const name = optionsFor(db, sector.name)[category] ?? '';
  const searchText = splitSearchWords(q).join(' ');
  const jobs = name === '' ? 'All jobs' : `${capitalize(name)} jobs`;
  return [
    searchText ? `${jobs} matching “${searchText}”` : jobs,
    lower(optionsFor(db, jobType.name), type),
    lower(optionsFor(db, contractType.name), basis),
    lower(WORKPLACE_FILTER_LABELS, remote),
    place && (miles > 0 && !findArea(place)?.isRegion ? `within ${miles} miles of ${place}` : `in ${place}`),
    pay > 0 && `from ${formatPounds(Math.round(pay * 100))} ${PERIOD_LABELS[per]}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function optionsFor(db: Database, type: string): Record<string, string> {
  return Object.fromEntries(listOptions(db, type).map(({ value, label }) => [value, label]));
}

function describePlace({ location }: DataByType['job']): string {
  const { place, region, postcode, country, otherPlaces } = location;
  return [[place, region, postcode, country].filter(Boolean).join(', '), ...otherPlaces].join('; ');
}
