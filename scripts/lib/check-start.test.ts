import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkStart } from './check-start.ts';
import { findFreePort } from './ports.ts';

const host = '127.0.0.1';
const folder = () => mkdtempSync(join(tmpdir(), 'check-start-'));

test('accepts a free port and a folder that can be created', async () => {
  await checkStart({ host, port: await findFreePort(), dataDir: join(folder(), 'new', 'data') }, 'start');
});

test('accepts a folder that appears during the check', async () => {
  // The path `data/..` does not exist before `data` does.
  await checkStart({ host, port: await findFreePort(), dataDir: `${folder()}/data/../other` }, 'start');
});

test('reports a busy port with a command that works', async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, host);
  await new Promise((resolve) => other.once('listening', resolve));
  const dataDir = folder();
  for (const script of ['start', 'dev'] as const) {
    const command = `PORT=${port + 1} npx -y pnpm@12 ${script}`;
    await expect(checkStart({ host, port, dataDir }, script)).rejects.toThrow(command);
  }
  other.close();
});

test('names a data folder that is a file', async () => {
  const dataDir = join(folder(), 'data');
  writeFileSync(dataDir, '');
  chmodSync(dataDir, 0o600);
  await expect(checkStart({ host, port: await findFreePort(), dataDir }, 'start')).rejects.toThrow(
    `The data folder ${dataDir} cannot`,
  );
});
