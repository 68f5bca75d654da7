/**
 * Runs the backup command (`scripts/backup.ts`) in a separate process, because it needs memory and may take minutes.
 */
// biome-ignore lint/plugin: runs our own command.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../../scripts/backup.ts', import.meta.url));

/** The exit code for a checked backup with missing or damaged files, or a failed upload or test restore. */
export const EXIT_WITH_PROBLEMS = 2;
const MAX_MESSAGE_LENGTH = 500;

interface RunOptions {
  dataDir: string;
  /** Text for the command's standard input. */
  input?: string;
  signal: AbortSignal;
}

/**
 * Runs the command with this process's environment. Resolves with its exit code, null if it could not run, and with its
 * last error.
 */
export function runBackupCommand(args: readonly string[], { dataDir, input = '', signal }: RunOptions) {
  return new Promise<{ code: number | null; error: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    const child = spawn(process.execPath, [COMMAND, ...args], { env, signal, stdio: ['pipe', 'inherit', 'pipe'] });
    let error = '';
    child.stderr.on('data', (text: Buffer) => {
      process.stderr.write(text);
      error = (error + text).slice(-MAX_MESSAGE_LENGTH);
    });
    // The command may end before it has read its input.
    child.stdin.on('error', () => {}).end(input);
    child.once('error', () => resolve({ code: null, error }));
    child.once('close', (code) => resolve({ code, error: error.trim() }));
  });
}
