/** The starting point of admin tests: a system, a browser and a logged-in user. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type Admin, openAdmin } from './admin.ts';
import { connectBrowser, type SharedSystem } from './shared.ts';

interface Running extends SharedSystem {
  remove(): Promise<void>;
}

export interface Desk<S extends SharedSystem> {
  system: S;
  browser: Browser;
  /** The current test's page, without state from earlier tests. It is blank until the test opens a view. */
  admin: Admin;
  page: Page;
  /** Opens another page, with its own cookies. */
  another(options?: BrowserContextOptions): Promise<Admin>;
}

/** Uses the system that admin tests share. A test must find its own entries among those of other tests. */
export function useDesk(): Desk<SharedSystem>;
/** Uses a separate system, shared by all tests of a file. Each test has its own page. */
export function useDesk<S extends Running>(start: () => Promise<S>): Desk<S>;
export function useDesk(start?: () => Promise<Running>): Desk<SharedSystem> {
  const desk = {} as Desk<SharedSystem>;
  let startedSystem: Running | undefined;
  beforeAll(async () => {
    startedSystem = await start?.();
    desk.system = startedSystem ?? inject('system');
    desk.browser = await connectBrowser();
    // Logs in once for all tests. The login form has its own tests.
    const first = await openAdmin(desk.browser, desk.system.url);
    const storageState = await first.page.context().storageState();
    await first.close();
    desk.another = (options) => openAdmin(desk.browser, desk.system.url, { storageState, ...options });
  });
  afterAll(async () => {
    await desk.browser?.close();
    await startedSystem?.remove();
  });
  beforeEach(async () => {
    desk.admin = await desk.another();
    desk.page = desk.admin.page;
  });
  afterEach(() => desk.admin?.close());
  return desk;
}
