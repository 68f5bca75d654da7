/** Slow pages, which are rendered together some time after a change, so that no editor waits for them. */
export interface DeferredPages {
  /** Schedules these pages to be rendered again. */
  add(paths: readonly string[]): void;
  /** Whether a page waits or is being rendered. */
  isWaiting(path: string): boolean;
  /** Whether any pages are waiting or being rendered. */
  isBusy(): boolean;
  /** Renders all waiting pages, without a pause. */
  flush(): Promise<void>;
  /** Drops the pages that are waiting. Resolves when no page is being rendered. */
  stop(): Promise<void>;
}

/** The minimum delay between a change and the rendering, which then covers all changes made in the meantime. */
const MIN_PAUSE_MS = 1_000;
/** The pause as a multiple of the last rendering time, so that a large site spends little time on deferred pages. */
const PAUSE_FACTOR = 10;

/** Creates the queue of deferred pages. `render` renders the pages it is given. If it throws, they are retried. */
export function createDeferredPages(render: (paths: readonly string[]) => Promise<unknown>): DeferredPages {
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
    currentRun = renderWaiting().finally(() => {
      currentRun = null;
      renderingPaths = new Set();
      schedule();
    });
    return currentRun;
  }

  async function renderWaiting(): Promise<void> {
    const startedAt = performance.now();
    const paths = [...waitingPaths];
    renderingPaths = new Set(paths);
    waitingPaths.clear();
    try {
      await render(paths);
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
