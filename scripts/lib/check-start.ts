/** Checks the settings and folders before anything starts. Each error is a sentence that says what to do. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listen } from './ports.ts';

interface Installation {
  host: string;
  port: number;
  dataDir: string;
}

/**
 * Throws if the data folder is not writable, or if the server could not listen on this host and port. `script` names
 * the running script of `package.json`.
 */
export async function checkStart({ host, port, dataDir }: Installation, script: 'start' | 'dev'): Promise<void> {
  checkFolder(dataDir);
  await checkPort(host, port, script);
}

function checkFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const sentence = `The data folder ${dataDir} cannot be written to (${findReason(error)}).`;
    const isFull = ['ENOSPC', 'EDQUOT'].includes(findReason(error));
    throw new Error(
      `${sentence} ${isFull ? 'Free some space on its disk.' : 'Set DATA_DIR to a folder you can write to.'}`,
    );
  }
}

/** Creates the folder and its parents one by one, because with `recursive` Node would retry for ever under `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created the folder since.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

async function checkPort(host: string, port: number, script: string): Promise<void> {
  try {
    await listen(host, port);
  } catch (error) {
    if (findReason(error) === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npx -y pnpm@12 ${script}`,
      );
    }
    throw new Error(
      `Cannot listen on ${host}:${port} (${findReason(error)}). Set HOST and PORT to an address on this machine.`,
    );
  }
}

function findReason(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
