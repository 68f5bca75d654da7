import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../app.ts';
import { runWhenDue } from './due-loop.ts';

/** A stopped clock that records its tasks. */
function appWithClock() {
  const scheduledTasks: { time: number; task: () => void }[] = [];
  const clock = {
    now: () => 1_000,
    at(time: number, task: () => void) {
      const entry = { time, task };
      scheduledTasks.push(entry);
      return () => void (scheduledTasks.includes(entry) && scheduledTasks.splice(scheduledTasks.indexOf(entry), 1));
    },
  };
  const app = Fastify().decorate('clock', clock) as unknown as App;
  onTestFinished(() => app.close());
  return { app, due: scheduledTasks };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('sleeps until the returned time unless it is woken', async () => {
  const { app, due } = appWithClock();
  let nextDueAt: number | null = 5_000;
  const wake = runWhenDue(app, { work: async () => nextDueAt, retryMs: 70, failure: 'failed' });
  wake();
  await settle();
  expect(due.map(({ time }) => time)).toEqual([5_000]);
  nextDueAt = 3_000;
  wake();
  await settle();
  expect(due.map(({ time }) => time)).toEqual([3_000]);
  nextDueAt = null;
  wake();
  await settle();
  expect(due).toEqual([]);
});

test('runs once more after being woken during a run', async () => {
  const { app } = appWithClock();
  const first = Promise.withResolvers<null>();
  let runs = 0;
  const work = () => {
    runs += 1;
    return runs === 1 ? first.promise : Promise.resolve(null);
  };
  const wake = runWhenDue(app, { work, retryMs: 70, failure: 'failed' });
  wake();
  wake();
  wake();
  expect(runs).toBe(1);
  first.resolve(null);
  await settle();
  expect(runs).toBe(2);
});

test('tries again after a failure, but not once the app has closed', async () => {
  const { app, due } = appWithClock();
  const wake = runWhenDue(app, { work: () => Promise.reject(new Error('busy')), retryMs: 70, failure: 'failed' });
  wake();
  await settle();
  expect(due.map(({ time }) => time)).toEqual([1_070]);
  await app.close();
  expect(due).toEqual([]);
  wake();
  await settle();
  expect(due).toEqual([]);
});

test('closing the app waits for the run that it aborts', async () => {
  const { app } = appWithClock();
  const events: string[] = [];
  runWhenDue(app, {
    async work(_now, signal) {
      events.push('started');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await settle();
      events.push('finished');
      return null;
    },
    retryMs: 70,
    failure: 'failed',
  });
  await app.ready();
  expect(events).toEqual(['started']);
  await app.close();
  expect(events).toEqual(['started', 'finished']);
});
