/** Documents as clients of the first site expect them: `_id`, plain texts, and images as addresses that load. */
import type { ContentType, Entry } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import { imagePath } from 'content-types/lib/paths';
import { htmlFromRichText, plainFromRichText, type RichText } from 'content-types/lib/rich-text';

type Values = Record<string, unknown>;

/** One record. `_id` comes first, then the fields, then the specification's other names for some of them. */
export function encode(type: ContentType, { id, data }: Pick<Entry, 'id' | 'data'>): Values {
  const record: Values = { _id: id, ...encodeFields(type.fields, data) };
  return { ...record, ...OTHER_NAMES[type.name]?.(record, data) };
}

function encodeFields(fields: Fields, data: Values): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, encodeValue(field, data[name])]));
}

function encodeValue(field: AnyField, value: unknown): unknown {
  switch (field.kind) {
    case 'image':
      return value ? imagePath(value as Image) : '';
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

/** Where the specification's public pages read a field under a different name from the admin's forms. */
const OTHER_NAMES: Record<string, ((record: Values, data: Values) => Values) | undefined> = {
  product: ({ bannerBackgroundImage }) =>
    bannerBackgroundImage ? { banner: { backgroundImage: bannerBackgroundImage } } : {},
  // The first site shows a job's description as text, so markup would be visible.
  job: (_record, { description }) => ({ description: plainFromRichText(description as RichText) }),
  contact: ({ addresses, phones }) => ({
    addresses: (addresses as Values[]).map((address) => ({ ...address, details: inOneLine(address) })),
    phones: (phones as Values[]).map((phone) => ({ ...phone, title: phone.type })),
  }),
};

function inOneLine({ street, city, state, zip }: Values): string {
  return [street, city, state, zip].filter(Boolean).join(', ');
}
