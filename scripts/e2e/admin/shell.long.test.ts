/**
 * The admin's shell: menu, search, session, and a day's work without a mouse. Starts its own system, because it counts
 * the requests of all open tabs.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, logIn, openAdmin } from '../support/admin.ts';
import { moveByKeyboard } from '../support/form.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startSystem } from '../support/system.ts';

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

async function withAdmin(work: (admin: Admin) => Promise<void>, options = {}) {
  const admin = await openAdmin(browser, system.url, options);
  try {
    await work(admin);
    expect(admin.browserErrors()).toEqual([]);
  } finally {
    await admin.close();
  }
}

test('R19 T6 opens one group of the menu at a time', () =>
  withAdmin(async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    await menu.getByText(`Version ${version}`).waitFor();
    const group = (name: string) => menu.getByRole('button', { name, exact: true });
    for (const name of [
      'Home',
      'About Us',
      'Services',
      'Products',
      'Career',
      'Blog',
      'Contact Us',
      'Pages',
      'Shared',
    ]) {
      await group(name).click();
      expect(await menu.locator('[aria-expanded=true]').allTextContents()).toEqual([name]);
    }
    await group('Shared').click();
    expect(await menu.locator('[aria-expanded=true]').count()).toBe(0);
    await group('About Us').click();
    await menu.getByRole('link', { name: 'Banners' }).click();
    await page.getByRole('heading', { level: 1, name: 'Banners' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Admin!' }).waitFor();
    await page.goForward();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Banners' }).waitFor();
  }));

test('R13 the menu lists the agency’s work above a page of settings', () =>
  withAdmin(async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Orrin & Vale').waitFor();
    // The name may appear before the icon has loaded.
    const iconWidth = () => menu.locator('img').evaluate((icon) => (icon as HTMLImageElement).naturalWidth);
    await expect.poll(iconWidth).toBeGreaterThan(0);
    const work = menu.getByRole('list').first().getByRole('link');
    expect(await work.allTextContents()).toEqual(['Today', 'Jobs', 'People', 'Inbox', 'Reports']);
    expect(await menu.getByRole('link').or(menu.getByRole('button')).count()).toBeLessThanOrEqual(25);
    // The link is visible without scrolling on a small laptop.
    await page.setViewportSize({ width: 1280, height: 800 });
    const settings = menu.getByRole('link', { name: 'Settings' });
    const { y, height } = (await settings.boundingBox()) ?? { y: 800, height: 0 };
    expect(y + height).toBeLessThanOrEqual(800);
    await settings.click();
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => cards.count()).toBeGreaterThan(10);
    await page.getByLabel('Search settings').fill('rejection');
    await expect.poll(() => cards.count()).toBeLessThan(5);
    await cards.filter({ hasText: 'Reply templates' }).waitFor();
    await page.getByLabel('Search settings').fill('cover letter');
    await cards.filter({ hasText: 'Retention and consent' }).waitFor();
    await page.getByLabel('Search settings').fill('staff permissions');
    await cards.filter({ hasText: 'Users' }).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    expect(await page.title()).toBe('Users · Admin');
    expect(await settings.getAttribute('aria-current')).toBe('page');
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

    // Screens that share a menu item link to each other.
    await menu.getByRole('link', { name: 'People' }).click();
    await page.getByRole('link', { name: 'Candidates', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Candidates' }).waitFor();
    expect(await menu.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
    await menu.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('link', { name: 'Complaints', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor();
  }));

test('R13 every view, record and filter opens in a new tab', () =>
  withAdmin(async ({ page, open }) => {
    const inNewTab = async (link: Locator) => {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
      await tab.locator('main h1').waitFor();
      return tab;
    };
    const menu = page.getByRole('navigation', { name: 'Main' });
    const jobs = await inNewTab(menu.getByRole('link', { name: 'Jobs' }));
    await jobs.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    expect(await jobs.title()).toBe('Jobs · Admin');
    await jobs.close();

    await open('career/openings?search=Data+Entry+Clerk');
    const title = page.getByRole('link', { name: 'Data Entry Clerk', exact: true });
    const people = await inNewTab(title);
    await people.getByRole('heading', { level: 1, name: 'Data Entry Clerk', exact: true }).waitFor();
    await expect.poll(() => people.title()).toBe('Data Entry Clerk · Applications · Admin');
    expect(await people.getByRole('link', { name: 'Jobs', exact: true }).first().getAttribute('aria-current')).toBe(
      'page',
    );
    await people.close();
    const edit = page.getByRole('link', { name: 'Edit Data Entry Clerk', exact: true });
    const job = await inNewTab(edit);
    await job.getByRole('heading', { level: 1, name: 'Edit job Data Entry Clerk' }).waitFor();
    await expect.poll(() => job.title()).toBe('Data Entry Clerk · Jobs · Admin');
    const record = job.url();
    await job.reload();
    await job.getByRole('heading', { level: 1, name: 'Edit job Data Entry Clerk' }).waitFor();
    expect(job.url()).toBe(record);
    await job.close();
    // The first tab still shows the list.
    expect(page.url()).toBe(`${system.url}/admin#career/openings?search=Data+Entry+Clerk`);

    // Leaving unsaved changes by a link asks first, and the address does not change if the user stays.
    await edit.click();
    await page.locator('#field-start').fill('Soon');
    const editing = page.url();
    await menu.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(page.url()).toBe(editing);
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(page.url()).toBe(editing);
    await menu.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    expect(await page.title()).toBe('Messages · Admin');
  }));

test('search creates an entry for “new”, “add” or “create”', () =>
  withAdmin(async ({ page }) => {
    for (const query of ['new job', 'add job', 'create job']) {
      await page.keyboard.press('Control+k');
      await page.getByLabel('Search or jump to…').fill(query);
      await page.getByRole('button', { name: 'Create job', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Create job', exact: true }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Welcome, Admin!' }).waitFor();
    }
  }));

test('search finds screens by synonyms of their names', () =>
  withAdmin(async ({ page }) => {
    for (const [words, screen] of [
      ['slider', 'Slides'],
      ['job categories', 'Sectors'],
      ['opening hours', 'Site settings'],
      ['password', 'Your account'],
      ['email template', 'Application acknowledgement'],
      ['rejection', 'Reply templates'],
      ['navigation', 'Header'],
      ['two-factor', 'Your account'],
      ['cover letter', 'Make the cover letter optional Retention and consent'],
      ['screening', 'Questions'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByLabel('Search or jump to…').fill(words);
      const screenButton = page.getByRole('dialog').getByRole('button', { name: screen }).first();
      await screenButton.waitFor();
      if (screen === 'Questions') await screenButton.click();
      else await page.keyboard.press('Escape');
    }
    await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
    await page.getByText(/^Asked on the application form: for every job/).waitFor();
  }));

test('search lists fields that start with the words first', () =>
  withAdmin(async ({ page }) => {
    await page.keyboard.press('Control+k');
    const box = page.getByLabel('Search or jump to…');
    const resultList = page.locator('[data-action]');
    await box.fill('phone');
    await expect.poll(() => resultList.last().textContent()).toMatch(/^Freephone number/);
    await box.fill('subject');
    await page.getByText('Searching…').waitFor({ state: 'detached' });
    expect((await resultList.allTextContents()).filter((text) => text.startsWith('Subject'))).toEqual([]);
  }));

test('R13 R19 search gets every letter typed straight after Ctrl+K', () =>
  withAdmin(async ({ page }) => {
    const box = page.getByLabel('Search or jump to…');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('contact inf');
    expect(await box.inputValue()).toBe('contact inf');
    await page.getByRole('button', { name: 'About us page' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Edit contact info' }).waitFor();
    // The search gets the typed text, even though a form field had the focus.
    const formField = page.getByRole('main').getByRole('textbox').first();
    await formField.focus();
    const initialValue = await formField.inputValue();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('people who knox');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('w');
    expect(await box.inputValue()).toBe('people who know');
    expect(await formField.inputValue()).toBe(initialValue);
    const entry = page.getByRole('button', { name: /People who know people/ });
    await entry.waitFor();
    await entry.click();
    await page.getByRole('heading', { level: 1, name: 'Edit banner' }).waitFor();
    expect(await page.locator('#field-title').inputValue()).toBe('People who know people');
  }));

test('R19 logging out ends the session until the right password is entered', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => fetch('/api/session').then(({ status }) => status))).toBe(401);
  await logIn(page, { email: 'admin@example.com', password: 'wrong, and long enough' });
  await page.getByRole('alert').getByText('The email address or password is incorrect.').waitFor();
  await logIn(page);
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  await admin.close();
});

test('requests in progress at logout open no login dialog', async () => {
  const { page, close } = await openAdmin(browser, system.url);
  const heldRoute = new Promise<Route>((resolve) => page.route('**/api/content/jobs?*', resolve));
  await page.evaluate(`location.hash = 'career/openings'`);
  const route = await heldRoute;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.locator('input[name=email]').waitFor();
  await route.fulfill({ status: 401, json: { message: 'Please log in.' } });
  await logIn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Waits long enough for a dialog to open.
  await page.waitForTimeout(500);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close();
});

test('finishes a save after an expired session once the password is entered', async () => {
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
  const savedText = await fetch(`${system.url}/api/content/footer`).then((response) => response.text());
  expect(savedText).toContain('© 2025 Orrin & Vale, and nothing typed is lost');
  await admin.close();
});

test('reports a screen that fails to load until a retry loads it', () =>
  withAdmin(async ({ page, browserErrors }) => {
    await page.route('**/assets/AuditScreen-*', (route) => route.abort());
    await page.evaluate("location.hash = 'audit'");
    await page.getByRole('alert').getByText('This screen couldn’t be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    browserErrors();
  }));

test('works by keyboard only, from login through two saves to logout', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { keyboard } = page;
  const find = async (query: string, name: RegExp, heading: string) => {
    await keyboard.press('Control+k');
    await page.getByLabel('Search or jump to…').waitFor();
    await keyboard.type(query);
    const selectedResult = page.locator('[data-action][data-selected]');
    await expect.poll(() => selectedResult.textContent()).toMatch(name);
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };
  const titles = async () => {
    const response = await fetch(`${system.url}/api/content/careers`);
    const { items } = (await response.json()) as { items: { data: { sections: { title: string }[] } }[] };
    return items[0]?.data.sections.map(({ title }) => title) ?? [];
  };
  const [first, second, ...rest] = await titles();

  await page.goto(`${system.url}/admin`);
  await walkTo(page.locator('input[name=email]'));
  await keyboard.type(ADMIN.email);
  await walkTo(page.locator('input[name=password]'));
  await keyboard.type(ADMIN.password);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();

  await find('Data Entry Clerk', /^Data Entry Clerk/, 'Edit job');
  await walkTo(page.locator('#field-title'));
  await keyboard.press('End');
  await keyboard.type(' (evenings)');
  await keyboard.press('Control+s');
  await page.getByText('Job updated successfully.').waitFor();

  await find('the right people', /the right people/, 'Edit career section');
  const grip = page.getByRole('button', { name: 'Move Section 1', exact: true });
  await walkTo(grip);
  await moveByKeyboard(grip, 'ArrowDown', 2);
  await keyboard.press('Control+s');
  await page.getByText('Career section updated successfully.').waitFor();
  expect(await titles()).toEqual([second, first, ...rest]);

  await walkTo(page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await context.close();
});

/** Presses Tab until the element has the focus. */
async function walkTo(target: Locator, key = 'Tab') {
  await target.waitFor();
  for (let steps = 0; steps < 100; steps++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
}

test('eight tabs share one event stream, which another tab takes over', () =>
  withAdmin(async ({ page }) => {
    const context = page.context();
    const streams: Page[] = [];
    const fetches = new Set<Page>();
    context.on('request', (request) => {
      // Ignores the first tab, which may open its stream only now.
      if (request.url().endsWith('/api/publish/events') && request.frame().page() !== page)
        streams.push(request.frame().page());
      // Only an event makes a tab fetch its receipts again.
      if (request.url().includes('/api/publish/receipts?')) fetches.add(request.frame().page());
    });
    const tabs: Page[] = [];
    for (let n = 0; n < 8; n += 1) {
      const tab = await context.newPage();
      await tab.goto(`${system.url}/admin#publishing`);
      await tab.getByRole('table', { name: 'Published changes' }).waitFor();
      tabs.push(tab);
    }
    expect(streams).toEqual([]);
    await (await context.newPage()).goto(`${system.url}/about-us`);
    fetches.clear();
    await page.close();
    await expect.poll(() => streams.length).toBe(1);
    // Every tab fetches its receipts, because it may have missed an event in between.
    await expect.poll(() => fetches.size).toBe(tabs.length);
    await show(streams[0], false);
    await expect.poll(() => streams.length).toBe(2);
    const owner = streams[1];
    expect(owner).not.toBe(streams[0]);
    await show(streams[0], true);

    const otherTabs = tabs.filter((tab) => tab !== owner);
    for (const tab of otherTabs) {
      await tab.evaluate(`
        globalThis.receipts = 0;
        new BroadcastChannel('/api/publish/events receipt').onmessage = ({ data }) => {
          if (data.data?.change) globalThis.receipts += 1;
        };
      `);
    }
    await otherTabs[0]?.evaluate(`(async () => {
      const { version, data } = await (await fetch('/api/content/footer?drafts=true')).json();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ version, data });
      const { status } = await fetch('/api/content/footer', { method: 'PUT', headers, body });
      if (status !== 200) throw new Error('PUT answered ' + status);
    })()`);
    for (const tab of otherTabs) await expect.poll(() => tab.evaluate('globalThis.receipts')).toBeGreaterThan(0);
    expect(streams).toHaveLength(2);
  }));

/** Sets a tab's visibility, because in headless browsers every tab is visible. */
async function show(tab: Page | undefined, isShown: boolean) {
  await tab?.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${isShown ? 'visible' : 'hidden'}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}
