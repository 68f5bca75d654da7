import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';
import { share } from '../../../support/share.ts';

let server: TestServer;
let editor: Client;
const restart = share(
  async () => {
    server = await startApp();
    editor = await server.logIn('editor');
  },
  () => server.close(),
);

const URL = '/api/content/redirects';
const add = (oldPath: string, newPath: string, extraFields = {}) =>
  editor.post(URL, { data: { from: oldPath, to: newPath, kind: 'permanent' }, ...extraFields });
const rejection = async (oldPath: string, newPath: string) => {
  const { status, body } = await add(oldPath, newPath);
  return [status, body.issues];
};
const onSite = async () =>
  (await server.anonymous.get(URL)).body.items.map(({ data }: { data: { from: string; to: string } }) => [
    data.from,
    data.to,
  ]);

test('normalises the addresses of a published redirect', async () => {
  const { status, body } = await add('/Our%20team/', '/über-uns');
  expect([status, body.entry.data]).toEqual([201, { from: '/Our team', to: '/%C3%BCber-uns', kind: 'permanent' }]);
  expect(await onSite()).toEqual([['/Our team', '/%C3%BCber-uns']]);
});

test('only editors create redirects', async () => {
  const recruiter = await server.logIn('recruiter');
  const data = { from: '/old', to: '/new', kind: 'permanent' };
  expect((await recruiter.post(URL, { data })).status).toBe(403);
  expect((await server.anonymous.post(URL, { data })).status).toBe(401);
});

test('rejects a redirect loop and shows the loop', async () => {
  await add('/a', '/b');
  await add('/b', '/c?x=1');
  const circle = [{ path: 'to', message: 'This would create a redirect loop: /c → /a → /b → /c.' }];
  expect(await rejection('/c', '/a/')).toEqual([422, circle]);
  expect(await rejection('/c', 'http://localhost:3000/a#x')).toEqual([422, circle]);
  const selfRedirect = [{ path: 'to', message: 'This would create a redirect loop: /d → /d.' }];
  expect(await rejection('/d', '/d?again#part')).toEqual([422, selfRedirect]);
  expect((await add('/c', 'https://elsewhere.example/a')).status).toBe(201);
});

test('rejects a redirect from an address with a redirect or page', async () => {
  await add('/a', '/b');
  expect(await rejection('/a/', '/c')).toEqual([422, [{ path: 'from', message: '/a is already redirected.' }]]);
  mkdirSync(join(server.dataDir, 'site/about-us'), { recursive: true });
  writeFileSync(join(server.dataDir, 'site/about-us/index.html'), '');
  writeFileSync(join(server.dataDir, 'site/robots.txt'), '');
  expect(await rejection('/about-us', '/c')).toEqual([
    422,
    [{ path: 'from', message: 'There’s already a page at /about-us.' }],
  ]);
  expect((await rejection('/robots.txt', '/c'))[0]).toBe(422);
  mkdirSync(join(server.dataDir, 'site/job/x'), { recursive: true });
  expect((await add('/job', '/career')).status).toBe(201);
});

test('validates a changed redirect on publication, ignoring its published version', async () => {
  await restart();
  const { body } = await add('/a', '/b');
  const redirectUrl = `${URL}/${body.entry.id}`;
  const change = (newPath: string, version: number, extraFields = {}) =>
    editor.put(redirectUrl, { data: { from: '/a', to: newPath, kind: 'temporary' }, version, ...extraFields });
  expect((await change('/c', 1)).status).toBe(200);
  expect((await change('/a', 2)).status).toBe(422);
  expect((await change('/a', 2, { publish: false })).status).toBe(200);
  expect(await onSite()).toEqual([['/a', '/c']]);
});

test('changing a page’s address leaves a redirect but no loop', async () => {
  await restart();
  const settings = (domain: string, version: number) =>
    editor.put('/api/content/site-settings', { data: { ...settingsData, domain }, version });
  const { data: settingsData } = (await editor.get('/api/content/site-settings?drafts=true')).body;
  await settings('old.example', 0);
  expect(await onSite()).toEqual([]);
  await settings('new.example', 1);
  await expect.poll(onSite).toEqual([['/old.example', '/new.example']]);
  await settings('old.example', 2);
  await expect.poll(onSite).toEqual([['/new.example', '/old.example']]);
  await settings('', 3);
  await settings('third.example', 4);
  await expect
    .poll(async () => (await onSite()).sort())
    .toEqual([
      ['/new.example', '/old.example'],
      ['/old.example', '/third.example'],
    ]);
});
