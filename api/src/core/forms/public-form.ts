import type { Submission } from 'content-types/define';
import type { Fields } from 'content-types/fields/any-field';
import { createSchema, type DataOf } from 'content-types/fields/field';
import type { FormPart } from 'content-types/forms/inputs';
import { z } from 'zod';
import type { App } from '../app.ts';
import { HttpError, type Issue, toIssues } from '../http/errors.ts';
import { SUBMISSIONS } from '../http/public-limits.ts';
import type { Acknowledgement } from '../mail/outbox.ts';
import { KEY_FORMAT } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of a form, only for the API's description: handlers read and validate the parts themselves. */
    form?: z.ZodObject;
  }
}

export const filePart = z.string().meta({ format: 'binary' });

/** The content types of forms without files. */
export const FORMS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const MULTIPART = ['multipart/form-data'];

/** API clients get JSON; a browser that sends the form without JavaScript gets a page. */
const createdResponse = {
  description: 'The submission is stored. A retry with the same idempotency key and content gets the same `reference`.',
  content: {
    'application/json': {
      schema: z.object({ message: z.string(), reference: z.string(), next: z.string() }),
    },
    'text/html': { schema: z.string() },
  },
};

const idempotencyKey = z
  .string()
  .optional()
  .describe(`An idempotency key of ${KEY_FORMAT}. The \`Idempotency-Key\` header overrides it.`);

export interface PublicForm<F extends Fields = Fields> extends Replies {
  type: Submission;
  /** The fields to type or choose, without files. */
  fields: F;
  schema: z.ZodType<DataOf<F>>;
}

export interface Stored {
  id: string;
  reference: string;
  /** Timing of the acknowledgement email to the sender. */
  acknowledgement: Acknowledgement;
  /** The sender's CV; null if none was sent, undefined if the form takes no file. */
  resumeId?: string | null;
}

interface Replies {
  /** The next steps, shown below the reference of the confirmation. */
  next(app: App, storedForm: Stored): string;
  /** A page of the site to continue to. */
  link: { path: string; label: string };
  /** Builds the page that shows the form again with the typed values. */
  page(app: App, values: Record<string, unknown>): FormPage;
}

interface FormPage {
  /** The path of the page that had the form. */
  back: string;
  /** The heading; by default the form's. */
  heading?: string;
  /** The parts to show; by default the form's fields. */
  parts?: readonly FormPart[];
  fileHint?: string;
  hidden?: Record<string, string>;
}

export function publicForm<F extends Fields>(type: Submission, fields: F, replies: Replies): PublicForm<F> {
  return { type, fields, schema: createSchema(fields, 'publish'), ...replies };
}

/** Validates the fields and ignores all other input. `data` is null if there are issues. */
export function validateForm<F extends Fields>(
  { fields, schema }: PublicForm<F>,
  values: Record<string, unknown>,
): { data: DataOf<F>; issues: Issue[] } | { data: null; issues: Issue[] } {
  // Treats a missing field as empty, so that the error is "is required".
  const completeValues = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? '']));
  const { data, error } = schema.safeParse(completeValues);
  return error ? { data: null, issues: toIssues(error) } : { data, issues: [] };
}

/** Returns the error for a rejected form, with an issue for each invalid field. */
export function invalidForm({ type }: Pick<PublicForm, 'type'>, issues: Issue[], status = 422): HttpError {
  return new HttpError(status, type.form.failed, { issues });
}

/** Options of a route for a public form. Its handler reads and validates the body. `extraParts` describes other parts. */
export function createFormOptions(fields: Fields, extraParts: Record<string, z.ZodType> = {}) {
  const hasFile = Object.values(fields).some(({ kind }) => kind === 'file');
  return {
    config: {
      public: SUBMISSIONS,
      form: formSchema(fields).extend({ idempotencyKey, ...extraParts }),
    },
    // Allows a text of 20,000 characters in URL encoding.
    bodyLimit: 400_000,
    schema: { tags: ['Forms'], consumes: hasFile ? MULTIPART : FORMS, response: { 201: createdResponse } },
  };
}

/** A part for each field. */
export function formSchema(fields: Fields): z.ZodObject {
  const parts = Object.entries(fields).map(([name, field]) => {
    const part: z.ZodType = field.kind === 'file' ? filePart : field.schema('publish');
    return [name, field.required ? part : part.optional()];
  });
  return z.object(Object.fromEntries(parts));
}
