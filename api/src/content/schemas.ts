/**
 * The shapes of the content routes, for checking what comes in and for OpenAPI. `data` is checked by the type's own
 * schema when it is saved, as its rules depend on `publish`; here it is only named.
 */
import type { Collection, ContentType } from 'content-types/define';
import { z } from 'zod';
import { allTypes, schemaFor } from './types.ts';

const timeIn = z.iso
  .datetime({ offset: true, error: 'This must be a date and time, like 2026-11-21T09:00:00Z.' })
  .transform((value) => Date.parse(value));
const timeOut = z.string().meta({ format: 'date-time' });
const number = z.number().meta({ type: 'integer' });

const saveFields = {
  publish: z.boolean().default(true).describe('False keeps the work as a draft.'),
  publishAt: timeIn.nullable().optional(),
  expiresAt: timeIn.nullable().optional(),
};

export function creationSchema(type: ContentType) {
  return z.strictObject({ data: ref(type.name), ...saveFields });
}

export function updateSchema(type: ContentType) {
  const version = z.int().min(0).optional().describe('The version that the change is based on.');
  return z.strictObject({ data: ref(type.name), version, ...saveFields });
}

export function entrySchema(type: ContentType) {
  return ref(`${type.name}Entry`);
}

export function adminEntrySchema(type: ContentType) {
  return ref(`${type.name}AdminEntry`);
}

export function savedSchema(type: ContentType) {
  return z.object({ entry: adminEntrySchema(type), change: number });
}

export function revisionSchema(type: ContentType) {
  return z.object({
    version: number,
    action: z.string(),
    at: timeOut,
    user: z.string().nullable(),
    data: ref(type.name),
  });
}

export const changeSchema = z.object({ change: number });

export const idParams = z.object({ id: z.string().max(64) });

const whole = z.coerce.number().int().min(0);

const status = z.enum(['draft', 'live', 'changed', 'scheduled', 'expired']);

/**
 * `drafts=true` asks for the editors' view; the rest belongs to it, but for `limit` and `offset`. Fields of one of a fixed
 * list are parameters too, by their names. Throws when one has the name of another parameter.
 */
export function listQuery(type: Collection) {
  const names = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'choice');
  const taken = names.find((name) => TAKEN.includes(name));
  if (taken !== undefined) throw new Error(`Rename the field “${taken}” of the type “${type.name}”: ${WHY_TAKEN}`);
  const choices = names.map((name) => [name, type.fields[name]?.schema('publish').optional()]);
  return z.object({ ...(Object.fromEntries(choices) as Record<never, never>), ...listParameters });
}

const listParameters = {
  drafts: z.stringbool().default(false),
  search: z.string().max(200).optional().describe('Words, each of which is in some field.'),
  status: status.optional(),
  sort: z.string().max(64).optional().describe('A field or `updatedAt`; `-` before it for descending.'),
  bin: z.stringbool().default(false),
  limit: whole.optional(),
  offset: whole.default(0),
};

// `list` is the admin's, in the address of a list.
const TAKEN = [...Object.keys(listParameters), 'list'];

const WHY_TAKEN = 'lists are filtered by choices, and have a parameter of that name already.';

/** OpenAPI's schemas of what each type holds, and of its entries as visitors and as editors see them. */
export function contentComponents(): Record<string, object> {
  const components = allTypes.flatMap((type) => [
    [type.name, jsonSchema(schemaFor(type, 'publish'))],
    [`${type.name}Entry`, jsonSchema(z.object({ data: ref(type.name), ...entryFields }))],
    [`${type.name}AdminEntry`, jsonSchema(z.object({ data: ref(type.name), ...adminEntryFields }))],
  ]);
  return Object.fromEntries(components);
}

const entryFields = {
  id: z.string(),
  seq: number,
  position: number,
  closed: z.boolean(),
  publishedAt: timeOut,
  updatedAt: timeOut,
  expiresAt: timeOut.nullable(),
};

const adminEntryFields = {
  id: z.string(),
  type: z.string(),
  version: number,
  status,
  position: number,
  publishAt: timeOut.nullable(),
  expiresAt: timeOut.nullable(),
  closesAt: timeOut.nullable().describe('`expiresAt`, or the end of the last day that its data names.'),
  publishedAt: timeOut.nullable(),
  createdAt: timeOut,
  updatedAt: timeOut,
  updatedBy: z.string().nullable(),
};

function ref(name: string) {
  return z.unknown().meta({ $ref: `#/components/schemas/${name}` });
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
