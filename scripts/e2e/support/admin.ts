/** The admin as somebody at a keyboard meets it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ADMIN } from './system.ts';

export interface Admin {
  page: Page;
  /** What the browser complained about since it was last asked. */
  complaints(): string[];
  /** Opens a view by the key that the specification gives it. */
  open(key: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A page that is logged in, with cookies of its own. Given the `storageState` of another it need not log in, and shows nothing
 * until a view is opened.
 */
export async function openAdmin(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Admin> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  let found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  if (!options.storageState) {
    await page.goto(`${url}/admin`);
    await logIn(page);
    await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  }
  return {
    page,
    complaints() {
      const told = found;
      found = [];
      return told;
    },
    async open(key) {
      if (page.url() === 'about:blank') await page.goto(`${url}/admin#${key}`);
      else await page.evaluate(`location.hash = ${JSON.stringify(key)}`);
      await page.locator('main h1').first().waitFor();
      await page.getByText('Loading...').waitFor({ state: 'detached' });
    },
    close: () => context.close(),
  };
}

/** Fills in the login that is on the screen. */
export async function logIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Axe's rules that colours decide. All others are as good in other colours. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is, one line each. `only` names the rules to look with; all, unless given. */
export async function axe(
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
  only?: readonly string[],
): Promise<string[]> {
  // As the page's own code: its content security policy lets no other script in.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const options = {
    rules,
    resultTypes: ['violations'],
    // Not the stylesheets: the one rule that reads them is an experiment, and is off.
    preload: { assets: ['media'] },
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} ${target.join(' ')}`));
}
