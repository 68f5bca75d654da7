import type { App } from './app.ts';
import type { Clock } from './clock.ts';

interface DueWork {
  /** Does what is due at `now` and returns when there will be more, both in milliseconds since 1970; null: not before it is woken. */
  work(now: number): Promise<number | null>;
  /** Until another try after a failure, in milliseconds. */
  retryMs: number;
}

export interface DueLoop {
  /** Runs the work now, or again after the run in progress. Never throws. */
  wake(): void;
  /** Ends the loop. A run in progress goes on. */
  stop(): void;
}

/** Work that sleeps until it is due, one run at a time, until it is stopped. It begins when it is woken. */
export function createDueLoop({
  clock,
  work,
  retryMs,
  onError,
}: DueWork & { clock: Clock; onError: (error: unknown) => void }): DueLoop {
  let cancel = () => {};
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;

  async function wake() {
    isWoken = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    isWoken = false;
    cancel();
    const now = clock.now();
    const next = await work(now).catch((error) => {
      if (!isStopped) onError(error);
      return now + retryMs;
    });
    isRunning = false;
    // Woken meanwhile, perhaps after it had looked for the next time.
    if (isWoken) return wake();
    if (next !== null && !isStopped) cancel = clock.at(next, wake);
  }

  return {
    wake: () => void wake(),
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

/** A due loop that stops when the app closes and logs `failure` with each error. Returns what wakes it. */
export function whenDue(app: App, { work, retryMs, failure }: DueWork & { failure: string }): () => void {
  const onError = (err: unknown) => app.log.error({ err }, failure);
  const { wake, stop } = createDueLoop({ clock: app.clock, work, retryMs, onError });
  app.addHook('onClose', async () => stop());
  return wake;
}
