/**
 * The schemas of the content routes: they check requests and responses, and OpenAPI and the admin's types are made from them.
 * What a document holds is validated by its type's own schema when it is saved, as the rules depend on `publish`.
 */
import type { Collection, ContentType } from 'content-types/define';
import { z } from 'zod';
import { allTypes, schemaFor } from './types.ts';

const timeIn = z.iso
  .datetime({ offset: true, error: 'This must be a date and time, like 2026-11-21T09:00:00Z.' })
  .transform((value) => Date.parse(value));
const timeOut = z.string().meta({ format: 'date-time' });

const status = z.enum(['draft', 'live', 'changed', 'scheduled', 'expired']);
export type Status = z.infer<typeof status>;

/** Rules may have become stricter since a document was saved: it must still be readable, so that it can be fixed. */
const data = z.record(z.string(), z.unknown());

const entry = z.object({
  id: z.string(),
  data,
  seq: z.int(),
  position: z.int(),
  closed: z.boolean(),
  publishedAt: timeOut,
  updatedAt: timeOut,
  expiresAt: timeOut.nullable(),
});

const adminEntry = z.object({
  id: z.string(),
  type: z.string(),
  data,
  version: z.int().describe('0 before the first save of a singleton.'),
  status,
  position: z.int(),
  publishAt: timeOut.nullable(),
  expiresAt: timeOut.nullable(),
  closesAt: timeOut.nullable().describe('`expiresAt`, or the end of the last day that its data names.'),
  publishedAt: timeOut.nullable(),
  createdAt: timeOut,
  updatedAt: timeOut,
  updatedBy: z.string().nullable().describe('A name.'),
});
export type AdminEntry = z.infer<typeof adminEntry>;

const saveFields = {
  publish: z.boolean().default(true).describe('False keeps the work as a draft.'),
  publishAt: timeIn.nullable().optional(),
  expiresAt: timeIn.nullable().optional(),
};

export function creationSchema(type: ContentType) {
  return z.strictObject({ data: dataSchema(type), ...saveFields });
}

export function updateSchema(type: ContentType) {
  const version = z.int().min(0).optional().describe('The version that the change is based on.');
  return z.strictObject({ data: dataSchema(type), version, ...saveFields });
}

/** What visitors see. */
export function entrySchema(type: ContentType) {
  return component(`${type.name}Entry`, entry);
}

/** What editors see. */
export function adminEntrySchema(type: ContentType) {
  return component(`${type.name}AdminEntry`, adminEntry);
}

export function savedSchema(type: ContentType) {
  return z.object({ entry: adminEntrySchema(type), change: z.int() });
}

export function revisionSchema(type: ContentType) {
  return z.object({
    version: z.int(),
    action: z.string(),
    at: timeOut,
    user: z.string().nullable(),
    data: dataSchema(type),
  });
}

export const changeSchema = z.object({ change: z.int() });

const whole = z.coerce.number().int().min(0);

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

/** Entries in an answer. */
export const MAX_PAGE = 1_000;

const listParameters = {
  drafts: z.stringbool().default(false),
  search: z.string().max(200).optional().describe('Words, each of which is in some field.'),
  status: status.optional(),
  sort: z.string().max(64).optional().describe('A field or `updatedAt`; `-` before it for descending.'),
  bin: z.stringbool().default(false),
  limit: whole.max(MAX_PAGE).optional(),
  offset: whole.default(0),
};

// `list` is the admin's, in the address of a list.
const TAKEN = [...Object.keys(listParameters), 'list'];

const WHY_TAKEN = 'lists are filtered by choices, and have a parameter of that name already.';

/** OpenAPI's schemas of what each type holds, and of its entries as visitors and as editors see them. */
export function contentComponents(): Record<string, object> {
  const components = allTypes.flatMap((type) => [
    [type.name, jsonSchema(schemaFor(type, 'publish'))],
    [`${type.name}Entry`, jsonSchema(entry.extend({ data: dataSchema(type) }))],
    [`${type.name}AdminEntry`, jsonSchema(adminEntry.extend({ data: dataSchema(type) }))],
  ]);
  return Object.fromEntries(components);
}

function dataSchema(type: ContentType) {
  return component(type.name, data);
}

/** A schema that OpenAPI describes by the component of this name. */
function component<Schema extends z.ZodType>(name: string, schema: Schema) {
  return z
    .custom<z.infer<Schema>>((value) => schema.safeParse(value).success, `This is not a ${name}.`)
    .meta({ $ref: `#/components/schemas/${name}` });
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
