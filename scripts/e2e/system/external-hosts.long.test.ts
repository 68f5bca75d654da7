/**
 * Redirects from the form to the visitor, and the external hosts on the Publishing screen. Starts its own system,
 * because the external hosts are server settings.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../lib/ports.ts';
import { type Admin, axe, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { type System, startSystem } from '../support/system.ts';

let system: System;
let browser: Browser;
let admin: Admin;
let page: Page;
beforeAll(async () => {
  const receiver = createServer((_request, response) => void response.writeHead(503).end());
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  system = await startSystem({
    SAMPLE_CONTENT: 'off',
    REBUILD_HOOK_URLS: `http://127.0.0.1:${port}/a-secret-part`,
    PUBLISH_S3_URL: `http://127.0.0.1:${await findFreePort()}/site`,
    PUBLISH_S3_ACCESS_KEY: 'key',
    PUBLISH_S3_SECRET_KEY: 'secret',
  });
  browser = await connectBrowser();
  admin = await openAdmin(browser, system.url);
  page = admin.page;
  return async () => {
    await browser.close();
    await system.remove();
    receiver.close();
  };
});

const field = (path: string) => page.locator(`#field-${path}`);
const publish = () => page.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click();
const visit = async (path: string) => {
  const { status, headers } = await fetch(system.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('publishes a saved redirect unless it is misleading', async () => {
  await admin.open('shared/redirects');
  await page
    .getByRole('link', { name: /^(Add|New|Create)/ })
    .first()
    .click();
  await field('from').fill('/about-us');
  await field('to').fill('/career');
  await publish();
  await page.getByText('There’s already a page at /about-us.').first().waitFor();
  await field('from').fill('/old page/');
  await field('to').fill('/old%20page#part');
  await publish();
  await page.getByText('This would create a redirect loop: /old page → /old page.').first().waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/redirect-form.png` });
  await field('to').fill('/career');
  await publish();
  await page.getByText(/^Live in \d/).waitFor();
  expect(await visit('/old%20page/')).toEqual([301, '/career']);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/redirects.png` });
});

test('calls external hosts and shows their state on the Publishing screen', async () => {
  await admin.open('publishing');
  await page.getByRole('button', { name: 'Rebuild now' }).click();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await row('Responded with status 503.').getByText('Failing').waitFor();
  await page.getByText(/cannot be reached/).waitFor();
  expect(await page.content()).not.toContain('a-secret-part');
  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/publishing.png` });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.screenshot({ path: `${process.env.SHOTS}/publishing-375.png` });
  }
  expect(await axe(page)).toEqual([]);

  await admin.open('webhooks');
  await row('Set in REBUILD_HOOK_URLS on the server').getByText('Failing').waitFor();
  await page.getByRole('link', { name: /^Open the webhook to 127/ }).click();
  await row('Site changed').getByText('503').first().waitFor();
  expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
  expect(await page.content()).not.toContain('a-secret-part');
  expect(await axe(page)).toEqual([]);
});
