/** Pages that take long and that nobody waits for: made some time after a change, one at a time, beside everything else. */
export interface DeferredPages {
  /** Has these made again soon. */
  add(paths: readonly string[]): void;
  /** Whether something waits to be made or is being made. */
  isBusy(): boolean;
  /** Makes what waits, without a pause. */
  flush(): Promise<void>;
  /** Forgets what waits. Resolves when nothing is being made any more. */
  stop(): Promise<void>;
}

/** Milliseconds from a change to the start: what changes meanwhile is made once. */
const SHORTEST_PAUSE = 1_000;
/** The pause is so many times as long as the last making: a large site spends a small share of its time on this. */
const LONGER = 10;

/** `make` makes one page. When it throws, the page is tried again. */
export function createDeferredPages(make: (path: string) => Promise<unknown>): DeferredPages {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let making: Promise<void> | null = null;
  let pause = SHORTEST_PAUSE;

  function schedule(): void {
    if (waiting.size > 0 && !making) timer ??= setTimeout(start, pause);
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    making = makeAll().finally(() => {
      making = null;
      schedule();
    });
    return making;
  }

  async function makeAll(): Promise<void> {
    const began = performance.now();
    const paths = [...waiting];
    waiting.clear();
    for (const path of paths) {
      try {
        await make(path);
      } catch (error) {
        console.error(`${path} could not be made: ${error instanceof Error ? error.message : error}`);
        waiting.add(path);
      }
    }
    pause = Math.max(SHORTEST_PAUSE, LONGER * (performance.now() - began));
  }

  return {
    add(paths) {
      for (const path of paths) waiting.add(path);
      schedule();
    },
    isBusy: () => waiting.size > 0 || making !== null,
    async flush() {
      await making;
      if (waiting.size > 0) await start();
    },
    async stop() {
      waiting.clear();
      clearTimeout(timer);
      timer = undefined;
      await making;
    },
  };
}
