/** Generates values that roughly match a JSON schema, so that they pass the first checks. */
import fc from 'fast-check';
import { TEXTS } from './hostile.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  components?: { schemas?: Record<string, Schema> };
}

const MAX_DEPTH = 8;
const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 40 }),
  fc.constantFrom('2026-11-21T09:00:00Z', 'a@b.example', '/x'),
);

/** Returns an arbitrary for a JSON schema. `root` is the document that references point into. */
export function fromSchema(schema: Schema, root: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null);
  const inner = (next: Schema) => fromSchema(next, root, depth + 1);
  if (schema.$ref) return inner(root.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map(inner));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, s]) => [name, inner(s)])),
        {
          requiredKeys: depth < 2 ? Object.keys(schema.properties ?? {}) : [],
        },
      );
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, 2 ** 31, 2 ** 53, 1e308, -0));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text;
    default:
      return fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
  }
}
