import { expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { takeScreenshots } from '../support/screenshots.ts';

const desk = useDesk();

test('creates, renames and replaces a sector with a job in it', async () => {
  const { system, admin, page } = desk;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const site = (path: string) => fetch(system.url + path).then((response) => response.text());
  await admin.open('career/sectors/new');
  await page.locator('#field-name').fill('Forklift and warehouse');
  await button('Publish').click();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await site('/career')).toContain('Forklift and warehouse');

  await admin.open('career/openings/new');
  await page.locator('#field-title').fill('Forklift driver');
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Sector', 'Forklift and warehouse');
  await choose('Job type', 'Full Time');
  await choose('Contract type', 'Permanent');
  await page.locator('.ProseMirror').fill('You drive a forklift in a warehouse with 40 people.');
  await takeScreenshots(page, 'job-form');
  expect(await axe(page)).toEqual([]);
  await button('Publish').click();
  await page.getByText(/^Live in \d/).waitFor();
  await takeScreenshots(page, 'job-list');
  const list = await fetch(`${system.url}/api/content/jobs?limit=20`);
  const { items } = (await list.json()) as { items: { id: string; data: { title: string } }[] };
  const job = `/job/${items.find(({ data }) => data.title === 'Forklift driver')?.id}/`;
  expect(await site(job)).toContain('Forklift and warehouse');

  await admin.open('career/sectors');
  await link('Edit Forklift and warehouse').click();
  await page.locator('#field-name').fill('Warehouse');
  await button('Save and publish').click();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await site(job)).not.toContain('Forklift and warehouse');
  expect(await site(job)).toContain('Warehouse');

  // An entry in use cannot be unpublished without a replacement either.
  await link('Edit Warehouse').click();
  await button('Unpublish').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('“Warehouse” is in use.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').filter({ hasText: '“Warehouse” is in use.' }).waitFor();
  await admin.open('career/sectors');

  await page.getByRole('checkbox', { name: 'Select Warehouse' }).check();
  await page.getByRole('checkbox', { name: 'Select Developer' }).check();
  await page.getByRole('region', { name: 'Selected entries' }).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(/is in use\. Choose another sector to take its place\./).waitFor();
  await dialog.getByRole('combobox', { name: 'Replace with' }).selectOption('Engineer');
  await takeScreenshots(page, 'delete-dialog');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace and delete' }).click();
  await page.getByText(/^Live in \d/).waitFor();
  await page.getByRole('row').filter({ hasText: 'Warehouse' }).waitFor({ state: 'detached' });
  expect(await site(job)).toContain('Engineer, Full Time');
  // Ignores the 409 responses for a sector in use, which the browser logs as errors.
  expect(admin.browserErrors().filter((line) => !line.includes('409'))).toEqual([]);
});
