import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app.ts';
import { whenDue } from './due-loop.ts';

/** A clock that stands still and remembers who is to be called next. */
function appWithClock() {
  const due: { time: number; task: () => void }[] = [];
  const clock = {
    now: () => 1_000,
    at(time: number, task: () => void) {
      const entry = { time, task };
      due.push(entry);
      return () => void (due.includes(entry) && due.splice(due.indexOf(entry), 1));
    },
  };
  const app = Fastify().decorate('clock', clock) as unknown as App;
  onTestFinished(() => app.close());
  return { app, due };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('it sleeps until the time that its work names, and no longer than until it is woken', async () => {
  const { app, due } = appWithClock();
  let next: number | null = 5_000;
  const wake = whenDue(app, { work: async () => next, retryMs: 70, failure: 'failed' });
  wake();
  await settled();
  expect(due.map(({ time }) => time)).toEqual([5_000]);
  next = 3_000;
  wake();
  await settled();
  expect(due.map(({ time }) => time)).toEqual([3_000]);
  next = null;
  wake();
  await settled();
  expect(due).toEqual([]);
});

test('one run at a time, and who wakes it meanwhile is not forgotten', async () => {
  const { app } = appWithClock();
  const first = Promise.withResolvers<null>();
  let runs = 0;
  const work = () => {
    runs += 1;
    return runs === 1 ? first.promise : Promise.resolve(null);
  };
  const wake = whenDue(app, { work, retryMs: 70, failure: 'failed' });
  wake();
  wake();
  wake();
  expect(runs).toBe(1);
  first.resolve(null);
  await settled();
  expect(runs).toBe(2);
});

test('a failure is tried again, but not when the app has closed', async () => {
  const { app, due } = appWithClock();
  const wake = whenDue(app, { work: () => Promise.reject(new Error('busy')), retryMs: 70, failure: 'failed' });
  wake();
  await settled();
  expect(due.map(({ time }) => time)).toEqual([1_070]);
  await app.close();
  expect(due).toEqual([]);
  wake();
  await settled();
  expect(due).toEqual([]);
});
