/** What the first site's calls answer with, for the API's description. */
import type { ContentType } from 'content-types/define';
import type { Field, Fields } from 'content-types/field';
import type { GroupField } from 'content-types/fields/group';
import type { ListField } from 'content-types/fields/list';
import { z } from 'zod';

/** One record as `encode` makes it. */
export function recordSchema(type: ContentType) {
  return z.looseObject({ _id: z.string(), ...shapeOf(type.fields) });
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)]));
}

function valueSchema(field: Field): z.ZodType {
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
      return z.looseObject(shapeOf((field as GroupField).fields));
    case 'list':
      return z.array(valueSchema((field as ListField).item));
    case 'link':
      return z.object({ label: z.string(), href: z.string() });
    default:
      return z.string();
  }
}
