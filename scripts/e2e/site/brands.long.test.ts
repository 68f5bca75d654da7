/**
 * Three brands that look clearly different from each other. Starts its own system, because it changes the brand of
 * every page.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from '../support/screenshots.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startSystem } from '../support/system.ts';
import { DESK, PHONE, visit } from '../support/visit.ts';

let system: System;
let browser: Browser;
let headers: Record<string, string>;
beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), connectBrowser()]);
  const body = JSON.stringify(ADMIN);
  const json = { 'content-type': 'application/json' };
  const session = await fetch(`${system.url}/api/session`, { method: 'POST', headers: json, body });
  headers = { ...json, cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '', origin: system.url };
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});

async function change(path: string, changes: object) {
  const address = `${system.url}/api/content/${path}`;
  const { data, version } = await (await fetch(`${address}?drafts=true`, { headers })).json();
  const body = JSON.stringify({ data: { ...data, ...changes }, version, publish: true });
  const response = await fetch(address, { method: 'PUT', headers, body });
  expect([path, response.status, await response.text()]).toEqual([path, 200, expect.any(String)]);
}

const BRANDS = {
  harbour: {
    theme: {
      ...{ accent: '#0b7285', deep: '#10243e', paper: '#ffffff', colours: 'own', second: '#ffd166', third: '#9ad1d4' },
      ...{ motif: 'arcs', header: 'band', displayFont: 'manrope', textFont: 'public-sans', corners: 'soft' },
    },
    layout: 'band',
  },
  ledger: {
    theme: {
      ...{ accent: '#8f1d3f', deep: '#2b2230', paper: '#faf7f2', colours: 'own', second: '#d9b36c', third: '#c9c2d6' },
      ...{ motif: 'none', header: 'centre', displayFont: 'source-serif-4', textFont: 'figtree', corners: 'square' },
    },
    layout: 'centred',
  },
  meadow: {
    theme: {
      ...{ accent: '#2f7d32', deep: '#2c3e1f', paper: '#f4f8ee', colours: 'derived', motif: 'circles', header: 'side' },
      ...{ displayFont: 'fraunces', textFont: 'atkinson-hyperlegible-next', corners: 'round' },
    },
    layout: 'side',
  },
} as const;

test.each(Object.entries(BRANDS))('%s is readable and fits on every screen', async (name, { theme, layout }) => {
  await change('theme', theme);
  await change('home-page', { layout });
  const isLive = async () => {
    const home = await (await fetch(system.url)).text();
    return home.includes(theme.accent) && new RegExp(`class="hero ${layout}\\b`).test(home);
  };
  await expect.poll(isLive, { timeout: 30_000 }).toBe(true);
  for (const path of ['/', '/about-us', '/career', '/contact-us']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await visit(
        { url: system.url, browser },
        path,
        async (page) => {
          const screenshotName = `${name}-${path.slice(1) || 'home'}-${colorScheme}`;
          await look(page, screenshotName, colorScheme === 'light' ? [375, 768, 1440] : [1440]);
          for (const viewport of [PHONE, DESK]) {
            await page.setViewportSize(viewport);
            const width = await page.locator('html').evaluate((html) => html.scrollWidth);
            expect([path, width]).toEqual([path, viewport.width]);
          }
        },
        { colorScheme, reducedMotion: 'reduce' },
      );
    }
  }
});
