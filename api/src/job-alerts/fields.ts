import type { DataByType } from 'content-types';
import { choice } from 'content-types/fields/choice';
import { email } from 'content-types/fields/email-phone-url';
import { createSchema, type DataOf } from 'content-types/fields/field';
import { text } from 'content-types/fields/text';

const CATEGORIES = { admin: 'Admin', Engineer: 'Engineer', Developer: 'Developer' } as const satisfies Record<
  DataByType['job']['category'],
  string
>;
const TYPES = { 'Full Time': 'Full time', 'Part Time': 'Part time' } as const satisfies Record<
  DataByType['job']['type'],
  string
>;

export const alertFields = {
  email: email('Email', { required: true }),
  category: choice('Category', { options: { '': 'Any', ...CATEGORIES } }),
  type: choice('Type', { options: { '': 'Any', ...TYPES } }),
  place: text('Location', { max: 100, placeholder: 'Anywhere' }),
  frequency: choice('How often', { options: { weekly: 'Every Monday', daily: 'Every morning' } }),
};

/** Empty means any. */
export type AlertData = DataOf<typeof alertFields>;
type Criteria = Pick<AlertData, 'category' | 'type' | 'place'>;

export const alertSchema = createSchema(alertFields, 'publish');

const { email: _email, ...changeable } = alertFields;
export const alertChangeFields = changeable;
export const alertChangeSchema = createSchema(changeable, 'publish');

export function describeCriteria({
  category,
  type,
  place,
}: {
  category: string | null;
  type: string | null;
  place: string;
}) {
  return { category: category ?? '', type: type ?? '', place } as Criteria;
}

export function matches({ category, type, place }: Criteria, job: DataByType['job']): boolean {
  if (category !== '' && job.category !== category) return false;
  if (type !== '' && job.type !== type) return false;
  return place === '' || plain(describePlace(job)).includes(plain(place));
}

/** `Developer jobs, full time, in Leeds`. */
export function criteriaInWords({ category, type, place }: Criteria): string {
  const kind = category === '' ? 'All jobs' : `${category.charAt(0).toUpperCase()}${category.slice(1)} jobs`;
  return [kind, type.toLowerCase(), place && `in ${place}`].filter(Boolean).join(', ');
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
