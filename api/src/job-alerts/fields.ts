import { contentTypes, type DataByType } from 'content-types';
import { choice } from 'content-types/fields/choice';
import { email } from 'content-types/fields/email-phone-url';
import type { DataOf } from 'content-types/fields/field';
import { text } from 'content-types/fields/text';
import { listOptions } from '../content/references.ts';
import type { Database } from '../database/open.ts';

const own = {
  place: text('Location', { max: 100, placeholder: 'Anywhere' }),
  frequency: choice('How often', { options: { weekly: 'Every Monday', daily: 'Every morning' } }),
};
const emailField = { email: email('Email', { required: true }) };

/** For the API's description, which does not know the agency's lists. */
export const describedFields = {
  ...emailField,
  category: text('The id of a sector; empty for any', { max: 64 }),
  type: text('The id of a job type; empty for any', { max: 64 }),
  ...own,
};

/** What an alert's owner can change, with the agency's sectors and job types to choose from. */
export function changeableFields(db: Database) {
  const { sector, jobType } = contentTypes;
  return {
    category: choice('Category', { options: { '': 'Any', ...optionsFor(db, sector.name) } }),
    type: choice(jobType.label.one, { options: { '': 'Any', ...optionsFor(db, jobType.name) } }),
    ...own,
  };
}

export function alertFields(db: Database) {
  return { ...emailField, ...changeableFields(db) };
}

/** `category` and `type` are ids; empty means any. */
export type AlertData = DataOf<typeof describedFields>;
export type Criteria = Pick<AlertData, 'category' | 'type' | 'place'>;

interface StoredCriteria {
  category: string | null;
  type: string | null;
  place: string;
}

export function toCriteria({ category, type, place }: StoredCriteria): Criteria {
  return { category: category ?? '', type: type ?? '', place };
}

export function matches({ category, type, place }: Criteria, job: DataByType['job']): boolean {
  if (category !== '' && job.category !== category) return false;
  if (type !== '' && job.type !== type) return false;
  return place === '' || plain(describePlace(job)).includes(plain(place));
}

/** `Developer jobs, full time, in Leeds`. */
export function describeCriteria(db: Database, { category, type, place }: Criteria): string {
  const { sector, jobType } = contentTypes;
  const names = { ...optionsFor(db, sector.name), ...optionsFor(db, jobType.name) };
  const name = names[category] ?? '';
  const kind = name === '' ? 'All jobs' : `${name.charAt(0).toUpperCase()}${name.slice(1)} jobs`;
  return [kind, names[type]?.toLowerCase(), place && `in ${place}`].filter(Boolean).join(', ');
}

function optionsFor(db: Database, type: string): Record<string, string> {
  return Object.fromEntries(listOptions(db, type).map(({ value, label }) => [value, label]));
}

/** `remote` means the kind of work, `Yorkshire` the region. */
function describePlace({ location }: DataByType['job']): string {
  const { place, region, postcode, country, remote } = location;
  return [place, region, postcode, country, remote].join(' ');
}

/** `Saint-Étienne ` as `saint etienne`. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
