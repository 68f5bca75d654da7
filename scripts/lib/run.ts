import { spawn } from 'node:child_process';

export interface Outcome {
  ok: boolean;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Passes only `env`, without the environment of this process. */
  isOnlyEnv?: boolean;
  /** Passes on the input and shows the output as it comes. Otherwise there is no input, and the output is returned. */
  show?: boolean;
}

/** Runs a command to its end. Never throws: failing to start the command is an outcome too. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const { cwd, env, isOnlyEnv = false, show = false } = options;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: isOnlyEnv ? { ...env } : { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
