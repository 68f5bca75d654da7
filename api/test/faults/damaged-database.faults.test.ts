/** A damaged database: the server reports it and does not start, and a restore repairs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { FATAL_EXIT } from 'content-types/settings';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { apply, emptyLedger, type Installation, type Ledger, prepare, startServer } from './installation.ts';
import { losses } from './losses.ts';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

let installation: Installation;
let ledger: Ledger;
let intactFolder: string;
beforeAll(async () => {
  installation = await prepare(mkdtempSync(join(tmpdir(), 'damaged-')));
  ledger = emptyLedger();
  const server = await startServer(installation);
  for (let n = 0; n < 5; n += 1) await apply(server, installation, ledger);
  await server.kill();
  const db = new Sqlite(join(installation.dataDir, 'app.db'));
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  intactFolder = `${installation.dataDir}.intact`;
  copyFileSync(join(installation.dataDir, 'app.db'), intactFolder);
  return () => {
    rmSync(installation.dataDir, { recursive: true });
    rmSync(intactFolder);
  };
});

const DAMAGES: Record<string, (file: string) => void> = {
  'its first page is overwritten': (file) => overwrite(file, 0, 100),
  'pages in its middle are overwritten': (file) => overwrite(file, Math.floor(statSync(file).size / 2), 60_000),
  'half of the database is missing': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'the database is empty': (file) => truncateSync(file, 0),
  'the database is another file': (file) => writeFileSync(file, '<h1>Backup</h1>'.repeat(1_000)),
  'the database is missing': (file) => rmSync(file),
};

test.each(Object.keys(DAMAGES))('does not start when %s, and loses nothing after a restore', async (damage) => {
  const file = join(installation.dataDir, 'app.db');
  DAMAGES[damage]?.(file);
  onTestFinished(() => copyFileSync(intactFolder, file));
  const { code, output } = await startDamaged();
  expect(code, output).toBe(FATAL_EXIT);
  expect(output).toContain('pnpm restore');
  expect(output).not.toMatch(/^\s+at /m);

  copyFileSync(intactFolder, file);
  expect(losses(installation.dataDir, ledger)).toEqual([]);
});

test('control: starts again with the undamaged database', async () => {
  const server = await startServer(installation);
  await server.kill();
  expect(losses(installation.dataDir, ledger)).toEqual([]);
});

async function startDamaged() {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: installation.dataDir,
    NODE_ENV: 'production',
    PUBLIC_SITE_URL: 'http://localhost',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const timer = setTimeout(() => child.kill('SIGKILL'), 300_000);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return { code, output };
}

function overwrite(file: string, at: number, length: number): void {
  writeSync(openSync(file, 'r+'), Buffer.alloc(length, 0xa5), 0, length, at);
}
