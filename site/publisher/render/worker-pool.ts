/** Render workers: threads, each with a copy of the content. A task goes to an idle worker. A dead worker is replaced. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerData } from '../compile/compiled.ts';
import type { Notice, Ready, Results, Task } from './messages.ts';

export interface WorkerPool {
  readonly size: number;
  /** Resolves to the metadata of the compiled site. Rejects if it cannot be loaded. */
  readonly ready: Promise<Ready>;
  broadcast(notice: Notice): void;
  /** Runs a task on one worker. Rejects with `WorkerLost` if a worker was lost and no `reset` has been sent since. */
  run<K extends Task['kind']>(task: Extract<Task, { kind: K }>): Promise<Results[K]>;
  /** Whether a worker was lost and no `reset` has been sent since. */
  isLost(): boolean;
  close(): Promise<void>;
}

/** The error when a worker has died, or was ended because a page took too long. */
export class WorkerLost extends Error {}

interface PoolOptions {
  size: number;
  data: Omit<WorkerData, 'progress'>;
  pageTimeoutMs?: number;
  /**
   * Called after a worker has died, while rendering `path` or, if `path` is null, while idle. The replacement has no
   * content.
   */
  onLoss(path: string | null, reason: string): void;
}

interface Slot {
  worker: Worker;
  /** The index of the page that the worker is rendering, written by the worker. */
  progress: Int32Array;
  job: Job | 'starting' | null;
  /** Notices to send with the next task, because waking a thread costs more than handling most notices. */
  unsent: Notice[];
}

interface Job {
  task: Task;
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
  isLate?: boolean;
}

/** The time limit for a page, so that a page that never finishes does not prevent others from being published. */
const PAGE_TIMEOUT_MS = 60_000;
const REPLACEMENT_PAUSE_MS = 500;

/** The memory of a worker that holds the content of 10,000 jobs. */
const WORKER_BYTES = 200e6;

/**
 * Number of workers: one per core, minus one for the main thread and the API if there are more than two cores. Workers
 * use at most half of the free memory.
 */
export function countWorkers(): number {
  const cores = availableParallelism();
  const workersThatFit = Math.floor(process.availableMemory() / 2 / WORKER_BYTES);
  return Math.max(1, Math.min(cores > 2 ? cores - 1 : cores, workersThatFit));
}

/**
 * Pages allocate mostly short-lived objects, so a larger young generation uses more memory and saves no time. With 10,000
 * jobs and 4 workers, this limit reduces the peak by 350 MB.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 4 };

export function createWorkerPool({ size, data, pageTimeoutMs = PAGE_TIMEOUT_MS, onLoss }: PoolOptions): WorkerPool {
  const { promise: ready, resolve: resolveReady, reject: rejectReady } = Promise.withResolvers<Ready>();
  ready.catch(() => {});
  const waitingJobs: Job[] = [];
  let isClosed = false;
  let hasLostWorker = false;
  const slots = Array.from({ length: size }, (): Slot => ({ ...startWorker(data), job: 'starting', unsent: [] }));
  for (const slot of slots) listen(slot);

  function listen(slot: Slot): void {
    let failure: unknown = null;
    slot.worker.once('message', (message: Ready) => {
      resolveReady(message);
      slot.worker.on('message', (result) => release(slot)?.resolve(result));
      release(slot);
    });
    slot.worker.once('error', (error) => {
      failure = error;
      rejectReady(error as Error);
    });
    slot.worker.once('exit', () => {
      // Marks an idle slot as starting, so that it gets no task before its worker is replaced.
      if (slot.job === null) slot.job = 'starting';
      setTimeout(replace, isClosed ? 0 : REPLACEMENT_PAUSE_MS, slot, failure);
    });
  }

  function replace(slot: Slot, failure: unknown): void {
    const page = findPage(slot);
    const job = release(slot, 'starting');
    const reason = job?.isLate ? `It did not finish within ${pageTimeoutMs / 1000} seconds.` : describeEnd(failure);
    if (!isClosed) {
      hasLostWorker = true;
      Object.assign(slot, startWorker(data), { unsent: [] });
      listen(slot);
      onLoss(page, reason);
    }
    job?.reject(new WorkerLost(reason));
    // Rejects queued tasks, which the replacement worker would run without content.
    for (const other of waitingJobs.splice(0)) other.reject(new WorkerLost(ANOTHER_LOST));
  }

  /** Takes the job from a slot, which is then free for the next. */
  function release(slot: Slot, next: Slot['job'] = null): Job | undefined {
    const { job } = slot;
    slot.job = next;
    assign();
    if (job === null || job === 'starting') return undefined;
    clearTimeout(job.timer);
    return job;
  }

  function assign(): void {
    for (const slot of slots) {
      if (slot.job !== null) continue;
      const job = waitingJobs.shift();
      if (!job) return;
      slot.job = job;
      slot.progress[0] = 0;
      limitPage(slot, job);
      send(slot, job.task);
    }
  }

  /** Ends a worker that is still at the same page when the limit has passed. A task of many pages may take longer. */
  function limitPage(slot: Slot, job: Job): void {
    const page = slot.progress[0];
    job.timer = setTimeout(() => {
      if (slot.progress[0] !== page) return limitPage(slot, job);
      job.isLate = true;
      slot.worker.terminate();
    }, pageTimeoutMs);
  }

  function send(slot: Slot, ...task: Task[]): void {
    slot.worker.postMessage([...slot.unsent, ...task]);
    slot.unsent = [];
  }

  return {
    size,
    ready,
    isLost: () => hasLostWorker,
    broadcast(notice) {
      if (notice.kind === 'reset') hasLostWorker = false;
      for (const slot of slots) {
        slot.unsent.push(notice);
        // Sends chunks immediately, so that workers read one while the next is being fetched.
        if (notice.kind === 'chunk') send(slot);
      }
    },
    run: (task) =>
      new Promise((resolve, reject) => {
        if (hasLostWorker) return reject(new WorkerLost(ANOTHER_LOST));
        waitingJobs.push({ task, resolve: resolve as Job['resolve'], reject });
        assign();
      }),
    async close() {
      isClosed = true;
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}

const ANOTHER_LOST = 'A render worker was lost.';

function startWorker(data: PoolOptions['data']): Pick<Slot, 'worker' | 'progress'> {
  const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerData = { ...data, progress };
  const url = new URL('./thread.ts', import.meta.url);
  return { worker: new Worker(url, { workerData, resourceLimits: RESOURCE_LIMITS }), progress };
}

function findPage({ job, progress }: Slot): string | null {
  if (job === null || job === 'starting' || job.task.kind !== 'render') return null;
  return job.task.pages[progress[0] ?? 0]?.path ?? null;
}

/** Describes the end of a worker. `failure` is null if nothing was thrown. */
function describeEnd(failure: unknown): string {
  return `It crashed the worker that was rendering it${failure ? ` (${failure})` : ''}.`;
}
