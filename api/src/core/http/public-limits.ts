/**
 * Rate limits of public routes, per network. Each route names a limit, and routes that name the same limit share its
 * count.
 */
import { HOUR_MS, MINUTE_MS } from '../lib/dates.ts';
import type { Limit } from './rate-limit.ts';

/** Limit for calls as cheap as reading a file. Behind a proxy that hides addresses, all visitors are one network. */
export const CHEAP: Limit = { max: Number.POSITIVE_INFINITY, windowMs: HOUR_MS };
/** Limit for lists and documents from the database. Allows for an office that shares one network. */
export const READS: Limit = { max: 20_000, windowMs: 10 * MINUTE_MS };
/** Limit for the change feed, separate so that other readers behind the same proxy cannot use up the publisher's. */
export const CHANGES: Limit = { max: 20_000, windowMs: 10 * MINUTE_MS };
export const SEARCHES: Limit = { max: 3_000, windowMs: 10 * MINUTE_MS };
/**
 * Limit for forms, counted before their bodies are read. Allows for a careers fair on one network. Each form also
 * limits the data it stores.
 */
export const SUBMISSIONS: Limit = { max: 1_000, windowMs: 10 * MINUTE_MS };
/** Limit for a candidate's own page and the links in emails. */
export const LINKS: Limit = { max: 1_000, windowMs: 10 * MINUTE_MS };
/** Limit for logins. Failed logins have a much lower limit, also by account. */
export const LOGINS: Limit = { max: 1_000, windowMs: 10 * MINUTE_MS };
/** Limit for job posts. A multi-poster posts for many agencies from one network. */
export const POSTS: Limit = { max: 10_000, windowMs: HOUR_MS };
