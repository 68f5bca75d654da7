/** Contact details are entered once, in the site settings. Fields that inherit one of them may be left blank. */
import type { AnyField, Fields } from '../fields/any-field.ts';
import type { Contact } from '../fields/field.ts';
import { isObject } from './defaults.ts';
import { isSame } from './is-same.ts';

/** Whether fields inherit any contact detail, at any depth in groups and lists. */
export function inheritsContact(fields: Fields): boolean {
  return Object.values(fields).some(inherits);
}

/**
 * Fills blank fields with inherited values, so that the data is as visitors see it. Leaves data that does not match the
 * fields unchanged.
 */
export function withInherited<Data>(fields: Fields, data: Data, contact: Contact): Data {
  if (!isObject(data)) return data;
  const filledEntries = Object.entries(data).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? fillInherited(field, value, contact) : value];
  });
  return Object.fromEntries(filledEntries);
}

/**
 * Converts data back to its stored form: fields that are blank in `storedValue` stay blank if their value is the
 * inherited one.
 */
export function withoutInherited<Data>(fields: Fields, data: Data, storedValue: unknown, contact: Contact): Data {
  if (!isObject(data) || !isObject(storedValue)) return data;
  const ownEntries = Object.entries(data).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? clearInherited(field, value, storedValue[name], contact) : value];
  });
  return Object.fromEntries(ownEntries);
}

function inherits(field: AnyField): boolean {
  if (field.inherits) return true;
  if (field.kind === 'list') return inherits(field.item);
  return field.kind === 'group' && inheritsContact(field.fields);
}

function fillInherited(field: AnyField, value: unknown, contact: Contact): unknown {
  const inheritedValue = field.inherits?.(contact);
  if (inheritedValue !== undefined && isBlank(value, inheritedValue)) {
    return isObject(value) && isObject(inheritedValue) ? { ...value, ...inheritedValue } : inheritedValue;
  }
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => fillInherited(field.item, item, contact));
  return field.kind === 'group' ? withInherited(field.fields, value, contact) : value;
}

function clearInherited(field: AnyField, value: unknown, storedValue: unknown, contact: Contact): unknown {
  const inheritedValue = field.inherits?.(contact);
  if (inheritedValue !== undefined && isBlank(storedValue, inheritedValue) && isInherited(value, inheritedValue)) {
    return isObject(value) && isObject(storedValue) && isObject(inheritedValue)
      ? { ...value, ...pick(storedValue, inheritedValue) }
      : storedValue;
  }
  if (field.kind === 'list' && Array.isArray(value) && Array.isArray(storedValue)) {
    return value.map((item, i) => clearInherited(field.item, item, storedValue[i], contact));
  }
  return field.kind === 'group' ? withoutInherited(field.fields, value, storedValue, contact) : value;
}

/** Whether a value is blank and therefore inherited. Lists and groups are inherited as a whole. */
function isBlank(value: unknown, inheritedValue: unknown): boolean {
  if (isObject(inheritedValue))
    return isObject(value) && Object.keys(inheritedValue).every((name) => isBlank(value[name], ''));
  if (Array.isArray(inheritedValue)) return Array.isArray(value) && value.length === 0;
  return typeof value === 'string' && value.trim() === '';
}

function isInherited(value: unknown, inheritedValue: unknown): boolean {
  return isSame(isObject(value) && isObject(inheritedValue) ? pick(value, inheritedValue) : value, inheritedValue);
}

function pick(value: Record<string, unknown>, template: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(template).map((name) => [name, value[name]]));
}
