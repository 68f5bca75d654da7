import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password is known by its hash, in whichever form it was typed, and by nothing else', async () => {
  const stored = await hashPassword('caf\u00e9 au lait');
  expect(await isPassword(stored, 'cafe\u0301 au lait')).toBe(true);
  expect(await isPassword(stored, 'cafe au lait')).toBe(false);
  expect(await isPassword(stored, '')).toBe(false);
  expect(await hashPassword('caf\u00e9 au lait')).not.toBe(stored);
});

test('nobody has no password, whatever is stored', async () => {
  expect(await isPassword(null, 'anything')).toBe(false);
  expect(await isPassword('', '')).toBe(false);
  expect(await isPassword('$argon2id$v=19$m=19456,t=2,p=1$$', '')).toBe(false);
});

test('takes as long for somebody who does not exist', async () => {
  const stored = await hashPassword('a long password');
  // In processor time: a busy machine must not decide.
  const timed = async (hash: string | null) => {
    const { user } = process.cpuUsage();
    for (let i = 0; i < 5; i += 1) await isPassword(hash, 'another password');
    return process.cpuUsage().user - user;
  };
  await timed(stored);
  const ratio = (await timed(null)) / (await timed(stored));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('a flood waits in line and is turned away at the end of it', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword(null, 'x')));
  expect(flood.filter(({ status }) => status === 'rejected')).toHaveLength(18);
});
