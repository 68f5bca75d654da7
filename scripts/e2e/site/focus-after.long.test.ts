/** The position of the focus after each step in which the focused button is disabled or removed. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { axe } from '../support/admin.ts';
import { sharedSite } from '../support/shared.ts';
import { newest, PHONE, visit, waitUntilHydrated } from '../support/visit.ts';

const FORM = 'form[action="/api/applications"]';
const RESUME = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf() };
const ON_PHONE = { viewport: PHONE, reducedMotion: 'reduce' } as const;

const site = await sharedSite();

describe('the focus', () => {
  test('T4 stays in the application form through errors and “Apply again”', async () => {
    const path = `/job/${(await newest(site, 'jobs')).id}`;
    await visit(site, path, async (page) => {
      await waitUntilHydrated(page, FORM);
      const form = page.locator(FORM);
      await form.getByLabel('Full name').fill('Ada Lovelace');
      await form.getByLabel('Email', { exact: true }).fill('focus@example.com');
      await form.getByLabel('Phone').fill('020 7946 0123');
      await form.getByLabel('Cover letter').fill('I should like to apply.');
      await form.getByLabel('CV', { exact: true }).setInputFiles(RESUME);
      await page.route('**/api/applications', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
      await form.getByRole('button', { name: 'Send application' }).press('Enter');
      await page.getByText('Error submitting application. Please try again.', { exact: true }).waitFor();
      await expectFocus(page, 'Send application');

      await page.keyboard.press('Enter');
      await expectFocus(page, 'Application submitted successfully!');
      const alert = page.getByRole('button', { name: 'Email me jobs like this' });
      const busyText = 'Please try again in 4 minutes.';
      await page.route('**/api/alerts', (route) => route.fulfill({ status: 429, json: { message: busyText } }), {
        times: 1,
      });
      await alert.press('Enter');
      await page.getByText(busyText).waitFor();
      await expectFocus(page, 'Email me jobs like this');
      await page.keyboard.press('Enter');
      await expectFocus(page, /^Check your email and click the confirmation link\./);
      expect(await alert.count()).toBe(0);

      await page.getByRole('button', { name: 'Apply again' }).press('Enter');
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('fullName');
    });
  });

  test('in the alert form moves to the first field with an error', () =>
    visit(
      site,
      '/career#alerts',
      async (page) => {
        await waitUntilHydrated(page, 'form[action="/api/alerts"]');
        const form = page.locator('form[action="/api/alerts"]');
        const email = form.getByLabel('Email');
        await email.fill('focus@localhost');
        await form.getByText('More choices').click();
        await form.getByLabel('Minimum pay').fill('lots');
        await form.getByText('More choices').click();
        const send = form.getByRole('button', { name: 'Send me new jobs' });
        await send.press('Enter');
        await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
        expect(await readDescription(email)).toBe('Email must be an email address, like name@example.co.uk.');
        expect(await readDescription(form.getByLabel('Minimum pay'))).toBe(
          'Minimum pay must be a number, like 30000 or 12.50.',
        );
        expect(await axe(page)).toEqual([]);
        await email.fill('focus.alert@example.com');
        expect(await email.getAttribute('aria-invalid')).toBeNull();
        await form.getByLabel('Minimum pay').fill('30000');
        await send.press('Enter');
        const sentNotice = page.getByText(/^Check your email and click the confirmation link\./);
        await sentNotice.waitFor();
        await expectFocus(page, 'Send me new jobs');
        await expect.poll(() => isCovered(sentNotice)).toBe(false);
      },
      ON_PHONE,
    ));

  test('R17 moves to the results, or stays near a removed filter', () =>
    visit(
      site,
      '/career?q=qqqq&remote=hybrid&posted=7#openings',
      async (page) => {
        await page.getByText('No jobs match “qqqq” with these filters.').waitFor();
        await page.getByRole('button', { name: 'Remove filter: Hybrid' }).press('Enter');
        await expectFocus(page, /^Filters/);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
        await expectFocus(page, /^Show/);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Show all jobs' }).press('Enter');
        await page.locator('.job').nth(3).waitFor();
        const results = page.getByRole('region', { name: 'Current Job Openings' });
        expect(await results.evaluate((region) => region === document.activeElement)).toBe(true);
      },
      ON_PHONE,
    ));
});

function expectFocus(page: Page, text: string | RegExp) {
  return expect
    .poll(async () => (await page.locator(':focus').textContent())?.trim())
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
}

/** The error that assistive technology reads with a field. */
async function readDescription(field: Locator): Promise<string | null> {
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const id = await field.getAttribute('aria-describedby');
  return field.page().locator(`#${id}`).textContent();
}

/** Whether the header, which stays at the top of the screen, covers a line. */
function isCovered(line: Locator): Promise<boolean> {
  return line.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 20, top + 5));
  });
}
