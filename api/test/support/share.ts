import { afterAll, beforeAll } from 'vitest';

/**
 * Starts what the tests of a file share, and stops it at the end. The result stops it and starts it again, for a test that needs
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
