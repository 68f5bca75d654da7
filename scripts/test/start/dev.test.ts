import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../lib/machine.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('pnpm dev: API, admin and site answer, pictures load, and Ctrl+C ends all of them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // Not all of the environment: what a test runner sets there changes what Vite and Astro do.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(await freePort()), DATA_DIR: dataDir };
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  onTestFinished(() => endGroup(dev));
  const { site, admin, api } = await addresses(dev);

  expect(await text(`${api}/openapi.json`)).toContain('/api/session');
  expect(await text(admin)).toContain('/admin/src/app/main.tsx');
  const home = await text(site);
  expect(home).toContain('Orrin &amp; Vale');
  const picture = /\/media\/[\w-]+\.webp/.exec(home)?.[0];
  const { status, headers } = await fetch(`${site}${picture}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);

  dev.kill('SIGINT');
  await ended;
  // Its children have been told, and take a moment.
  for (const address of [site, admin, api])
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('gone');
});

function addresses(dev: ChildProcess): Promise<{ site: string; admin: string; api: string }> {
  let output = '';
  return new Promise((resolve, reject) => {
    dev.once('exit', () => reject(new Error(output)));
    dev.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const [, site = '', admin = '', api = ''] = /Site: (\S+) +admin: (\S+) +API: (\S+)\/docs/.exec(output) ?? [];
      if (site) resolve({ site, admin, api });
    });
  });
}

/** The page, once whatever gives it is there. */
function text(url: string): Promise<string> {
  return vi.waitUntil(
    () =>
      fetch(url).then(
        (response) => (response.ok ? response.text() : ''),
        () => '',
      ),
    { timeout: 60_000, interval: 200 },
  );
}

function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}
