import type { AnyField, Fields } from '../fields/any-field.ts';
import type { ReferenceField } from '../fields/reference.ts';

/** Lists all reference fields, at any depth in groups, lists and blocks. */
export function listReferences(fields: Fields): ReferenceField[] {
  return Object.values(fields).flatMap(referencesIn);
}

function referencesIn(field: AnyField): ReferenceField[] {
  if (field.kind === 'reference') return [field];
  if (field.kind === 'group') return listReferences(field.fields);
  if (field.kind === 'blocks') return listReferences(field.blocks);
  return field.kind === 'list' ? referencesIn(field.item) : [];
}
