/** The frame around the screens: menu, search, session; and every view, looked at by axe on a desk and on a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, axe, logIn, openAdmin } from './admin.ts';
import { launchBrowser } from './browser.ts';
import { type System, startSystem } from './system.ts';

let system: System;
let browser: Browser;
beforeAll(async () => {
  system = await startSystem();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});

const VIEWS: [key: string, heading: RegExp][] = [
  ['dashboard', /^Welcome, Admin!$/],
  ['navbar', /^Edit header$/],
  ['footer', /^Edit footer$/],
  ['aboutUs/mission', /^About us entries$/],
  ['aboutUs/vision', /^Banners$/],
  ['services/application', /^Application services$/],
  ['products/new', /^Products$/],
  ['products/popular', /^Tab sections$/],
  ['career/jobs', /^Career sections$/],
  ['contactUs/email', /^Edit contact info$/],
  ['blog/latest', /^Blog posts$/],
  ['home/sub1', /^Business sections$/],
  ['career/openings', /^Jobs$/],
  ['applications', /^Applications$/],
  ['messages', /^Messages$/],
  ['templates', /^Reply templates$/],
  ['alerts', /^Job alerts$/],
  ['complaints', /^Complaints$/],
  ['data-protection', /^Data protection$/],
  ['media', /^Media library$/],
  ['publishing', /^Publishing$/],
  ['mail', /^Outgoing mail$/],
  ['users', /^Users$/],
  ['tokens', /^Access tokens$/],
  ['audit', /^Audit log$/],
  ['account', /^Your account$/],
];
const FORMS = ['aboutUs/vision/new', 'career/jobs/new', 'career/openings/new', 'blog/latest/new'];

/** Wider than the screen means that something sticks out. */
function scrollWidth(page: Page): Promise<number> {
  return page.locator('html').evaluate((html) => html.scrollWidth);
}

async function withAdmin(work: (admin: Admin) => Promise<void>, options = {}) {
  const admin = await openAdmin(browser, system.url, options);
  try {
    await work(admin);
    expect(admin.complaints()).toEqual([]);
  } finally {
    await admin.close();
  }
}

describe.each([
  ['a desk', 1280],
  ['a phone', 375],
])('on %s', (_name, width) => {
  test(
    'R18 every view opens by its key, shows its heading, fits the screen and satisfies axe',
    { timeout: 300_000 },
    () =>
      withAdmin(
        async ({ page, open }) => {
          for (const [key, heading] of VIEWS) {
            await open(key);
            await page.getByRole('heading', { level: 1, name: heading }).waitFor();
            expect(page.url()).toBe(`${system.url}/admin`);
            expect([key, await axe(page)]).toEqual([key, []]);
            expect([key, await scrollWidth(page)]).toEqual([key, width]);
          }
          for (const key of FORMS) {
            await open(key);
            await page.getByRole('heading', { level: 1, name: /^Create / }).waitFor();
            await page.locator('#field-title').waitFor();
            if (key !== 'aboutUs/vision/new' && key !== 'career/jobs/new')
              await page.locator('.ProseMirror').first().waitFor();
            expect([key, await axe(page)]).toEqual([key, []]);
            expect([key, await scrollWidth(page)]).toEqual([key, width]);
          }
        },
        { viewport: { width, height: 900 } },
      ),
  );
});

test('R19 T6 groups open one at a time, and clicking the open one closes it; each item leads to its screen', () =>
  withAdmin(async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const group = (name: string) => menu.getByRole('button', { name, exact: true });
    for (const name of ['Home', 'About Us', 'Services', 'Products', 'Career', 'Blog', 'Contact Us', 'Shared']) {
      await group(name).click();
      expect(await menu.locator('[aria-expanded=true]').allTextContents()).toEqual([name]);
    }
    await group('Shared').click();
    expect(await menu.locator('[aria-expanded=true]').count()).toBe(0);
    await group('About Us').click();
    await menu.getByRole('button', { name: 'Banners' }).click();
    await page.getByRole('heading', { level: 1, name: 'Banners' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Admin!' }).waitFor();
    await page.goForward();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Banners' }).waitFor();
  }));

test('R13 R19 the search finds screens and entries from the keyboard alone', () =>
  withAdmin(async ({ page }) => {
    const box = page.getByLabel('Search screens and entries');
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('contact inf');
    await page.getByRole('button', { name: 'About page' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Edit contact info' }).waitFor();
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('people who know');
    const entry = page.getByRole('button', { name: /People who know people/ });
    await entry.waitFor();
    await entry.click();
    await page.getByRole('heading', { level: 1, name: 'Edit banner' }).waitFor();
    expect(await page.locator('#field-title').inputValue()).toBe('People who know people');
  }));

test('R19 a wrong password is refused in words, and Logout ends the session on the server', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => fetch('/api/session').then(({ status }) => status))).toBe(401);
  await logIn(page, { email: 'admin@example.com', password: 'wrong, and long enough' });
  await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
  await logIn(page);
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  await admin.close();
});

test('a session that ends in the middle of work asks for the password over it, and the save goes on', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  await admin.open('footer');
  await page.locator('#field-copyright').fill('© 2025 Orrin & Vale, and nothing typed is lost');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.locator('input[name=password]').fill('correct horse battery staple');
  expect(await page.locator('#field-copyright').inputValue()).toContain('nothing typed is lost');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Footer updated successfully.').waitFor();
  const saved = await fetch(`${system.url}/api/content/footer`).then((answer) => answer.text());
  expect(saved).toContain('© 2025 Orrin & Vale, and nothing typed is lost');
  await admin.close();
});
