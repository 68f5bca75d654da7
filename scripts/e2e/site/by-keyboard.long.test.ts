/** The main tasks of visitors, by keyboard only. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { sharedSite } from '../support/shared.ts';
import { visit, waitUntilHydrated } from '../support/visit.ts';

const MAX_STOPS = 120;

const site = await sharedSite();

describe('by keyboard only', () => {
  test('R17 R11 T4 finds a job from the home page and applies', () =>
    visit(site, '/', async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toMatch(/Skip to content/);
      await page.keyboard.press('Enter');
      await tabTo(page, page.locator('main').getByLabel('Job title'));
      await page.keyboard.type('engineer');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/career?q=engineer#openings');
      await page
        .getByRole('status')
        .getByText(/^[\d,]+ of [\d,]+ jobs$/)
        .waitFor();
      await tabTo(page, page.locator('#openings .job a').first());
      await page.keyboard.press('Enter');
      await page.waitForURL('**/job/*');
      await tabTo(page, page.getByRole('link', { name: 'Apply for this job' }));
      await page.keyboard.press('Enter');
      const form = page.locator('form[action="/api/applications"]');
      for (const [label, value] of [
        ['Full name', 'Zoë O’Neill'],
        ['Email', 'zoe@example.com'],
        ['Phone', '020 7946 0123'],
        ['Cover letter', 'I should like to apply.'],
      ] as const) {
        await tabTo(page, form.getByLabel(new RegExp(`^${label}`)));
        await page.keyboard.type(value);
      }
      await tabTo(page, form.getByLabel(/^CV/));
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Space');
      await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf() });
      await tabTo(page, form.getByRole('button', { name: 'Send application' }));
      await page.keyboard.press('Enter');
      await page.getByText('Application submitted successfully!', { exact: true }).waitFor();
    }));

  test('T1 turns, chooses and pauses slides', () =>
    visit(site, '/', async (page) => {
      await waitUntilHydrated(page, '.slider');
      const slideDot = (number: number) => page.locator(`.dots [aria-current=true][aria-label^="Slide ${number}:"]`);
      await tabTo(page, page.getByRole('button', { name: 'Next slide' }));
      await slideDot(1).waitFor();
      await page.keyboard.press('Enter');
      await slideDot(2).waitFor();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await slideDot(1).waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Pause slideshow' }));
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Play slideshow' }).waitFor();
      await tabTo(page, page.getByRole('button', { name: /^Slide 2:/ }));
      await page.keyboard.press('Enter');
      await slideDot(2).waitFor();
    }));
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
