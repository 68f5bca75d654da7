/** Schemas that routes of several features share. */
import { z } from 'zod';

/** The parameters of a path with `:id`. */
export const idParams = z.object({ id: z.string().max(64) });

/** The response of a route that returns nothing. */
export const nothing = { 204: z.null() };

/** The query of a list that is read page by page. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(0).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});
