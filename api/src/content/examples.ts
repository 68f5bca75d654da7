/** Valid values for the API's description. A document is minimal: only the required fields. */
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';

type Values = Record<string, unknown>;

/** The data to create a document of this type. */
export function buildExample({ fields }: ContentType): Values {
  return exampleFields(fields);
}

function exampleFields(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isNeeded(field) ? [[name, exampleValue(field)]] : [])),
  );
}

/** Entries that every database starts with. */
const EXAMPLE_IDS: Readonly<Record<string, string>> = {
  sector: 'Engineer',
  jobType: 'Full Time',
  contractType: 'permanent',
};

function isNeeded(field: AnyField): boolean {
  return field.required || (field.kind === 'group' && Object.values(field.fields).some(isNeeded));
}

function exampleValue(field: AnyField): unknown {
  switch (field.kind) {
    case 'text':
      return field.placeholder ?? field.label.slice(0, field.max);
    case 'url':
      return field.placeholder ?? '/contact-us';
    case 'email':
      return 'name@example.co.uk';
    case 'phone':
      return '020 7946 0123';
    case 'date':
      return '2099-12-31';
    case 'richText':
      return '<p>A paragraph with a <a href="/career">link</a>.</p>';
    case 'reference':
      return EXAMPLE_IDS[field.to] ?? 'id';
    case 'choice':
    case 'colour':
    case 'boolean':
      return field.initial();
    case 'number':
      return field.min;
    case 'money':
      return 1271;
    case 'image':
      return { id: '0123456789abcdef0123456789abcdef', alt: 'What the image shows' };
    case 'file':
      return null;
    case 'link':
      return { label: 'More', href: '/contact-us' };
    case 'tags':
    case 'lines':
      return [field.label];
    case 'group':
      return exampleFields(field.fields);
    case 'list':
      return Array.from({ length: field.min }, () => exampleValue(field.item));
    case 'blocks':
      return Object.entries(field.blocks)
        .slice(0, 1)
        .map(([block, { fields }]) => ({ block, ...exampleFields(fields) }));
  }
}
