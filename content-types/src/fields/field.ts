/** The properties that all fields share. Validation, the API, OpenAPI and the admin's forms are derived from them. */
import { z } from 'zod';
import { createRequiredMessage } from './problems.ts';

/**
 * `draft` checks types, formats and upper limits, so that unfinished work can be saved. `publish` also enforces
 * required fields, the minimum length of lists, and `check`.
 */
export type Rules = 'draft' | 'publish';

export type Role = 'administrator' | 'editor' | 'recruiter';

export interface Field<Kind extends string = string, Value = unknown> {
  readonly kind: Kind;
  readonly label: string;
  /** A sentence shown under the label. */
  readonly help?: string;
  readonly required: boolean;
  /** Returns the value of a new, empty field. Documents saved before the field existed also get it. */
  initial(): Value;
  schema(rules: Rules): z.ZodType<Value>;
  /** A valid value as API clients send it, for the API's description and tests; `initial()` if left out. */
  example?(): unknown;
  /** Returns the contact detail shown to visitors if this field is blank. Only for singletons. */
  inherits?(contact: Contact): unknown;
  /** Checks the value against the other fields of the same object on publishing. Returns the error, or null. */
  check?(value: Value, siblings: Readonly<Record<string, unknown>>): string | null;
  /** The format of new, non-blank values. */
  readonly format?: Format;
  /** The admin shows the field only while another field of the same object has this value. */
  readonly when?: readonly [field: string, value: string | boolean];
  /** Whether the field is left out of forms, because only programs read it. */
  readonly hidden?: boolean;
  /** Whether visitors cannot read the field. Only for fields at the top of a type. */
  readonly internal?: boolean;
  /** Roles that may read and change an internal field; all by default. */
  readonly readers?: readonly Role[];
}

/**
 * A format for new values. Published values that do not match stay valid: the API checks a value only when it is
 * published and has changed.
 */
export interface Format {
  /** Tested against the value without spaces. */
  readonly pattern: RegExp;
  /** Follows “must be”. */
  readonly words: string;
  readonly example: string;
}

/** The agency's contact details, entered once in the site settings. */
export interface Contact {
  phone: string;
  email: string;
  address: { street: string; city: string; state: string; zip: string };
  openingHours: string;
  socialLinks: { platform: string; link: string }[];
}

export interface FieldOptions {
  required?: boolean;
  help?: string;
}

export type ValueOf<F> = F extends Field<string, infer Value> ? Value : never;

/** The type of the object that named fields describe. */
export type DataOf<F extends Record<string, Field>> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** Adds "… is required." to a schema if the field is required and the rules enforce that. */
export function requiredWhen<Value>(
  field: { label: string; required: boolean },
  rules: Rules,
  schema: z.ZodType<Value>,
  isEmpty: (value: Value) => boolean,
): z.ZodType<Value> {
  if (!field.required || rules === 'draft') return schema;
  return schema.refine((value) => !isEmpty(value), { error: createRequiredMessage(field.label), abort: true });
}

/**
 * Allows clients that replace an entry to omit the field, which resets it to its initial value. Needed for a new field
 * of a type that already has clients.
 */
export function optional<F extends Field>(field: F): F {
  // Omits the default from the API's description, because client generators treat fields with a default as required.
  const schema = (rules: Rules) => field.schema(rules).default(field.initial).meta({ default: undefined });
  return { ...field, schema };
}

/** Builds the schema of an object with these fields. Unknown keys are rejected rather than silently dropped. */
export function createSchema<F extends Record<string, Field>>(
  fields: F,
  rules: Rules,
  label = 'This',
): z.ZodType<DataOf<F>> {
  const shape = mapFields(fields, (field) => field.schema(rules));
  const object = z.strictObject(shape, { error: mustBe(label, 'an object') });
  return withChecks(fields, rules, object) as unknown as z.ZodType<DataOf<F>>;
}

function withChecks(fields: Record<string, Field>, rules: Rules, object: z.ZodObject): z.ZodType {
  const checkedFields = Object.entries(fields).filter(([, { check }]) => check);
  if (rules === 'draft' || checkedFields.length === 0) return object;
  return object.superRefine((data, context) => {
    for (const [name, field] of checkedFields) {
      const message = field.check?.(data[name], data);
      if (message) context.addIssue({ code: 'custom', path: [name], message });
    }
  });
}

/** The error for a missing value or one of another type: `mustBe('City', 'text')` gives “City must be text.” */
export function mustBe(label: string, expectation: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? `${label} is missing.` : `${label} must be ${expectation}.`);
}

/** Returns the data of a new, empty object with these fields. */
export function initialData<F extends Record<string, Field>>(fields: F): DataOf<F> {
  return mapFields(fields, (field) => field.initial()) as DataOf<F>;
}

function mapFields<Result>(fields: Record<string, Field>, map: (field: Field) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));
}
