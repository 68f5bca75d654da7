import type { AnyField, FieldOf, Fields } from '../fields/any-field.ts';
import { findBlock, isObject } from './defaults.ts';

/** A field that holds no other fields. */
export type LeafField = Exclude<AnyField, FieldOf<'group' | 'list' | 'blocks'>>;

/** The steps to a place in a document: `['tabs', 2, 'image']`. */
export type Path = readonly (string | number)[];

/**
 * Calls `visit` with each field that is not a group, a list or blocks, however deep in those it is, with its value
 * and its path, in the order of the fields and items. Fields inside a group or list that `data` lacks are left out.
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
