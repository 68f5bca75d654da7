/** Valid values for the API's description. A document is minimal: only the required fields. */
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { findType } from './types.ts';

type Values = Record<string, unknown>;

/** The data to create a document with these fields. */
export function exampleFields(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isNeeded(field) ? [[name, exampleValue(field)]] : [])),
  );
}

function isNeeded(field: AnyField): boolean {
  return field.required || (field.kind === 'group' && Object.values(field.fields).some(isNeeded));
}

function exampleValue(field: AnyField): unknown {
  switch (field.kind) {
    case 'reference': {
      const type = findType(field.to);
      return (type?.shape === 'collection' && type.exampleId) || 'id';
    }
    case 'group':
      return exampleFields(field.fields);
    case 'list':
      if (field.unique) return field.initial();
      return Array.from({ length: field.min }, () => exampleValue(field.item));
    case 'blocks':
      return Object.entries(field.blocks)
        .slice(0, 1)
        .map(([block, { fields }]) => ({ block, ...exampleFields(fields) }));
    default:
      return field.example?.() ?? field.initial();
  }
}
