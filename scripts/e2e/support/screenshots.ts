import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './admin.ts';

/**
 * Takes screenshots for review, and checks that the page is no wider than the screen. Does nothing unless the
 * environment variable `SCREENSHOTS` names a folder. The window is 1280 by 900 pixels afterwards.
 */
export async function takeScreenshots(page: Page, name: string, widths: readonly number[] = [375, 1280]) {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Takes screenshots if asked for, and checks the page for accessibility. */
export async function look(page: Page, name: string, widths?: readonly number[]): Promise<void> {
  await takeScreenshots(page, name, widths);
  expect(await axe(page)).toEqual([]);
}
