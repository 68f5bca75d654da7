/** A user's authenticator app and the recovery codes that stand in for it. */
import { randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Role } from '../database/schema/auth.ts';
import { recoveryCodes, secondFactors } from '../database/schema/auth.ts';
import type { Env } from '../env.ts';
import type { App } from '../lib/app.ts';
import { hashOf } from '../lib/secrets.ts';
import { base32, matchingStep } from './totp.ts';

/** Bytes of a key, as RFC 4226 recommends. */
const KEY_BYTES = 20;
const CODES = 10;
/** 80 bits: a hash of so much chance cannot be reversed by trying. */
const CODE_BYTES = 10;

/** Whether this installation wants a second factor of everybody in this role. */
export function needsSecondFactor({ secondFactor }: Env, role: Role): boolean {
  return secondFactor === 'everyone' || (secondFactor === 'administrators' && role === 'administrator');
}

/** When it was set up, and how many recovery codes are left; null while there is none that counts. */
export function secondFactorOf(db: Database, userId: string): { since: number; codesLeft: number } | null {
  const factor = confirmed(db, userId);
  if (!factor?.confirmedAt) return null;
  const left = db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).get();
  return { since: factor.confirmedAt, codesLeft: left?.n ?? 0 };
}

/** Begins with a new key, which counts once `confirmSecondFactor` has seen a code. */
export function beginSecondFactor(db: Database, userId: string): Buffer {
  const row = { key: randomBytes(KEY_BYTES), confirmedAt: null, lastStep: 0 };
  db.insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row })
    .run();
  return row.key;
}

/** Recovery codes, told this once; null when the code does not fit the key. */
export function confirmSecondFactor({ db, clock }: App, userId: string, code: string): string[] | null {
  const factor = db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).get();
  if (!factor || factor.confirmedAt !== null) return null;
  const step = matchingStep(factor.key, digitsOf(code), clock.now(), factor.lastStep);
  if (step === null) return null;
  const confirmedAt = clock.now();
  db.update(secondFactors).set({ confirmedAt, lastStep: step }).where(eq(secondFactors.userId, userId)).run();
  return renewRecoveryCodes(db, userId);
}

/** Ten new ones, such as `k7qm-x2vd-5hpa-w3rt`; the old ones end. */
export function renewRecoveryCodes(db: Database, userId: string): string[] {
  const codes = Array.from({ length: CODES }, () => base32(randomBytes(CODE_BYTES)).toLowerCase());
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  db.insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashOf(code), userId })))
    .run();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

export function removeSecondFactor(db: Database, userId: string): void {
  db.delete(secondFactors).where(eq(secondFactors.userId, userId)).run();
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
}

/** Takes a code of the app or a recovery code, which then is used up. Says which it was; null when it is neither. */
export function takeCode({ db, clock }: App, userId: string, code: string): 'app' | 'recovery' | null {
  const factor = confirmed(db, userId);
  if (!factor) return null;
  const step = matchingStep(factor.key, digitsOf(code), clock.now(), factor.lastStep);
  if (step !== null) {
    const isFirst = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step));
    return db.update(secondFactors).set({ lastStep: step }).where(isFirst).run().changes === 1 ? 'app' : null;
  }
  const hash = hashOf(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
  const isOwn = and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, userId));
  return db.delete(recoveryCodes).where(isOwn).run().changes === 1 ? 'recovery' : null;
}

function confirmed(db: Database, userId: string) {
  const isConfirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return db.select().from(secondFactors).where(isConfirmed).get();
}

/** Apps show `123 456`. */
function digitsOf(code: string): string {
  return code.replaceAll(/\s/g, '');
}
