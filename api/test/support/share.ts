import { afterAll, beforeAll } from 'vitest';

/**
 * Starts the shared resource of a file's tests, and stops it at the end. The result restarts it, for a test that needs
 * it empty or with other options.
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
