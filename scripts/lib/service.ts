/** A child process that is started again when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const EXIT_WITH_PARENT = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url));
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** A service that lived this long is healthy again: its next crash starts from the first wait. */
const HEALTHY_AFTER_MS = 30_000;
const GRACE_MS = 12_000;

export interface Service {
  /** Asks it to end, then makes it, after 12 s. Resolves when it has ended. */
  stop(): Promise<void>;
}

interface ServiceOptions {
  name: string;
  /** The TypeScript file to run. */
  file: string;
  /** Of Node. */
  flags?: readonly string[];
  env: Record<string, string>;
  /** Exit codes that another try cannot change, such as a setting that is wrong. Called instead of starting again. */
  onFatal: (code: number) => void;
}

/** Exit code of a service that must not be started again. */
export const FATAL_EXIT = 78;

/** On a large machine Node lets the heap for what lives briefly grow to where a server takes half as much memory again, for nothing. */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];

/** Starts a service and keeps it running until it is stopped. */
export function startService({ name, file, flags = [], env, onFatal }: ServiceOptions): Service {
  let child: ChildProcess;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let ended: Promise<void>;

  start();
  return { stop };

  function start(): void {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...flags, '--import', EXIT_WITH_PARENT, file], {
      // Re-encoding pictures runs on many threads; a heap for each of them would never give its memory back.
      env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl+C is for whoever started it, who stops one service after the other.
      detached: true,
    });
    ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        if (!isStopping) crashed(code, signal, Date.now() - startedAt);
      });
    });
  }

  function crashed(code: number | null, signal: string | null, livedMs: number): void {
    if (code === FATAL_EXIT) {
      onFatal(code);
      return;
    }
    if (livedMs > HEALTHY_AFTER_MS) wait = FIRST_WAIT_MS;
    console.error(`${name} stopped (${signal ?? `exit ${code}`}); starting it again in ${wait} ms.`);
    timer = setTimeout(start, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(timer);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(force);
  }
}
