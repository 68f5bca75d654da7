/** The tabs on every page, by mouse, keyboard and address, and without JavaScript. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { visit, waitUntilHydrated } from '../support/visit.ts';

const CONTRACT = ['Job Requirements', 'Responsibilities', 'Benefits', 'Contract Duration', 'Location', 'Payment Terms'];
const GLOBAL = ['Contract Staffing', 'Direct Hire Placement', 'Payroll Services', 'Specialties we service'];

const site = await sharedSite();

describe('tabs', () => {
  const selectedTab = (page: Page) => page.getByRole('tab', { selected: true });
  /** Expects the tab with this title to be selected, and only its panel to be visible. */
  async function expectPanel(page: Page, title: string) {
    await expect.poll(() => selectedTab(page).allTextContents()).toEqual([title]);
    await page.getByRole('tabpanel', { name: title }).waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
  }

  test('T2 R5 contract jobs: mouse and keyboard select the tabs', () =>
    visit(site, '/contract-jobs', async (page) => {
      await waitUntilHydrated(page, '[role=tablist]');
      expect(await page.getByRole('tab').allTextContents()).toEqual(CONTRACT);
      await expectPanel(page, 'Job Requirements');
      await page.getByRole('tab', { name: 'Benefits' }).click();
      await expectPanel(page, 'Benefits');
      for (const [key, title] of [
        ['ArrowRight', 'Contract Duration'],
        ['End', 'Payment Terms'],
        ['ArrowRight', 'Job Requirements'],
        ['ArrowLeft', 'Payment Terms'],
        ['Home', 'Job Requirements'],
      ] as const) {
        await page.keyboard.press(key);
        await expectPanel(page, title);
        expect(await page.locator(':focus').textContent()).toBe(title);
      }
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('role')).toBe('tabpanel');
    }));

  test('T2 R3 opens the tab that the hash of the address names', () =>
    visit(site, '/part-time-jobs#internship-training-programs', async (page) => {
      await waitUntilHydrated(page, '[role=tablist]');
      await expectPanel(page, 'Internship & Training Programs');
      await page.evaluate("location.hash = 'freelancing-opportunities'");
      await expectPanel(page, 'Freelancing Opportunities');
      await page.getByRole('tab', { name: 'Remote Part-Time Jobs' }).click();
      expect(new URL(page.url()).hash).toBe('#remote-part-time-jobs');
      await page.reload();
      await expectPanel(page, 'Remote Part-Time Jobs');
    }));

  test.each(['#50%off', '#%', '#%E0%A4%A'])('T2 the tabs work despite the malformed URL fragment %s', (hash) =>
    visit(site, `/part-time-jobs${hash}`, async (page) => {
      await waitUntilHydrated(page, '[role=tablist]');
      await expectPanel(page, 'Remote Part-Time Jobs');
      await page.getByRole('tab', { name: 'Freelancing Opportunities' }).click();
      await expectPanel(page, 'Freelancing Opportunities');
    }),
  );

  test('R6 T2 global staffing tabs change the heading but not the text', () =>
    visit(site, '/globalStaffing', async (page) => {
      await waitUntilHydrated(page, '[role=tablist]');
      const headings: (string | null)[] = [];
      const texts: (string | null)[] = [];
      for (const title of GLOBAL) {
        await page.getByRole('tab', { name: title }).click();
        await expectPanel(page, title);
        headings.push(await page.getByRole('tabpanel').getByRole('heading').textContent());
        texts.push(await page.getByRole('tabpanel').locator('.flow').textContent());
      }
      expect(new Set(headings).size).toBe(4);
      expect(new Set(texts).size).toBe(1);
    }));

  test.each([
    ['R1', '/', 4],
    ['R3', '/part-time-jobs', 3],
    ['R5', '/contract-jobs', 6],
    ['R6', '/globalStaffing', 4],
    ['R8', '/products', 3],
    ['R9', '/career', 2],
  ])('%s T2 every panel of %s can be read without JavaScript', (_, path, count) =>
    visit(
      site,
      path,
      async (page) => {
        const headings = page.locator('[role=tabpanel] h3');
        expect(await headings.count()).toBe(count);
        let end = 0;
        for (const panel of await page.locator('[role=tabpanel]').all()) {
          expect(await headingOf(panel)).toEqual({ isVisible: true, isClipped: false });
          expect((await panel.textContent())?.length).toBeGreaterThan(40);
          const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
          expect(y - end).toBeGreaterThan(32);
          end = y + height;
        }
      },
      { javaScriptEnabled: false },
    ),
  );
});

async function headingOf(panel: Locator) {
  const heading = panel.locator('h3');
  const isClipped = await heading.evaluate((h3) => getComputedStyle(h3).clipPath !== 'none');
  return { isVisible: await heading.isVisible(), isClipped };
}
