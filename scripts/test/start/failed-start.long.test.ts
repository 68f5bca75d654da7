/** Every failure of `pnpm start` is reported with a sentence on how to fix it and a suitable exit code. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from 'api/core/database/open';
import { FATAL_EXIT } from 'content-types/settings';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../lib/ports.ts';
import { run } from '../../lib/run.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START = fileURLToPath(new URL('../../start.ts', import.meta.url));
const DEV = fileURLToPath(new URL('../../dev.ts', import.meta.url));

test('a wrong setting stops the start without a retry by systemd', async () => {
  // One setting of each group. Unit tests cover the others.
  const wrongSettings = [
    ['SAMPLE_CONTENT', 'perhaps', 'must be on or off'],
    ['TRUST_PROXY', '0.0.0.0/0', 'must be IP addresses or ranges'],
    ['BACKUP_RECIPIENT', 'age1typo', 'must be age public keys'],
    ['PUBLISH_S3_URL', 'bucket', 'must be an address'],
    ['CDN', 'akamai', 'must be cloudflare, fastly or cloudfront'],
  ] as const;
  for (const [variable, value, sentence] of wrongSettings) {
    const outcome = await startAndFail(START, { [variable]: value });
    expect(outcome).toEqual({ code: FATAL_EXIT, output: expect.stringMatching(`^${variable} ${sentence}.*\n$`) });
  }
});

test('accepts the usual spellings of on and off', async () => {
  for (const value of ['YES', 'False']) {
    const { output } = await startAndFail(START, { SAMPLE_CONTENT: value, PORT: 'many' });
    expect(output, value).toMatch(/^PORT must be a number.*\n$/);
  }
});

test('systemd retries if a port or folder is temporarily unavailable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const busyStart = await startAndFail(START, { PORT: String(port) });
  expect(busyStart).toMatchObject({
    code: 1,
    output: expect.stringMatching(`^Port ${port} is in use.*PORT=${port + 1} .*\n$`),
  });

  const file = join(folder(), 'data');
  writeFileSync(file, '');
  for (const dataDir of [file, '/proc/nowhere/data']) {
    const unwritable = await startAndFail(START, { DATA_DIR: dataDir });
    expect(unwritable).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Set DATA_DIR to a folder you can write to\.\n$/),
    });
  }
});

test('publishes nothing if the database is lost, without a retry by systemd', async () => {
  for (const script of [START, DEV]) {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'site'));
    writeFileSync(join(dataDir, 'site/index.html'), 'published');
    const { code, output } = await startAndFail(script, { DATA_DIR: dataDir, PORT: String(await findFreePort()) });
    expect([code, output]).toEqual([FATAL_EXIT, expect.stringContaining(`${dataDir} still contains site.`)]);
    expect(output.match(/still contains/g)).toHaveLength(1);
    expect(readdirSync(dataDir)).toEqual(['site']);
    expect(readFileSync(join(dataDir, 'site/index.html'), 'utf8')).toBe('published');
  }
});

test('pnpm dev reports the same errors', async () => {
  const { output } = await startAndFail(DEV, { PORT: 'many' });
  expect(output).toBe('PORT must be a number from 0 to 65535, like 3000\n');
});

test('pnpm dev stops at a later version’s database, naming it', async () => {
  const dataDir = folder();
  const path = join(dataDir, 'app.db');
  const db = openDatabase(path).$client;
  db.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 4102444800000)");
  db.close();
  const { code, output } = await startAndFail(DEV, { DATA_DIR: dataDir, PORT: String(await findFreePort()) });
  expect([code, output]).toEqual([
    FATAL_EXIT,
    expect.stringMatching(
      `^The database ${path} cannot be opened: it comes from a later version \\(\\d+ migrations; this version has \\d+\\)\\. Update first\\.\n$`,
    ),
  ]);
});

test('reports a Node that is too old with the command to run', async () => {
  const oldNodeScript = join(folder(), 'older.cjs');
  writeFileSync(oldNodeScript, "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });");
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const script of ['start', 'dev', 'test']) {
    const [, ...args] = scripts[script].split(' ');
    // An older Node may fail on an unknown flag before it loads the code that reports the version.
    expect(args.filter((arg: string) => arg.startsWith('-') && arg !== '--require')).toEqual([]);
    const env = { npm_lifecycle_event: script };
    const { ok, output } = await run(process.execPath, ['--require', oldNodeScript, ...args], { cwd: ROOT, env });
    expect([ok, output]).toEqual([
      false,
      `Node 20.1.0 is too old. Run "npx -y pnpm@12 ${script}", which installs Node 24.\n`,
    ]);
  }
});

test('`start` and `dev` prefer the environment to `.env`', async () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const script of ['start', 'dev']) {
    const flags = scripts[script].replaceAll('./', ROOT).split(' ').slice(1, -1);
    const args = [...flags, '--print', 'process.env.BACKUP_HOUR + process.env.PORT'];
    const cwd = folder();
    const runOnce = () => run(process.execPath, args, { cwd, env: { PORT: '2' } });
    expect(await runOnce()).toEqual({ ok: true, output: 'undefined2\n' });
    writeFileSync(join(cwd, '.env'), 'BACKUP_HOUR=1\nPORT=3\n');
    expect(await runOnce()).toEqual({ ok: true, output: '12\n' });
  }
});

/** Runs a script that fails. Returns its output and exit code. */
async function startAndFail(script: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  // The shell prints the exit code.
  const command = `"$0" "$1"; echo "exit $?"`;
  const { output } = await run('sh', ['-c', command, process.execPath, script], {
    env: { DATA_DIR: folder(), ...env },
  });
  const [, text = '', code] = /^(.*)exit (\d+)\n$/s.exec(output) ?? [];
  return { code: Number(code), output: text };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'failed-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
