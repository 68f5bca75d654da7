/**
 * The whole journey, from the first login until after a restart. Starts its own system, because it restarts the system.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNewestArchive } from 'api/operations/backup/archive/archive-name';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startSystem } from '../support/system.ts';

let system: System;
let browser: Browser;
const backups = mkdtempSync(join(tmpdir(), 'backups-'));
beforeAll(async () => {
  system = await startSystem({ BACKUP_DIR: backups });
  browser = await connectBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
  rmSync(backups, { recursive: true });
});

test('R13 D5 D7 E3 a saved banner stays live after a restart', async () => {
  const admin = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await logIn(admin);
  await openScreen(admin, 'About Us', 'Banners');
  await admin
    .getByRole('row', { name: /About us/ })
    .first()
    .getByRole('link', { name: /^Edit/ })
    .click();
  const title = `Née “Orrin” & Söhne <b>👋</b> ${Date.now()}`;
  const shownTitle = title.replace(/[“”]/g, '');
  await admin.getByLabel('Title', { exact: false }).first().fill(title);
  await admin.keyboard.press('Control+s');

  const receipt = admin.getByRole('link', { name: '/about-us' }).first();
  await receipt.waitFor();
  const visitor = await browser.newPage();
  expect(await headingOf(visitor)).toContain(shownTitle);

  await system.restart();
  expect(await headingOf(visitor)).toContain(shownTitle);
  await admin.reload();
  await openScreen(admin, 'About Us', 'Banners');
  await admin.getByRole('row', { name: title }).waitFor();
});

test('makes a first backup when a backup folder is set', async () => {
  await expect.poll(() => findNewestArchive(backups)).not.toBeNull();
});

async function logIn(page: Page) {
  await page.goto(`${system.url}/admin`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: false }).first().fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
}

async function openScreen(page: Page, group: string, item: string) {
  await page.getByRole('button', { name: group, exact: true }).waitFor();
  const entry = page.getByRole('navigation').getByRole('link', { name: item, exact: true });
  if (!(await entry.isVisible())) await page.getByRole('button', { name: group, exact: true }).click();
  await entry.click();
}

async function headingOf(page: Page): Promise<string | null> {
  await page.goto(`${system.url}/about-us`);
  return page.locator('h1').textContent();
}
