/** Slow pages that no editor waits for: rendered some time after a change, together. */
export interface DeferredPages {
  /** Renders these again soon. */
  add(paths: readonly string[]): void;
  /** Whether a page waits or is being rendered. */
  isWaiting(path: string): boolean;
  /** Whether any pages are waiting or being rendered. */
  isBusy(): boolean;
  /** Renders all waiting pages, without a pause. */
  flush(): Promise<void>;
  /** Drops the pages that are waiting. Resolves when none is being rendered. */
  stop(): Promise<void>;
}

/** The delay between a change and the rendering. Further changes in this time cost nothing. */
const MIN_PAUSE_MS = 1_000;
/** The pause as a multiple of the last rendering, so that a large site spends little of its time on this. */
const PAUSE_FACTOR = 10;

/** `make` renders these pages. If it throws, they are retried. */
export function createDeferredPages(make: (paths: readonly string[]) => Promise<unknown>): DeferredPages {
  const waitingPaths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let renderingPaths = new Set<string>();
  let currentRun: Promise<void> | null = null;
  let pause = MIN_PAUSE_MS;

  function schedule(): void {
    if (waitingPaths.size > 0 && !currentRun) timer ??= setTimeout(start, pause);
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    currentRun = makeAll().finally(() => {
      currentRun = null;
      renderingPaths = new Set();
      schedule();
    });
    return currentRun;
  }

  async function makeAll(): Promise<void> {
    const startedAt = performance.now();
    const paths = [...waitingPaths];
    renderingPaths = new Set(paths);
    waitingPaths.clear();
    try {
      await make(paths);
    } catch (error) {
      console.error(`${paths.join(', ')} could not be rendered: ${error instanceof Error ? error.message : error}`);
      for (const path of paths) waitingPaths.add(path);
    }
    pause = Math.max(MIN_PAUSE_MS, PAUSE_FACTOR * (performance.now() - startedAt));
  }

  return {
    add(paths) {
      for (const path of paths) waitingPaths.add(path);
      schedule();
    },
    isWaiting: (path) => waitingPaths.has(path) || renderingPaths.has(path),
    isBusy: () => waitingPaths.size > 0 || currentRun !== null,
    async flush() {
      await currentRun;
      if (waitingPaths.size > 0) await start();
    },
    async stop() {
      waitingPaths.clear();
      clearTimeout(timer);
      timer = undefined;
      await currentRun;
    },
  };
}
