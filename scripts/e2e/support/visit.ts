/** Drives the public site like a visitor. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A running system and a browser. */
export interface Site {
  url: string;
  browser: Browser;
}

export const DESK = { width: 1280, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 375, height: 800 };
/** WCAG 1.4.10: the width of a 1280 pixel screen at 400%. */
export const NARROW = { width: 320, height: 640 };

export interface Visitor {
  /** Addresses on other hosts that the browser has requested since the last call. */
  foreign(): string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Whether the test controls the page's clock, with `pass`. */
  fakeClock?: boolean;
}

/**
 * Opens a page in a new browser context, runs the test on it, and fails if the page called another host, set a cookie,
 * violated its content security policy or threw an error.
 */
export async function visit(
  { url, browser }: Site,
  path: string,
  work: (page: Page, visitor: Visitor) => Promise<void>,
  { fakeClock = false, ...options }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', colorScheme: 'light', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  let foreignUrls: string[] = [];
  const browserErrors: string[] = [];
  context.on('request', (request) => {
    if (isForeign(url, new URL(request.url()))) foreignUrls.push(request.url());
  });
  page.on('pageerror', ({ message }) => {
    // Ignores page transitions that Chromium skips, because pages of the API have none.
    if (!/^Transition was (aborted|skipped)/.test(message)) browserErrors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      browserErrors.push(message.text());
  });
  const visitor: Visitor = {
    foreign() {
      const requestedUrls = foreignUrls;
      foreignUrls = [];
      return requestedUrls;
    },
  };
  try {
    if (fakeClock) await page.clock.install({ time: '2025-11-20T09:00:00Z' });
    await page.goto(url + path);
    await work(page, visitor);
    const cookies = await context.cookies();
    expect({ foreign: visitor.foreign(), cookies, browserErrors }).toEqual({
      foreign: [],
      cookies: [],
      browserErrors: [],
    });
  } finally {
    await context.close();
  }
}

/**
 * Serves other hosts, which the test browser cannot reach, from this page. All its requests pass through the test from
 * now on.
 */
export async function serveOtherHosts(page: Page): Promise<void> {
  const pageUrl = page.url();
  await page.route(
    (address) => isForeign(pageUrl, address),
    (route) => route.fulfill({ contentType: 'text/html', body: 'Another host' }),
  );
}

function isForeign(pageUrl: string, { protocol, host }: URL): boolean {
  return protocol.startsWith('http') && host !== new URL(pageUrl).host;
}

/** Stops the page's clock, which `pass` then advances. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt('2025-11-20T10:00:00Z');
  await sleep(SETTLE_MS);
}

/** Advances the page's clock by `ms`, then gives the page a moment of real time to update. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await sleep(SETTLE_MS);
}

const SETTLE_MS = 150;

/** Waits until the island that contains `selector` is hydrated. */
export async function waitUntilHydrated(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.locator(`astro-island:not([ssr]) ${selector}`).first().waitFor();
}

/** The newest published entry of a type, by the type's path. */
export async function newest<D>({ url }: Site, path: string): Promise<{ id: string; data: D }> {
  const response = await fetch(`${url}/api/content/${path}`);
  const { items } = (await response.json()) as { items: [{ id: string; data: D }] };
  return items[0];
}
