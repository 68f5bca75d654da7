import type { AnyField, FieldOf, Fields } from '../fields/any-field.ts';
import { findBlock, isObject } from './defaults.ts';

/** A field that holds no other fields. */
export type LeafField = Exclude<AnyField, FieldOf<'group' | 'list' | 'blocks'>>;

/** The path to a value in a document, one step per element: `['tabs', 2, 'image']`. */
export type Path = readonly (string | number)[];

/** Sets the value at a path. Does nothing if the value's parent is neither an object nor a list. */
export function setAt(data: Record<string, unknown>, path: Path, value: unknown) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (node, step) => (isObject(node) || Array.isArray(node) ? (node as Record<string, unknown>)[step] : undefined),
      data,
    );
  if (typeof parent === 'object' && parent !== null) (parent as Record<string, unknown>)[path.at(-1) as string] = value;
}

/** Returns the field at a path such as `location.place`, within groups; undefined if it does not exist. */
export function findField(fields: Fields, path: string): AnyField | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || rest.length === 0) return field;
  return field.kind === 'group' ? findField(field.fields, rest.join('.')) : undefined;
}

/** Returns the labels of a form's fields, including those in groups, lists and blocks. */
export function listLabels(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => (field.hidden ? [] : labelsOf(field)));
}

function labelsOf(field: AnyField): string[] {
  if (field.kind === 'group') return [field.label, ...listLabels(field.fields)];
  if (field.kind === 'list') return [field.label, ...labelsOf(field.item)];
  if (field.kind === 'blocks') return [field.label, ...listLabels(field.blocks)];
  return [field.label];
}

/**
 * Calls `visit` with each field other than groups, lists and blocks, at any depth, with its value and path, in order.
 * Skips the fields of a group or list that `data` lacks.
 */
export function walk(
  fields: Fields,
  data: Record<string, unknown>,
  visit: (field: LeafField, value: unknown, path: Path) => void,
) {
  walkFields([], fields, data);

  function walkFields(path: Path, fields: Fields, data: Record<string, unknown>) {
    for (const [name, field] of Object.entries(fields)) walkField([...path, name], field, data[name]);
  }

  function walkField(path: Path, field: AnyField, value: unknown) {
    if (field.kind === 'group') {
      if (isObject(value)) walkFields(path, field.fields, value);
    } else if (field.kind === 'list') {
      if (Array.isArray(value)) for (const [i, item] of value.entries()) walkField([...path, i], field.item, item);
    } else if (field.kind === 'blocks') {
      for (const [i, item] of (Array.isArray(value) ? value : []).entries()) {
        const group = findBlock(field, item);
        if (group) walkFields([...path, i], group.fields, item);
      }
    } else {
      visit(field, value, path);
    }
  }
}
