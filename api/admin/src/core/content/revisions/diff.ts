import type { AnyField, FieldOf, Fields } from 'content-types/fields/any-field';
import { findBlock } from 'content-types/values/defaults';
import { isSame } from 'content-types/values/is-same';
import type { Json } from '../../../client/request.ts';
import { itemName, join } from '../../../kit/form/path.ts';

export interface Difference {
  path: string;
  /** The labels of the fields along the path. */
  labels: string[];
  field: AnyField;
  before: unknown;
  after: unknown;
}

/** The fields in which two versions of a document differ, including fields inside groups, lists and blocks. */
export function findDifferences(fields: Fields, before: Json, after: Json): Difference[] {
  return compareGroups(fields, before, after, '', []);
}

function compareGroups(fields: Fields, before: unknown, after: unknown, path: string, labels: string[]): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    compareFields(field, (before as Json)?.[name], (after as Json)?.[name], join(path, name), [...labels, field.label]),
  );
}

function compareFields(field: AnyField, before: unknown, after: unknown, path: string, labels: string[]): Difference[] {
  if (isSame(before, after)) return [];
  if (field.kind === 'group') return compareGroups(field.fields, before, after, path, labels);
  // Lists of different lengths are one difference: items have no ids to match them by.
  if (field.kind === 'list' && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return compareItems(field, before, after, path, labels);
  }
  if (field.kind === 'blocks' && Array.isArray(before) && Array.isArray(after) && hasSameBlocks(before, after)) {
    return before.flatMap((item, index) => {
      const group = findBlock(field, item);
      const label = itemName(field, index, item);
      return group ? compareGroups(group.fields, item, after[index], join(path, index), [...labels, label]) : [];
    });
  }
  return [{ path, labels, field, before, after }];
}

function hasSameBlocks(before: Json[], after: Json[]): boolean {
  return before.length === after.length && before.every(({ block }, index) => block === after[index]?.block);
}

function compareItems(
  list: FieldOf<'list'>,
  before: unknown[],
  after: unknown[],
  path: string,
  labels: string[],
): Difference[] {
  return before.flatMap((item, index) => {
    const label = itemName(list, index);
    return compareFields(list.item, item, after[index], join(path, index), [...labels, label]);
  });
}
