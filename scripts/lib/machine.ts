/** What can be wrong with a machine before anything starts, each told as a sentence that says what to do. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NEEDED_NODE = 24;

/** Throws an error whose message is for the person at the terminal. */
export async function checkMachine({
  host,
  port,
  dataDir,
}: {
  host: string;
  port: number;
  dataDir: string;
}): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
    throw new Error(
      `Node ${process.versions.node} is too old. Start it with "npx -y pnpm@12 start", which brings Node ${NEEDED_NODE}.`,
    );
  }
  checkFolder(dataDir);
  await checkPort(host, port);
}

/** A port that nobody listens on, on the loopback address: the preferred one if that is free. */
export function freePort(preferred = 0): Promise<number> {
  return listen('127.0.0.1', preferred).catch(() => listen('127.0.0.1', 0));
}

/** Resolves when the address answers with a success, however long that takes. */
export async function untilOk(url: string): Promise<void> {
  const isOk = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOk())) await sleep(50);
}

function checkFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be written to (${reason(error)}). Set DATA_DIR to one that can.`,
    );
  }
}

/** With all that it lies in. Not `recursive`: below `/proc` Node would try for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

async function checkPort(host: string, port: number): Promise<void> {
  try {
    await listen(host, port);
  } catch (error) {
    if (reason(error) === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npx -y pnpm@12 start`,
      );
    }
    throw new Error(
      `Cannot listen on ${host}:${port} (${reason(error)}). Set HOST and PORT to an address of this machine.`,
    );
  }
}

function listen(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function reason(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
