import { expect, test } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const KNOWN = ['ada.lovelace@orrinvale.example', 'Ada Lovelace', 'www.orrinvale.example'];
const LEAKED = 'This password is among the most common ones that have leaked. Please choose another.';
const GUESSED = 'This password is easy to guess. A few words in a row are better.';
const OWN = 'The password must not be made of your name, your email address or the name of the site.';

test.each([
  ['1q2w3e4r5t6y', LEAKED],
  ['QazWsxEdcRfv', LEAKED],
  ['leave me alone', LEAKED],
  ['Password2026!', GUESSED],
  ['welcome-welcome', GUESSED],
  ['aaaaaaaaaaaaaaaaaaaaaaa', GUESSED],
  ['ababababcdcdcd', GUESSED],
  ['OrrinVale2026!', OWN],
  ['adaLovelace-1815', OWN],
  ['ada.lovelace@orrinvale.example', OWN],
])('%s is refused', (password, sentence) => expect(weaknessOf(password, KNOWN)).toBe(sentence));

test.each(['correct horse battery staple', 'Ada drinks tea in the garden', 'zx7-kq2-mp9-vt4', 'ключ от старого дома'])(
  '%s is taken',
  (password) => expect(weaknessOf(password, KNOWN)).toBeNull(),
);
