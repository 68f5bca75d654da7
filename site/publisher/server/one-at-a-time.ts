/**
 * Runs `work` once at a time. A call while it runs waits for the next run, which all who wait share: it begins after
 * they called, so it sees what they saw.
 */
export function oneAtATime<T>(work: () => Promise<T>): {
  run(): Promise<T>;
  isRunning(): boolean;
  idle(): Promise<void>;
} {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  let running = 0;

  async function begin(): Promise<T> {
    next = null;
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  }

  return {
    run() {
      if (!next) {
        next = current.then(begin);
        current = next.catch(() => {});
      }
      return next;
    },
    isRunning: () => running > 0,
    idle: async () => void (await current),
  };
}
