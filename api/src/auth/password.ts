/** Passwords as argon2id strings: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { HttpError } from '../lib/errors.ts';

/** The length; `assertStrongPassword` checks the rest. */
export const newPassword = z
  .string()
  .min(12, 'The password must have at least 12 characters.')
  .max(256, 'The password must have 256 characters or fewer.');

/** For new passwords; each stored hash names its own. */
const COST = { memory: 19_456, passes: 2 };
const BYTES = 32;
/** A hash takes 19 MiB and a core for about 50 ms. A flood of logins must not take all of them. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;

const derive = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return inWords(salt, await inTurn(() => hashWith(COST, salt, password)));
}

/** Takes as long when there is no such user (`stored` is null), so that the time does not reveal who exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const known = STORED.exec(stored ?? '');
  const [, memory, passes, salt = '', hash = ''] = known ?? STORED.exec(NOBODY) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes) };
  const given = await inTurn(() => hashWith(cost, Buffer.from(salt, 'base64'), password));
  return known !== null && timingSafeEqual(Buffer.from(hash, 'base64'), given);
}

const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;
const NOBODY = inWords(randomBytes(16), randomBytes(BYTES));

function inWords(salt: Buffer, hash: Buffer): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=1$${encode(salt)}$${encode(hash)}`;
}

function hashWith(cost: typeof COST, nonce: Buffer, password: string): Promise<Buffer> {
  // One keyboard types é as one character, another as two.
  const message = password.normalize('NFC');
  return derive('argon2id', { ...cost, message, nonce, parallelism: 1, tagLength: BYTES });
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MAX_WAITING) throw new HttpError(429, 'Too many people are logging in. Please try again.');
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
