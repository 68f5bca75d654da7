/** Paths in a document, in the API's form: `sections.0.title`. The path of the document itself is ''. */
import type { AnyField, FieldOf, Fields } from 'content-types/fields/any-field';
import { capitalize } from 'content-types/text/capitalize';
import { findBlock } from 'content-types/values/defaults';

export interface FieldLocation {
  path: string;
  field: AnyField;
  /** The labels of the fields along the path: `Sections`, `Section 2`, `Title`. */
  labels: string[];
}

export function join(parent: string, step: string | number): string {
  return parent === '' ? String(step) : `${parent}.${step}`;
}

export function isWithin(path: string, parentPath: string): boolean {
  return parentPath === '' || path === parentPath || path.startsWith(`${parentPath}.`);
}

export function getAt(value: unknown, path: string): unknown {
  return splitPath(path).reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), value);
}

/** A copy with another value at the path. Objects outside the path are reused. */
export function setAt(value: unknown, path: string, newValue: unknown): unknown {
  const [step, ...rest] = splitPath(path);
  if (step === undefined) return newValue;
  if (Array.isArray(value)) return value.with(Number(step), setAt(value[Number(step)], rest.join('.'), newValue));
  const base = isObject(value) ? value : {};
  return { ...base, [step]: setAt(base[step], rest.join('.'), newValue) };
}

/**
 * The field at a path of a document, or the nearest one around it: an issue inside a rich text belongs to the rich text
 * field. Inside blocks, the field depends on the block types in `data`.
 */
export function fieldAt(fields: Fields, path: string, data?: unknown): FieldLocation | null {
  const [first = '', ...rest] = splitPath(path);
  const field = fields[first];
  return field ? followSteps({ path: first, field, labels: [field.label] }, rest, data) : null;
}

/** The name of an item in buttons and summaries: `Section 2`, `Block 2: Quote`. */
export function itemName(list: FieldOf<'list' | 'blocks'>, index: number, item?: unknown): string {
  if (list.kind === 'blocks') return `Block ${index + 1}: ${findBlock(list, item)?.label ?? 'Unknown'}`;
  return `${capitalize(list.one)} ${index + 1}`;
}

function followSteps(fieldLocation: FieldLocation, [step, ...rest]: string[], data: unknown): FieldLocation {
  if (step === undefined) return fieldLocation;
  const path = join(fieldLocation.path, step);
  const part = findPart(fieldLocation.field, step, getAt(data, path));
  return part
    ? followSteps({ path, field: part.field, labels: [...fieldLocation.labels, part.label] }, rest, data)
    : fieldLocation;
}

function findPart(field: AnyField, step: string, value: unknown): { field: AnyField; label: string } | null {
  if (field.kind === 'blocks') {
    const group = findBlock(field, value);
    return group ? { field: group, label: itemName(field, Number(step), value) } : null;
  }
  if (field.kind === 'list') return { field: field.item, label: itemName(field, Number(step)) };
  const part = listParts(field)[step];
  return part ? { field: part, label: part.label } : null;
}

function listParts(field: AnyField): Fields {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'link' ? field.parts : {};
}

function splitPath(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
