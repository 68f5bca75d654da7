/** Valid data for any type, made from its fields. */
import type { ContentType } from 'content-types/define';
import type { ChoiceField } from 'content-types/fields/choice';
import type { UrlField } from 'content-types/fields/email-phone-url';
import type { Field, Fields } from 'content-types/fields/field';
import type { GroupField } from 'content-types/fields/group';
import type { ListField } from 'content-types/fields/list';
import type { NumberField } from 'content-types/fields/number';
import { richTextFromPlain } from 'content-types/lib/rich-text';
import type { Database } from '../../src/database/open.ts';
import { media } from '../../src/database/schema/media.ts';

export const PICTURE = { id: '0123456789abcdef0123456789abcdef', width: 1200, height: 800 };

/** The picture that samples show; the server fills in its size. */
export function addPicture(db: Database) {
  const row = { ...PICTURE, name: 'team.jpg', alt: 'A team', bytes: 1000, createdAt: 0, userId: null };
  db.insert(media).values(row).onConflictDoNothing().run();
}

export function sampleOf(type: ContentType): Record<string, unknown> {
  return sampleFields(type.fields);
}

const samples: Record<string, (field: Field) => unknown> = {
  text: (field) => `${field.label} é £ <b>`.slice(0, (field as Field & { max: number }).max),
  email: () => 'someone@example.com',
  phone: () => '020 7946 0123',
  url: (field) => (field as UrlField).placeholder ?? '/career',
  choice: (field) => (field as ChoiceField).options.at(-1)?.value,
  boolean: () => true,
  number: (field) => Math.max(7, (field as NumberField).min),
  money: () => 1271,
  // Far ahead: a job closes when its closing date ends.
  date: () => '2099-12-31',
  image: () => ({ id: PICTURE.id, alt: 'A team', width: 1, height: 1 }),
  link: () => ({ label: 'More', href: '/career' }),
  tags: () => ['one', 'two'],
  lines: () => ['First line', 'Second line'],
  richText: () => richTextFromPlain('One paragraph.\n\nAnother <script>.'),
  group: (field) => sampleFields((field as GroupField).fields),
  list: (field) => {
    const { item, min } = field as ListField;
    return Array.from({ length: Math.max(1, min) }, () => sampleValue(item));
  },
};

function sampleFields(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field)]));
}

function sampleValue(field: Field): unknown {
  const sample = samples[field.kind];
  if (!sample) throw new Error(`No sample of kind ${field.kind}.`);
  return sample(field);
}
