import type { AnyField, Fields } from '../fields/any-field.ts';

/**
 * Stored data in the shape of today's fields: fields added since it was stored get their initial value, fields removed
 * since are left out.
 */
export function withDefaults(fields: Fields, stored: unknown): Record<string, unknown> {
  const source = isObject(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueWithDefaults(field, source[name])]),
  );
}

function valueWithDefaults(field: AnyField, stored: unknown): unknown {
  if (stored === undefined) return field.initial();
  if (field.kind === 'group') return withDefaults(field.fields, stored);
  if (field.kind === 'list' && Array.isArray(stored)) {
    return stored.map((item) => valueWithDefaults(field.item, item));
  }
  return stored;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
