import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns a free port on the loopback address: `preferred` if that port is free. */
export function findFreePort(preferred = 0): Promise<number> {
  return listen('127.0.0.1', preferred).catch(() => listen('127.0.0.1', 0));
}

/** Resolves when the address returns a success, however long that takes. */
export async function waitUntilOk(url: string): Promise<void> {
  const isOk = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOk())) await sleep(50);
}

/** Opens a port, closes it again and returns its number. */
export function listen(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
