/**
 * Limits guesses of passwords and codes. Attempts are counted in the database, so a restart does not reset the limit. A
 * stranger's failures do not lock the owner out: each browser in which the user has logged in before has its own count.
 * Other browsers share a count for their network and a higher one for the account. The networks of an IPv6 /48 also
 * have a common count.
 */

import { plural } from 'content-types/text/plural';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { and, count, eq, gt, inArray, lt, lte, min } from '../../database/drizzle.ts';
import { loginAttempts } from '../../database/schema/auth.ts';
import { signedTokens } from '../../database/signed-token.ts';
import { prepared } from '../../database/statements.ts';
import { HttpError } from '../../http/errors.ts';
import { getNetwork, getWideNetwork } from '../../http/http.ts';
import { WIDE_SHARE } from '../../http/rate-limit.ts';
import { MINUTE_MS } from '../../lib/dates.ts';
import { hashSecret, newId } from '../../lib/ids.ts';
import type { Env } from '../../settings/env.ts';
import { cookieOptions, type User } from '../authenticate.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const MAX_GUESSES = 10;
/** Maximum number of guesses for one account from all networks together. */
const MAX_GUESSES_PER_ACCOUNT = 100;
const MAX_ATTEMPTS_PER_NETWORK = 30;
/** Lower than for passwords, because this client already knows the password. */
const MAX_CODE_GUESSES = 5;
/** Maximum number of link emails to one address, because anyone can request them. */
const MAX_LINK_EMAILS = 3;
const BROWSER_DAYS = 365;

/** A bucket: the key by which attempts are counted, and the maximum in 15 minutes. */
interface Bucket {
  name: string;
  max: number;
}

/** The buckets that count an attempt. A success clears the first one. */
type Buckets = [Bucket, ...Bucket[]];

export function passwordBuckets(app: App, request: FastifyRequest, email: string): Buckets {
  const browser = findKnownBrowserId(app, request, email);
  if (browser !== null) return [{ name: `browser ${browser}`, max: MAX_GUESSES }];
  return [
    ...accountNetworkBuckets(request, email),
    { name: `account ${email}`, max: MAX_GUESSES_PER_ACCOUNT },
    ...networkBuckets('address', request, MAX_ATTEMPTS_PER_NETWORK),
  ];
}

/** Buckets for a user whose password was right. */
export function codeBuckets(app: App, request: FastifyRequest, { id, email }: Pick<User, 'id' | 'email'>): Buckets {
  const browser = findKnownBrowserId(app, request, email);
  if (browser !== null) return [{ name: `code ${browser}`, max: MAX_CODE_GUESSES }];
  return [
    { name: `code ${id}`, max: MAX_CODE_GUESSES },
    ...networkBuckets('address', request, MAX_ATTEMPTS_PER_NETWORK),
  ];
}

/** Bucket for a user who is logged in. */
export function sessionBuckets({ sessionId }: User): Buckets {
  return [{ name: `session ${sessionId}`, max: MAX_GUESSES }];
}

export function linkBuckets(email: string): Buckets {
  return [{ name: `link ${email}`, max: MAX_LINK_EMAILS }];
}

/** Buckets for calls without an account, or whose account is known only later. */
export function callBuckets(name: 'passkeys from' | 'links from' | 'multi-poster', request: FastifyRequest): Buckets {
  return networkBuckets(name, request, MAX_ATTEMPTS_PER_NETWORK);
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot bypass the limit. Throws 429 with
 * Retry-After. Call `succeeded` to undo the count and clear the first bucket.
 */
export function countAttempt(app: App, reply: FastifyReply, buckets: Buckets): { succeeded(): void } {
  const { waitMs, ids } = tryAttempt(app, buckets);
  throwTooManyAttempts(reply, waitMs);
  return {
    succeeded() {
      clearAttempts(app, [buckets[0]]);
      app.db.delete(loginAttempts).where(inArray(loginAttempts.id, ids)).run();
    },
  };
}

/** Throws like `countAttempt` but counts nothing, for routes that count once they have received the body. */
export function rejectLockedOut(app: App, reply: FastifyReply, buckets: Buckets): void {
  throwTooManyAttempts(reply, findWait(app, buckets));
}

/** Counts an attempt if the limit allows it; otherwise counts nothing and returns `waitMs` above zero. */
export function tryAttempt(app: App, buckets: Buckets): { waitMs: number; ids: number[] } {
  const { db } = app;
  const now = app.clock.now();
  db.delete(loginAttempts)
    .where(lt(loginAttempts.at, now - WINDOW_MS))
    .run();
  const waitMs = findWait(app, buckets);
  if (waitMs > 0) return { waitMs, ids: [] };
  const rows = buckets.map(({ name }) => ({ key: hashSecret(name), at: now }));
  const addedAttempts = db.insert(loginAttempts).values(rows).returning({ id: loginAttempts.id }).all();
  return { waitMs, ids: addedAttempts.map(({ id }) => id) };
}

/** Milliseconds until all the buckets allow another attempt. */
function findWait({ db, clock }: App, buckets: Buckets): number {
  const now = clock.now();
  const isRecent = and(gt(loginAttempts.at, now - WINDOW_MS), lte(loginAttempts.at, now));
  const waits = buckets.map(({ name, max }) => {
    const recentAttempts = db
      .select({ n: count(), oldest: min(loginAttempts.at) })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.key, hashSecret(name)), isRecent))
      .get();
    return recentAttempts && recentAttempts.n >= max ? (recentAttempts.oldest ?? now) + WINDOW_MS - now : 0;
  });
  return Math.max(...waits);
}

function throwTooManyAttempts(reply: FastifyReply, waitMs: number): void {
  if (waitMs <= 0) return;
  reply.header('retry-after', Math.ceil(waitMs / 1000));
  throw new HttpError(
    429,
    plural(Math.ceil(waitMs / MINUTE_MS), {
      one: 'Too many attempts. Please try again in a minute.',
      other: 'Too many attempts. Please try again in # minutes.',
    }),
  );
}

/** Clears the failed logins of an account, from the network of this request and in total. */
export function resetAttempts(app: App, request: FastifyRequest, email: string) {
  clearAttempts(app, [
    ...accountNetworkBuckets(request, email),
    { name: `account ${email}`, max: MAX_GUESSES_PER_ACCOUNT },
  ]);
}

/** Sets a cookie that identifies this browser at the user's next login. Call it after a login. */
export function rememberBrowser(app: App, request: FastifyRequest, reply: FastifyReply, email: string) {
  if (findKnownBrowserId(app, request, email) !== null) return;
  const token = browsers(app.db).sign(`${newId()}.${hashSecret(email)}`);
  const options = { ...cookieOptions(app.env), maxAge: BROWSER_DAYS * 24 * 3600 };
  reply.setCookie(browserCookieName(app.env), token, options);
}

/** The id of a browser in which the user with this address has logged in before; null for any other browser. */
function findKnownBrowserId(app: App, request: FastifyRequest, email: string): string | null {
  const [id, owner] = browsers(app.db).read(request.cookies[browserCookieName(app.env)])?.split('.') ?? [];
  return id !== undefined && owner === hashSecret(email) ? id : null;
}

const browsers = prepared((db) => signedTokens(db, 'known-browser'));

function browserCookieName(env: Env): string {
  return env.isHttps ? '__Host-browser' : 'browser';
}

function accountNetworkBuckets(request: FastifyRequest, email: string): Buckets {
  return networkBuckets(`account ${email} from`, request, MAX_GUESSES);
}

/** Buckets for the network of a request and, for IPv6, the /48 around it. */
function networkBuckets(name: string, { ip }: FastifyRequest, max: number): Buckets {
  const [network, wideNetwork] = [getNetwork(ip), getWideNetwork(ip)];
  const networkBucket = { name: `${name} ${network}`, max };
  return wideNetwork === network
    ? [networkBucket]
    : [networkBucket, { name: `${name} ${wideNetwork}`, max: max * WIDE_SHARE }];
}

function clearAttempts({ db }: App, buckets: Bucket[]) {
  const keys = buckets.map(({ name }) => hashSecret(name));
  db.delete(loginAttempts).where(inArray(loginAttempts.key, keys)).run();
}
