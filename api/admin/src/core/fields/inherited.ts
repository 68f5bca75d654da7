import type { AnyField } from 'content-types/fields/any-field';
import type { Contact } from 'content-types/fields/field';
import { texts } from './texts.ts';

/**
 * The field as its input shows it. If contact details replace a blank value, the field is optional and its help shows
 * those details.
 */
export function showInherited(field: AnyField, contact: Contact | null): AnyField {
  if (field.kind === 'list' && field.item.inherits) {
    const item = showInherited(field.item, contact);
    return { ...field, item, help: item.help ?? field.help };
  }
  const inheritedText = contact ? toWords(field.inherits?.(contact)) : '';
  if (inheritedText === '') return field;
  const shownField = {
    ...field,
    required: false,
    help: [field.help, texts.leaveBlank(inheritedText)].filter(Boolean).join(' '),
  };
  if (shownField.kind !== 'group') return shownField;
  const parts = Object.entries(shownField.fields).map(([name, part]) => [name, { ...part, required: false }]);
  return { ...shownField, fields: Object.fromEntries(parts) };
}

/** Describes a detail on one line: all parts of a postal address, or the platforms or addresses of social links. */
function toWords(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\n+/g, ', ');
  if (Array.isArray(value)) return listFormat.format(value.map(({ platform }) => platform));
  const parts = Object.values(value ?? {}).filter(Boolean);
  return parts.every((part) => URL.canParse(part)) ? listFormat.format(parts) : parts.join(', ');
}

const listFormat = new Intl.ListFormat('en-GB');
