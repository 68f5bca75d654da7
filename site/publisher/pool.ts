/** Render workers. A task goes to one that has nothing to do; one that dies is replaced. */
import { Worker } from 'node:worker_threads';
import type { Answers, Notice, Ready, Task, WorkerData } from './messages.ts';

export interface Pool {
  readonly size: number;
  /** What the compiled site tells about itself. Rejects when it cannot be loaded. */
  readonly ready: Promise<Ready>;
  tell(notice: Notice): void;
  /** Rejects when the worker dies or does not answer in time. */
  ask<K extends Task['kind']>(task: Extract<Task, { kind: K }>): Promise<Answers[K]>;
  close(): Promise<void>;
}

interface PoolOptions {
  size: number;
  data: WorkerData;
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
}

/** Milliseconds. A page that never ends must not keep the others from being published. */
const PATIENCE = 60_000;
/** Milliseconds. */
const PAUSE_BEFORE_REPLACEMENT = 500;

export function createPool({ size, data, onLoss }: PoolOptions): Pool {
  const { promise: ready, resolve: isReady, reject: isBroken } = Promise.withResolvers<Ready>();
  ready.catch(() => {});
  const waiting: Job[] = [];
  let isClosed = false;
  const seats = Array.from(
    { length: size },
    () => ({ worker: startWorker(data), job: 'starting', unsent: [] }) as Seat,
  );
  for (const seat of seats) attend(seat);

  function attend(seat: Seat): void {
    let failure = new Error('The render worker stopped.');
    seat.worker.once('message', (message: Ready) => {
      isReady(message);
      seat.worker.on('message', (answer) => release(seat)?.resolve(answer));
      release(seat);
    });
    seat.worker.once('error', (error) => {
      failure = error as Error;
      isBroken(failure);
    });
    seat.worker.once('exit', () => {
      release(seat, 'starting')?.reject(failure);
      if (!isClosed) setTimeout(replace, PAUSE_BEFORE_REPLACEMENT, seat).unref();
    });
  }

  function replace(seat: Seat): void {
    if (isClosed) return;
    seat.worker = startWorker(data);
    seat.unsent = [];
    attend(seat);
    onLoss();
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
      job.timer = setTimeout(() => void seat.worker.terminate(), PATIENCE);
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
    tell(notice) {
      for (const seat of seats) {
        seat.unsent.push(notice);
        // Worked through while the rest is still on its way.
        if (notice.kind === 'portion') send(seat);
      }
    },
    ask: (task) =>
      new Promise((resolve, reject) => {
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
