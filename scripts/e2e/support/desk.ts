/** What tests of the admin begin with: a system, a browser, and somebody at it who is logged in. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Admin, openAdmin } from './admin.ts';
import { launchBrowser } from './browser.ts';

interface Running {
  url: string;
  remove(): Promise<void>;
}

export interface Desk<S extends Running> {
  system: S;
  browser: Browser;
  /** Of the test that runs, without anything of those before it. It is shown when the test first opens a view. */
  admin: Admin;
  page: Page;
  /** Another one, with cookies of its own. */
  another(options?: BrowserContextOptions): Promise<Admin>;
}

/** For a file or a group of tests: they share a system and a browser, and each has a page of its own. */
export function useDesk<S extends Running>(start: () => Promise<S>): Desk<S> {
  const desk = {} as Desk<S>;
  beforeAll(async () => {
    desk.system = await start();
    desk.browser = await launchBrowser();
    // One login for all. The form of it is tested where it belongs.
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
