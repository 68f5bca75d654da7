import { cleanLine, cleanText } from 'content-types/fields/text';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeIssue, toFieldName } from './describe-issue.ts';

z.config({ localeError: describeIssue });

export const idParams = z.object({ id: z.string().max(64) });

export const noContent = { 204: z.null() };

/** A day such as `2026-11-21`. */
export const day = z.iso.date('This must be a date, like 2026-11-21.');

/** A parameter that is documented as `true` or `false`. Zod also accepts `1`, `yes`, `on` and their opposites. */
export const flag = z
  .stringbool({ error: ({ path }) => `${toFieldName(path ?? [])} must be true or false.` })
  .meta({ type: 'boolean' });

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(0).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Up to `max` ids, separated by commas. */
export function idList(max: number) {
  return z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(idParams.shape.id).max(max));
}

/** Schema for a required line of text, up to `max` characters. */
export function requiredLine(label: string, max: number) {
  return cleanLine(label, max).refine((value) => value !== '', `${label} is required.`);
}

/** Like `requiredLine`, for a text of several lines. */
export function requiredText(label: string, max: number) {
  return cleanText(label, max).refine((value) => value !== '', `${label} is required.`);
}

/**
 * Validates requests. An unknown query parameter is a validation error, because the response would not match the
 * request; only a route whose query is a loose object ignores it.
 */
export const validateStrictly: FastifySchemaCompiler<z.ZodType> = ({ schema, ...route }) => {
  const isPlain = route.httpPart === 'querystring' && schema instanceof z.ZodObject && !schema.def.catchall;
  return validatorCompiler({ ...route, schema: isPlain ? schema.strict() : schema });
};

/** Returns the JSON Schema of the input that clients may send, for OpenAPI. */
export function toJsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
