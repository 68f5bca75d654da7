/** Valid data for any type, made from its fields. */
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import type { Database } from '../../src/core/database/open.ts';
import { media } from '../../src/core/database/schema/content.ts';

export const IMAGE = { id: '0123456789abcdef0123456789abcdef', width: 1200, height: 800 };

/** A job's required references, to entries that every database has. */
export const TERMS = { category: 'admin', type: 'Full Time', basis: 'permanent' };

/** The changes that a new database starts with: its sectors, job types, contract types, stages and reply templates. */
export const STOCK_COUNT = 24;

/** Entries that every database has. */
const STOCK: Record<string, string> = { sector: 'Developer', jobType: 'Part Time', contractType: 'internship' };

/** Adds the media item that samples show, from which the server fills in the size of their images. */
export function addImage(db: Database) {
  const row = { ...IMAGE, name: 'team.jpg', alt: 'A team', bytes: 1000, createdAt: 0, userId: null };
  db.insert(media).values(row).onConflictDoNothing().run();
}

export function sampleOf(type: ContentType): Record<string, unknown> {
  return sampleFields(type.fields);
}

function sampleFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field)]));
}

function sampleValue(field: AnyField): unknown {
  switch (field.kind) {
    case 'text':
      if (field.format) return field.format.example;
      // A text with its own validation, such as an email's body, gets its initial value or its example.
      return field.check ? field.initial() || field.example?.() : `${field.label} é £ <b>`.slice(0, field.max);
    case 'url':
      return field.placeholder ?? '/career';
    case 'reference':
      return STOCK[field.to] ?? null;
    case 'choice':
      return field.options.at(-1)?.value;
    case 'boolean':
      return true;
    case 'number':
      return Math.max(7, field.min);
    case 'image':
      return { id: IMAGE.id, alt: 'A team', width: 1, height: 1 };
    case 'file':
      throw new Error('No content type has a file.');
    case 'link':
      return { label: 'More', href: '/career' };
    case 'tags':
      return ['one', 'two'];
    case 'lines':
      return ['First line', 'Second line'];
    case 'richText':
      return richTextFromPlain('One paragraph.\n\nAnother <script>.');
    case 'group':
      return sampleFields(field.fields);
    case 'list':
      if (field.unique) return field.initial();
      return Array.from({ length: Math.max(1, field.min) }, () => sampleValue(field.item)).filter(
        (item) => item !== null,
      );
    case 'blocks':
      return Object.entries(field.blocks).map(([block, { fields }]) => ({ block, ...sampleFields(fields) }));
    default:
      return field.example?.() ?? field.initial();
  }
}
