import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeferredPages } from './deferred-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A `make` that takes `takes` ms and records what it made, and when. */
function maker(takes: number) {
  const made: string[] = [];
  const began = performance.now();
  const make = async (paths: readonly string[]) => {
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
    made.push(`${paths.join()} ${performance.now() - began}`);
  };
  return { made, make };
}

test('renders once, a second after the first of many changes', async () => {
  const { made, make } = maker(0);
  const deferred = createDeferredPages(make);
  for (let i = 0; i < 9; i++) {
    deferred.add(['/a', '/b']);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(made).toEqual([]);
  expect(deferred.isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(made).toEqual(['/a,/b 1000']);
  expect(deferred.isBusy()).toBe(false);
});

test('renders slow pages less often', async () => {
  const { made, make } = maker(400);
  const deferred = createDeferredPages(make);
  deferred.add(['/a']);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(made).toEqual(['/a 1400']);
  deferred.add(['/a']);
  await vi.advanceTimersByTimeAsync(4_300);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(made).toHaveLength(2);
});

test('rerenders pages that change during rendering', async () => {
  let finish = () => {};
  const made: string[] = [];
  const deferred = createDeferredPages(async (paths) => {
    made.push(...paths);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  deferred.add(['/a']);
  await vi.advanceTimersByTimeAsync(1_000);
  // A page patched until then must not be called current.
  expect(deferred.isWaiting('/a')).toBe(true);
  deferred.add(['/a']);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toEqual(['/a', '/a']);
});

test('retries a failed rendering', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isFull = true;
  const deferred = createDeferredPages(async () => {
    if (isFull) throw new Error('The disk is full.');
  });
  deferred.add(['/a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toHaveBeenCalledWith('/a could not be rendered: The disk is full.');
  expect(deferred.isBusy()).toBe(true);
  isFull = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(deferred.isBusy()).toBe(false);
  log.mockRestore();
});

test('renders at a flush but never after a stop', async () => {
  const { made, make } = maker(0);
  const deferred = createDeferredPages(make);
  deferred.add(['/a']);
  await deferred.flush();
  expect(made).toEqual(['/a 0']);
  deferred.add(['/b']);
  await deferred.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(1);
  expect(deferred.isBusy()).toBe(false);
});
