/** Limits failed logins. They are counted in the database, so that a restart does not reset the limit. */
import { and, count, eq, gt, inArray, lt, min } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginAttempts } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { networkOf } from '../lib/http.ts';
import { hashOf } from '../lib/ids.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_PER_ACCOUNT = 10;
const MAX_PER_NETWORK = 30;

/**
 * Counts an attempt against `account` and against the network of the request, before it is made: a hundred at once must
 * not all find a count of zero. Throws 429 with Retry-After when there were too many. Call `succeeded` to take this
 * attempt back, with what was counted against the account.
 */
export function countAttempt(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  max = MAX_PER_ACCOUNT,
): { succeeded(): void } {
  const { db } = app;
  const now = app.clock.now();
  const account = hashOf(`account ${name}`);
  const network = hashOf(`address ${networkOf(request.ip)}`);
  db.delete(loginAttempts)
    .where(lt(loginAttempts.at, now - WINDOW_MS))
    .run();

  const waitMs = Math.max(waitFor(account, max), waitFor(network, MAX_PER_NETWORK));
  if (waitMs > 0) {
    reply.header('retry-after', Math.ceil(waitMs / 1000));
    throw new HttpError(429, `Too many attempts. Please try again in ${minutes(waitMs)}.`);
  }

  const rows = db
    .insert(loginAttempts)
    .values([account, network].map((key) => ({ key, at: now })))
    .returning({ id: loginAttempts.id })
    .all();
  return {
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

/** Forgets the failed logins of an account. */
export function resetAttempts({ db }: App, account: string) {
  db.delete(loginAttempts)
    .where(eq(loginAttempts.key, hashOf(`account ${account}`)))
    .run();
}

function minutes(ms: number): string {
  const n = Math.ceil(ms / 60_000);
  return n === 1 ? 'a minute' : `${n} minutes`;
}
