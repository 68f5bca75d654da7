import type { AnyField, FieldKind, Fields } from 'content-types/fields/any-field';
import { findBlock, isObject } from 'content-types/values/defaults';
import { findOwnImage, richTextFromHtml } from './documents/html-to-rich-text.ts';

type Values = Record<string, unknown>;

/**
 * Completes data that a client sent and converts HTML to rich text. With a `base`, omitted fields come from it, and
 * initial values replace an invalid `null` and missing fields of items and blocks. Validation handles the rest.
 */
export function completeInput(fields: Fields, input: unknown, base?: Values): unknown {
  if (!isObject(input)) return input;
  const knownEntries = Object.entries(fields).flatMap(([name, field]) => {
    const value = completeValue(field, input[name], base?.[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...input, ...Object.fromEntries(knownEntries) };
}

function completeValue(field: AnyField, input: unknown, base: unknown): unknown {
  if (input === undefined) return base;
  const isCompleted = base !== undefined;
  if (input === null && isCompleted && !NULLABLE_KINDS.has(field.kind)) return field.initial();
  switch (field.kind) {
    case 'group':
      return completeInput(field.fields, input, isObject(base) ? base : undefined);
    case 'list':
      if (!Array.isArray(input)) return input;
      return input.map((item) => completeValue(field.item, item, isCompleted ? field.item.initial() : undefined));
    case 'blocks':
      if (!Array.isArray(input)) return input;
      return input.map((item) => {
        const group = findBlock(field, item);
        return group ? completeInput(group.fields, item, isCompleted ? (group.initial() as Values) : undefined) : item;
      });
    case 'richText':
      return typeof input === 'string' ? richTextFromHtml(input, field.picture && findOwnImage) : input;
    default:
      return input;
  }
}

/** Fields for which `null` is a value. */
const NULLABLE_KINDS: ReadonlySet<FieldKind> = new Set(['image', 'file', 'number', 'money', 'reference']);
