/** A form as OpenAPI tells of it. Whoever takes the form reads its parts as they come and checks them itself. */
import type { Fields } from 'content-types/fields/any-field';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The parts of the form that a route takes; for the description alone. */
    form?: z.ZodObject;
  }
}

/** The parts of a form of these fields, a file for each that holds one, and what else may be sent along. */
export function formSchema(fields: Fields, more: Record<string, z.ZodType> = {}): z.ZodObject {
  const parts = Object.entries(fields).map(([name, field]) => {
    const part: z.ZodType = field.kind === 'file' ? filePart : field.schema('publish');
    return [name, field.required ? part : part.optional()];
  });
  return z.object({ ...Object.fromEntries(parts), ...more });
}

export const filePart = z.string().meta({ format: 'binary' });
