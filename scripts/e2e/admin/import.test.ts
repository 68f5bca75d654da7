/** Importing in the admin: a dry run, the report, the import itself, and its undo. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobListing, makeWxr } from '../../../api/test/import/wxr.ts';
import { axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { startSystem } from '../support/system.ts';

const desk = useDesk(startSystem);

test('tries a WordPress export, imports it and undoes the import', async () => {
  const { system, admin, page } = desk;
  const look = async (name: string) => {
    if (process.env.SCREENSHOTS) {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}-${width}.png`), fullPage: true });
      }
    }
    expect(await axe(page)).toEqual([]);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const onSite = async () => {
    const response = await fetch(`${system.url}/api/content/jobs?limit=200`);
    const { items } = (await response.json()) as { items: { data: { title: string } }[] };
    return items.filter(({ data }) => data.title.startsWith('Warehouse Operative')).length;
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
  await look('dry-run');
  expect(await onSite()).toBe(0);

  await button('Import').click();
  await button('Undo import').waitFor();
  expect(await onSite()).toBe(2);
  await look('imported');
  await button('Undo import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText(/entries moved to the bin/).waitFor();
  expect(await onSite()).toBe(0);

  await choose('jobs.csv', 'Job title,Where\nChef,Leeds\n');
  await page.getByLabel('Where', { exact: true }).selectOption('Town or city');
  await page.getByRole('heading', { name: 'jobs.csv: 1 job', exact: true }).waitFor();
  await page.getByLabel('Contract type', { exact: true }).selectOption('Permanent');
  await look('columns');
  await choose('broken.json', '[{');
  await page.getByText('This isn’t valid JSON.').waitFor();
});
