import type { AnyField, FieldKind, Fields } from 'content-types/fields/any-field';
import { findBlock, isObject } from 'content-types/values/defaults';
import { findOwnPicture, richTextFromHtml } from './documents/html-to-rich-text.ts';

type Values = Record<string, unknown>;

/**
 * The data that a client sent, with HTML converted to rich text. With a `base`, omitted fields come from it; initial
 * values replace `null`, unless valid, and omitted fields of items and blocks. Validation handles the rest.
 */
export function completeInput(fields: Fields, sent: unknown, base?: Values): unknown {
  if (!isObject(sent)) return sent;
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value = completeValue(field, sent[name], base?.[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...sent, ...Object.fromEntries(known) };
}

function completeValue(field: AnyField, sent: unknown, base: unknown): unknown {
  if (sent === undefined) return base;
  const isCompleted = base !== undefined;
  if (sent === null && isCompleted && !NULLABLE_KINDS.has(field.kind)) return field.initial();
  switch (field.kind) {
    case 'group':
      return completeInput(field.fields, sent, isObject(base) ? base : undefined);
    case 'list':
      if (!Array.isArray(sent)) return sent;
      return sent.map((item) => completeValue(field.item, item, isCompleted ? field.item.initial() : undefined));
    case 'blocks':
      if (!Array.isArray(sent)) return sent;
      return sent.map((item) => {
        const group = findBlock(field, item);
        return group ? completeInput(group.fields, item, isCompleted ? (group.initial() as Values) : undefined) : item;
      });
    case 'richText':
      return typeof sent === 'string' ? richTextFromHtml(sent, field.picture && findOwnPicture) : sent;
    default:
      return sent;
  }
}

/** Fields for which `null` is a value. */
const NULLABLE_KINDS: ReadonlySet<FieldKind> = new Set(['image', 'file', 'number', 'money', 'reference']);
