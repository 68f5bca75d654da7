import { createSchema, type DataOf, type Field, type FieldOptions } from '../field.ts';
import { text } from '../text.ts';
import { url } from './email-phone-url.ts';

const PARTS = { label: text('Link text', { max: 120 }), href: url('Link address', { pages: true }) };

/** A label and an address, both empty if not given. */
export type Link = DataOf<typeof PARTS>;

export interface LinkField extends Field<'link', Link> {
  readonly parts: typeof PARTS;
}

export function link(label: string, { help }: Pick<FieldOptions, 'help'> = {}): LinkField {
  return {
    kind: 'link',
    label,
    help,
    required: false,
    parts: PARTS,
    initial: () => ({ label: '', href: '' }),
    example: () => ({ label: 'More', href: '/contact-us' }),
    schema: (rules) =>
      createSchema(PARTS, rules, label).refine((value) => (value.label === '') === (value.href === ''), {
        error: `${label} needs both link text and an address.`,
      }),
  };
}
