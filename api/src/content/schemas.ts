/** The shapes of the content routes, for checking what comes in and for OpenAPI. `data` is checked by the type's own schema. */
import type { ContentType } from 'content-types/define';
import { z } from 'zod';

const time = z.iso.datetime({ offset: true, error: 'This must be a date and time, like 2026-11-21T09:00:00Z.' });
const timeIn = time.transform((value) => Date.parse(value));

/** The name under which OpenAPI knows a type's data. */
export function dataRef(type: ContentType) {
  return { $ref: `#/components/schemas/${type.name}` };
}

const saveFields = {
  publish: z.boolean().default(true).describe('False keeps the work as a draft.'),
  publishAt: timeIn.nullable().optional(),
  expiresAt: timeIn.nullable().optional(),
};

export function creationSchema(type: ContentType) {
  return z.strictObject({ data: z.unknown().meta(dataRef(type)), ...saveFields });
}

export function updateSchema(type: ContentType) {
  return z.strictObject({
    data: z.unknown().meta(dataRef(type)),
    version: z.int().min(0).optional().describe('The version that the change is based on.'),
    ...saveFields,
  });
}

export function entrySchema(type: ContentType) {
  return z.object({
    id: z.string(),
    data: z.unknown().meta(dataRef(type)),
    seq: z.int(),
    position: z.int(),
    closed: z.boolean(),
    publishedAt: time,
    updatedAt: time,
    expiresAt: time.nullable(),
  });
}

export function adminEntrySchema(type: ContentType) {
  return z.object({
    id: z.string(),
    type: z.string(),
    data: z.unknown().meta(dataRef(type)),
    version: z.int(),
    status: z.enum(['draft', 'live', 'changed', 'scheduled', 'expired']),
    position: z.int(),
    publishAt: time.nullable(),
    expiresAt: time.nullable(),
    publishedAt: time.nullable(),
    createdAt: time,
    updatedAt: time,
    updatedBy: z.string().nullable(),
  });
}

export function savedSchema(type: ContentType) {
  return z.object({ entry: adminEntrySchema(type), change: z.int() });
}

export const changeSchema = z.object({ change: z.int() });

export const idParams = z.object({ id: z.string().max(64) });

const whole = z.coerce.number().int().min(0);

/** `drafts=true` asks for the editors' view; the rest belongs to it, but for `limit` and `offset`. */
export const listQuery = z.object({
  drafts: z.stringbool().default(false),
  search: z.string().max(200).optional(),
  sort: z.string().max(64).optional(),
  bin: z.stringbool().default(false),
  limit: whole.optional(),
  offset: whole.default(0),
});
