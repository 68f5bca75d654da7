/** Passwords: the rules for new ones, and how they are stored: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { z } from 'zod';
import { fieldError, HttpError } from '../../http/errors.ts';
import type { Env } from '../../settings/env.ts';

/** Checks only the length. `assertStrongPassword` checks the rest. */
export const newPassword = z
  .string()
  .min(12, 'The password must be at least 12 characters long.')
  .max(256, 'The password must be 256 characters or fewer.');

/** The cost of new hashes; each stored hash records its own. */
const COST = { memory: 19_456, passes: 2 };
const HASH_BYTES = 32;
/** A hash takes 19 MiB and one core for about 50 ms. The limit keeps a flood of logins from taking every core. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_WAITING_HASHES = 40;

const derive = promisify(argon2);
const hashingLimit = pLimit(MAX_CONCURRENT_HASHES);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encodeHash(salt, await queueHashing(() => hashWith(COST, salt, password)));
}

/**
 * Verifies a password. Takes equally long for an unknown user (`storedHash` is null) to prevent user enumeration.
 * Throws 429 if too many checks are waiting.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const storedParts = HASH_PATTERN.exec(storedHash ?? '');
  const [, memory, passes, salt = '', hash = ''] = storedParts ?? HASH_PATTERN.exec(DUMMY_HASH) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes) };
  const computedHash = await queueHashing(() => hashWith(cost, Buffer.from(salt, 'base64'), password));
  return storedParts !== null && timingSafeEqual(Buffer.from(hash, 'base64'), computedHash);
}

/** The user whose password it will be. */
interface Owner {
  email: string;
  name: string;
}

/** Throws 422, with the issue at `path`, for a password that is leaked, easy to guess or based on its owner's name. */
export function assertStrongPassword(env: Env, owner: Owner, password: string, path: string) {
  const message = findWeakness(password, [owner.email, owner.name, env.publicSiteUrl.hostname]);
  if (message) throw fieldError(path, message);
}

/**
 * Why the password is too weak, as a sentence; null if it is strong enough. `ownDetails` holds words that a guesser would
 * try first.
 */
export function findWeakness(password: string, ownDetails: readonly string[]): string | null {
  const normalizedPassword = password.normalize('NFC').toLowerCase();
  if (
    loadLeakedPasswords().has(normalizedPassword) ||
    loadLeakedPasswords().has(normalizedPassword.replaceAll(/\s/g, ''))
  ) {
    return 'This is one of the most common leaked passwords. Please choose another.';
  }
  const withoutCommonWords = strip(normalizedPassword, COMMON_PASSWORD_WORDS);
  if (isTooLittle(withoutCommonWords)) return 'This password is too easy to guess. Try a few random words.';
  if (isTooLittle(strip(withoutCommonWords, ownDetails.flatMap(splitWords)))) {
    return 'The password can’t be based on your name, your email address or the site’s name.';
  }
  return null;
}

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;
const DUMMY_HASH = encodeHash(randomBytes(16), randomBytes(HASH_BYTES));

function encodeHash(salt: Buffer, hash: Buffer): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=1$${encode(salt)}$${encode(hash)}`;
}

function hashWith(cost: typeof COST, nonce: Buffer, password: string): Promise<Buffer> {
  // Normalises the text, because some keyboards type é as one character and others as two.
  const message = password.normalize('NFC');
  return derive('argon2id', { ...cost, message, nonce, parallelism: 1, tagLength: HASH_BYTES });
}

/** Runs `work` when a slot for hashing is free. Throws 429 if too many hashes are waiting. */
async function queueHashing<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashingLimit.pendingCount >= MAX_WAITING_HASHES)
    throw new HttpError(429, 'The server is busy. Please try again in a moment.');
  return hashingLimit(work);
}

/** Minimum number of distinct letters and digits after common words and words about the owner are removed. */
const MIN_DISTINCT_CHARACTERS = 6;

/** Words that people add to make a password long enough: `Password2026!`, `Welcome-Welcome`. */
const COMMON_PASSWORD_WORDS =
  'password passwort welcome letmein administrator admin login secret changeme qwertyuiop qwerty asdfgh iloveyou spring summer autumn winter company'.split(
    ' ',
  );

function isTooLittle(remainingText: string): boolean {
  return new Set(remainingText.replaceAll(/[^\p{L}\p{N}]/gu, '')).size < MIN_DISTINCT_CHARACTERS;
}

function strip(text: string, words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((remainingText, word) => remainingText.replaceAll(word, ' '), text);
}

function splitWords(text: string): string[] {
  const lowerCaseWords = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return lowerCaseWords.filter((word) => word.length >= 3);
}

let leakedPasswords: Set<string> | null = null;

/** Reads the list on first use, because most processes never need it. */
function loadLeakedPasswords(): Set<string> {
  if (!leakedPasswords) {
    const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
    leakedPasswords = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
  }
  return leakedPasswords;
}
