import type { App } from '../app.ts';
import type { Clock } from './clock.ts';

interface DueWork {
  /**
   * Does the work due at `now` and resolves with the time of the next work, both in milliseconds since 1970. Resolves
   * with null to wait for `wake`. `signal` aborts when the loop stops.
   */
  work(now: number, signal: AbortSignal): Promise<number | null>;
  retryMs: number;
}

interface DueLoop {
  /** Runs the work now, or again after the run in progress. Never throws. */
  wake(): void;
  /** Stops the loop and aborts the run in progress. Resolves when the run has ended. */
  stop(): Promise<void>;
}

/** Runs work when it is due, one run at a time, until `stop`. The first `wake` starts it. */
export function createDueLoop({
  clock,
  work,
  retryMs,
  onError,
}: DueWork & { clock: Clock; onError: (error: unknown) => void }): DueLoop {
  const stopController = new AbortController();
  const { signal } = stopController;
  let cancel = () => {};
  let currentRun: Promise<void> | null = null;
  let isWoken = false;

  function wake() {
    isWoken = true;
    if (signal.aborted) return;
    currentRun ??= run().finally(() => {
      currentRun = null;
      // Handles a wake-up after `run` had left its loop.
      if (isWoken) wake();
    });
  }

  async function run() {
    while (isWoken && !signal.aborted) {
      isWoken = false;
      cancel();
      const now = clock.now();
      const nextDueAt = await work(now, signal).catch((error) => {
        if (!signal.aborted) onError(error);
        return now + retryMs;
      });
      if (nextDueAt !== null && !isWoken && !signal.aborted) cancel = clock.at(nextDueAt, wake);
    }
  }

  return {
    wake,
    async stop() {
      stopController.abort();
      cancel();
      await currentRun;
    },
  };
}

interface AppWork extends DueWork {
  /** The message with which errors are logged. */
  failure: string;
  /** The hook that starts the loop: work that involves another process starts only when the server listens. */
  start?: 'onReady' | 'onListen';
}

/** Runs a due loop until the app closes, which waits for a run in progress. Returns the function that wakes it. */
export function runWhenDue(app: App, { work, retryMs, failure, start = 'onReady' }: AppWork): () => void {
  const onError = (err: unknown) => app.log.error({ err }, failure);
  const { wake, stop } = createDueLoop({ clock: app.clock, work, retryMs, onError });
  app.addHook(start as 'onReady', async () => wake());
  app.addHook('onClose', stop);
  return wake;
}
