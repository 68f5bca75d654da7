/**
 * Parses untrusted CVs, emails and XML in two separate processes, with limits on time, memory and size. No file can
 * stop the server from responding.
 */
// biome-ignore lint/plugin: forks a file of our own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MB } from 'content-types/text/bytes';
import type { Given, Kind, Task } from './tasks.ts';

const PROGRAM = fileURLToPath(new URL('reader-process.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Paths of the code that a reader runs. */
const CODE_PATHS = ['node_modules', 'api', 'content-types', 'package.json'].map((name) => ROOT + name);
const MAX_CONCURRENT_READERS = 2;
/** Processor time allowed for one file. */
const TIMEOUT_MS = 5_000;
/** Factor for the wall-clock limit, because files take longer on a busy machine. */
const WALL_CLOCK_FACTOR = 6;
/** Processor time allowed for one email, more than for other files because the largest emails hold several CVs. */
const EMAIL_TIMEOUT_MS = 20_000;
const HEAP_MB = 128;
/** The limit for the whole process, because buffers are outside the heap. */
const MAX_BUFFER_BYTES = 272 * MB;
const PAGE_BYTES = 4096;
const TICK_MS = 10;
const CHECK_MS = 50;
/** The time a process is kept for the next file, because starting one takes longer than reading most files. */
const IDLE_MS = 30_000;

/**
 * Permissions of a reader: it may read its own code, but not write, start programs or use the network. It has no
 * secrets.
 */
export const READER_FLAGS: readonly string[] = ['--permission', ...CODE_PATHS.map((path) => `--allow-fs-read=${path}`)];

/** Waiting files by sender. A sender moves to the end of the queue after each turn. */
const queues = new Map<string, (() => Promise<void>)[]>();
let activeCount = 0;
/** Idle processes, with their program and the signal that ends their idle time. */
const idleReaders = new Map<ChildProcess, { program: string; rest: AbortController }>();
const processes = new Set<ChildProcess>();
/** Processes that were stopped because the server is closing. */
const stoppedReaders = new WeakSet<ChildProcess>();

/**
 * Returns the result; null beyond the limits or if `load` returns null. Senders take turns, and `load` runs at the
 * sender's turn, so that queued files use no memory. Throws if `load` does or the server closes.
 */
export function read<K extends Kind>(
  sender: string,
  load: () => Promise<Task<K> | null> | Task<K>,
): Promise<Given<K> | null> {
  return enqueue(sender, async () => {
    const task = await load();
    if (!task) return null;
    const { given, wasKilled } = await readWith(acquireReader(PROGRAM, HEAP_MB), task);
    // Retries in a new process, because the idle processes may have been killed for the same reason.
    return (wasKilled ? (await readWith(startReader(PROGRAM, HEAP_MB), task)).given : given) as Given<K> | null;
  });
}

/**
 * Runs a task in a reader process. `wasKilled` means that the operating system killed the process, such as when memory
 * was short. The file may be fine.
 */
async function readWith<K extends Kind>(
  reader: ChildProcess,
  task: Task<K>,
): Promise<{ given: unknown; wasKilled: boolean }> {
  const result = await sendTask(reader, task, task.kind === 'email' ? EMAIL_TIMEOUT_MS : TIMEOUT_MS, HEAP_MB);
  const wasKilled = result === null && reader.signalCode === 'SIGKILL';
  if (result === null) await drop(reader);
  else releaseReader(reader, PROGRAM);
  if (stoppedReaders.has(reader)) throw new Error('The server is closing.');
  return { given: result, wasKilled };
}

/** Stops all processes when the server closes. */
export async function stopReading() {
  for (const reader of processes) stoppedReaders.add(reader);
  await Promise.all([...processes].map(drop));
}

/** A process that reads one large file, in several steps. */
export interface FileReader extends AsyncDisposable {
  /** Returns the response to a message. Null if the process exceeds the limits, after which every response is null. */
  ask<T>(message: object): Promise<T | null>;
}

/**
 * Opens a process that runs `program`, which must reply through `respond`. It has the same permissions as other
 * readers.
 */
export function openReader(program: string, limits: { timeoutMs: number; heapMb: number }): FileReader {
  const reader = acquireReader(program, limits.heapMb);
  let isAtRest = true;
  let isOpen = true;
  return {
    async ask<T>(message: object) {
      isAtRest = false;
      const result = await sendTask(reader, message, limits.timeoutMs, limits.heapMb);
      if (stoppedReaders.has(reader)) throw new Error('The server is closing.');
      isAtRest = result !== null;
      return result as T | null;
    },
    async [Symbol.asyncDispose]() {
      if (!isOpen) return;
      isOpen = false;
      if (isAtRest) releaseReader(reader, program);
      else await drop(reader);
    },
  };
}

function enqueue<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const waitingTasks = queues.get(sender) ?? [];
  waitingTasks.push(() => work().then(resolve, reject));
  queues.set(sender, waitingTasks);
  startNext();
  return promise;
}

function startNext() {
  const [nextQueue] = queues;
  if (!nextQueue || activeCount === MAX_CONCURRENT_READERS) return;
  const [from, [begin, ...others]] = nextQueue;
  queues.delete(from);
  if (others.length > 0) queues.set(from, others);
  activeCount += 1;
  void begin?.().finally(() => {
    activeCount -= 1;
    startNext();
  });
}

function acquireReader(program: string, heapMb: number): ChildProcess {
  for (const [reader, { program: readerProgram, rest }] of idleReaders) {
    if (readerProgram !== program) continue;
    idleReaders.delete(reader);
    rest.abort();
    // An idle process may have ended.
    if (reader.connected) return reader;
  }
  return startReader(program, heapMb);
}

function startReader(program: string, heapMb: number): ChildProcess {
  const reader = fork(program, {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${heapMb}`, ...READER_FLAGS],
  });
  processes.add(reader);
  reader.once('exit', () => processes.delete(reader));
  // An error of the process would crash the server if it had no listener.
  reader.on('error', () => {});
  reader.unref();
  reader.channel?.unref();
  return reader;
}

async function drop(reader: ChildProcess) {
  idleReaders.get(reader)?.rest.abort();
  idleReaders.delete(reader);
  if (hasEnded(reader) || !reader.kill('SIGKILL')) return;
  await once(reader, 'exit');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function releaseReader(reader: ChildProcess, program: string) {
  const idleAbort = new AbortController();
  idleReaders.set(reader, { program, rest: idleAbort });
  void sleep(IDLE_MS, undefined, { ref: false, signal: idleAbort.signal }).then(
    () => drop(reader),
    () => {},
  );
}

/** Resolves with the response, or with null after an error, at a limit, or if the process ends. */
async function sendTask(reader: ChildProcess, task: object, timeoutMs: number, heapMb: number): Promise<unknown> {
  const settledAbort = new AbortController();
  const { signal } = settledAbort;
  const response = once(reader, 'message', { signal }).then(([{ given }]) => given ?? null);
  const ends = [
    hasEnded(reader) ? Promise.resolve() : once(reader, 'exit', { signal }),
    sleep(timeoutMs * WALL_CLOCK_FACTOR, null, { signal, ref: false }),
    waitForExcess(reader, heapMb * MB + MAX_BUFFER_BYTES, timeoutMs, signal),
  ];
  const nullResult = () => null;
  // Keeps this process alive until the response. Idle readers do not.
  reader.channel?.ref();
  reader.send(task, nullResult);
  const result = await Promise.race(
    [response, ...ends.map((end) => end.then(nullResult))].map((ending) => ending.catch(nullResult)),
  );
  settledAbort.abort();
  reader.channel?.unref();
  return result;
}

/**
 * Resolves when the process uses more than `maxBytes`, or more than `maxMs` of processor time since the call. Time
 * waiting for the processor does not count. Works only on Linux.
 */
async function waitForExcess(
  { pid }: ChildProcess,
  maxBytes: number,
  maxMs: number,
  signal: AbortSignal,
): Promise<void> {
  let start: number | undefined;
  while (!signal.aborted) {
    // Reads fields 14, 15 and 24 of proc(5). Field 2 is the program's name, which ends with a bracket.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const workedMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    start ??= workedMs;
    if (Number(fields[21]) * PAGE_BYTES > maxBytes || workedMs - start > maxMs) return;
    await sleep(CHECK_MS, undefined, { ref: false });
  }
}
