import { z } from 'zod';

export const role = z.enum(['administrator', 'editor', 'recruiter']);
export type Role = z.infer<typeof role>;

export const userSchema = z.object({ id: z.string(), email: z.string(), name: z.string(), role });

/** An email address in the form in which users are looked up. */
export const emailSchema = z.string().trim().toLowerCase().max(254);

export const nothing = { 204: z.null() };
