/** A child process that is restarted when it dies or stops responding. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FATAL_EXIT } from 'content-types/settings';

const EXIT_WITH_PARENT = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url));
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 10_000;
/** After this time without a crash, the next restart has the shortest wait again. */
const HEALTHY_AFTER_MS = 30_000;
const GRACE_MS = 12_000;
/** The time between checks, and the maximum wait for a response. */
const CHECK_MS = 5_000;
/** The number of unanswered checks in a row, 30 seconds in all, after which the service is ended. */
const MAX_SILENT_CHECKS = 3;

export interface Service {
  /** Sends SIGTERM, and SIGKILL after 12 s. Resolves when the process has ended. */
  stop(): Promise<void>;
}

interface ServiceOptions {
  name: string;
  file: string;
  env: Record<string, string>;
  /** The variables of this process to pass on, in addition to system variables; by default all, which includes secrets. */
  variables?: readonly string[];
  /** Handles an exit code that a restart cannot fix, such as a wrong setting, instead of a restart. */
  onFatal: (code: number) => void;
  /** An address that responds, with any status, whenever the service works. */
  watched?: string;
  /** Milliseconds between checks. */
  everyMs?: number;
}

export const SERVICE_FLAGS = [
  // The size of the young generation. A smaller value copies long lists between generations (`pnpm bench lists`). Node
  // lets it grow to 100 MB on a large machine, with no benefit.
  '--max-semi-space-size=8',
  // Lets each heap grow by a fifth before V8 collects garbage. By default, V8 lets the heap grow to twice its contents.
  '--heap-growing-percent=20',
];

export const SERVICE_ENV = {
  // Limits the memory arenas, because image encoding uses many threads, and an arena per thread would never be freed.
  MALLOC_ARENA_MAX: '2',
  // The size in bytes from which blocks go back to the system when they are freed. The default grows to 32 MB while the
  // process runs.
  MALLOC_MMAP_THRESHOLD_: '131072',
  // The compile cache saves each thread the 8 MB of Node's TypeScript compiler, from the second start on.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
};

export function startService(options: ServiceOptions): Service {
  const { name, file, env, variables, onFatal, watched, everyMs = CHECK_MS } = options;
  let child: ChildProcess;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let exited: Promise<void>;
  /** The time when the service was ended because it did not respond, or an empty string. */
  let silentAt = '';

  start();
  return { stop };

  function start(): void {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...SERVICE_FLAGS, '--import', EXIT_WITH_PARENT, file], {
      env: { ...SERVICE_ENV, ...pickVariables(variables), ...env, SILENT_AT: silentAt },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Only the parent may receive Ctrl+C. It stops the services one after another.
      detached: true,
    });
    const watchAbort = new AbortController();
    if (watched) void endIfSilent(child, watched, watchAbort.signal).catch(() => {});
    exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        watchAbort.abort();
        resolve();
        if (!isStopping) restartOrFail(code, signal, Date.now() - startedAt);
      });
    });
  }

  /** Ends a service that stops responding. The first response has no time limit. */
  async function endIfSilent(watchedProcess: ChildProcess, url: string, signal: AbortSignal): Promise<void> {
    for (let silentCheckCount = -Infinity; silentCheckCount < MAX_SILENT_CHECKS; ) {
      await sleep(everyMs, undefined, { signal, ref: false });
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(everyMs)]) }).catch(
        () => null,
      );
      // Frees the connection.
      await response?.body?.cancel();
      silentCheckCount = response ? 0 : silentCheckCount + 1;
    }
    silentAt = new Date().toISOString();
    console.error(`${name} has stopped responding.`);
    watchedProcess.kill('SIGKILL');
  }

  function restartOrFail(code: number | null, signal: string | null, uptimeMs: number): void {
    if (code === FATAL_EXIT) {
      onFatal(code);
      return;
    }
    if (uptimeMs > HEALTHY_AFTER_MS) wait = FIRST_WAIT_MS;
    console.error(`${name} stopped (${signal ?? `exit ${code}`}). Restarting in ${wait} ms.`);
    timer = setTimeout(start, wait);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(timer);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await exited;
    clearTimeout(force);
  }
}

/** Variables of the operating system and of Node: where programs and certificates are, and which proxy to use. */
const SYSTEM_VARIABLES =
  /^(PATH|HOME|USER|TMPDIR|TZ|LANG|LC_\w+|NODE_\w+|UV_\w+|MALLOC_\w+|SSL_CERT_\w+|(HTTPS?|NO|ALL)_PROXY|NO_COLOR|FORCE_COLOR)$/i;

function pickVariables(variables?: readonly string[]): NodeJS.ProcessEnv {
  if (!variables) return process.env;
  const isPassed = (name: string) => SYSTEM_VARIABLES.test(name) || variables.includes(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassed(name)));
}
