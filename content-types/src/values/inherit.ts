/** Contact details are entered once, in the site settings. Fields that inherit one of them may be left blank. */
import type { AnyField, Fields } from '../fields/any-field.ts';
import type { Contact } from '../fields/field.ts';
import { isObject } from './defaults.ts';
import { isSame } from './is-same.ts';

/** Whether a field inherits a contact detail, however deep in groups and lists it is. */
export function inheritsContact(fields: Fields): boolean {
  return Object.values(fields).some(inherits);
}

/**
 * Fills blank fields that inherit, so that data is as visitors see it. Data whose shape differs from the fields is
 * unchanged.
 */
export function withInherited<Data>(fields: Fields, data: Data, contact: Contact): Data {
  if (!isObject(data)) return data;
  const filled = Object.entries(data).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? fillInherited(field, value, contact) : value];
  });
  return Object.fromEntries(filled);
}

/** Data in its stored form: blank fields of `stored` stay blank where the value is the inherited one. */
export function withoutInherited<Data>(fields: Fields, data: Data, stored: unknown, contact: Contact): Data {
  if (!isObject(data) || !isObject(stored)) return data;
  const left = Object.entries(data).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? clearInherited(field, value, stored[name], contact) : value];
  });
  return Object.fromEntries(left);
}

function inherits(field: AnyField): boolean {
  if (field.inherits) return true;
  if (field.kind === 'list') return inherits(field.item);
  return field.kind === 'group' && inheritsContact(field.fields);
}

function fillInherited(field: AnyField, value: unknown, contact: Contact): unknown {
  const inherited = field.inherits?.(contact);
  if (inherited !== undefined && isBlank(value, inherited)) {
    return isObject(value) && isObject(inherited) ? { ...value, ...inherited } : inherited;
  }
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => fillInherited(field.item, item, contact));
  return field.kind === 'group' ? withInherited(field.fields, value, contact) : value;
}

function clearInherited(field: AnyField, value: unknown, stored: unknown, contact: Contact): unknown {
  const inherited = field.inherits?.(contact);
  if (inherited !== undefined && isBlank(stored, inherited) && isInherited(value, inherited)) {
    return isObject(value) && isObject(stored) && isObject(inherited)
      ? { ...value, ...pick(stored, inherited) }
      : stored;
  }
  if (field.kind === 'list' && Array.isArray(value) && Array.isArray(stored)) {
    return value.map((item, i) => clearInherited(field.item, item, stored[i], contact));
  }
  return field.kind === 'group' ? withoutInherited(field.fields, value, stored, contact) : value;
}

/** Whether a value is blank, so it is inherited. Lists and groups are inherited as a whole. */
function isBlank(value: unknown, inherited: unknown): boolean {
  if (isObject(inherited)) return isObject(value) && Object.keys(inherited).every((name) => isBlank(value[name], ''));
  if (Array.isArray(inherited)) return Array.isArray(value) && value.length === 0;
  return typeof value === 'string' && value.trim() === '';
}

function isInherited(value: unknown, inherited: unknown): boolean {
  return isSame(isObject(value) && isObject(inherited) ? pick(value, inherited) : value, inherited);
}

function pick(value: Record<string, unknown>, like: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(like).map((name) => [name, value[name]]));
}
