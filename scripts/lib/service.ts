/** A child process that is restarted when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FATAL_EXIT } from 'content-types/lib/settings';

const EXIT_WITH_PARENT = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url));
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 10_000;
/** After a service has run this long, its next crash starts again with the shortest wait. */
const HEALTHY_AFTER_MS = 30_000;
const GRACE_MS = 12_000;

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
  /** Called instead of a restart for an exit code that a restart cannot fix, such as a wrong setting. */
  onFatal: (code: number) => void;
}

export const SERVICE_FLAGS = [
  // On a large machine Node lets the young generation grow by 100 MB, with no benefit.
  '--max-semi-space-size=2',
  // V8 lets each heap grow to twice its contents before it collects garbage.
  '--heap-growing-percent=20',
];

export const SERVICE_ENV = {
  // Encoding images uses many threads; with a heap for each, memory would never be freed.
  MALLOC_ARENA_MAX: '2',
  // In bytes: larger blocks go back to the system when they are freed. The default grows to 32 MB while the process runs.
  MALLOC_MMAP_THRESHOLD_: '131072',
  // From the second start on, no thread needs the 8 MB of Node's TypeScript compiler.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
};

export function startService({ name, file, env, variables, onFatal }: ServiceOptions): Service {
  let child: ChildProcess;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let ended: Promise<void>;

  start();
  return { stop };

  function start(): void {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...SERVICE_FLAGS, '--import', EXIT_WITH_PARENT, file], {
      env: { ...SERVICE_ENV, ...inherited(variables), ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Only the parent may receive Ctrl+C. It stops the services one after another.
      detached: true,
    });
    ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        if (!isStopping) restartOrFail(code, signal, Date.now() - startedAt);
      });
    });
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
    await ended;
    clearTimeout(force);
  }
}

/** Variables of the operating system and of Node: where programs and certificates are, and which proxy to use. */
const SYSTEM_VARIABLES =
  /^(PATH|HOME|USER|TMPDIR|TZ|LANG|LC_\w+|NODE_\w+|UV_\w+|MALLOC_\w+|SSL_CERT_\w+|(HTTPS?|NO|ALL)_PROXY|NO_COLOR|FORCE_COLOR)$/i;

function inherited(variables?: readonly string[]): NodeJS.ProcessEnv {
  if (!variables) return process.env;
  const isPassed = (name: string) => SYSTEM_VARIABLES.test(name) || variables.includes(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassed(name)));
}
