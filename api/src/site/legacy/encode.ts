/** Documents as clients of the legacy API expect them: `_id`, plain texts, and images as addresses that load. */
import type { DataByType } from 'content-types';
import type { ContentType, Entry } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import type { JobTerms } from 'content-types/jobs/job-terms';
import { imagePath } from 'content-types/media/image-widths';
import { htmlFromRichText, plainFromRichText, type RichText } from 'content-types/text/rich-text';
import { JOB_CATEGORIES, JOB_TYPES } from 'content-types/types/job-terms';
import type { Database } from '../../core/database/open.ts';
import { readJobTerms } from '../../core/jobs.ts';
import { toLegacy } from './documents.ts';
import { legacyFields } from './header.ts';

type Values = Record<string, unknown>;

/** Encodes one record: `_id`, the fields, then the specification's aliases of some fields. */
export function encode(db: Database, type: ContentType, { id, data }: Pick<Entry, 'id' | 'data'>): Values {
  const record: Values = { _id: id, ...encodeFields(legacyFields(type), toLegacy(db, type, data)) };
  return { ...record, ...OTHER_NAMES[type.name]?.(record, data, db) };
}

function encodeFields(fields: Fields, data: Values): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, encodeValue(field, data[name])]));
}

function encodeValue(field: AnyField, value: unknown): unknown {
  switch (field.kind) {
    case 'image':
      return value ? imagePath(value as Image) : '';
    case 'reference':
      return value ?? '';
    case 'richText':
      return htmlFromRichText(value as RichText);
    case 'group':
      return encodeFields(field.fields, value as Values);
    case 'list':
      return (value as unknown[]).map((item) => encodeValue(field.item, item));
    default:
      return value;
  }
}

/** Fields that the specification's public pages read by other names, or with other values, than its admin forms. */
const OTHER_NAMES: Record<string, ((record: Values, data: Values, db: Database) => Values) | undefined> = {
  product: ({ bannerBackgroundImage }) =>
    bannerBackgroundImage ? { banner: { backgroundImage: bannerBackgroundImage } } : {},
  // Clients show a job's description as text, so markup would be visible.
  job: (_record, data, db) => {
    const job = data as DataByType['job'];
    return {
      category: JOB_CATEGORIES.find((name) => name === job.category) ?? nearestCategory(readJobTerms(db, job).sector),
      type: JOB_TYPES.find((name) => name === job.type) ?? nearestType(readJobTerms(db, job).type),
      description: plainFromRichText(job.description),
    };
  },
  contact: ({ addresses, phones }) => ({
    addresses: (addresses as Values[]).map((address) => ({ ...address, details: joinAddress(address) })),
    phones: (phones as Values[]).map((phone) => ({ ...phone, title: phone.type })),
  }),
};

/** K3: returns the nearest of the legacy API's three categories. */
function nearestCategory(sector: JobTerms['sector']): (typeof JOB_CATEGORIES)[number] {
  const name = sector?.name ?? '';
  if (/software|develop|data|digital|web|tech|\bIT\b/i.test(name)) return 'Developer';
  return /engineer|mechanic|electric|construct|manufactur/i.test(name) ? 'Engineer' : 'admin';
}

/** K4: returns the nearest of the legacy API's two job types. */
function nearestType(type: JobTerms['type']): (typeof JOB_TYPES)[number] {
  return type?.employmentType === 'PART_TIME' ? 'Part Time' : 'Full Time';
}

function joinAddress({ street, city, state, zip }: Values): string {
  return [street, city, state, zip].filter(Boolean).join(', ');
}
