/** What the first site's calls answer with, for the API's description. */
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { z } from 'zod';
import { filePart } from '../lib/forms/form-route.ts';

/** One record as `encode` makes it. */
export function recordSchema(type: ContentType) {
  return z.looseObject({ _id: z.string(), ...shapeOf(type.fields) });
}

/** Of these section 7 says that they come as JSON, of all others as multipart. Either is taken everywhere. */
export const SENT_AS_JSON: ReadonlySet<string> = new Set(['header', 'businessSection']);

/** What a write takes, as section 7 tells of it: pictures are files, lists and groups are JSON in a part. */
export function bodySchema(type: ContentType, does: string): z.ZodObject {
  const isJson = SENT_AS_JSON.has(type.name);
  const parts = Object.entries(type.fields).flatMap(([name, field]: [string, AnyField]) => {
    const part = isJson ? valueSchema(field) : partSchema(field);
    const isNeeded = does === 'add' && field.required;
    return [[name, isNeeded ? part : part.optional()] as const, ...picturesOf(field)];
  });
  return z.object(Object.fromEntries(parts));
}

function partSchema(field: AnyField): z.ZodType {
  if (field.kind === 'image') return filePart;
  const isJson = field.kind === 'group' || field.kind === 'list';
  return isJson ? z.string().describe('JSON') : z.string();
}

/** The pictures of a list's items come beside it: `tabImages`, once for each. */
function picturesOf(field: AnyField): [string, z.ZodType][] {
  if (field.kind !== 'list') return [];
  const { one, item } = field;
  const hasPicture = item.kind === 'group' && 'image' in item.fields;
  return hasPicture ? [[`${one}Images`, z.array(filePart).optional()]] : [];
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)]));
}

function valueSchema(field: AnyField): z.ZodType {
  switch (field.kind) {
    case 'boolean':
      return z.boolean();
    case 'number':
    case 'money':
      return z.int().nullable();
    case 'tags':
    case 'lines':
      return z.array(z.string());
    case 'group':
      return z.looseObject(shapeOf(field.fields));
    case 'list':
      return z.array(valueSchema(field.item));
    case 'link':
      return z.object({ label: z.string(), href: z.string() });
    default:
      return z.string();
  }
}
