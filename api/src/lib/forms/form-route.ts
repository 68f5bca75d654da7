import type { Fields } from 'content-types/fields/any-field';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The parts of the form that a route takes, for the API's description only: handlers read and validate the parts. */
    form?: z.ZodObject;
  }
}

export const filePart = z.string().meta({ format: 'binary' });

const FORMS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const MULTIPART = ['multipart/form-data'];

/** Programs get JSON; a browser that sends the form without scripts gets a page. */
const created = {
  description: 'It has been stored.',
  content: {
    'application/json': { schema: z.object({ message: z.string(), reference: z.string(), next: z.string() }) },
    'text/html': { schema: z.string() },
  },
};

/** Options of a route that takes a form from anybody. Its handler reads and validates the body. */
export function publicFormRoute(tag: string, fields: Fields) {
  const hasFile = Object.values(fields).some(({ kind }) => kind === 'file');
  return {
    config: { public: true as const, form: formSchema(fields) },
    // A text of 20,000 characters, urlencoded.
    bodyLimit: 400_000,
    schema: { tags: [tag], consumes: hasFile ? MULTIPART : FORMS, response: { 201: created } },
  };
}

/** A part for each field, and what our own forms send along. */
function formSchema(fields: Fields): z.ZodObject {
  const parts = Object.entries(fields).map(([name, field]) => {
    const part: z.ZodType = field.kind === 'file' ? filePart : field.schema('publish');
    return [name, field.required ? part : part.optional()];
  });
  const sentAlong = { idempotencyKey: z.string().optional() };
  return z.object({ ...Object.fromEntries(parts), ...sentAlong });
}
