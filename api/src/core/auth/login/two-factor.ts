/**
 * A user's authenticator app (TOTP, RFC 6238), the recovery codes for when it is lost, and the rule for when a passkey
 * is required.
 */

import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../../app.ts';
import { and, eq, isNotNull, isNull } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { passkeys, type Role, recoveryCodes, secondFactors, type users } from '../../database/schema/auth.ts';
import { countRows } from '../../database/statements.ts';
import { hashSecret } from '../../lib/ids.ts';
import type { Env } from '../../settings/env.ts';

/** Length of a key in bytes, as RFC 4226 recommends. */
const KEY_BYTES = 20;
const RECOVERY_CODES = 10;
/** Length of a recovery code in bytes. A plain hash of 80 random bits cannot be reversed. */
const RECOVERY_CODE_BYTES = 10;

/** Whether this installation requires a second factor for this role. */
export function requiresTwoFactor({ secondFactor }: Env, role: Role): boolean {
  return secondFactor === 'everyone' || (secondFactor === 'administrators' && role === 'administrator');
}

/** Returns the setup time and the number of recovery codes left; null if two-factor authentication is off. */
export function findTwoFactor(db: Database, userId: string): { since: number; codesLeft: number } | null {
  const factor = findConfirmedFactor(db, userId);
  if (!factor?.confirmedAt) return null;
  const codesLeft = countRows(db, recoveryCodes, eq(recoveryCodes.userId, userId));
  return { since: factor.confirmedAt, codesLeft };
}

/** Whether users may have passkeys. They may not if single sign-on is required or the host is an IP address. */
export function allowsPasskeys({ adminUrl, singleSignOn }: Env): boolean {
  return !singleSignOn?.isRequired && isIP(adminUrl.hostname) === 0;
}

export function hasPasskey(db: Database, userId: string): boolean {
  return countRows(db, passkeys, eq(passkeys.userId, userId)) > 0;
}

/**
 * Returns the next login step after a correct password or provider account: a code, a passkey if it is the user's only
 * second factor and the role requires one, or null.
 */
export function findNextStep({ db, env }: App, { id, role }: typeof users.$inferSelect): 'totp' | 'passkey' | null {
  if (findTwoFactor(db, id)) return 'totp';
  return requiresTwoFactor(env, role) && allowsPasskeys(env) && hasPasskey(db, id) ? 'passkey' : null;
}

/** Whether a user has an authenticator app or a passkey. */
export function hasSecondFactor(db: Database, userId: string): boolean {
  return findTwoFactor(db, userId) !== null || hasPasskey(db, userId);
}

/** Removes the authenticator app and the passkeys of a user who has lost them. */
export function removeSecondFactors(db: Database, userId: string): void {
  removeTwoFactor(db, userId);
  db.delete(passkeys).where(eq(passkeys.userId, userId)).run();
}

/** Stores a new key, which takes effect once `turnOnTwoFactor` has seen a recovery code. */
export function beginTwoFactor(db: Database, userId: string): Buffer {
  const row = { key: randomBytes(KEY_BYTES), confirmedAt: null, lastStep: 0 };
  removeTwoFactor(db, userId);
  db.insert(secondFactors)
    .values({ userId, ...row })
    .run();
  return row.key;
}

/**
 * Checks the first code and returns the recovery codes, which are shown only once. Null if the code is wrong or there
 * is no key to confirm.
 */
export function checkFirstCode({ db, clock }: App, userId: string, code: string): string[] | null {
  const factor = db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).get();
  if (!factor || factor.confirmedAt !== null) return null;
  const step = findMatchingStep(factor.key, code, clock.now(), factor.lastStep);
  if (step === null) return null;
  db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId)).run();
  return renewRecoveryCodes(db, userId);
}

/**
 * Turns two-factor authentication on. A recovery code, which stays valid, proves that the user saved the codes. Returns
 * false for a wrong code.
 */
export function turnOnTwoFactor({ db, clock }: App, userId: string, recoveryCode: string): boolean {
  const isSaved = countRows(db, recoveryCodes, isRecoveryCode(userId, recoveryCode)) > 0;
  const isPending = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
  return isSaved && db.update(secondFactors).set({ confirmedAt: clock.now() }).where(isPending).run().changes > 0;
}

/** Replaces the recovery codes. They look like `k7qm-x2vd-5hpa-w3rt`. */
export function renewRecoveryCodes(db: Database, userId: string): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_CODE_BYTES)).toLowerCase());
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  db.insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashSecret(code), userId })))
    .run();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

export function removeTwoFactor(db: Database, userId: string): void {
  db.delete(secondFactors).where(eq(secondFactors.userId, userId)).run();
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
}

/** Consumes a code from the app or a recovery code. Returns its type; null if the code is wrong or already used. */
export function consumeCode({ db, clock }: App, userId: string, code: string): 'app' | 'recovery' | null {
  const factor = findConfirmedFactor(db, userId);
  if (!factor) return null;
  const step = findMatchingStep(factor.key, code, clock.now(), factor.lastStep);
  if (step !== null) {
    const isUnchanged = and(eq(secondFactors.userId, userId), eq(secondFactors.lastStep, factor.lastStep));
    return db.update(secondFactors).set({ lastStep: step }).where(isUnchanged).run().changes === 1 ? 'app' : null;
  }
  return db.delete(recoveryCodes).where(isRecoveryCode(userId, code)).run().changes === 1 ? 'recovery' : null;
}

function isRecoveryCode(userId: string, code: string) {
  const hash = hashSecret(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
  return and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, userId));
}

/**
 * Returns the time step of a code, at most one step from the current one and later than `lastStep`; null if none
 * matches. Ignores spaces, and a future `lastStep` stored while the clock was ahead.
 */
export function findMatchingStep(key: Buffer, code: string, timestamp: number, lastStep: number): number | null {
  const totp = createTotp(key);
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: 1 });
  if (delta === null) return null;
  const currentStep = totp.counter({ timestamp });
  const step = currentStep + delta;
  return step > lastStep || lastStep > currentStep + 2 ? step : null;
}

/** The address in the QR code that authenticator apps read. */
export function enrolmentUri(issuer: string, label: string, key: Buffer): string {
  return createTotp(key, { issuer, label }).toString();
}

/** Creates a TOTP with SHA-1, six digits and 30 seconds, the only settings that every app supports. */
export function createTotp(key: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: toSecret(key) });
}

export function toBase32(bytes: Buffer): string {
  return toSecret(bytes).base32;
}

function toSecret(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

function findConfirmedFactor(db: Database, userId: string) {
  const isConfirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return db.select().from(secondFactors).where(isConfirmed).get();
}
