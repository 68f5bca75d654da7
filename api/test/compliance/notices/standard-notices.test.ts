/** The privacy notice and the accessibility statement of an agency that has not published its own. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { plainFromRichText, richTextFromPlain } from 'content-types/text/rich-text';
import { beforeEach, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { noteSample } from '../../../src/site/sample/sample.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  admin = await server.logIn();
  return () => server.close();
});

const NOTICES = ['privacy-notice', 'accessibility-statement'] as const;
const readNotice = async (path: string) => (await admin.get(`/api/content/${path}?drafts=true`)).body;
const textOf = async (path: string) => plainFromRichText((await readNotice(path)).data.body);
const publish = async (path: string, data: object, client = admin) =>
  client.put(`/api/content/${path}`, { data, version: (await readNotice(path)).version });
const nameCompany = (companyName: string) =>
  publish('site-settings', { ...initialData(contentTypes.siteSettings.fields), companyName });
const areNoticesDone = async () => {
  const { steps } = (await admin.get('/api/setup')).body;
  return steps.find(({ name }: { name: string }) => name === 'notices').isDone;
};

test.each(NOTICES)('the %s follows the settings until an editor publishes it', async (path) => {
  expect(await textOf(path)).toContain('Your agency');
  await nameCompany('Taff Care');
  const { data } = await readNotice(path);
  expect(plainFromRichText(data.body)).toContain('Taff Care');
  expect((await publish(path, data)).status).toBe(200);
  await nameCompany('Severn Care');
  expect(await textOf(path)).toContain('Taff Care');
});

test('a change of one field keeps the rest of the standard text', async () => {
  const savedResponse = await admin.patch('/api/content/privacy-notice', { data: { title: 'Privacy' }, version: 0 });
  expect(savedResponse.body.entry.data.title).toBe('Privacy');
  expect(await textOf('privacy-notice')).toContain('The controller of your data is Your agency.');
});

test('removing the sample leaves the standard texts', async () => {
  const author = { userId: null, at: 1 };
  const noticeData = { title: 'Sample', body: richTextFromPlain('Orrin & Vale') };
  const rows = [contentTypes.privacyNotice, contentTypes.accessibilityStatement].map((type) =>
    createDocument(server.db, type, { data: noticeData }, author),
  );
  noteSample(
    server.db,
    rows.map(({ id }) => id),
  );
  const { secret } = (await admin.post('/api/tokens', { name: 'A script', role: 'administrator' })).body;
  const headers = { authorization: `Bearer ${secret}` };
  expect((await server.anonymous.delete('/api/setup/sample', undefined, headers)).status).toBe(403);
  expect((await admin.delete('/api/setup/sample')).body.removed).toBe(2);
  for (const path of NOTICES) expect(await textOf(path)).toMatch(/Your agency(?!.*Orrin)/s);
  expect(await areNoticesDone()).toBe(false);
});

test('notices an administrator has confirmed still follow the settings', async () => {
  const { notices } = (await admin.get('/api/setup')).body;
  expect((await (await server.logIn('editor')).post('/api/setup/notices', notices)).status).toBe(403);
  expect(await areNoticesDone()).toBe(false);
  expect((await admin.post('/api/setup/notices', notices)).status).toBe(204);
  expect(await areNoticesDone()).toBe(true);
  await nameCompany('Severn Care');
  for (const path of NOTICES) expect(await textOf(path)).toContain('Severn Care');
  // A text that an editor publishes afterwards is unconfirmed.
  await publish('privacy-notice', (await readNotice('privacy-notice')).data, await server.logIn('editor'));
  expect(await areNoticesDone()).toBe(false);
  const staleResponse = await admin.post('/api/setup/notices', notices);
  const message = 'The privacy notice has changed. Please read it again.';
  expect(staleResponse).toMatchObject({ status: 409, body: { message } });
  expect(await areNoticesDone()).toBe(false);
  await admin.post('/api/setup/notices', { ...notices, privacyNotice: 1 });
  expect(await areNoticesDone()).toBe(true);
  const { items } = (await admin.get('/api/audit?action=privacyNotice.confirm')).body;
  expect(items).toMatchObject([
    { user: expect.any(String), detail: 'version 1' },
    { user: expect.any(String), detail: 'version 0' },
  ]);
});

test('the notices count as read once an administrator has saved each', async () => {
  const editor = await server.logIn('editor');
  for (const path of NOTICES) await publish(path, (await readNotice(path)).data, editor);
  expect(await areNoticesDone()).toBe(false);
  await publish('privacy-notice', (await readNotice('privacy-notice')).data);
  expect(await areNoticesDone()).toBe(false);
  await publish('accessibility-statement', (await readNotice('accessibility-statement')).data);
  expect(await areNoticesDone()).toBe(true);
  await publish('privacy-notice', (await readNotice('privacy-notice')).data, editor);
  expect(await areNoticesDone()).toBe(true);
});
