import type { App } from './app.ts';

interface DueWork {
  /** Does what is due at `now` and returns when there will be more, both in milliseconds since 1970; null: not before it is woken. */
  work(now: number): Promise<number | null>;
  /** Until another try after a failure, in milliseconds. */
  retryMs: number;
  /** What the log says of a failure. */
  failure: string;
}

/** Work that sleeps until it is due, one run at a time, until the app closes. Returns what wakes it, which never throws. */
export function whenDue(app: App, { work, retryMs, failure }: DueWork): () => void {
  const { clock, log } = app;
  let cancel = () => {};
  let isRunning = false;
  let isWoken = false;
  let isClosed = false;

  async function wake() {
    isWoken = true;
    if (isRunning || isClosed) return;
    isRunning = true;
    isWoken = false;
    cancel();
    const now = clock.now();
    const next = await work(now).catch((err) => {
      if (!isClosed) log.error({ err }, failure);
      return now + retryMs;
    });
    isRunning = false;
    // Woken meanwhile, perhaps after it had looked for the next time.
    if (isWoken) return wake();
    if (next !== null && !isClosed) cancel = clock.at(next, wake);
  }

  app.addHook('onClose', async () => {
    isClosed = true;
    cancel();
  });
  return () => void wake();
}
