import { afterAll, beforeAll } from 'vitest';

/** Starts what the tests of a file share, and stops it at the end. The result stops it and starts it again, for a test that needs it empty. */
export function share(start: () => Promise<void>, stop: () => Promise<void>): () => Promise<void> {
  beforeAll(start);
  afterAll(stop);
  return async () => {
    await stop();
    await start();
  };
}
