import { createSchema, type DataOf, type Field, type FieldOptions, type Rules, requiredWhen } from '../field.ts';
import { text } from '../text.ts';
import { url } from './email-phone-url.ts';

const PARTS = { label: text('Link text', { max: 120 }), href: url('Link address', { pages: true }) };

/** A label and an address; both are empty when not given. */
export type Link = DataOf<typeof PARTS>;

export interface LinkField extends Field<'link', Link> {
  readonly parts: typeof PARTS;
}

export function link(label: string, options: FieldOptions & { initial?: Link } = {}): LinkField {
  const { required = false, help, initial = { label: '', href: '' } } = options;
  const field = { kind: 'link' as const, label, help, required };
  const shape = (rules: Rules) =>
    createSchema(PARTS, rules, label).refine((value) => (value.label === '') === (value.href === ''), {
      error: `${label} needs both link text and an address.`,
    });
  return {
    ...field,
    parts: PARTS,
    initial: () => ({ ...initial }),
    example: () => ({ label: 'More', href: '/contact-us' }),
    schema: (rules) => requiredWhen(field, rules, shape(rules), (value) => value.href === ''),
  };
}
