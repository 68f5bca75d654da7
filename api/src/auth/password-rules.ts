/** Rules for new passwords: not among the leaked ones, not made of what is known about the user. */
import { readFileSync } from 'node:fs';
import type { Env } from '../env.ts';
import { fieldError } from '../lib/errors.ts';

/** Whose password it will be. */
interface Owner {
  email: string;
  name: string;
}

/** Throws 422, with the issue at `path`. */
export function assertStrongPassword(env: Env, owner: Owner, password: string, path: string) {
  const message = weaknessOf(password, [owner.email, owner.name, env.publicSiteUrl.hostname]);
  if (message) throw fieldError(path, message);
}

/** Why the password is too weak, as a sentence; null when it is not. `known` is what a guesser would try first. */
export function weaknessOf(password: string, known: readonly string[]): string | null {
  const given = password.normalize('NFC').toLowerCase();
  if (leaked().has(given) || leaked().has(given.replaceAll(/\s/g, ''))) {
    return 'This password is among the most common ones that have leaked. Please choose another.';
  }
  const withoutFavourites = strip(given, FAVOURITES);
  if (isTooLittle(withoutFavourites)) return 'This password is easy to guess. A few words in a row are better.';
  if (isTooLittle(strip(withoutFavourites, known.flatMap(wordsOf)))) {
    return 'The password must not be made of your name, your email address or the name of the site.';
  }
  return null;
}

/** A rest with fewer different letters and digits adds nothing. */
const MIN_DIFFERENT = 6;

/** Words that people use to make a password long enough: `Password2026!`, `Welcome-Welcome`. */
const FAVOURITES =
  'password passwort welcome letmein administrator admin login secret changeme qwertyuiop qwerty asdfgh iloveyou spring summer autumn winter company'.split(
    ' ',
  );

function isTooLittle(rest: string): boolean {
  return new Set(rest.replaceAll(/[^\p{L}\p{N}]/gu, '')).size < MIN_DIFFERENT;
}

function strip(text: string, words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ' '), text);
}

function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= 3);
}

let list: Set<string> | null = null;

/** Read on first use, which most processes never reach. */
function leaked(): Set<string> {
  if (!list) {
    const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
    list = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
  }
  return list;
}
