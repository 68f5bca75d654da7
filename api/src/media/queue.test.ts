import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue, inTurn } from './queue.ts';

test('a queue runs as many as it may, in order, and goes on after one has failed', async () => {
  const run = createQueue(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (n: number) =>
    run(async () => {
      started.push(n);
      running += 1;
      most = Math.max(most, running);
      await sleep(2);
      running -= 1;
      if (n === 1) throw new Error('failed');
      return n;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(task));
  expect(results.map((r) => (r.status === 'fulfilled' ? r.value : 'failed'))).toEqual([0, 'failed', 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(await task(5)).toBe(5);
});

test('tasks of one key wait for each other, failed ones too; other keys do not wait', async () => {
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
