import { contentTypes } from 'content-types';
import type { Collection, ContentType, Singleton } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { createSchema, type Rules } from 'content-types/fields/field';
import type { z } from 'zod';
import { HttpError, toIssues } from '../http/errors.ts';

/** Every content type, in the registry's order. */
export const allTypes: readonly ContentType[] = Object.values(contentTypes);

/** The fields of a type that visitors can read. */
export function publicFields({ name, fields }: ContentType): Fields {
  return publicFieldsByType.get(name) ?? fields;
}

const publicFieldsByType = new Map(
  allTypes.map(({ name, fields }) => [name, Object.fromEntries(Object.entries<AnyField>(fields).filter(isPublic))]),
);

function isPublic([, { internal }]: [string, AnyField]): boolean {
  return !internal;
}

const byName = new Map(allTypes.map((type) => [type.name, type]));

/** The type of a stored document; undefined if the registry no longer knows it. */
export function findType(name: string): ContentType | undefined {
  return byName.get(name);
}

export function isCollection(type: ContentType): type is Collection {
  return type.shape === 'collection';
}

export function isSingleton(type: ContentType): type is Singleton {
  return type.shape === 'singleton';
}

type Data = Record<string, unknown>;
const schemas = new Map<string, z.ZodType<Data>>();

/**
 * Validates `data` and returns it trimmed and complete. Throws 422, also for unknown fields, with paths relative to
 * `data`.
 */
export function validate(type: ContentType, data: unknown, rules: Rules): Data {
  const { data: cleanData, error } = schemaFor(type, rules).safeParse(data);
  if (!error) return cleanData;
  const issues = toIssues(error);
  throw new HttpError(422, issues[0]?.message ?? 'This isn’t valid.', { issues });
}

/**
 * Returns a type's schema, made once for each type and set of rules, because building a schema costs more than using
 * it.
 */
function schemaFor(type: ContentType, rules: Rules): z.ZodType<Data> {
  const key = `${type.name} ${rules}`;
  const schema = schemas.get(key) ?? createSchema(type.fields, rules);
  schemas.set(key, schema);
  return schema;
}
