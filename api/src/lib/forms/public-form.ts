import type { SafeHtml } from '@remix-run/html-template';
import type { Fields } from 'content-types/fields/any-field';
import { createSchema, type DataOf } from 'content-types/fields/field';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { HttpError, type Issue, issuesOf } from '../errors.ts';

/** A form that visitors send. */
export interface PublicForm<F extends Fields = Fields> extends FormTexts {
  /** What is typed; a file is not. */
  fields: F;
  schema: z.ZodType<DataOf<F>>;
  /** What the page that gives the form back shows, depending on what was typed. */
  page(app: App, values: Record<string, unknown>): FormPage;
}

export interface FormTexts {
  /** The specification's words, M2 and M4. */
  sent: string;
  failed: string;
  /** Says that an email is on its way; shown only when one was queued for the sender. */
  confirmation?: string;
  /** What happens now, under the receipt's reference. */
  next: string;
  /** A page of the site to go on with. */
  link: { path: string; label: string };
}

export interface FormPage {
  heading: string;
  button: string;
  /** The path of the site's page where the form was. */
  back: string;
  /** The fields to show; those of the form unless given. */
  fields?: Fields;
  fileHint?: string;
  more?: SafeHtml;
  hidden?: Record<string, string>;
}

export function publicForm<F extends Fields>(fields: F, texts: FormTexts, page: PublicForm['page']): PublicForm<F> {
  return { fields, schema: createSchema(fields, 'publish'), ...texts, page };
}

/** What was typed, validated; what else was sent is ignored. `data` is null when there are issues. */
export function validateForm<F extends Fields>(
  { fields, schema }: PublicForm<F>,
  values: Record<string, unknown>,
): { data: DataOf<F>; issues: Issue[] } | { data: null; issues: Issue[] } {
  // A field that was not sent is an empty one: "is required" is the sentence that helps.
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? '']));
  const { data, error } = schema.safeParse(typed);
  return error ? { data: null, issues: issuesOf(error) } : { data, issues: [] };
}

/** The error of a form that was not accepted, with a sentence for each field. */
export function invalidForm({ failed }: FormTexts, issues: Issue[], status = 422): HttpError {
  return new HttpError(status, failed, { issues });
}
