import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeferredPages } from './deferred-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a `make` function that takes `durationMs` and records the pages that it made, with times. */
function maker(durationMs: number) {
  const madePages: string[] = [];
  const startedAt = performance.now();
  const make = async (paths: readonly string[]) => {
    if (durationMs > 0) await new Promise((resolve) => setTimeout(resolve, durationMs));
    madePages.push(`${paths.join()} ${performance.now() - startedAt}`);
  };
  return { made: madePages, make };
}

test('renders once, a second after the first of many changes', async () => {
  const { made, make } = maker(0);
  const deferredPages = createDeferredPages(make);
  for (let i = 0; i < 9; i++) {
    deferredPages.add(['/a', '/b']);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(made).toEqual([]);
  expect(deferredPages.isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(made).toEqual(['/a,/b 1000']);
  expect(deferredPages.isBusy()).toBe(false);
});

test('renders slow pages less often', async () => {
  const { made, make } = maker(400);
  const deferredPages = createDeferredPages(make);
  deferredPages.add(['/a']);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(made).toEqual(['/a 1400']);
  deferredPages.add(['/a']);
  await vi.advanceTimersByTimeAsync(4_300);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(made).toHaveLength(2);
});

test('rerenders pages that change during rendering', async () => {
  let finish = () => {};
  const madePages: string[] = [];
  const deferredPages = createDeferredPages(async (paths) => {
    madePages.push(...paths);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  deferredPages.add(['/a']);
  await vi.advanceTimersByTimeAsync(1_000);
  // A page that is patched in the meantime is still waiting, because the patch does not make it current.
  expect(deferredPages.isWaiting('/a')).toBe(true);
  deferredPages.add(['/a']);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(madePages).toEqual(['/a', '/a']);
});

test('retries a failed rendering', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isFull = true;
  const deferredPages = createDeferredPages(async () => {
    if (isFull) throw new Error('The disk is full.');
  });
  deferredPages.add(['/a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toHaveBeenCalledWith('/a could not be rendered: The disk is full.');
  expect(deferredPages.isBusy()).toBe(true);
  isFull = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(deferredPages.isBusy()).toBe(false);
  log.mockRestore();
});

test('renders at a flush but never after a stop', async () => {
  const { made, make } = maker(0);
  const deferredPages = createDeferredPages(make);
  deferredPages.add(['/a']);
  await deferredPages.flush();
  expect(made).toEqual(['/a 0']);
  deferredPages.add(['/b']);
  await deferredPages.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(1);
  expect(deferredPages.isBusy()).toBe(false);
});
