/**
 * Input from clients of the legacy API, as data of the current fields: lists as JSON, text boxes as typed, HTML as rich
 * text.
 */

import type { AnyField, FieldOf, Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import { splitLines, splitTags } from 'content-types/fields/tags-lines';
import { isObject } from 'content-types/values/defaults';
import secureJson from 'secure-json-parse';
import { findOwnImage, richTextFromHtml } from '../../core/content/documents/html-to-rich-text.ts';
import { fieldError } from '../../core/http/errors.ts';

type Values = Record<string, unknown>;

/**
 * The fields in `input`, decoded over `storedValue`; omitted fields stay unchanged. Images are named by address; `placeFiles`
 * places new ones. Throws 422 with the field's name for invalid JSON in a part.
 */
export function decode(fields: Fields, input: Values, storedValue: Values): Values {
  const data = { ...storedValue };
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(input, name)) data[name] = decodeValue(field, input[name], storedValue[name], name);
  }
  return data;
}

function decodeValue(field: AnyField, input: unknown, storedValue: unknown, path: string): unknown {
  const value = JSON_KINDS.has(field.kind) && typeof input === 'string' ? parseJson(input, path) : input;
  switch (field.kind) {
    case 'group':
      return isObject(value) ? decode(field.fields, value, isObject(storedValue) ? storedValue : {}) : value;
    case 'list':
      return Array.isArray(value) ? decodeItems(field, value, storedValue, path) : value;
    case 'image':
      return imageFor(value, storedValue);
    case 'tags':
      return typeof value === 'string' ? splitTags(value) : value;
    case 'lines':
      return typeof value === 'string' ? splitLines(value) : value;
    case 'richText':
      return typeof value === 'string' ? richTextFromHtml(value, field.picture && findOwnImage) : value;
    case 'reference':
      // The legacy API lists an empty reference as an empty text.
      return value === '' ? field.initial() : (value ?? field.initial());
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'date':
      return typeof value === 'string' ? value.slice(0, 10) : value;
    case 'number':
    case 'money':
      return typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? null : value;
    default:
      return value ?? field.initial();
  }
}

/** Decodes the items of a list. Values that are not sent, above all images, come from the matching stored item. */
function decodeItems({ item }: FieldOf<'list'>, input: unknown[], storedValue: unknown, path: string): unknown[] {
  const matchedItems = matchItems(input, Array.isArray(storedValue) ? storedValue : []);
  return input.map((value, i) => decodeValue(item, value, matchedItems[i] ?? item.initial(), `${path}.${i}`));
}

/**
 * Pairs each sent item with one stored item: by title, otherwise by most fields in common, so that items can be
 * reordered. Items with an image also match by position, because clients may omit an unchanged image.
 */
function matchItems(inputs: readonly unknown[], storedValue: readonly unknown[]): unknown[] {
  const unmatchedItems = new Map(storedValue.entries());
  const matches = new Map<number, unknown>();
  const claim = (i: number, at: number | undefined) => {
    if (at === undefined || matches.has(i)) return;
    matches.set(i, unmatchedItems.get(at));
    unmatchedItems.delete(at);
  };
  const isNamesake = (a: Values, b: Values) => typeof a.title === 'string' && a.title === b.title;
  const pairs = inputs.flatMap((value, i) =>
    storedValue.map((storedItem, at) => ({ i, at, same: countSame(value, storedItem), distance: Math.abs(i - at) })),
  );
  for (const [i, value] of inputs.entries()) {
    claim(i, [...unmatchedItems].find(([, old]) => isObject(value) && isObject(old) && isNamesake(value, old))?.[0]);
  }
  for (const { i, at, same } of pairs.sort((a, b) => b.same - a.same || a.distance - b.distance)) {
    if (same > 0 && unmatchedItems.has(at)) claim(i, at);
  }
  for (const [i, old] of unmatchedItems) if (i < inputs.length && isObject(old) && 'image' in old) claim(i, i);
  return inputs.map((_, i) => matches.get(i));
}

/** The number of texts two items have in common. */
function countSame(a: unknown, b: unknown): number {
  if (!isObject(a) || !isObject(b)) return 0;
  return Object.entries(a).filter(([name, value]) => value !== '' && typeof value === 'string' && value === b[name])
    .length;
}

/** The stored image with its description, unless the address belongs to another image. */
function imageFor(address: unknown, storedValue: unknown): unknown {
  const image = imageAt(address);
  const isAnother = image && !(isObject(storedValue) && storedValue.id === image.id);
  return isAnother ? image : (storedValue ?? null);
}

/** The image at an address of ours. Its size is filled in where documents are written. */
function imageAt(address: unknown): Image | null {
  const id = typeof address === 'string' ? /\/media\/([0-9a-f]{32})-/.exec(address)?.[1] : undefined;
  return id ? { id, alt: '', width: 1, height: 1 } : null;
}

const JSON_KINDS = new Set(['group', 'list']);

function parseJson(text: string, path: string): unknown {
  try {
    return secureJson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw fieldError(path, `${path} must be valid JSON.`);
  }
}
