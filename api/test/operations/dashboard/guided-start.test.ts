/** A new agency's first content, written from a few answers. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
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

const ANSWERS = {
  trade: 'care',
  work: 'both',
  companyName: 'Harbour Care',
  registeredName: 'Harbour Care Staffing Ltd',
  companyNumber: '01234567',
  registeredOffice: '1 High Street, Truro',
  ico: 'ZA123456',
  phone: '01872 555 014',
  email: 'hello@harbourcare.example',
  yourName: 'Wenna Pascoe',
  offices: [
    { name: 'Truro', street: '1 High Street', town: 'Truro', postcode: 'TR1 2AA' },
    { name: 'Plymouth', street: '', town: 'Plymouth', postcode: '' },
  ],
};
const start = (answers = {}, client = admin, version = 0) =>
  client.post('/api/setup/start', { version, data: { ...ANSWERS, ...answers } });
const readEntry = async (path: string) => (await admin.get(`/api/content/${path}?drafts=true`)).body;
const names = async (path: string) => {
  const { items } = (await server.anonymous.get(`/api/content/${path}`)).body;
  return items.map(({ data }: { data: { name: string } }) => data.name);
};

test('writes the settings, offices, sectors, page for employers, header and footer', async () => {
  const { status, body } = await start();
  expect(status).toBe(200);
  expect(body.written).toEqual([
    ...['Site settings', 'Truro', 'Plymouth', 'Care homes', 'Home care', 'Supported living', 'Live-in care', 'Bank'],
    ...['Hire people', 'Header', 'Footer'],
    ...['Global staffing page', 'Staff augmentation page', 'Products page'].map((page) => `${page} (unpublished)`),
  ]);
  const { data } = await readEntry('site-settings');
  expect(data).toMatchObject({
    companyName: 'Harbour Care',
    registered: {
      name: 'Harbour Care Staffing Ltd',
      office: '1 High Street, Truro',
      ico: 'ZA123456',
      agencyStatement: expect.stringContaining('employment business'),
    },
    contact: { email: ANSWERS.email },
  });
  expect(await names('sectors')).toEqual(['Care homes', 'Home care', 'Supported living', 'Live-in care']);
  expect(await names('contract-types')).toContain('Bank');
  expect(await names('offices')).toEqual(['Truro', 'Plymouth']);
  const { items } = (await server.anonymous.get('/api/content/pages')).body;
  expect(items).toMatchObject([{ data: { path: '/hire', blocks: [{ block: 'form', form: 'brief' }] } }]);
  expect((await readEntry('header')).data.button).toEqual({ label: 'Hire people', href: '/hire' });
  expect((await readEntry('footer')).data.columns).toMatchObject([
    { words: [], links: expect.arrayContaining([{ name: 'Hire people', link: '/hire' }]) },
    { title: 'Services', words: [] },
  ]);
  expect(JSON.stringify((await readEntry('privacy-notice')).data.body)).toContain('under number ZA123456');
  expect((await readEntry('products-page')).status).toBe('draft');
  // Each entry's history contains the save.
  expect((await admin.get('/api/content/header/header/revisions')).body).toHaveLength(1);
});

test('stores the administrator’s name for email signatures', async () => {
  await start();
  expect((await admin.get('/api/session')).body.user.name).toBe('Wenna Pascoe');
  const { body } = await admin.get('/api/audit');
  expect(body.items).toContainEqual(expect.objectContaining({ action: 'user.update', detail: 'name' }));
});

test('fills in the entries that removing the sample left empty', async () => {
  const author = { userId: null, at: 1 };
  const rows = [contentTypes.header, contentTypes.footer, contentTypes.productsPage].map((type) =>
    createDocument(server.db, type, { data: initialData(type.fields), publish: false }, author),
  );
  noteSample(
    server.db,
    rows.map(({ id }) => id),
  );
  await admin.delete('/api/setup/sample');
  const { body } = await start();
  expect(body.written).toEqual(expect.arrayContaining(['Header', 'Footer', 'Products page (unpublished)']));
});

test('does not change entries that the owner has edited', async () => {
  await admin.post('/api/content/sectors', { data: { name: 'Dementia care' } });
  await admin.post('/api/content/redirects', { data: { from: '/hire', to: '/contact-us' } });
  await admin.post('/api/content/offices', { data: { name: 'truro', town: 'Falmouth' } });
  const updateEntry = async (path: string, changes: object) => {
    const { data, version } = await readEntry(path);
    const savedResponse = await admin.put(`/api/content/${path}`, { data: { ...data, ...changes }, version });
    expect(savedResponse.status).toBe(200);
  };
  await updateEntry('site-settings', {
    contact: { ...(await readEntry('site-settings')).data.contact, phone: '01872 555 014', email: 'a@b.example' },
  });
  const button = { label: 'Hire', href: '/contact-us' };
  await updateEntry('header', { button });
  await updateEntry('footer', { copyright: 'Ours' });
  await updateEntry('products-page', {});
  expect((await start({ trade: 'office' }, admin, 0)).status).toBe(409);
  const { body } = await start({ trade: 'office' }, admin, 1);
  expect(body.written).toEqual([
    'Site settings',
    'Plymouth',
    'Global staffing page (unpublished)',
    'Staff augmentation page (unpublished)',
  ]);
  expect((await readEntry('header')).data.button).toEqual(button);
  expect((await readEntry('products-page')).status).toBe('live');
  expect(await names('sectors')).toContain('Dementia care');
});

test('rejects a guided start by editors or with invalid answers', async () => {
  expect((await start({}, await server.logIn('editor'))).status).toBe(403);
  const { status, body } = await start({ email: '', trade: 'piracy' });
  expect(status).toBe(422);
  expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['data.trade', 'data.email']);
  const office = { name: 'Leeds', street: '', town: 'Leeds', postcode: 'LS1' };
  const nonsense = { companyNumber: '12345', ico: 'hello', phone: '0113 49', offices: [office] };
  expect((await start(nonsense)).body.issues).toEqual([
    {
      path: 'data.companyNumber',
      message: 'Company number must be 8 characters long, like 01234567 or SC123456.',
    },
    { path: 'data.ico', message: 'ICO registration number must be a number like ZA123456 or 00012345678.' },
    { path: 'data.phone', message: 'Phone must be a full phone number, like 020 7946 0123.' },
    { path: 'data.offices.0.postcode', message: 'Postcode must be a full postcode, like LS1 4AP.' },
  ]);
});

test('accepts an unchanged value that would fail today’s validation', async () => {
  await start();
  const setPhone =
    "UPDATE documents SET published = json_set(published, '$.contact.phone', ?) WHERE id = 'siteSettings'";
  server.db.$client.prepare(setPhone).run('0113 49');
  expect((await start({ phone: '0113 48' }, admin, 1)).status).toBe(422);
  expect((await start({ phone: '0113 49' }, admin, 1)).status).toBe(200);
});
