import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

export const hasStrace = spawnSync('strace', ['-V']).error === undefined;

/** A fault that strace injects: the system call, the effect, and the number of the affected call, counted per thread. */
export interface Fault {
  call: string;
  what: 'signal=SIGKILL' | 'error=EIO' | 'error=ENOSPC';
  nth: number;
}

/** Attaches strace to a running process. Once the fault is in place, resolves to a function that removes it. */
export async function arm(pid: number, { call, what, nth }: Fault): Promise<() => Promise<void>> {
  const args = [
    '-f',
    '-p',
    String(pid),
    '-o',
    '/dev/null',
    '-e',
    `trace=${call}`,
    '-e',
    `inject=${call}:${what}:when=${nth}`,
  ];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(strace, 'exit');
  const [output] = await once(strace.stderr, 'data');
  if (!String(output).includes('attached')) throw new Error(`strace: ${output}`);
  return async () => {
    strace.kill('SIGINT');
    // If its process was killed, strace may wait forever for a thread that no longer exists.
    const timer = setTimeout(() => strace.kill('SIGKILL'), 500);
    await exited;
    clearTimeout(timer);
  };
}
