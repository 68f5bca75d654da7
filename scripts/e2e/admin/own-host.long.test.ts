/**
 * The admin on a separate hostname works there and is absent from the site's hostname. Starts its own system, because
 * the admin's hostname is a server setting.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../lib/ports.ts';
import { type Admin, openAdmin } from '../support/admin.ts';
import { imageFile } from '../support/image-file.ts';
import { connectBrowser } from '../support/shared.ts';
import { startSystem } from '../support/system.ts';

let admin: Admin;
let browser: Browser;
let page: Page;
let site: string;
let adminUrl: string;
beforeAll(async () => {
  // Browsers resolve every name below localhost to this machine without a DNS query.
  const port = String(await findFreePort());
  site = `http://www.localhost:${port}`;
  adminUrl = `http://admin.localhost:${port}`;
  const system = await startSystem({ PORT: port, PUBLIC_SITE_URL: site, ADMIN_ORIGIN: adminUrl });
  browser = await connectBrowser();
  admin = await openAdmin(browser, adminUrl);
  page = admin.page;
  return async () => {
    await browser.close();
    await system.remove();
  };
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const field = (path: string) => page.locator(`#field-${path}`);
const untilLive = () => page.getByText(/^Live in \d/).waitFor();

test('shows a saved entry and its image on the site’s hostname', async () => {
  await admin.open('aboutUs/mission');
  await link('Create about us entry').click();
  await field('title').fill('From another host');
  await field('description').fill('A line');
  await field('icon')
    .locator('input[type=file]')
    .setInputFiles(await imageFile('red.png', 400, 400));
  await field('icon').getByLabel('Description').fill('A red square');
  await button(/^(Save and publish|Publish)$/).click();
  await untilLive();
  const receipt = page.getByRole('link', { name: '/about-us', exact: true });
  const [visitor] = await Promise.all([page.context().waitForEvent('page'), receipt.click()]);
  await visitor.waitForURL(`${site}/about-us`);
  await visitor.getByText('From another host').first().waitFor();
  const picture = visitor.getByAltText('A red square');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img) => Number(Object(img).naturalWidth))).toBeGreaterThan(0);
  await visitor.close();
  expect(admin.browserErrors()).toEqual([]);
});

test('draws a preview with the site’s styles', async () => {
  const { items } = (await page.evaluate(`fetch('/api/content/jobs?limit=1').then((response) => response.json())`)) as {
    items: { id: string }[];
  };
  await admin.open(`career/openings/${items[0]?.id}`);
  await button('Preview').click();
  const title = page.locator('iframe').contentFrame().locator('h1');
  await title.waitFor();
  await field('title').fill('Previewed elsewhere');
  await title.filter({ hasText: 'Previewed elsewhere' }).waitFor();
  // The site's typeface shows that the stylesheet was loaded.
  expect(await title.evaluate((h1) => String(Object(globalThis).getComputedStyle(h1).fontFamily))).not.toBe(
    'Times New Roman',
  );
  expect(admin.browserErrors()).toEqual([]);
});

test('serves admin and site only on their own hostnames', async () => {
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`${site}/admin`))?.status()).toBe(404);
  expect((await visitor.goto(`${site}/api/session`))?.status()).toBe(404);
  await visitor.goto(`${adminUrl}/about-us`);
  expect(visitor.url()).toBe(`${site}/about-us`);
  await visitor.context().close();
});
