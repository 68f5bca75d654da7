/** Fields that only some users may read: responses leave them out, and a save by another user keeps the stored values. */
import { asReadBy, type ContentType } from 'content-types/define';
import type { Role } from 'content-types/fields/field';
import { isObject } from 'content-types/values/defaults';
import { isSame } from 'content-types/values/is-same';
import { EVERYONE } from '../auth/access.ts';
import { fieldError, HttpError } from '../http/errors.ts';

/** Returns the roles that may read a type as editors see it. */
export function readersOf({ readers = EVERYONE }: ContentType): readonly Role[] {
  return readers;
}

type Data = Record<string, unknown>;

/** The names of the fields that a role cannot read. */
export function listUnreadableFields(type: ContentType, role: Role): string[] {
  const { fields } = asReadBy(type, role);
  return fields === type.fields ? [] : Object.keys(type.fields).filter((name) => !(name in fields));
}

/** The data without the fields that a role cannot read. */
export function omitUnreadable(type: ContentType, role: Role, data: Data): Data {
  const unreadable = listUnreadableFields(type, role);
  if (unreadable.length === 0) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !unreadable.includes(name)));
}

/**
 * Throws 403 if a client sent a field that its user cannot read. For a new entry, the values in `emptyData` are allowed.
 */
export function rejectUnreadable(type: ContentType, role: Role, input: unknown, emptyData: Data = {}): void {
  if (!isObject(input)) return;
  const isFilledIn = (name: string) => name in input && !(name in emptyData && isSame(input[name], emptyData[name]));
  const name = listUnreadableFields(type, role).find(isFilledIn);
  if (name) throw fieldError(name, `You don’t have permission to change “${type.fields[name]?.label}”.`, 403);
}

/** Adds the stored values of the fields that a role cannot read. Calls `readStored` only if there are such fields. */
export function keepUnreadable(type: ContentType, role: Role, data: unknown, readStored: () => Data): unknown {
  const unreadable = listUnreadableFields(type, role);
  if (!isObject(data) || unreadable.length === 0) return data;
  const storedData = readStored();
  const unreadableEntries = unreadable.filter((name) => name in storedData).map((name) => [name, storedData[name]]);
  return { ...data, ...Object.fromEntries(unreadableEntries) };
}

/**
 * Throws 403 if a list is filtered or sorted by a field that the user cannot read, because the order would reveal it.
 */
export function rejectUnreadableQuery(type: ContentType, role: Role, paths: readonly string[]): void {
  const unreadable = listUnreadableFields(type, role);
  if (!paths.some((path) => unreadable.includes(path.replace(/^-/, '').split('.')[0] ?? ''))) return;
  throw new HttpError(403, 'You don’t have permission to do this.');
}
