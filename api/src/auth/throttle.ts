/** Failed logins are counted in the database, so that a restart forgives nobody. */
import { and, count, eq, gt, inArray, lt, min } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginAttempts } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { networkOf } from '../lib/network.ts';
import { hashOf } from '../lib/secrets.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 30;

export interface Attempt {
  /** Milliseconds until the next one is allowed; null when this one is. */
  waitMs: number | null;
  /** Takes this attempt back, and what was held against the account. */
  succeeded(): void;
}

/** Counts an attempt of this request against `account`. Throws 429 with Retry-After when there were too many. */
export function countOrRefuse(app: App, request: FastifyRequest, reply: FastifyReply, account: string, max?: number) {
  const attempt = countAttempt(app, account, request.ip, max);
  if (attempt.waitMs === null) return attempt;
  reply.header('retry-after', Math.ceil(attempt.waitMs / 1000));
  throw new HttpError(429, `Too many attempts. Please try again in ${minutes(attempt.waitMs)}.`);
}

/** Counts an attempt before it is made: a hundred at once must not all find the count at zero. */
function countAttempt(app: App, name: string, address: string, max = MAX_PER_ACCOUNT): Attempt {
  const { db } = app;
  const now = app.clock.now();
  const account = hashOf(`account ${name}`);
  const place = hashOf(`address ${networkOf(address)}`);
  db.delete(loginAttempts)
    .where(lt(loginAttempts.at, now - WINDOW_MS))
    .run();

  const waits = [waitFor(account, max), waitFor(place, MAX_PER_ADDRESS)];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) return { waitMs, succeeded: () => undefined };

  const rows = db
    .insert(loginAttempts)
    .values([account, place].map((key) => ({ key, at: now })))
    .returning({ id: loginAttempts.id })
    .all();
  return {
    waitMs: null,
    succeeded() {
      db.delete(loginAttempts).where(eq(loginAttempts.key, account)).run();
      db.delete(loginAttempts)
        .where(
          inArray(
            loginAttempts.id,
            rows.map((row) => row.id),
          ),
        )
        .run();
    },
  };

  function waitFor(key: string, max: number): number {
    const recent = and(eq(loginAttempts.key, key), gt(loginAttempts.at, now - WINDOW_MS));
    const found = db
      .select({ n: count(), oldest: min(loginAttempts.at) })
      .from(loginAttempts)
      .where(recent)
      .get();
    return found && found.n >= max ? (found.oldest ?? now) + WINDOW_MS - now : 0;
  }
}

/** Takes back what failed logins hold against an account. */
export function forgive({ db }: App, account: string) {
  db.delete(loginAttempts)
    .where(eq(loginAttempts.key, hashOf(`account ${account}`)))
    .run();
}

function minutes(ms: number): string {
  const n = Math.ceil(ms / 60_000);
  return n === 1 ? 'a minute' : `${n} minutes`;
}
