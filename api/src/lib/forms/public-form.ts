import { submissions } from 'content-types';
import type { Fields } from 'content-types/fields/any-field';
import { createSchema, type DataOf } from 'content-types/fields/field';
import type { z } from 'zod';
import { HttpError, type Issue, issuesOf } from '../errors.ts';

/** A form that visitors send: what they type, and what they are told. */
export interface PublicForm<F extends Fields = Fields> {
  name: 'message' | 'application' | 'complaint';
  /** What is typed; a file is not. */
  fields: F;
  schema: z.ZodType<DataOf<F>>;
  /** The specification's words, M2 and M4. */
  sent: string;
  failed: string;
}

const { resume, ...answers } = submissions.application.fields;

export const messageForm = publicForm('message', submissions.message.fields, {
  sent: 'Your message has been sent successfully!',
  failed: 'There was an error sending your message. Please try again.',
});

export const complaintForm = publicForm('complaint', submissions.complaint.fields, {
  sent: 'We have received your complaint.',
  failed: 'Your complaint could not be sent. Please try again.',
});

export const applicationForm = publicForm('application', answers, {
  sent: 'Application submitted successfully!',
  failed: 'Error submitting application. Please try again.',
});

export const resumeField = resume;

/** What was typed, checked; what else was sent is left alone. `data` is null when there are issues. */
export function checkForm<F extends Fields>(
  { fields, schema }: PublicForm<F>,
  values: Record<string, unknown>,
): { data: DataOf<F>; issues: Issue[] } | { data: null; issues: Issue[] } {
  // A field that was not sent is an empty one: "is required" is the sentence that helps.
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? '']));
  const { data, error } = schema.safeParse(typed);
  return error ? { data: null, issues: issuesOf(error) } : { data, issues: [] };
}

/** A refusal with a sentence for each field. */
export function refused({ failed }: PublicForm, issues: Issue[], status = 422): HttpError {
  return new HttpError(status, failed, { issues });
}

function publicForm<F extends Fields>(
  name: PublicForm['name'],
  fields: F,
  texts: Pick<PublicForm, 'sent' | 'failed'>,
): PublicForm<F> {
  return { name, fields, schema: createSchema(fields, 'publish'), ...texts };
}
