import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './store.ts';

test('runs tasks in sequence per key and in parallel across keys', async () => {
  const steps: string[] = [];
  const task = (key: string, name: string, ms: number) =>
    inTurn(key, async () => {
      steps.push(`${name} starts`);
      await sleep(ms);
      steps.push(`${name} ends`);
      if (name === 'a1') throw new Error('failed');
    });
  await Promise.allSettled([task('a', 'a1', 20), task('a', 'a2', 1), task('b', 'b1', 1)]);
  expect(steps).toEqual(['a1 starts', 'b1 starts', 'b1 ends', 'a1 ends', 'a2 starts', 'a2 ends']);
});
