/** Render workers. A task goes to one that has nothing to do; one that dies is replaced by one that knows nothing. */
import { Worker } from 'node:worker_threads';
import type { Answers, Notice, Ready, Task, WorkerData } from './messages.ts';

export interface Pool {
  readonly size: number;
  /** What the compiled site tells about itself. Rejects when it cannot be loaded. */
  readonly ready: Promise<Ready>;
  tell(notice: Notice): void;
  /** Rejects with `WorkerLost` when the worker dies or does not answer in time; when another has, until the next `reset`. */
  ask<K extends Task['kind']>(task: Extract<Task, { kind: K }>): Promise<Answers[K]>;
  /** Whether a worker was lost, and the content has not been told anew. */
  isLost(): boolean;
  close(): Promise<void>;
}

/** A worker came to its end: over this task, or while others were to be done. */
export class WorkerLost extends Error {}

interface PoolOptions {
  size: number;
  data: WorkerData;
  /** Milliseconds. A page that never ends must not keep the others from being published. */
  patience?: number;
  /** A worker died; another, that knows nothing, takes its place. */
  onLoss(): void;
}

interface Seat {
  worker: Worker;
  job: Job | 'starting' | null;
  /** Told with the next task: to wake a thread costs more than most notices. */
  unsent: Notice[];
}

interface Job {
  task: Task;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
  isLate?: boolean;
}

/** Milliseconds. */
const PATIENCE = 60_000;
export const ANOTHER_LOST = 'A render worker was lost.';
/** Milliseconds. */
const PAUSE_BEFORE_REPLACEMENT = 500;

export function createPool({ size, data, patience = PATIENCE, onLoss }: PoolOptions): Pool {
  const { promise: ready, resolve: isReady, reject: isBroken } = Promise.withResolvers<Ready>();
  ready.catch(() => {});
  const waiting: Job[] = [];
  let isClosed = false;
  let isLost = false;
  const seats = Array.from(
    { length: size },
    () => ({ worker: startWorker(data), job: 'starting', unsent: [] }) as Seat,
  );
  for (const seat of seats) attend(seat);

  function attend(seat: Seat): void {
    let failure: unknown = null;
    seat.worker.once('message', (message: Ready) => {
      isReady(message);
      seat.worker.on('message', (answer) => release(seat)?.resolve(answer));
      release(seat);
    });
    seat.worker.once('error', (error) => {
      failure = error;
      isBroken(error as Error);
    });
    seat.worker.once('exit', () => {
      // Nothing more for this one.
      if (seat.job === null) seat.job = 'starting';
      setTimeout(replace, isClosed ? 0 : PAUSE_BEFORE_REPLACEMENT, seat, failure);
    });
  }

  function replace(seat: Seat, failure: unknown): void {
    const job = release(seat, 'starting');
    if (!isClosed) {
      isLost = true;
      seat.worker = startWorker(data);
      seat.unsent = [];
      attend(seat);
      onLoss();
    }
    job?.reject(new WorkerLost(job.isLate ? `It did not end within ${patience / 1000} seconds.` : endedBy(failure)));
    // The worker that takes its place would give its answers from no content.
    for (const other of waiting.splice(0)) other.reject(new Error(ANOTHER_LOST));
  }

  /** Takes the job from a seat, which can have the next. */
  function release(seat: Seat, next: Seat['job'] = null): Job | undefined {
    const { job } = seat;
    seat.job = next;
    assign();
    if (job === null || job === 'starting') return undefined;
    clearTimeout(job.timer);
    return job;
  }

  function assign(): void {
    for (const seat of seats) {
      if (seat.job !== null) continue;
      const job = waiting.shift();
      if (!job) return;
      seat.job = job;
      job.timer = setTimeout(() => {
        job.isLate = true;
        seat.worker.terminate();
      }, patience);
      send(seat, job.task);
    }
  }

  function send(seat: Seat, ...task: Task[]): void {
    seat.worker.postMessage([...seat.unsent, ...task]);
    seat.unsent = [];
  }

  return {
    size,
    ready,
    isLost: () => isLost,
    tell(notice) {
      if (notice.kind === 'reset') isLost = false;
      for (const seat of seats) {
        seat.unsent.push(notice);
        // Worked through while the rest is still on its way.
        if (notice.kind === 'portion') send(seat);
      }
    },
    ask: (task) =>
      new Promise((resolve, reject) => {
        if (isLost) return reject(new Error(ANOTHER_LOST));
        waiting.push({ task, resolve: resolve as Job['resolve'], reject });
        assign();
      }),
    async close() {
      isClosed = true;
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
}

function startWorker(workerData: WorkerData): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    // A page leaves little behind that is needed later: a larger nursery takes memory and saves hardly any time.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
}

/** `failure` is null when nothing was thrown. */
function endedBy(failure: unknown): string {
  return `It ended the thread that made it${failure ? ` (${failure})` : ''}.`;
}
