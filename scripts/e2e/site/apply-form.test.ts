/** The application form against the real API. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { axe, COLOURS, isThorough } from '../support/admin.ts';
import { sharedSite } from '../support/shared.ts';
import { newest, visit, waitUntilHydrated } from '../support/visit.ts';

const FORM = 'form[action="/api/applications"]';
const SENT = 'Application submitted successfully!';
const FAILED = 'Error submitting application. Please try again.';
const WAITING = 'We can’t reach our server, so this hasn’t been sent yet.';
const TYPED = {
  'Full name': 'Zoë O’Neill',
  // No other test uses this address, because each address gets only a few emails per hour.
  Email: 'zoe.applies@example.com',
  Phone: '020 7946 0123',
  'Cover letter': 'I should like to apply.\n\nKind regards',
};
const RESUME = { name: 'zoë.pdf', mimeType: 'application/pdf', buffer: makePdf() };
const SMALL_PHONE = { width: 375, height: 667 };
const NO_PDF = { ...RESUME, buffer: Buffer.from('This is text that calls itself a PDF.') };

const site = await sharedSite();

const visitJob = async (work: (page: Page) => Promise<void>, options = {}) =>
  visit(site, `/job/${(await newest(site, 'jobs')).id}`, work, options);

describe('the application form', () => {
  test('V2 K6 finds missing fields and unsuitable files before sending', () =>
    visitJob(async (page) => {
      await waitUntilHydrated(page, FORM);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await send(page);
      for (const label of [...Object.keys(TYPED), 'CV']) {
        await page.getByText(`${label} is required.`, { exact: true }).waitFor();
      }
      expect(await cvOf(page).getAttribute('accept')).toBe('.pdf,.doc,.docx');
      await fill(page, { ...RESUME, name: 'cv.txt' });
      await page.getByText('Upload a PDF, DOC or DOCX file.').first().waitFor();
      await send(page);
      expect(await page.locator(':focus').getAttribute('name')).toBe('resume');
      expect(posts.filter((url) => url.endsWith('/api/applications'))).toEqual([]);
    }));

  test('V2 finds an impossible email address or phone number before the upload', () =>
    visitJob(async (page) => {
      await waitUntilHydrated(page, FORM);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await fill(page, RESUME, 'zoe@gmail');
      await formOf(page).getByLabel('Phone', { exact: true }).fill('Call me');
      await send(page);
      await page.getByText('Email must be an email address, like name@example.co.uk.').waitFor();
      await page.getByText('Phone must be a phone number, like 020 7946 0123.').waitFor();
      expect(posts.filter((url) => url.endsWith('/api/applications'))).toEqual([]);
    }));

  test('T4 V2 M4 sending a PDF shows the success banner and reference', () =>
    visitJob(async (page) => {
      await waitUntilHydrated(page, FORM);
      await fill(page, RESUME);
      await send(page);
      await page.getByText(SENT, { exact: true }).waitFor();
      await page.getByText(/Your reference is A-[2-9A-Z]{6}$/).waitFor();
      await page.getByText(/We’re emailing you a confirmation\./).waitFor();
      expect(await readTyped(page)).toEqual({ ...EMPTY, files: 0 });
    }));

  test('T4 V2 M4 fields and file survive an error', () =>
    visitJob(async (page) => {
      await waitUntilHydrated(page, FORM);
      await fill(page, NO_PDF);
      await send(page);
      await page.getByText(FAILED, { exact: true }).waitFor();
      expect(await cvOf(page).getAttribute('aria-invalid')).toBe('true');
      expect(await readTyped(page)).toEqual({ ...TYPED, files: 1 });

      await page.route('**/api/applications', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
      await cvOf(page).setInputFiles(RESUME);
      await page.getByText(FAILED, { exact: true }).waitFor({ state: 'detached' });
      await send(page);
      await page.getByText(FAILED, { exact: true }).waitFor();
      expect(await readTyped(page)).toEqual({ ...TYPED, files: 1 });
      await send(page);
      await page.getByText(SENT, { exact: true }).waitFor();
    }));

  test('T4 an unsent application is sent once the server is reached', () =>
    visitJob(async (page) => {
      await page.clock.install();
      await waitUntilHydrated(page, FORM);
      await fill(page, RESUME, 'no.server@example.com');
      let attempts = 0;
      const keys = new Set<string | undefined>();
      await page.route('**/api/applications', (route) => {
        attempts += 1;
        keys.add(route.request().headers()['idempotency-key']);
        return attempts < 3 ? route.fulfill({ status: 502, body: '' }) : route.continue();
      });
      await send(page);
      await page.getByText(WAITING).waitFor();
      await formOf(page).getByLabel('Full name').fill('Zoë Neill');
      await page.getByText(WAITING).waitFor({ state: 'detached' });
      await page.clock.fastForward('05:00');
      expect(attempts).toBe(1);
      await send(page);
      await page.getByText(WAITING).waitFor();
      await page.clock.fastForward('00:21');
      await page.getByText(SENT, { exact: true }).waitFor();
      expect([attempts, keys.size]).toEqual([3, 1]);
    }));

  test('T4 on a slow phone, a confirmation replaces the sent form', () =>
    visitJob(
      async (page) => {
        await slowDown(page);
        await waitUntilHydrated(page, FORM);
        await fill(page, RESUME, 'pdf.phone@example.com');
        await send(page);
        const banner = page.getByText(SENT, { exact: true });
        await banner.waitFor();
        expect(await formOf(page).isVisible()).toBe(false);
        await page.waitForFunction(`document.activeElement?.textContent === ${JSON.stringify(SENT)}`);
        await expect.poll(async () => (await banner.boundingBox())?.y).toBeGreaterThan(0);
        await page.getByText('Didn’t get the email?').click();
        await page.getByText(/We’re sending it to pdf\.phone@example\.com\./).waitFor();
        await page.locator('.sent').getByRole('heading', { name: 'Similar jobs' }).waitFor();
        await page.getByRole('button', { name: 'Email me jobs like this' }).click();
        await page.getByText(/^Check your email and click the confirmation link\./).waitFor();
        expect(await axe(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axe(page, {}, COLOURS)).toEqual([]);
        await page.getByRole('button', { name: 'Apply again' }).click();
        expect(await readTyped(page)).toEqual({ ...EMPTY, files: 0 });
        await page.reload();
        await formOf(page)
          .getByText(/^You applied on \d+ \w+ 20\d\d\. Your reference is A-[2-9A-Z]{6}\.$/)
          .waitFor();
        expect(await page.getByRole('heading', { name: 'Similar jobs' }).count()).toBe(1);
      },
      { viewport: SMALL_PHONE },
    ));

  test('T4 sends an application without a CV, with a link by email', () =>
    visitJob(
      async (page) => {
        await slowDown(page);
        await waitUntilHydrated(page, FORM);
        // Until its script has run, the browser itself checks the form.
        await page.locator(`${FORM}[novalidate]`).waitFor();
        await send(page);
        await page.getByText('CV is required.', { exact: true }).waitFor();
        await formOf(page)
          .getByLabel(/^I’ll send it later/)
          .check();
        await page.getByText('CV is required.', { exact: true }).waitFor({ state: 'detached' });
        await fill(page, null, 'later.phone@example.com');
        await send(page);
        await page.getByText(/The email will include a link to send us your CV\./).waitFor();
      },
      { viewport: SMALL_PHONE },
    ));

  test('T4 keeps typed text, but no file, until the form is sent', () =>
    visitJob(async (page) => {
      await waitUntilHydrated(page, FORM);
      await fill(page, RESUME, 'draft@example.com');
      await page.reload();
      await waitUntilHydrated(page, FORM);
      await page.getByText('We’ve filled in what you typed on this device.').waitFor();
      expect(await readTyped(page)).toEqual({ ...TYPED, Email: 'draft@example.com', files: 0 });
      await page.getByRole('button', { name: 'Clear the form' }).click();
      expect(await readTyped(page)).toEqual({ ...EMPTY, files: 0 });
      await fill(page, RESUME, 'draft@example.com');
      await send(page);
      await page.getByText(SENT, { exact: true }).waitFor();
      const storedDraft = String(await page.evaluate('Object.values(localStorage).join()'));
      expect(storedDraft).toMatch(/^\{"at":\d+,"values":\{"reference":"A-[2-9A-Z]{6}"\}\}$/);
    }));

  test('T4 keeps text typed before the form’s script has run', () =>
    visitJob(async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/ApplyForm.*\.js$/, async (route) => {
        await promise;
        await route.continue();
      });
      await page.reload();
      await fill(page, null, 'early@example.com');
      expect(await page.evaluate('localStorage.length')).toBe(0);
      resolve();
      await waitUntilHydrated(page, FORM);
      await expect.poll(() => page.evaluate('localStorage.length')).toBe(1);
      expect(await readTyped(page)).toEqual({ ...TYPED, Email: 'early@example.com', files: 0 });
      await page.reload();
      await waitUntilHydrated(page, FORM);
      await page.getByText('We’ve filled in what you typed on this device.').waitFor();
      expect(await readTyped(page)).toEqual({ ...TYPED, Email: 'early@example.com', files: 0 });
    }));

  test('T4 M4 shows the waiting time when the network’s limit is reached', () =>
    visitJob(async (page) => {
      await waitUntilHydrated(page, FORM);
      const message = 'We’ve had a lot of requests from your network. Please try again in 4 minutes.';
      await page.route('**/api/applications', (route) => route.fulfill({ status: 429, json: { message } }));
      await fill(page, RESUME);
      await send(page);
      await page.getByText(FAILED, { exact: true }).waitFor();
      await page.getByText(message).waitFor();
      expect(await readTyped(page)).toEqual({ ...TYPED, files: 1 });
    }));

  test('T4 M4 works without JavaScript, keeping the typed text on an error', () =>
    visitJob(
      async (page) => {
        await fill(page, NO_PDF);
        await send(page);
        await page.getByText(FAILED, { exact: true }).waitFor();
        expect(await readTyped(page)).toEqual({ ...TYPED, files: 0 });
        await cvOf(page).setInputFiles(RESUME);
        await send(page);
        await page.getByText(SENT, { exact: true }).waitFor();
        await page.getByText(/^A-[2-9A-Z]{6}$/).waitFor();
      },
      { javaScriptEnabled: false },
    ));
});

const EMPTY = Object.fromEntries(Object.keys(TYPED).map((label) => [label, '']));

async function fill(page: Page, resume: typeof RESUME | null, email = TYPED.Email): Promise<void> {
  const values = { ...TYPED, Email: email };
  for (const [label, value] of Object.entries(values))
    await formOf(page).getByLabel(label, { exact: true }).fill(value);
  if (resume) await cvOf(page).setInputFiles(resume);
}

/** The values of the fields, and how many files are selected. */
async function readTyped(page: Page): Promise<Record<string, string | number>> {
  const values: Record<string, string | number> = {};
  for (const label of Object.keys(TYPED))
    values[label] = await formOf(page).getByLabel(label, { exact: true }).inputValue();
  values.files = await cvOf(page).evaluate((input: HTMLInputElement) => input.files?.length ?? 0);
  return values;
}

/** Finds the file field by its exact label, because the label of a checkbox also names the CV. */
function cvOf(page: Page) {
  return formOf(page).getByLabel('CV', { exact: true });
}

/** Slows the processor down to that of an old phone, in the thorough run. */
async function slowDown(page: Page): Promise<void> {
  if (!isThorough) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Limits locators to the application form: another form on the page also has an address field. */
function formOf(page: Page) {
  return page.locator(FORM);
}

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send application' }).click();
}
