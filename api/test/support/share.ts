import { afterAll, beforeAll } from 'vitest';

/**
 * Starts a resource that a file's tests share, and stops it at the end. Returns a function that restarts it, for tests
 * that need it empty or with other options.
 */
export function share<Options>(
  start: (options?: Options) => Promise<void>,
  stop: () => Promise<void>,
): (options?: Options) => Promise<void> {
  beforeAll(() => start());
  afterAll(stop);
  return async (options) => {
    await stop();
    await start(options);
  };
}
