/** A new agency's first hour: the setup checklist, and removing the sample agency. Own system: removes the sample agency. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { type System, startSystem } from '../support/system.ts';

let system: System;
let browser: Browser;
beforeAll(async () => {
  system = await startSystem();
  browser = await connectBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});

test('leads to each step, ticks it when it is done, and removes the sample agency', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  const list = page.getByRole('region', { name: 'Set up your agency' });
  await list.getByText('0 of 9 done').waitFor();
  expect(await axe(page)).toEqual([]);

  await list.getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByText(/^Removed \d+ sample entries\.$/).waitFor();
  await list.getByText('1 of 9 done').waitFor();
  await page.getByText('Everything is published.').waitFor();
  await page
    .getByText(/^Live in/)
    .first()
    .waitFor();
  const home = await (await fetch(system.url)).text();
  expect(home).not.toMatch(/Orrin|number one|No slides/);
  expect(await (await fetch(`${system.url}/api/job`)).json()).toEqual([]);
  await admin.open('career/openings');
  await page.getByText('Bin', { exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).first().waitFor();

  await admin.open('dashboard');
  await list.getByRole('link', { name: 'Add your agency’s name and contact details' }).click();
  await page.getByLabel('Company name').fill('Taff Care');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page
    .getByText(/^Live in/)
    .first()
    .waitFor();
  await admin.open('dashboard');
  await list.getByText('2 of 9 done').waitFor();
  expect(await (await fetch(system.url)).text()).toContain('Taff Care');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Taff Care').waitFor();

  await list.getByRole('link', { name: 'Add your logo and colours' }).click();
  await page.getByRole('heading', { level: 1, name: 'Brand' }).waitFor();
  await admin.open('dashboard');
  await list.getByRole('link', { name: 'Write your home page’s headline' }).click();
  await page.getByLabel('Headline').fill('Care work near home');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Home page updated').waitFor();

  await admin.open('dashboard');
  await list.getByText('3 of 9 done').waitFor();
  const notices = list
    .getByRole('listitem')
    .filter({ hasText: 'Read the privacy notice and the accessibility statement' });
  for (const [link, path] of [
    ['privacy notice', '/privacy'],
    ['accessibility statement', '/accessibility'],
  ] as const) {
    await notices.getByText('To do').waitFor();
    await notices.getByRole('link', { name: link }).click();
    await page.getByText('Live with the standard text', { exact: true }).waitFor();
    await page
      .getByText(/Taff Care/)
      .nth(1)
      .waitFor();
    expect(await (await fetch(system.url + path)).text()).toContain('Taff Care');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    await admin.open('dashboard');
  }
  await list.getByText('4 of 9 done').waitFor();
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await list.waitFor({ state: 'detached' });
  expect(admin.browserErrors()).toEqual([]);
});
