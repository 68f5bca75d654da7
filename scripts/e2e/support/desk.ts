/** The starting point of admin tests: a system, a browser and a logged-in user. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Admin, openAdmin } from './admin.ts';
import { connectBrowser } from './shared.ts';

interface Running {
  url: string;
  remove(): Promise<void>;
}

export interface Desk<S extends Running> {
  system: S;
  browser: Browser;
  /** The current test's page, without state from earlier tests. It is blank until the test opens a view. */
  admin: Admin;
  page: Page;
  /** Opens another page, with its own cookies. */
  another(options?: BrowserContextOptions): Promise<Admin>;
}

/** Sets this up for a file or a group of tests. They share a system and a browser; each test has its own page. */
export function useDesk<S extends Running>(start: () => Promise<S>): Desk<S> {
  const desk = {} as Desk<S>;
  beforeAll(async () => {
    desk.system = await start();
    desk.browser = await connectBrowser();
    // One login for all tests. The login form has its own tests.
    const first = await openAdmin(desk.browser, desk.system.url);
    const storageState = await first.page.context().storageState();
    await first.close();
    desk.another = (options) => openAdmin(desk.browser, desk.system.url, { storageState, ...options });
  });
  afterAll(async () => {
    await desk.browser?.close();
    await desk.system?.remove();
  });
  beforeEach(async () => {
    desk.admin = await desk.another();
    desk.page = desk.admin.page;
  });
  afterEach(() => desk.admin?.close());
  return desk;
}
