/**
 * A client, its authority for an advert, and the contacts who receive candidates. Starts its own system, because it
 * needs email and reads every published file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUser } from 'api/core/auth/users';
import { openDatabase } from 'api/core/database/open';
import { beforeEach, expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { useDesk } from '../support/desk.ts';
import { look } from '../support/screenshots.ts';
import { ADMIN, startSystem } from '../support/system.ts';

const desk = useDesk(() => startSystem({ SMTP_URL: 'smtp://127.0.0.1:9' }));

const CLIENT = 'Quexalot Foods';
const CONTACT = { name: 'Zebedee Quexington', email: 'zebedee@quexalot.example', phone: '' };

async function call(method: string, path: string, data?: object) {
  const { url } = desk.system;
  const response = await desk.page.request.fetch(url + path, { method, data, headers: { origin: url } });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.json();
}

let client: string;
let job: { id: string; title: string };
beforeEach(async () => {
  if (client) return;
  const clientResponse = await call('POST', '/api/content/clients', { data: { name: CLIENT, contacts: [CONTACT] } });
  client = clientResponse.entry.id;
  const { items } = await call('GET', '/api/content/jobs?drafts=true&status=live&limit=1');
  const [{ id, version, data }] = items;
  const authority = { by: CONTACT.name, on: '2026-11-20', how: 'email' };
  await call('PUT', `/api/content/jobs/${id}`, { version, data: { ...data, client, authority } });
  job = { id, title: data.title };
});

test('keeps client data out of site files and public responses', async () => {
  const { url, dataDir } = desk.system;
  const marker = `Published ${Date.now()}`;
  const { version, data } = await call('GET', `/api/content/jobs/${job.id}?drafts=true`);
  await call('PUT', `/api/content/jobs/${job.id}`, { version, data: { ...data, start: marker } });
  const page = async () => (await fetch(`${url}/job/${job.id}`)).text();
  await expect.poll(page).toContain(marker);

  const site = join(dataDir, 'site');
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const secret = new RegExp(`quexalot|quexington|${client}`, 'i');
  const inFiles = files.map(({ parentPath, name }) => join(parentPath, name));
  expect(inFiles.filter((file) => secret.test(readFileSync(file, 'latin1')))).toEqual([]);
  expect(inFiles.some((file) => readFileSync(file, 'latin1').includes(marker))).toBe(true);

  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const readPaths = Object.keys(paths).filter((path) => 'get' in paths[path]);
  const addresses = [
    ...readPaths.map((path) => path.replace('{id}', job.id)),
    ...['/api/jobs/search?q=quexalot', `/api/content/jobs?client=${client}`, '/api/content/jobs?limit=1000'],
    ...[`/api/content/jobs/${job.id}?drafts=true`, `/api/content/clients/${client}`, `/jobs?q=quexalot`],
  ];
  const mentions = await Promise.all(
    addresses.map(async (address) => {
      const text = await (await fetch(url + address)).text();
      return secret.test(text.replaceAll(address, '')) ? [address, text.slice(0, 500)] : [];
    }),
  );
  expect(mentions.flat()).toEqual([]);
  expect(addresses.length).toBeGreaterThan(50);
  // Control: users with the right role see the client.
  expect(secret.test(JSON.stringify(await call('GET', `/api/content/jobs?drafts=true&client=${client}`)))).toBe(true);
  const { total } = await call('GET', '/api/content/jobs?drafts=true&client=other');
  expect(total).toBe(0);
});

test('a recruiter sends candidates to a saved or a new contact', async () => {
  const { admin, page } = desk;
  for (const fullName of ['Ada Lovelace', 'Grace Hopper']) {
    const email = `${fullName.split(' ')[0]}@home.example`;
    const form = applicationForm({ fullName, email, jobId: job.id, resume: makePdf({ words: fullName }) });
    const response = await fetch(`${desk.system.url}/api/applications`, { method: 'POST', body: form });
    expect(response.status).toBe(201);
  }
  await admin.open(`applications?job=${job.id}`);
  await page.getByText(CLIENT).first().waitFor();
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Send to client' }).click();
  const dialog = page.getByRole('dialog');
  const value = (label: string) => dialog.getByLabel(label, { exact: false }).first().inputValue();
  // The contact of the job's client is filled in.
  expect(await value('Contact’s email')).toBe(CONTACT.email);
  expect(await value('Client')).toBe(CLIENT);
  await look(page, 'send-to-kept-contact');
  await dialog.getByRole('switch', { name: /has agreed/ }).check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText(`Sent to ${CLIENT}.`).waitFor();

  await page
    .getByRole('link', { name: /Ada Lovelace/ })
    .first()
    .click();
  const clients = page.getByRole('region', { name: 'Clients' });
  await clients.getByText(`${CLIENT} (${CONTACT.name})`).waitFor();
  await look(page, 'sent-to-client');
  await clients.getByRole('button', { name: 'Remove from page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove candidate' }).click();
  await clients.getByText('Closed').waitFor();

  await clients.getByRole('button', { name: 'Send to client' }).click();
  await dialog.getByLabel('Contact’s name').fill('Olive Oyl');
  await dialog.getByLabel('Contact’s email').fill('olive@quexalot.example');
  await dialog.getByRole('switch', { name: 'Keep this contact' }).check();
  await dialog.getByRole('switch', { name: /has agreed/ }).check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await clients.getByText(`${CLIENT} (Olive Oyl)`).waitFor();

  await admin.open(`recruitment/clients/${client}`);
  await page.getByRole('link', { name: 'Jobs for this client' }).waitFor();
  await expect
    .poll(() =>
      page.getByLabel('Name').evaluateAll((elements) => elements.map((input) => (input as HTMLInputElement).value)),
    )
    .toContain('Olive Oyl');
  await expect.poll(() => page.getByRole('link', { name: 'Grace Hopper' }).count()).toBe(1);
  await look(page, 'client');
  await page.getByRole('link', { name: 'Jobs for this client' }).click();
  await page.getByText(job.title).first().waitFor();
  await page.getByText('1 job', { exact: true }).waitFor();
  await look(page, 'jobs-of-client');
});

test('the advert check leads to the missing authority', async () => {
  const { admin, page } = desk;
  const { version } = await call('GET', `/api/content/jobs/${job.id}?drafts=true`);
  const copies = { action: 'duplicate', entries: [{ id: job.id, version }] };
  const [{ id }] = (await call('POST', '/api/content/jobs/bulk', copies)).entries;
  await admin.open(`career/openings/${id}`);
  await page.getByRole('link', { name: 'No authority from the client yet' }).waitFor();
  await look(page, 'no-authority');
  await page.getByRole('button', { name: /Record who at the client/ }).click();
  await expect.poll(() => page.getByLabel('Given by').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByLabel('Given by').fill(CONTACT.name);
  await page.getByRole('textbox', { name: 'Given on' }).fill('20/11/2026');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /Record who at the client/ }).waitFor({ state: 'detached' });
});

test('a user watches a saved view of candidates', async () => {
  const { admin, page } = desk;
  await admin.open('candidates?search=welder');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of this view').fill('Welders');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
  await look(page, 'watched-view');
  const form = applicationForm({
    ...{ fullName: 'Wendy Welder', email: 'wendy@home.example', jobId: job.id },
    resume: makePdf({ words: 'Welder' }),
  });
  await admin.open('dashboard');
  await fetch(`${desk.system.url}/api/applications`, { method: 'POST', body: form });
  const newPeople = page.getByRole('link', { name: /Welders.*1 new person/ });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('region', { name: 'Today' }).getByRole('listitem').first().waitFor();
      return newPeople.count();
    })
    .toBe(1);
  await look(page, 'today-watched');
  await newPeople.click();
  await page.getByRole('link', { name: 'Wendy Welder' }).waitFor();
  await admin.open('dashboard');
  await page.getByRole('radio', { name: /^Everyone/, checked: true }).waitFor({ state: 'attached' });
  expect(await newPeople.count()).toBe(0);
});

test('a client form offers Save instead of Publish', async () => {
  const { admin, page } = desk;
  await admin.open(`recruitment/clients/${client}`);
  await page.getByRole('complementary', { name: 'Publishing' }).getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Stop using' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Client updated successfully.').waitFor();
  await page.getByRole('row').filter({ hasText: CLIENT }).getByText('Saved', { exact: true }).waitFor();
  await look(page, 'clients');
});

test('an editor’s job form hides the client but keeps it on save', async () => {
  const { admin, page, system } = desk;
  const account = { email: 'edith@example.com', name: 'Edith', password: 'three pelicans ahead' };
  const db = openDatabase(join(system.dataDir, 'app.db'));
  await createUser(db, { ...account, role: 'editor' }, Date.now());
  db.$client.close();
  const asRecruiter = await call('GET', `/api/content/jobs/${job.id}?drafts=true`);
  await page.context().clearCookies();
  await call('POST', '/api/session', { email: account.email, password: account.password });
  await admin.open(`career/openings/${job.id}`);
  await page.getByLabel('Start date').fill('In spring');
  for (const label of ['Client', 'Given by', 'Given on'])
    expect(await page.getByLabel(label, { exact: true }).count()).toBe(0);
  expect(await page.getByText(/Authority to advertise|No authority|Record who/).count()).toBe(0);
  await look(page, 'job-of-editor');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('updated successfully').waitFor();
  expect(admin.browserErrors()).toEqual([]);
  await page.context().clearCookies();
  await call('POST', '/api/session', ADMIN);
  const { data } = await call('GET', `/api/content/jobs/${job.id}?drafts=true`);
  expect(data).toEqual({ ...asRecruiter.data, start: 'In spring' });
});
