import type { ContentType, Singleton } from '../define.ts';
import type { AnyField, FieldOf, Fields } from '../fields/any-field.ts';
import { type DataOf, initialData } from '../fields/field.ts';
import { isSame } from './is-same.ts';

/**
 * Converts stored data to the current fields. Fields added since get their initial value; fields removed since are
 * omitted.
 */
export function withDefaults<F extends Fields>(fields: F, storedValue: unknown): DataOf<F> {
  const source = isObject(storedValue) ? storedValue : {};
  const data = Object.entries(fields).map(([name, field]) => [name, valueWithDefaults(field, source[name])]);
  return Object.fromEntries(data) as DataOf<F>;
}

/**
 * Returns `data`, or the type's standard data if nothing has been entered. `read` is passed to `Singleton.standard`.
 */
export function withStandard<D>(
  type: ContentType,
  data: D,
  read: Parameters<NonNullable<Singleton['standard']>>[0],
): D {
  if (type.shape !== 'singleton' || !type.standard) return data;
  return isSame(data, initialData(type.fields)) ? (type.standard(read) as D) : data;
}

function valueWithDefaults(field: AnyField, storedValue: unknown): unknown {
  if (storedValue === undefined) return field.initial();
  if (field.kind === 'group') return withDefaults(field.fields, storedValue);
  if (field.kind === 'list' && Array.isArray(storedValue)) {
    return storedValue.map((item) => valueWithDefaults(field.item, item));
  }
  if (field.kind === 'blocks' && Array.isArray(storedValue)) {
    return storedValue.flatMap((item) => {
      const group = findBlock(field, item);
      return group ? [{ block: item.block, ...withDefaults(group.fields, item) }] : [];
    });
  }
  return storedValue;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the group with the fields of a stored block; undefined if the block no longer exists. */
export function findBlock({ blocks }: FieldOf<'blocks'>, storedBlock: unknown): FieldOf<'group'> | undefined {
  const name = isObject(storedBlock) ? storedBlock.block : undefined;
  return typeof name === 'string' && Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}
