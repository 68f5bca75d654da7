/**
 * Follows docs/extending.md to the letter in a copy of the project: writes its files and adds its lines. Starts its own
 * system, because it runs that copy.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { type Outcome, run } from '../../lib/run.ts';
import { copyProject } from '../../test/support/project-copy.ts';
import type { Admin } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { type System, startSystem } from '../support/system.ts';
import { waitUntilHydrated } from '../support/visit.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'worked-examples-'));

const guide = readFileSync(join(ROOT, 'docs/extending.md'), 'utf8');
const examples = readExamples();

const desk = useDesk(async () => {
  copyProject(copy);
  for (const example of examples) if (!example.isLater) applyExample(example);
  const api = join(copy, 'api');
  generatedFiles = await run(join(api, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', 'tasks'], { cwd: api });
  const system = await startSystem({ SAMPLE_CONTENT: 'off' }, join(copy, 'scripts/start.ts'));
  symlinkSync(system.dataDir, join(copy, 'data'));
  return {
    ...system,
    async remove() {
      await system.remove();
      rmSync(copy, { recursive: true });
    },
  };
});

let generatedFiles: Outcome;
let system: System;
let page: Admin['page'];
let admin: Admin;
beforeEach(() => {
  ({ system, page, admin } = desk);
});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const field = (path: string) => page.locator(`#field-${path.replaceAll('.', '-')}`);
const awards = () => fetch(`${system.url}/api/content/awards`).then((response) => response.json());
const pageAt = (path: string) => fetch(system.url + path).then((response) => response.text());

test('a content type in one file has an API, form and page', async () => {
  await admin.open('dashboard');
  const menu = page.getByRole('navigation');
  await menu.getByRole('button', { name: 'About Us', exact: true }).click();
  await menu.getByRole('link', { name: 'Awards', exact: true }).click();
  await page.getByRole('link', { name: 'Create award' }).first().click();
  await page.getByLabel('Title').fill('Best small agency');
  await page.getByLabel('Year').fill('2025');
  await button('Publish').click();
  await page.getByRole('link', { name: '/awards' }).first().waitFor();
  await page.getByRole('row', { name: /Best small agency.*2025/ }).waitFor();
  expect(admin.browserErrors()).toEqual([]);

  const { total, items } = await awards();
  expect([total, items]).toMatchObject([1, [{ data: { title: 'Best small agency', photo: null } }]]);
  const [{ id }] = items;
  expect(await pageAt('/awards')).toMatch(new RegExp(`<a href="/awards/${id}"[^>]*>Best small agency</a>:\\s+2025`));
  expect(await pageAt(`/awards/${id}`)).toMatch(/<h1[^>]*>Best small agency</);
  expect((await fetch(`${system.url}/awards/none`)).status).toBe(404);
});

test('only staff can read a setting added in one file', async () => {
  await admin.open('recruitment/office-closures');
  await page.getByRole('link', { name: 'Create office closure' }).first().click();
  await page.getByLabel('Name').fill('Christmas Day');
  await field('day').fill('25/12/2026');
  await button('Save').click();
  await page.getByRole('row', { name: /Christmas Day.*25 Dec.* 2026/ }).waitFor();
  expect((await fetch(`${system.url}/api/content/office-closures`)).status).toBe(401);
});

test('a new kind of field works in the form and the API', async () => {
  await admin.open('contactUs/offices');
  await link('Create office').first().click();
  await field('name').fill('Leeds');
  await field('opens').fill('17:30');
  await field('closes').fill('09:00');
  await button('Publish').click();
  await page.getByText('Closes must be later than 17:30.').first().waitFor();
  await field('opens').fill('08:30');
  await button('Publish').click();
  await page.getByText('Office created successfully.').waitFor();

  const { items } = await fetch(`${system.url}/api/content/offices`).then((response) => response.json());
  expect(items).toMatchObject([{ data: { opens: '08:30', closes: '09:00' } }]);
  const invalidResponse = await page.evaluate<{ message: string }>(`fetch('/api/content/offices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name: 'York', opens: 'noon' } }),
  }).then((response) => response.json())`);
  expect(invalidResponse.message).toBe('Opens must be a time, like 09:30.');
});

test('a field of jobs filters the search in browser and API', async () => {
  await admin.open('dashboard');
  const status = await page.evaluate<number>(`fetch('/api/content/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        title: 'Night carer', category: 'Engineer', type: 'Full Time', basis: 'permanent',
        description: '<p>Care at night.</p>', shift: 'nights',
      },
    }),
  }).then((response) => response.status)`);
  expect(status).toBe(201);
  const search = (shift: string) =>
    fetch(`${system.url}/api/jobs/search?shift=${shift}`).then((response) => response.json());
  expect([await search('nights'), await search('days')]).toMatchObject([{ total: 1 }, { total: 0 }]);

  await expect.poll(() => pageAt('/jobs/search/facts.json')).toContain('nights');
  await page.goto(`${system.url}/career?shift=nights`);
  await waitUntilHydrated(page, 'form.filters');
  await page.getByRole('link', { name: 'Night carer' }).waitFor();
  await page.getByLabel('Shifts').selectOption('Days');
  await page.getByRole('link', { name: 'Night carer' }).waitFor({ state: 'detached' });
  await page.getByLabel('Shifts').selectOption('Nights');
  await page.getByRole('link', { name: 'Night carer' }).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('shows a new kind of block on a page', async () => {
  await admin.open('pages/pages');
  await link('Create page').first().click();
  await field('title').fill('How we work');
  await field('path').fill('/how-we-work');
  await button('Add a block').click();
  await page.getByRole('menuitem', { name: 'Steps', exact: true }).click();
  await field('blocks.0.title').fill('Three steps');
  await field('blocks.0.steps.0.title').fill('Call us');
  await button('Publish').click();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await pageAt('/how-we-work')).toMatch(/<ol[^>]*>\s*<li[^>]*>\s*<h3[^>]*>Call us</);
});

test('an admin screen reads the API under its own menu item', async () => {
  await admin.open('dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Expiring soon', exact: true }).click();
  await page.getByText('Nothing expires in the next 30 days', { exact: true }).waitFor();
  const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await page.evaluate(`fetch('/api/content/awards', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { title: 'Brief fame', year: '2026' }, expiresAt: '${expiresAt}' }),
  })`);
  await page.reload();
  await page.getByRole('row', { name: /Brief fame/ }).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('a table gets a migration that only adds it', () => {
  expect(generatedFiles.ok, generatedFiles.output).toBe(true);
  const migrations = join(copy, 'api/src/core/database/migrations');
  const addedMigrations = readdirSync(migrations).filter((name) => name.endsWith('_tasks.sql'));
  expect(addedMigrations).toHaveLength(1);
  const statements = readFileSync(join(migrations, String(addedMigrations[0])), 'utf8');
  expect(statements).toMatch(/^CREATE TABLE `tasks` \([^;]*\);\s*$/);
});

test('an endpoint saves a row and emails its user', async () => {
  await admin.open('dashboard');
  const [created, { items }] = await page.evaluate<[object, { items: object[] }]>(`fetch('/api/tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Call' }),
  }).then(async (created) => [await created.json(), await fetch('/api/outbox').then((list) => list.json())])`);
  expect(created).toEqual({ id: 1, title: 'Call' });
  expect(items).toMatchObject([{ kind: 'account.task', subject: 'New task' }]);
});

test.each([...guide.matchAll(/`pnpm test (\S+)`/g)].map(([, file = '']) => file))(
  'the tests in %s pass',
  async (file) => {
    const { ok, output } = await run(process.execPath, ['scripts/test.ts', file], { cwd: copy });
    expect(ok, output).toBe(true);
    expect(output).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  },
);

test('emails have the changed design', async () => {
  await admin.open('dashboard');
  const { html } = await page.evaluate<{ html: string }>(`fetch('/api/emails/taskEmail/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'New task', body: 'Hello {user_name}' }),
  }).then((response) => response.json())`);
  expect(html).toMatch(/;text-align:center">.*<\/div>\n<div/);
  expect(html).toContain('Hello Sam Taylor');
});

test('the commands list a page’s dependencies and the stale pages', async () => {
  const env = { CONTENT_API_URL: system.url, PUBLIC_SITE_URL: system.url };
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const block = /^## A page does not update$.*?^```sh\n(.*?)^```$/ms.exec(guide)?.[1] ?? '';
  const [dependencies, verified] = block.trim().split('\n');
  const command = String(verified).replace(/pnpm (\S+)/, (_, name) => scripts[name]);
  const shell = (line: string) => run('sh', ['-c', line], { cwd: copy, env });

  expect(JSON.parse((await shell(String(dependencies))).output)).toMatchObject({
    page: '/awards',
    keys: expect.arrayContaining([expect.stringContaining('award')]),
  });
  expect(await shell(command)).toMatchObject({ ok: true, output: expect.stringContaining('match a full build') });
  const file = join(copy, 'data/site/awards/index.html');
  const html = readFileSync(file);
  writeFileSync(file, 'stale');
  expect(await shell(command)).toMatchObject({ ok: false, output: expect.stringContaining('different: awards/index') });
  writeFileSync(file, html);
});

test('a required field added later is enforced from an entry’s next save', async () => {
  const initialAwards = await awards();
  for (const example of examples) if (example.isLater) applyExample(example);
  await system.restart();
  const { items } = await awards();
  expect(items).toHaveLength(initialAwards.total);
  for (const { data } of items) expect(data.issuer).toBe('');

  await admin.open('aboutUs/awards');
  await page
    .getByRole('row', { name: /Best small agency/ })
    .getByRole('link')
    .first()
    .click();
  await field('year').fill('2026');
  await button('Save and publish').click();
  await page.getByText('Issuer is required.').first().waitFor();
  await field('issuer').fill('The Trade Body');
  await button('Save and publish').click();
  await expect.poll(async () => JSON.stringify(await awards())).toContain('The Trade Body');
});

/** The type checks, which only `pnpm test:faults` runs, because they take a minute and a half of processor time. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['content-types', 'tsc', '-p', 'content-types'],
  ['the API', 'tsc', '-p', 'api'],
  ['the admin', 'tsc', '-p', 'api/admin'],
  ['the site', 'astro', 'check', '--root', 'site', '--minimumSeverity', 'error'],
];

test.each(process.env.FAULTS === 'long' ? CHECKS : [])(
  'type-checks the examples in %s',
  async (_, command, ...args) => {
    const bin = command === 'astro' ? 'site/node_modules/.bin' : 'node_modules/.bin';
    if (args.includes('api/admin')) await run(process.execPath, ['scripts/api-types.ts'], { cwd: copy });
    const { ok, output } = await run(join(copy, bin, command), args, { cwd: copy });
    expect(ok, output).toBe(true);
  },
);

/** The fenced blocks whose first line names a file, such as `ts path/to/file.ts`. */
function readExamples() {
  return Array.from(
    guide.matchAll(/^```(\w+) (\S+)( later)?\n(.*?)^```$/gms),
    ([, language = '', path = '', later, code = '']) => ({ language, path, isLater: later !== undefined, code }),
  );
}

function applyExample({ language, path, code }: (typeof examples)[number]): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  if (language === 'diff') addLines(file, code);
  else writeFileSync(file, code, { flag: 'wx' });
}

/** Applies a diff, whose hunks are separated by `@@`. The old lines of each hunk must be in the file exactly once. */
function addLines(file: string, diff: string): void {
  let text = readFileSync(file, 'utf8');
  for (const hunk of diff.split('@@\n')) {
    const lines = hunk.trimEnd().split('\n');
    const linesBefore = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const linesAfter = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    const textParts = text.split(`\n${linesBefore.join('\n')}\n`);
    expect(textParts, `${file} has exactly once: ${linesBefore.join('\n')}`).toHaveLength(2);
    text = textParts.join(`\n${linesAfter.join('\n')}\n`);
  }
  writeFileSync(file, text);
}
