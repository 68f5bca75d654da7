/** List filters, and how the address stores them. Starts its own system, because it counts all jobs. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { startServer } from '../support/system.ts';

const desk = useDesk(startServer);
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ admin, page } = desk);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const rows = () => page.locator('[data-entry]');
const choose = async (filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).selectOption({ label: option });
};

test('hides the filters on a phone behind a button with their count', async () => {
  await page.setViewportSize({ width: 375, height: 812 });
  await admin.open('career/openings?status=live');
  const sector = page.getByRole('combobox', { name: 'Sector', exact: true });
  expect(await sector.isVisible()).toBe(false);
  await button('Filters (1)').click();
  await choose('Sector', 'Engineer');
  await button('Filters (2)').waitFor();
  expect(await axe(page)).toEqual([]);
  await button('Clear filters').click();
  await button('Filters').click();
  expect(await sector.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await sector.waitFor();
  // Filters that do not fit on one line are hidden behind the Filters button.
  const office = page.getByRole('combobox', { name: 'Office', exact: true });
  expect(await office.isVisible()).toBe(false);
  await button('Filters').click();
  await office.waitFor();
});

test('R20 filters jobs and keeps the filters in the address', async () => {
  await admin.open('career/openings');
  const totalRows = await rows().count();
  await choose('Sector', 'Engineer');
  await expect.poll(() => rows().count()).toBeLessThan(totalRows);
  const engineers = await rows().count();
  expect(engineers).toBeGreaterThan(0);
  await choose('Status', 'Live');
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Title' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  expect(page.url()).toBe(`${desk.system.url}/admin#career/openings?category=Engineer&status=live&sort=title`);
  expect(await axe(page)).toEqual([]);
  const first = await rows().first().getByRole('link').first().textContent();

  await page.reload();
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  expect(await rows().first().getByRole('link').first().textContent()).toBe(first);

  // An entry's address has no filters; the back link restores the list.
  await rows()
    .first()
    .getByRole('link', { name: /^Edit / })
    .click();
  await page.locator('#field-title').waitFor();
  expect(page.url()).toMatch(/#career\/openings\/[0-9a-z]+$/);
  await page.goBack();
  await button('Clear filters').waitFor();
  await rows()
    .first()
    .getByRole('link', { name: /^Edit / })
    .click();
  await page.locator('#field-start').fill('Next month');
  await button('Save and publish').click();
  await page.getByText('Job updated successfully.').waitFor();
  await button('Clear filters').waitFor();

  // Another user who opens the address sees the same list.
  const other = await desk.another();
  await other.page.goto(page.url());
  await other.page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await other.close();

  await choose('Status', 'Scheduled');
  await page.getByText('No jobs match these filters').waitFor();
  await button('Clear filters').click();
  await expect.poll(() => rows().count()).toBe(totalRows);
  await button('Title').click();
  await button('Title').click();
  await expect.poll(() => page.url()).toMatch(/#career\/openings$/);

  // Other lists do not inherit the filters.
  await choose('Status', 'Draft');
  await link('Today').click();
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  expect(page.url()).toMatch(/#dashboard$/);
  await admin.open('career/openings');
  await expect.poll(() => rows().count()).toBe(totalRows);
  expect(admin.browserErrors()).toEqual([]);
});

test('a saved view and the columns survive a reload', async () => {
  await admin.open('career/openings');
  const totalRows = await rows().count();
  await choose('Sector', 'Engineer');
  await button('Save view').click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name of this view' }).fill('Engineers');
  await button('Save').click();
  await link('Engineers').and(page.locator('[aria-current]')).waitFor();

  await button('Columns').click();
  await page.getByRole('checkbox', { name: 'Consultant' }).uncheck();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Consultant' }).waitFor({ state: 'detached' });

  await button('Clear filters').click();
  await expect.poll(() => rows().count()).toBe(totalRows);
  await page.reload();
  await link('Engineers').click();
  await expect.poll(() => page.url()).toMatch(/#career\/openings\?category=Engineer$/);
  await expect.poll(() => rows().count()).toBeLessThan(totalRows);
  expect(await page.getByRole('columnheader', { name: 'Consultant' }).count()).toBe(0);
  await button('Delete view').click();
  await link('Engineers').waitFor({ state: 'detached' });
  await button('Columns').click();
  await page.getByRole('checkbox', { name: 'Consultant' }).check();
  await page.getByRole('columnheader', { name: 'Consultant' }).waitFor();
  expect(admin.browserErrors()).toEqual([]);
});
