/** A new site in production is closed until an administrator opens it. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { prose } from 'content-types/text/prose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFact } from '../../../src/core/database/facts.ts';
import { users } from '../../../src/core/database/schema/auth.ts';
import { readEnv } from '../../../src/core/settings/env.ts';
import { closeNewSite } from '../../../src/site/publishing/opening.ts';
import { noteSample } from '../../../src/site/sample/sample.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { type FakePublisher, SECRET, startPublisher } from '../../support/fake-publisher.ts';
import { sampleOf } from '../../support/samples.ts';

const PRODUCTION = readEnv({ NODE_ENV: 'production', PUBLIC_SITE_URL: 'https://www.example.com' });
let publisher: FakePublisher;
let server: TestServer;
let admin: Client;
beforeEach(async () => {
  publisher = await startPublisher();
  server = await startApp({ env: { PUBLISHER_PORT: String(publisher.port), PUBLISHER_SECRET: SECRET } });
});
afterEach(async () => {
  await server.close();
  await publisher.stop();
});

const isClosed = async () => (await server.anonymous.get('/api/content/opening')).body.data?.closed === true;
const close = () => closeNewSite(server.db, PRODUCTION, 1);
const open = (client = admin) => client.post('/api/setup/open');
const checks = async () => {
  const { opening } = (await admin.get('/api/setup')).body;
  return opening && Object.fromEntries(opening.checks.map((check: { name: string }) => [check.name, check]));
};
const save = async (path: string, data: object) => {
  const { version } = (await admin.get(`/api/content/${path}?drafts=true`)).body;
  return admin.put(`/api/content/${path}`, { data, version });
};
const saveDetails = () => {
  const settings = initialData(contentTypes.siteSettings.fields);
  const registeredCompany = { ...settings.registered, office: '1 High Street, Truro' };
  const contact = { ...settings.contact, email: 'hello@example.co.uk' };
  return save('site-settings', { ...settings, companyName: 'Harbour Care', registered: registeredCompany, contact });
};

test('only a new site in production without the sample agency starts closed', async () => {
  closeNewSite(server.db, readEnv({}), 1);
  expect(await isClosed()).toBe(false);
  noteSample(server.db, []);
  close();
  expect(await isClosed()).toBe(false);
  server.db.$client.exec('DELETE FROM facts');
  close();
  expect(await isClosed()).toBe(true);
});

test('a site with users stays open', async () => {
  admin = await server.logIn();
  close();
  expect(await isClosed()).toBe(false);
  expect(await checks()).toBeNull();
  expect(server.db.select().from(users).all()).toHaveLength(1);
});

test('requires the legally required details before the site opens', async () => {
  close();
  admin = await server.logIn();
  expect((await checks()).details).toEqual({
    name: 'details',
    state: 'required',
    missing: ['company name', 'registered office or address', 'email address'],
    entries: [],
  });
  const { status, body } = await open();
  expect(status).toBe(422);
  expect(body.message).toBe(
    'Before the site opens, add these to Site settings: company name, registered office or address and email address.',
  );
  // Saving the content entry cannot open the site either.
  const { data } = (await admin.get('/api/content/opening?drafts=true')).body;
  expect((await save('opening', { ...data, closed: false })).status).toBe(422);
  expect((await save('opening', { ...data, title: 'Soon' })).status).toBe(200);

  expect((await saveDetails()).status).toBe(200);
  expect((await checks()).details.state).toBe('done');
  expect((await open(await server.logIn('editor'))).status).toBe(403);
  expect((await open()).status).toBe(200);
  expect(await isClosed()).toBe(false);
  expect((await admin.get('/api/setup')).body.opening).toBeNull();
  expect((await admin.get('/api/content/opening')).body.data.title).toBe('Soon');
});

test('names broken links and standard texts that were never saved', async () => {
  close();
  admin = await server.logIn();
  const { data } = (await admin.get('/api/content/home-page?drafts=true')).body;
  const action = { label: 'Nursing', href: '/jobs/nursing?type=x#top' };
  await save('home-page', { ...data, action, teasers: [] });
  const post = { ...sampleOf(contentTypes.blog), headerImage: null, image: null, authorProfile: null };
  const content = prose('See [our guide](/guide), [the old one](/old) and [elsewhere](https://example.com/x).');
  const { entry } = (await admin.post('/api/content/blog', { data: { ...post, content } })).body;
  await admin.post('/api/content/redirects', { data: { from: '/old', to: '/nowhere' } });
  publisher.state.missing = ['/jobs/nursing', '/guide', '/old', '/nowhere'];
  await admin.post('/api/content/products-page/productsPage/unpublish');
  const { links, texts } = await checks();
  expect(links.state).toBe('advised');
  expect(links.entries).toEqual([
    { type: 'blog', id: entry.id, title: entry.data.title, href: '/guide' },
    { type: 'homePage', id: 'homePage', title: 'Home page', href: action.href },
    { type: 'redirect', id: expect.any(String), title: '/old', href: '/nowhere' },
  ]);
  const titles = texts.entries.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(['About us page', 'Career page', 'Contract jobs page']));
  expect(titles).not.toContain('Home page');
  expect(titles).not.toContain('Products page');
});

test('ignores links to unpublished pages, which the site omits', async () => {
  close();
  admin = await server.logIn();
  const { data } = (await admin.get('/api/content/home-page?drafts=true')).body;
  await save('home-page', { ...data, action: { label: 'Products', href: '/products#new' }, teasers: [] });
  publisher.state.missing = ['/products'];
  expect((await checks()).links.entries).toHaveLength(1);
  await admin.post('/api/content/products-page/productsPage/unpublish');
  expect((await checks()).links).toMatchObject({ state: 'done', entries: [] });
});

test('removing the sample agency closes a site that was never opened', async () => {
  admin = await server.logIn();
  noteSample(server.db, []);
  await admin.delete('/api/setup/sample');
  expect(await isClosed()).toBe(true);
  await saveDetails();
  await open();
  await admin.delete('/api/setup/sample');
  expect(await isClosed()).toBe(false);
});

test('removing the sample agency leaves a site of an earlier version open', async () => {
  admin = await server.logIn();
  // Writes the same fact as the migration.
  writeFact(server.db, 'site.opened', 'before 0.2.0');
  await admin.delete('/api/setup/sample');
  expect(await isClosed()).toBe(false);
});
