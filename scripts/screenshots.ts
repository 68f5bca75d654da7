/** `pnpm screenshots`: takes the screenshots of the sample agency for the README and the owner's guide. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE, openDatabase } from 'api/core/database/open';
import { systemClock } from 'api/core/lib/clock';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openAdmin } from './e2e/support/admin.ts';
import { launchBrowser } from './e2e/support/browser.ts';
import { startSystem } from './e2e/support/system.ts';
import { build } from './lib/build.ts';
import { importSampleApplications } from './sample-content/import-applications.ts';

const DOCS = fileURLToPath(new URL('../docs', import.meta.url));

await build();
const system = await startSystem();
const db = openDatabase(join(system.dataDir, DATABASE_FILE));
importSampleApplications({ db, dataDir: system.dataDir, clock: systemClock });
db.$client.close();
const browser = await launchBrowser();
try {
  const site = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await site.goto(system.url);
  // Waits for the slider, whose script runs last.
  await site.getByRole('button', { name: 'Next slide' }).waitFor();
  await save(site, 'site');

  const { page, open } = await openAdmin(browser, system.url);
  await open('career/openings');
  await page.getByRole('link', { name: 'Edit Test Automation Developer' }).first().click();
  await page.getByRole('heading', { name: 'Advert check' }).waitFor();
  await save(page, 'admin');

  await page.setViewportSize({ width: 1280, height: 800 });
  await open('dashboard');
  await page.getByRole('heading', { name: 'Set up your agency' }).waitFor();
  await save(page, 'owner-setup');
  const health = page.getByRole('region', { name: 'System health' });
  await health.getByText('All checks').click();
  await health.scrollIntoViewIfNeeded();
  await save(page, 'owner-health');
  await open('shared/theme');
  await save(page, 'owner-brand');
  await open('applications');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
  await page.waitForTimeout(1_000);
  await save(page, 'owner-people');
} finally {
  await browser.close();
  await system.remove();
}

/** Waits for fonts and images, not for the network, because the admin keeps a stream open. */
async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => {})));
  })()`);
  await sharp(await page.screenshot())
    .webp({ quality: 85 })
    .toFile(join(DOCS, `${name}.webp`));
  console.log(`docs/${name}.webp`);
}
