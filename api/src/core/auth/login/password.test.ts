import { expect, test } from 'vitest';
import { findWeakness, hashPassword, isPassword } from './password.ts';

test('accepts only the exact password, in any Unicode form', async () => {
  const storedHash = await hashPassword('caf\u00e9 au lait');
  expect(await isPassword(storedHash, 'cafe\u0301 au lait')).toBe(true);
  expect(await isPassword(storedHash, 'cafe au lait')).toBe(false);
  expect(await isPassword(storedHash, '')).toBe(false);
  expect(await hashPassword('caf\u00e9 au lait')).not.toBe(storedHash);
});

test('rejects every password if none is stored', async () => {
  expect(await isPassword(null, 'anything')).toBe(false);
  expect(await isPassword('', '')).toBe(false);
  expect(await isPassword('$argon2id$v=19$m=19456,t=2,p=1$$', '')).toBe(false);
});

test('takes equally long for an unknown user', async () => {
  const storedHash = await hashPassword('a long password');
  // Processor time, so that a busy machine does not affect the result.
  const measureCpu = async (hash: string | null) => {
    const { user } = process.cpuUsage();
    for (let i = 0; i < 5; i += 1) await isPassword(hash, 'another password');
    return process.cpuUsage().user - user;
  };
  await measureCpu(storedHash);
  const ratio = (await measureCpu(null)) / (await measureCpu(storedHash));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('rejects logins once 40 are waiting', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword(null, 'x')));
  expect(flood.filter(({ status }) => status === 'rejected')).toHaveLength(18);
});

const KNOWN = ['ada.lovelace@orrinvale.example', 'Ada Lovelace', 'www.orrinvale.example'];
const LEAKED = 'This is one of the most common leaked passwords. Please choose another.';
const GUESSED = 'This password is too easy to guess. Try a few random words.';
const OWN = 'The password can’t be based on your name, your email address or the site’s name.';

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
])('rejects the weak password “%s”', (password, sentence) => expect(findWeakness(password, KNOWN)).toBe(sentence));

test.each(['correct horse battery staple', 'Ada drinks tea in the garden', 'zx7-kq2-mp9-vt4', 'ключ от старого дома'])(
  'accepts the password “%s”',
  (password) => expect(findWeakness(password, KNOWN)).toBeNull(),
);
