import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { logIn } from '../../e2e/support/admin.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { ADMIN } from '../../e2e/support/system.ts';
import { findFreePort } from '../../lib/ports.ts';
import { copyProject } from '../support/project-copy.ts';
import { copySampleData } from '../support/sample-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const copy = join(folder, 'project');
let dev: ChildProcess;
let addresses: { site: string; admin: string; api: string };
beforeAll(async () => {
  copyProject(copy);
  dev = await startDev();
  addresses = await addressesOf(dev);
});
afterAll(() => {
  endGroup(dev);
  rmSync(folder, { recursive: true, force: true });
});

test('pnpm dev serves API, admin and site for an administrator’s save', async () => {
  const { site, admin, api } = addresses;
  expect(await text(`${api}/openapi.json`)).toContain('listJobs');
  expect(await text(admin)).toContain('/admin/src/app/main.tsx');
  const home = await text(site);
  expect(home).toContain('Orrin &amp; Vale');
  const picture = /\/media\/[\w-]+\.webp/.exec(home)?.[0];
  const { status, headers } = await fetch(`${site}${picture}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(admin);
  await logIn(page);
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  await page.goto(`${admin}#shared/site-settings`);
  await page.getByLabel('Company name').fill('Renamed in development');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Live on the development site.').waitFor();
  await page.getByRole('link', { name: 'Up to date' }).waitFor();
  await expect.poll(() => text(site)).toContain('Renamed in development');
});

test('reloads API, admin and site after every replaced file', async () => {
  const { site, admin, api } = addresses;
  const file = 'content-types/src/job-search/choices.ts';
  const [model, page] = [`${admin}@fs${copy}/content-types/src/types/office.ts`, `${site}/career`];
  expect(await text(page)).toContain('Within 20 miles');
  expect(await text(model)).toContain('Opening hours');

  for (const name of ['First', 'Second']) {
    replace(join(copy, file), /20: '.*'/, `20: '${name} distance'`);
    replace(
      join(copy, 'content-types/src/types/office.ts'),
      /hours: longText\('.*?'/,
      `hours: longText('${name} hours'`,
    );
    await expect.poll(() => text(`${api}/openapi.json`), POLL).toContain(`${name} hours`);
    await expect.poll(() => text(model), POLL).toContain(`${name} hours`);
    await expect.poll(() => text(page), POLL).toContain(`${name} distance`);
  }
});

test('an admin request waits while the API restarts', async () => {
  const file = 'content-types/src/types/office.ts';
  const call = () => fetch(new URL('/api/health', addresses.admin));
  expect((await call()).status).toBe(401);
  replace(join(copy, file), /hours: longText\('.*?'/, "hours: longText('Third hours'");
  const statuses = new Set<number>();
  await expect
    .poll(async () => {
      statuses.add((await call()).status);
      return text(`${addresses.api}/openapi.json`).catch(() => '');
    }, POLL)
    .toContain('Third hours');
  expect([...statuses]).toEqual([401]);
});

test('stops all servers on Ctrl+C', async () => {
  const exited = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGINT');
  await exited;
  // The child processes have been signalled, but take a moment to end.
  for (const address of Object.values(addresses))
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'responds',
          () => 'gone',
        ),
      )
      .toBe('gone');
});

const POLL = { timeout: 30_000 };

/** Saves as many code editors do: writes a new file and renames it. */
function replace(file: string, pattern: RegExp, replacement: string): void {
  writeFileSync(`${file}~`, readFileSync(file, 'utf8').replace(pattern, replacement));
  renameSync(`${file}~`, file);
}

/** Runs `pnpm dev` in the copy. */
async function startDev(): Promise<ChildProcess> {
  const dataDir = join(folder, 'data');
  await copySampleData(dataDir);
  // Passes on only part of the environment, because a test runner's variables change the behaviour of Vite and Astro.
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const stdio = ['ignore', 'pipe', 'inherit'] satisfies StdioOptions;
  return spawn(process.execPath, ['scripts/dev.ts'], { cwd: copy, env, detached: true, stdio });
}

function addressesOf(dev: ChildProcess): Promise<{ site: string; admin: string; api: string }> {
  let output = '';
  return new Promise((resolve, reject) => {
    dev.once('exit', () => reject(new Error(output)));
    dev.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const [, site = '', admin = '', api = ''] = /Site: (\S+) +Admin: (\S+) +API: (\S+)\/docs/.exec(output) ?? [];
      if (site) resolve({ site, admin, api });
    });
  });
}

/** Resolves to the page's text, once it is served. */
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
    // No process is left.
  }
}
