import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMachine, freePort } from './machine.ts';

const host = '127.0.0.1';
const folder = () => mkdtempSync(join(tmpdir(), 'machine-'));

test('a free port and a folder that can be made are fine', async () => {
  await checkMachine({ host, port: await freePort(), dataDir: join(folder(), 'new', 'data') });
});

test('a folder that comes to be while it is looked for is fine', async () => {
  // There is no `data/..` before `data` is.
  await checkMachine({ host, port: await freePort(), dataDir: `${folder()}/data/../other` });
});

test('a busy port is told with a command that works', async () => {
  const port = await freePort();
  const other = createServer().listen(port, host);
  await new Promise((resolve) => other.once('listening', resolve));
  await expect(checkMachine({ host, port, dataDir: folder() })).rejects.toThrow(
    `PORT=${port + 1} npx -y pnpm@12 start`,
  );
  other.close();
});

test('a data folder that is a file is told by name', async () => {
  const dataDir = join(folder(), 'data');
  writeFileSync(dataDir, '');
  chmodSync(dataDir, 0o600);
  await expect(checkMachine({ host, port: await freePort(), dataDir })).rejects.toThrow(
    `The data folder ${dataDir} cannot`,
  );
});
