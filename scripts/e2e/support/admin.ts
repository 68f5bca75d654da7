/** Drives the admin like a user. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ADMIN } from './system.ts';

export interface Admin {
  page: Page;
  /** Browser errors since the last call. */
  browserErrors(): string[];
  /** Opens a view by the fragment of its address, such as `career/openings`. */
  open(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Waits two frames, after which the admin has noticed a change of address. */
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/**
 * Opens a page that is logged in, with its own cookies. With the `storageState` of another page it need not log in, and
 * shows nothing until a view is opened.
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
  page.setDefaultTimeout(60_000);
  let errorMessages: string[] = [];
  page.on('pageerror', (error) => errorMessages.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errorMessages.push(`${message.text()} ${message.location().url}`);
  });
  if (!options.storageState) {
    await page.goto(`${url}/admin`);
    await logIn(page);
    await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  }
  return {
    page,
    browserErrors() {
      const errors = errorMessages;
      errorMessages = [];
      return errors;
    },
    async open(key) {
      if (page.url() === 'about:blank') await page.goto(`${url}/admin#${key}`);
      else {
        await page.evaluate(`location.hash = ${JSON.stringify(key)}`);
        await page.evaluate(TWO_FRAMES);
      }
      // The previous screen stays visible until the code of the new screen has loaded.
      await page.locator('main:not([aria-busy=true]) h1').first().waitFor();
      await page.getByText('Loading...').waitFor({ state: 'detached' });
    },
    close: () => context.close(),
  };
}

/** Fills in and submits the login form. */
export async function logIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Confirms the warning that the email address has not been verified. */
export async function confirmUnproven(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Is this address theirs?' });
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.waitFor({ state: 'detached' });
}

/** Whether axe checks every page and representative screens, which takes minutes. */
export const hasAxe = Boolean(process.env.CI);

/** Whether axe checks every width and colour scheme, as in `pnpm test:long`. */
export const isThorough = process.env.TEST_DEPTH === 'long';

/** Axe's rules about colour. The result of all other rules is the same in any colour scheme. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations on the current page, one per line. `includedRules` names the rules to run; by default all of them. A
 * violation counts only if it persists, because a dialog that is opening has no name for a moment.
 */
export async function axe(
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
  includedRules?: readonly string[],
): Promise<string[]> {
  for (let attempt = 1; attempt < 3; attempt += 1) {
    if ((await axeNow(page, rules, includedRules)).length === 0) return [];
    await page.waitForTimeout(1_000);
  }
  return axeNow(page, rules, includedRules);
}

async function axeNow(
  page: Page,
  rules: Record<string, { enabled: boolean }>,
  includedRules: readonly string[] | undefined,
): Promise<string[]> {
  // Injected as the page's own code, because its content security policy allows no other script.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const options = {
    rules,
    resultTypes: ['violations'],
    // Stylesheets are not loaded: the only rule that reads them is experimental and off.
    preload: { assets: ['media'] },
    ...(includedRules && { runOnly: { type: 'rule', values: includedRules } }),
  };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} ${target.join(' ')}`));
}
