/** Reads CVs and emails in a process of its own, one at a time, within limits of time, memory and size. */
// biome-ignore lint/plugin: forks a file of our own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MB } from 'content-types/text/bytes';
import type { ResumeKind } from 'content-types/types/submissions';
import pLimit from 'p-limit';
import type { EmailContent } from './read-email.ts';

export interface ResumeTask {
  path: string;
  kind: ResumeKind;
  /** `html` of a DOCX; everything else is plain text. */
  wants: 'text' | 'html';
}

export interface EmailTask {
  kind: 'email';
  source: Buffer;
}

const PROGRAM = fileURLToPath(new URL('text-process-child.ts', import.meta.url));
const TIMEOUT_MS = 20_000;
const HEAP_MB = 128;
/** Of the whole process, because buffers are outside the heap. */
const MAX_MEMORY = 400 * MB;
const PAGE_BYTES = 4096;
const CHECK_MS = 50;
/** How long the process is kept for the next CV, because starting it takes longer than reading most CVs. */
const IDLE_MS = 5_000;

const inTurn = pLimit(1);
let reader: ChildProcess | null = null;
let stopIdle = new AbortController();
/** The processes that we ended ourselves. */
const stopped = new WeakSet<ChildProcess>();

/** Null if it cannot be read within the limits. Throws only if the server closes meanwhile. */
export function readResume(task: ResumeTask): Promise<string | null> {
  return read<string>(task);
}

/** As `readResume`. */
export function readEmail(source: Buffer): Promise<EmailContent | null> {
  return read<EmailContent>({ kind: 'email', source });
}

function read<Content>(task: ResumeTask | EmailTask): Promise<Content | null> {
  return inTurn(async () => {
    stopIdle.abort();
    // It may have ended while it was idle.
    if (!reader?.connected) reader = startReader();
    const current = reader;
    const content = await ask(current, task);
    if (content === null) await drop(current);
    else stopWhenIdle(current);
    if (stopped.has(current)) throw new Error('The server is closing.');
    return content as Content | null;
  });
}

/** Ends the process, for a server that closes. */
export async function stopReading() {
  stopIdle.abort();
  if (!reader) return;
  stopped.add(reader);
  await drop(reader);
}

/** It can read files, because it loads its code, but it cannot write any or start programs, and it has no secrets. */
function startReader(): ChildProcess {
  const child = fork(PROGRAM, {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--permission', '--allow-fs-read=*'],
  });
  child.unref();
  child.channel?.unref();
  // Without a listener, an error of the process would end the server.
  child.on('error', () => {});
  return child;
}

async function drop(child: ChildProcess) {
  if (reader === child) reader = null;
  if (child.exitCode !== null || child.signalCode !== null || !child.kill('SIGKILL')) return;
  await once(child, 'exit');
}

function stopWhenIdle(child: ChildProcess) {
  stopIdle = new AbortController();
  void sleep(IDLE_MS, undefined, { ref: false, signal: stopIdle.signal }).then(
    () => drop(child),
    () => {},
  );
}

/** Resolves with the response, or with null after an error, at a limit, or if the process ends. */
async function ask(child: ChildProcess, task: ResumeTask | EmailTask): Promise<unknown> {
  const done = new AbortController();
  const { signal } = done;
  const response = once(child, 'message', { signal }).then(([{ content }]) => content ?? null);
  const ends = [
    once(child, 'exit', { signal }),
    sleep(TIMEOUT_MS, null, { signal, ref: false }),
    isTooLarge(child, signal),
  ];
  const failed = () => null;
  child.send(task, failed);
  const result = await Promise.race([response, ...ends.map((end) => end.then(failed))].map((one) => one.catch(failed)));
  done.abort();
  return result;
}

/** Resolves when it uses too much memory, which can be read only on Linux, or when `signal` is aborted. */
async function isTooLarge({ pid }: ChildProcess, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(CHECK_MS, undefined, { ref: false });
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ');
    if (Number(resident) * PAGE_BYTES > MAX_MEMORY) return;
  }
}
