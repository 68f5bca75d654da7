/**
 * Importing in the admin: a dry run, the report, the import itself, and its undo. Starts its own system, because the
 * settings must allow the import to read a private host.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { jobListing, makeWxr } from '../../../api/test/site/import/wxr.ts';
import { useDesk } from '../support/desk.ts';
import { look } from '../support/screenshots.ts';
import { startSystem } from '../support/system.ts';

/** A previous site on this machine, which the server's settings allow it to call. */
const oldServer = createServer(({ url = '' }, response) => {
  const body = LISTS[url];
  if (body === 500) response.writeHead(500).end();
  else response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? []));
});
const LISTS: Record<string, unknown> = {
  '/api/heroSlider/getAllslides': [{ _id: 's1', title: 'Work that fits', image: 'uploads\\team.png' }],
  '/api/business/getAll': [
    {
      _id: 'b1',
      title: 'Bookkeeping',
      description: 'We find bookkeepers.',
      skillsHeading: 'Skills',
      skillsLeft: 'Sage',
      skillsRight: 'Xero',
    },
    { _id: 'b2', title: { $gt: '' } },
  ],
  '/api/job': [
    {
      _id: '65f0c0ffee65f0c0ffee65f0',
      title: 'Ledger clerk',
      category: 'admin',
      type: 'Full Time',
      description: 'No experience needed.',
    },
  ],
  '/api/banner/getAll': 500,
};
let oldSite = '';

const desk = useDesk(async () => {
  LISTS['/uploads/team.png'] = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  await new Promise<void>((resolve) => oldServer.listen(0, '127.0.0.1', resolve));
  oldSite = `127.0.0.1:${(oldServer.address() as AddressInfo).port}`;
  return startSystem({ WEBHOOK_PRIVATE_HOSTS: oldSite });
});
afterAll(() => void oldServer.close());

test('tries a WordPress export, imports it and undoes the import', async () => {
  const { system, admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const onSite = async () => {
    const response = await fetch(`${system.url}/api/content/jobs?limit=200`);
    const { items } = (await response.json()) as { items: { data: { title: string } }[] };
    return items.filter(({ data }) => data.title.startsWith('Warehouse Operative ')).length;
  };
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const choose = (name: string, text: string) => page.locator('input[type=file]').setInputFiles(file(name, text));

  await admin.open('import');
  const wxr = makeWxr([jobListing(1), jobListing(2), { id: 3, type: 'nav_menu_item', title: 'Menu' }]);
  await choose('old-site.xml', wxr);
  await page.getByRole('heading', { name: 'old-site.xml: 2 jobs' }).waitFor();
  await button('Dry run').click();
  await page.getByRole('heading', { name: 'Dry run: old-site.xml' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'can’t be imported' }).waitFor();
  await look(desk.page, 'dry-run');
  expect(await onSite()).toBe(0);

  await button('Import').click();
  await button('Undo import').waitFor();
  expect(await onSite()).toBe(2);
  await look(desk.page, 'imported');
  await button('Undo import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText(/entries moved to the bin/).waitFor();
  expect(await onSite()).toBe(0);

  await choose('jobs.csv', 'Job title,Where\nChef,Leeds\n');
  await page.getByLabel('Where', { exact: true }).selectOption('Town or city');
  await page.getByRole('heading', { name: 'jobs.csv: 1 job', exact: true }).waitFor();
  await page.getByLabel('Contract type', { exact: true }).selectOption('Permanent');
  await look(desk.page, 'columns');
  await choose('broken.json', '[{');
  await page.getByText('This isn’t valid JSON.').waitFor();
});

test('imports the previous site from its address and undoes the import', async () => {
  const { system, admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sections = async () => {
    const response = await fetch(`${system.url}/api/business/getAll`);
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };
  const readSite = async (address: string) => {
    await page.getByLabel('API address').fill(address);
    await button('Read site').click();
  };

  await admin.open('import');
  await readSite('http://169.254.169.254/');
  await page.getByText('The address isn’t a public web server.').waitFor();
  await look(desk.page, 'refused');
  await readSite(`http://${oldSite}`);
  await page.getByText('Found: 1 slide, 1 job, 2 business sections.').waitFor();
  await page.getByLabel('Contract type', { exact: true }).selectOption('Permanent');
  await look(desk.page, 'previous-site');
  await button('Dry run').click();
  await page.getByRole('heading', { name: `Dry run: ${oldSite}` }).waitFor();
  await page.getByRole('row').filter({ hasText: 'The server responded with 500.' }).waitFor();
  await look(desk.page, 'previous-site-dry-run');
  expect(await sections()).not.toContain('Bookkeeping');

  await button('Import').click();
  await button('Undo import').waitFor();
  expect(await sections()).toContain('Bookkeeping');
  const slides = await (await fetch(`${system.url}/api/heroSlider/getAllslides`)).json();
  expect(slides).toContainEqual(expect.objectContaining({ _id: 's1', image: expect.stringMatching(/^\/media\//) }));
  await look(desk.page, 'previous-site-imported');
  await button('Undo import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText(/entries moved to the bin/).waitFor();
  expect(await sections()).not.toContain('Bookkeeping');
});
