/** What a developer may use in a page, in pages that are not the site's. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type * as Bundle from '../publisher/compile/entry.ts';
import { textOf } from '../publisher/render/renderer.ts';
import { createPool } from '../publisher/render/worker-pool.ts';
import type { ContentReader } from '../src/content.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SITE = new URL('https://orrinvale.example');
const locals: App.Locals = { content: {} as ContentReader, site: SITE };

const folder = mkdtempSync(join(tmpdir(), 'features-'));
afterAll(() => rmSync(folder, { recursive: true }));

execFileSync('node_modules/.bin/astro', ['build', '--config', 'test/support/features/astro.config.ts'], {
  cwd: ROOT,
  env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_OUT_DIR: folder },
});
const server = join(folder, 'server');
const { app, renderRoute } = (await import(join(server, 'entry.mjs'))) as typeof Bundle;

function routeOf(path: string) {
  const route = app.manifest.routes.find(({ routeData }) => routeData.pattern.test(path))?.routeData;
  if (!route) throw new Error(`There is no page at ${path}.`);
  return route;
}

async function ours(path: string) {
  const { status, body } = await renderRoute(routeOf(path), new URL(path, SITE), locals);
  return { status, text: await textOf(body) };
}

async function astros(path: string) {
  const answer = await app.render(new Request(new URL(path, SITE)), { routeData: routeOf(path), locals });
  return { status: answer.status, text: await answer.text() };
}

const PAGES = ['/slots', '/islands', '/island-a', '/island-b', '/context', '/status', '/response', '/plain'];
const OTHERS = ['/rest', '/rest/a/b', '/context.json', '/stream.txt', '/empty.txt'];

test.each([...PAGES, ...OTHERS])('%s is what Astro’s own app makes of it, each time', async (path) => {
  const expected = await astros(path);
  expect(await ours(path)).toEqual(expected);
  expect(await ours(path)).toEqual(expected);
});

test.each(['/logger', '/logger.txt'])('%s tells, and is warned, as in Astro’s own app', async (path) => {
  const told: string[] = [];
  const spy = vi
    .spyOn(console, 'info')
    .mockImplementation((text) => void told.push(text.replace(/\d\d:\d\d:\d\d/, 'now')));
  onTestFinished(() => spy.mockRestore());
  const expected = await astros(path);
  const theirs = told.splice(0);
  expect(theirs.join()).toContain('told by');
  expect(await ours(path)).toEqual(expected);
  expect(told).toEqual(theirs);
});

test('pages that are made at the same time do not meet', async () => {
  const paths = [...PAGES, ...PAGES].reverse();
  const together = await Promise.all(paths.map(ours));
  for (const [index, path] of paths.entries()) expect(together[index], path).toEqual(await astros(path));
});

test('an island shows what this page gives it, not what the one before gave', async () => {
  await ours('/island-a');
  expect((await ours('/island-b')).text).toContain('>b,1</p>');
});

test.each([
  ['/redirect', 'There is no redirect here: a page is made once, for all who will visit it.'],
  ['/request.txt', 'There is no request here: a page is made once, for all who will visit it.'],
  ['/broken', /broken$/],
  ['/post.txt', /post\.txt\.ts has no function GET\.$/],
  ['/text.txt', /text\.txt\.ts answers with something that is no Response\.$/],
])('%s is refused with the reason', async (path, reason) => {
  await expect(ours(path)).rejects.toThrow(reason);
});

test('a promise that a page forgets does not end the worker', async () => {
  let losses = 0;
  const pool = createPool({
    size: 1,
    data: { bundle: join(server, 'entry.mjs'), site: SITE.href, api: 'http://127.0.0.1:9' },
    onLoss: () => losses++,
  });
  const made = join(folder, 'made');
  for (const name of ['hasty', 'late', 'hasty']) {
    const page = { path: `/${name}`, file: `${name}.html`, hash: null };
    const { pages } = await pool.ask({ kind: 'render', folder: made, fresh: true, pages: [page] });
    expect(pages).toMatchObject([{ path: page.path, written: true }]);
  }
  await pool.close();
  expect(losses).toBe(0);
});

test('a page that cannot be loaded is tried again', async () => {
  const chunks = join(server, 'chunks');
  renameSync(chunks, `${chunks}.away`);
  await expect(ours('/late')).rejects.toThrow();
  renameSync(`${chunks}.away`, chunks);
  expect((await ours('/late')).text).toContain('late');
});
