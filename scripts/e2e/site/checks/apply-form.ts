/** The application form against the real API. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../../api/test/applications/resume-files.ts';
import { awake, newest, type Site, visit } from '../../support/visit.ts';

const FORM = 'form[action="/api/applications"]';
const SENT = 'Application submitted successfully!';
const FAILED = 'Error submitting application. Please try again.';
const TYPED = {
  'Full name': 'Zoë O’Neill',
  // No other check uses this address, because a mailbox gets only a few emails per hour.
  Email: 'zoe.applies@example.com',
  Phone: '020 7946 0123',
  'Cover letter': 'I should like to apply.\n\nKind regards',
};
const RESUME = { name: 'zoë.pdf', mimeType: 'application/pdf', buffer: makePdf() };
const NO_PDF = { ...RESUME, buffer: Buffer.from('This is text that calls itself a PDF.') };

export function applyFormChecks(site: Site): void {
  const visitJob = async (work: (page: Page) => Promise<void>, options = {}) =>
    visit(site, `/job/${(await newest(site, 'jobs')).id}`, work, options);

  describe('the application form', () => {
    test('V2 K6 all five fields are required, and a file of another kind is rejected before it is sent', () =>
      visitJob(async (page) => {
        await awake(page, FORM);
        const posts: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
        await send(page);
        for (const label of [...Object.keys(TYPED), 'CV']) {
          await page.getByText(`${label} is required.`, { exact: true }).waitFor();
        }
        expect(await formOf(page).getByLabel('CV').getAttribute('accept')).toBe('.pdf,.doc,.docx');
        await fill(page, { ...RESUME, name: 'cv.txt' });
        await page.getByText('Upload a .pdf, .doc or .docx file.').first().waitFor();
        await send(page);
        expect(await page.locator(':focus').getAttribute('name')).toBe('resume');
        expect(posts).toEqual([]);
      }));

    test('T4 V2 M4 sends a real PDF to the API, shows the success banner with a reference, and clears the form', () =>
      visitJob(async (page) => {
        await awake(page, FORM);
        await fill(page, RESUME);
        await send(page);
        await page.getByText(SENT, { exact: true }).waitFor();
        await page.getByText(/Your reference is A-[2-9A-Z]{6}\./).waitFor();
        await page.getByText(/We’re emailing you a confirmation\./).waitFor();
        expect(await typed(page)).toEqual({ ...EMPTY, files: 0 });
      }));

    test('T4 V2 M4 an error shows the error banner and keeps the fields and the file; once fixed, the form is sent', () =>
      visitJob(async (page) => {
        await awake(page, FORM);
        await fill(page, NO_PDF);
        await send(page);
        await page.getByText(FAILED, { exact: true }).waitFor();
        expect(await formOf(page).getByLabel('CV').getAttribute('aria-invalid')).toBe('true');
        expect(await typed(page)).toEqual({ ...TYPED, files: 1 });

        await page.route('**/api/applications', (route) => route.abort(), { times: 1 });
        await formOf(page).getByLabel('CV').setInputFiles(RESUME);
        await send(page);
        await page.getByText(FAILED, { exact: true }).waitFor();
        expect(await typed(page)).toEqual({ ...TYPED, files: 1 });
        await send(page);
        await page.getByText(SENT, { exact: true }).waitFor();
      }));

    test('T4 M4 a network over its limit sees how long to wait', () =>
      visitJob(async (page) => {
        await awake(page, FORM);
        const message = 'We’ve had a lot of requests from your network. Please try again in 4 minutes.';
        await page.route('**/api/applications', (route) => route.fulfill({ status: 429, json: { message } }));
        await fill(page, RESUME);
        await send(page);
        await page.getByText(FAILED, { exact: true }).waitFor();
        await page.getByText(message).waitFor();
        expect(await typed(page)).toEqual({ ...TYPED, files: 1 });
      }));

    test('T4 M4 without JavaScript the browser posts the form: an error returns what was typed, a success shows a reference', () =>
      visitJob(
        async (page) => {
          await fill(page, NO_PDF);
          await send(page);
          await page.getByText(FAILED, { exact: true }).waitFor();
          expect(await typed(page)).toEqual({ ...TYPED, files: 0 });
          await formOf(page).getByLabel('CV').setInputFiles(RESUME);
          await send(page);
          await page.getByText(SENT, { exact: true }).waitFor();
          await page.getByText(/^A-[2-9A-Z]{6}$/).waitFor();
        },
        { javaScriptEnabled: false },
      ));
  });
}

const EMPTY = Object.fromEntries(Object.keys(TYPED).map((label) => [label, '']));

async function fill(page: Page, resume: typeof RESUME): Promise<void> {
  for (const [label, value] of Object.entries(TYPED)) await formOf(page).getByLabel(label).fill(value);
  await formOf(page).getByLabel('CV').setInputFiles(resume);
}

/** The values of the fields, and how many files are selected. */
async function typed(page: Page): Promise<Record<string, string | number>> {
  const values: Record<string, string | number> = {};
  for (const label of Object.keys(TYPED)) values[label] = await formOf(page).getByLabel(label).inputValue();
  values.files = await formOf(page)
    .getByLabel('CV')
    .evaluate((input: HTMLInputElement) => input.files?.length ?? 0);
  return values;
}

/** Another form on the page also has an address field. */
function formOf(page: Page) {
  return page.locator(FORM);
}

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send application' }).click();
}
