/** Passwords as argon2id strings: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { HttpError } from '../errors.ts';

export const newPassword = z
  .string()
  .min(12, 'The password must have at least 12 characters.')
  .max(256, 'The password must have 256 characters or fewer.');

const KIB = 19_456;
const PASSES = 2;
const BYTES = 32;
const PREFIX = `$argon2id$v=19$m=${KIB},t=${PASSES},p=1$`;
/** A hash takes 19 MiB and a core for some 50 ms: a flood of logins must not take them all. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;

const derive = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(() => hashWith(salt, password));
  return `${PREFIX}${encode(salt)}$${encode(hash)}`;
}

/** Takes equally long when there is no such user (`stored` is null), so that time does not tell who exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? NOBODY).slice(PREFIX.length).split('$');
  const expected = Buffer.from(hash, 'base64');
  const given = await inTurn(() => hashWith(Buffer.from(salt, 'base64'), password));
  return stored !== null && expected.length === given.length && timingSafeEqual(expected, given);
}

const NOBODY = `${PREFIX}${encode(randomBytes(16))}$${encode(randomBytes(BYTES))}`;

function hashWith(nonce: Buffer, message: string): Promise<Buffer> {
  // One person types é as one character, another's keyboard as two.
  const parameters = { message: message.normalize('NFC'), nonce, memory: KIB, passes: PASSES, parallelism: 1 };
  return derive('argon2id', { ...parameters, tagLength: BYTES });
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

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
