import { z } from 'zod';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['administrator', 'editor', 'recruiter']),
});

/** An address as it is looked up. */
export const emailSchema = z.string().trim().toLowerCase().max(254);

export const nothing = { 204: z.null() };
