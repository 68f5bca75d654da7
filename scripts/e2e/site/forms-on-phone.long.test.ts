/** Every form on a phone, with and without JavaScript: errors appear at their field and nothing typed is lost. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { axe } from '../support/admin.ts';
import { sharedSite } from '../support/shared.ts';
import { newest, PHONE, type Site, visit, waitUntilHydrated } from '../support/visit.ts';

interface Form {
  path(site: Site): Promise<string>;
  action: string;
  button: string;
  /** The values typed, by label. `Email` must be the first invalid field. */
  typed: Record<string, string>;
  sent: string;
  failed: string;
  reference: RegExp;
  hasFile: boolean;
}

const PERSON = { Email: 'zoe..oneill@example.com' };
const RIGHT = 'zoe@example.com';
const RESUME = { name: 'zoë.pdf', mimeType: 'application/pdf', buffer: makePdf() };
const APPLICATION = {
  action: '/api/applications',
  button: 'Send application',
  typed: { ...PERSON, 'Full name': 'Zoë O’Neill', Phone: '020 7946 0123', 'Cover letter': 'Two\nlines 👋' },
  sent: 'Application submitted successfully!',
  failed: 'Error submitting application. Please try again.',
  reference: /A-[2-9A-Z]{6}/,
  hasFile: true,
};

const FORMS: [title: string, form: Form][] = [
  [
    'R12 T3 V1 M2 C34 the contact form',
    {
      path: async () => '/contact-us',
      action: '/api/messages',
      button: 'Send message',
      typed: { ...PERSON, Name: 'Zoë O’Neill', Website: 'example.com', Message: 'Two\nlines 👋' },
      sent: 'Your message has been sent successfully!',
      failed: 'There was an error sending your message. Please try again.',
      reference: /M-[2-9A-Z]{6}/,
      hasFile: false,
    },
  ],
  [
    'R11 T4 V2 M4 K6 C43 the application form',
    { ...APPLICATION, path: async (site) => `/job/${(await newest(site, 'jobs')).id}` },
  ],
  ['T4 M4 the form for a CV without a job', { ...APPLICATION, path: async () => '/send-your-cv' }],
  [
    'the vacancy brief',
    {
      path: async () => '/hire',
      action: '/api/briefs',
      button: 'Send brief',
      typed: {
        ...PERSON,
        Role: 'Two nurses',
        Location: 'Leeds',
        'Your name': 'Zoë O’Neill',
        'Anything else': 'Two\nlines 👋',
      },
      sent: 'We’ve received your vacancy brief.',
      failed: 'There was an error sending your brief. Please try again.',
      reference: /M-[2-9A-Z]{6}/,
      hasFile: false,
    },
  ],
  [
    'the complaints form',
    {
      path: async () => '/complaints',
      action: '/api/complaints',
      button: 'Send complaint',
      typed: { ...PERSON, Name: 'Zoë O’Neill', Complaint: 'Two\nlines 👋' },
      sent: 'We’ve received your complaint.',
      failed: 'There was an error sending your complaint. Please try again.',
      reference: /M-[2-9A-Z]{6}/,
      hasFile: false,
    },
  ],
];

const site = await sharedSite();

describe('on a phone', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.each(FORMS)(`%s, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async (_, form) => {
      const work = (page: Page) => sendTwice(site, page, form, javaScriptEnabled);
      await visit(site, await form.path(site), work, { viewport: PHONE, javaScriptEnabled, reducedMotion: 'reduce' });
    });
  }

  test('T4 shows SENDING... and the upload progress while a resume is sent', async () => {
    const path = `/job/${(await newest(site, 'jobs')).id}`;
    await visit(
      site,
      path,
      async (page) => {
        await waitUntilHydrated(page, `form[action="${APPLICATION.action}"]`);
        await fill(page.locator(`form[action="${APPLICATION.action}"]`), { ...APPLICATION.typed, Email: RIGHT });
        await page
          .getByLabel(/^CV/)
          .setInputFiles({ ...RESUME, buffer: makePdf({ ballast: Buffer.alloc(4_000_000, 7) }) });
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route('**/api/applications', async (route) => {
          await promise;
          await route.continue();
        });
        await page.getByRole('button', { name: APPLICATION.button }).click();
        const button = page.getByRole('button', { name: 'SENDING...' });
        await button.waitFor();
        expect(await button.isDisabled()).toBe(true);
        await page.getByRole('progressbar', { name: 'Upload' }).waitFor();
        await page.getByText(/% sent$/).waitFor();
        resolve();
        await page.getByText(APPLICATION.sent, { exact: true }).waitFor();
      },
      { viewport: PHONE },
    );
  });

  test('V2 K6 checks a dropped resume like a selected one', async () => {
    const path = `/job/${(await newest(site, 'jobs')).id}`;
    await visit(site, path, async (page) => {
      await waitUntilHydrated(page, `form[action="${APPLICATION.action}"]`);
      await dropFile(page, 'cv.txt');
      await page.getByText('Upload a PDF, DOC or DOCX file.').waitFor();
      await dropFile(page, 'cv.pdf');
      await page.getByText(/^cv\.pdf, /).waitFor();
      expect(await page.getByText('Upload a .pdf').count()).toBe(0);
    });
  });
});

/** Sends the form with an email address that only the API rejects, then with a valid one. */
async function sendTwice(site: Site, page: Page, form: Form, hasScript: boolean) {
  if (hasScript) await waitUntilHydrated(page, `form[action="${form.action}"]`);
  // Limits locators to this form, because another form on the page may also have an address field.
  const fields = page.locator(`form[action="${form.action}"]`);
  await fill(fields, form.typed);
  if (form.hasFile) {
    await fields.getByLabel(/^CV/).setInputFiles(RESUME);
    await fields.getByLabel(/^Send me news/).check();
    expect(await fields.getByLabel(/^Keep my details/).isChecked()).toBe(false);
  }
  await page.getByRole('button', { name: form.button }).click();

  await page.getByText(form.failed, { exact: true }).waitFor();
  const email = fields.getByLabel(/^Email/);
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const descriptionId = (await email.getAttribute('aria-describedby'))?.split(' ').at(-1);
  expect(await page.locator(`#${descriptionId}`).textContent()).toBe(
    'Email must be an email address, like name@example.co.uk.',
  );
  if (hasScript) {
    expect(await page.locator(':focus').getAttribute('name')).toBe('email');
    expect(await isOnScreen(email)).toBe(true);
    expect(await isOnScreen(fields.getByText('Email', { exact: true }))).toBe(true);
  }
  for (const [label, value] of Object.entries(form.typed)) {
    expect(await fields.getByLabel(new RegExp(`^${label}`)).inputValue()).toBe(value);
  }
  if (form.hasFile) expect(await fields.getByLabel(/^Send me news/).isChecked()).toBe(true);
  expect(await faults(site, page, hasScript)).toEqual([]);

  await email.fill(RIGHT);
  // Chooses the file again, because browsers do not let a page restore a file.
  if (form.hasFile && !hasScript) await fields.getByLabel(/^CV/).setInputFiles(RESUME);
  await page.getByRole('button', { name: form.button }).click();
  await page.getByText(form.sent, { exact: true }).waitFor();
  await page.getByText(form.reference).waitFor();
  if (hasScript) expect(await isOnScreen(page.locator('.banner-message'))).toBe(true);
  expect(await faults(site, page, hasScript)).toEqual([]);
}

/** Whether the part is completely visible, and not behind the sticky header. */
function isOnScreen(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const isCovered = !element.contains(document.elementFromPoint(left + width / 2, top + 1));
    return !isCovered && bottom <= innerHeight;
  });
}

async function fill(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}`)).fill(value);
}

/** Violations that axe finds. With scripts turned off, axe checks the same page in another browser context. */
async function faults({ browser }: Site, page: Page, hasScript: boolean): Promise<string[]> {
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(PHONE.width);
  if (hasScript) return axe(page);
  const pageCopy = await browser.newPage({ viewport: PHONE });
  try {
    await pageCopy.setContent(await page.content());
    return await axe(pageCopy);
  } finally {
    await pageCopy.close();
  }
}

async function dropFile(page: Page, name: string) {
  const files = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7 text'], ${JSON.stringify(name)}));
    return transfer;
  })()`);
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: files });
}
