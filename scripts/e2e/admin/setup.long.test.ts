/**
 * A new agency's first hour: the setup checklist, and removing the sample agency. Starts its own system, because it
 * removes the sample agency.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmtpServer, startSmtp } from '../../../api/test/support/mail.ts';
import { axe, openAdmin } from '../support/admin.ts';
import { look } from '../support/screenshots.ts';
import { connectBrowser } from '../support/shared.ts';
import { type System, startSystem } from '../support/system.ts';

let system: System;
let browser: Browser;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp();
  system = await startSystem();
  browser = await connectBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
  await smtp?.stop();
});

test('ticks each step of the setup when it is done', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  const list = page.getByRole('region', { name: 'Set up your agency' });
  await list.getByText('0 of 10 done').waitFor();
  expect(await axe(page)).toEqual([]);

  await list.getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByText(/^Removed \d+ sample entries\.$/).waitFor();
  // The list no longer contains the steps that are checked before the site opens.
  await list.getByText('1 of 7 done').waitFor();
  await page.getByText('Everything is published.').waitFor();
  await page
    .getByText(/^Live in/)
    .first()
    .waitFor();
  const home = async () => (await fetch(system.url)).text();
  expect(await home()).toContain('Our new website opens soon');
  expect(await home()).not.toMatch(/Orrin/);
  expect(await (await fetch(`${system.url}/api/job`)).json()).toEqual([]);
  await admin.open('career/openings');
  await page.getByText('Bin', { exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).first().waitFor();

  await admin.open('dashboard');
  const openingRegion = page.getByRole('region', { name: 'Your site isn’t open yet' });
  await look(page, 'opening');
  expect(await openingRegion.getByRole('button', { name: 'Open the site' }).isDisabled()).toBe(true);
  await openingRegion.getByRole('link', { name: /^Add your company name/ }).waitFor();
  await list.getByRole('button', { name: 'Start' }).click();
  const start = page.getByRole('dialog', { name: 'About your agency' });
  await start.getByLabel('Company name').fill('Taff Care');
  await look(page, 'guided-start');
  await start.getByLabel('Registered office').fill('1 High Street, Cardiff');
  await start.getByLabel('Phone').fill('029 2018 0123');
  await start.getByLabel('Email').fill('hello@example.co.uk');
  await start.getByLabel('Your name').fill('Nia Rees');
  await start.getByRole('button', { name: 'Set up the site' }).click();
  await page.getByText(/^Set up: Site settings, Care homes/).waitFor();
  await page.getByText('Welcome, Nia Rees!').waitFor();
  await list.getByText('3 of 7 done').waitFor();
  await openingRegion.getByText('Company name, address and email address').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Taff Care').waitFor();

  await list.getByRole('link', { name: 'Add your logo and colours' }).click();
  await page.getByRole('heading', { level: 1, name: 'Brand' }).waitFor();
  await admin.open('dashboard');
  await list.getByRole('link', { name: 'Write your home page’s headline' }).click();
  await page.getByLabel('Headline').fill('Care work near home');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Home page updated').waitFor();

  await admin.open('mail');
  await page.getByRole('button', { name: 'Set up email' }).click();
  const email = page.getByRole('dialog', { name: 'Set up email' });
  await email.getByLabel('Server').fill('127.0.0.1');
  await email.getByLabel('Security').selectOption('none');
  await email.getByLabel('Port').fill('9');
  await email.getByLabel('Emails come from').fill('hello@example.co.uk');
  await email.getByLabel('Notifications go to').fill('team@example.co.uk');
  await look(page, 'email-server');
  await email.getByRole('button', { name: 'Check and save' }).click();
  await email.getByText('The server can’t be used: ').waitFor();
  expect(await axe(page)).toEqual([]);
  await email.getByLabel('Port').fill(String(smtp.port));
  await email.getByRole('button', { name: 'Check and save' }).click();
  await page.getByText(`127.0.0.1:${smtp.port}, `).waitFor();
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect.poll(() => smtp.received.map(({ from }) => from)).toContain('hello@example.co.uk');

  await admin.open('dashboard');
  await openingRegion.getByRole('link', { name: 'Set up daily backups' }).click();
  await page.getByRole('button', { name: 'Set up backups' }).click();
  const backups = page.getByRole('dialog', { name: 'Set up backups' });
  await backups.getByLabel('Folder').fill(`${system.dataDir}/site`);
  await backups.getByRole('button', { name: 'Create a key pair' }).click();
  await backups.getByText('Copy the private key now.').waitFor();
  const privateKey = await backups.getByText(/^AGE-SECRET-KEY/).textContent();
  await backups.getByRole('button', { name: 'Check and save' }).click();
  await backups.getByText('Choose a folder outside the data folder').waitFor();
  expect(await axe(page)).toEqual([]);
  await look(page, 'backups-form');
  await backups.getByLabel('Folder').fill(`${system.dataDir}-backups`);
  await backups.getByRole('button', { name: 'Check and save' }).click();
  await page.getByRole('button', { name: 'Test a restore' }).click();
  const drill = page.getByRole('dialog', { name: 'Test a restore' });
  await drill.getByLabel('Private key').fill(privateKey ?? '');
  await drill.getByRole('button', { name: 'Restore as a test' }).click();
  await page.getByText('The newest backup was restored as a test.').waitFor();
  expect(await axe(page)).toEqual([]);
  await look(page, 'backups');

  await admin.open('dashboard');
  await openingRegion.getByText('Backups work').waitFor();
  await list.getByText(/^[45] of 7 done/).waitFor();
  const notices = openingRegion
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
    await admin.open('dashboard');
  }
  await notices.getByRole('button', { name: 'I’ve read both' }).click();
  await openingRegion.getByText('Privacy notice and accessibility statement read').waitFor();
  await openingRegion.getByRole('button', { name: 'Open the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the site' }).click();
  await page.getByText(`Your site is open: ${system.url}`).waitFor();
  await page
    .getByText(/^Live in/)
    .first()
    .waitFor();
  expect(await home()).toContain('Care work near home');
  expect(await home()).not.toMatch(/number one|No slides/);

  await list.getByRole('button', { name: 'Hide this list' }).click();
  await list.waitFor({ state: 'detached' });
  // Only the rejected email server and backup folder were logged as errors.
  expect(admin.browserErrors()).toEqual([
    expect.stringContaining('/api/outbox/server'),
    expect.stringContaining('/api/backups/settings'),
  ]);
});
