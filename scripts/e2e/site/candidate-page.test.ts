/** The candidate's own page, from the link in the email to erasure, without JavaScript and on a phone. */

import { join } from 'node:path';
import { openDatabase } from 'api/core/database/open';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { axe, COLOURS } from '../support/admin.ts';
import { cutWords, doubleTextSize, findNarrowText } from '../support/cut-words.ts';
import { sharedSite } from '../support/shared.ts';
import { DESK, newest, PHONE, type Site, visit } from '../support/visit.ts';

/** A site with its data folder. */
type Installation = Site & { dataDir: string };

const site = await sharedSite();

describe('the candidate’s own page', () => {
  test('shows the application, replaces the resume, exports the data, withdraws and erases', async () => {
    const path = await applyForPath(site);
    const work = async (page: Page) => {
      await page.getByText('We’ve received your application. A consultant will review it.').waitFor();
      await page.getByText('cv.pdf (', { exact: false }).waitFor();
      await check(site, page);

      await page.getByRole('button', { name: 'Stop news and offers' }).click();
      await page.getByText(/^Withdrawn on /).waitFor();
      await page.locator(':focus').getByText('Your preferences have been updated.').waitFor();

      await page.getByLabel('CV').setInputFiles({ name: 'x.pdf', mimeType: 'x', buffer: Buffer.from('no PDF') });
      await page.getByRole('button', { name: 'Replace CV' }).click();
      await page.locator(':focus').getByRole('link', { name: 'Upload a PDF, DOC or DOCX file.' }).waitFor();
      expect(await page.getByLabel('CV').getAttribute('aria-invalid')).toBe('true');
      await check(site, page);
      const resume = { name: 'new.pdf', mimeType: 'application/pdf', buffer: makePdf() };
      await page.getByLabel('CV').setInputFiles(resume);
      await page.getByRole('button', { name: 'Replace CV' }).click();
      await page.getByText('Your CV has been replaced.').waitFor();
      await page.getByText('new.pdf (', { exact: false }).waitFor();

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^A-[2-9A-Z]{6}\.zip$/);

      await page.getByRole('link', { name: 'Withdraw application' }).click();
      await check(site, page);
      await page.getByRole('button', { name: 'Withdraw application' }).click();
      await page.getByText('You’ve withdrawn your application.').waitFor();

      await page.getByRole('link', { name: 'Delete my data' }).click();
      await page.getByText('We’ll delete everything straight away', { exact: false }).waitFor();
      await check(site, page);
      await page.getByRole('button', { name: 'Delete my data' }).click();
      await page.getByRole('heading', { name: 'Your data has been deleted' }).waitFor();
      const erasedPage = await page.goto(site.url + path);
      expect(erasedPage?.status()).toBe(404);
      await check(site, page);
    };
    await visit(site, path, work, { viewport: PHONE, javaScriptEnabled: false, acceptDownloads: true });
  });
});

/** Applies, and returns the path in the email. */
async function applyForPath(site: Installation): Promise<string> {
  const { id } = await newest(site, 'jobs');
  const body = applicationForm({ jobId: id, email: 'own.page@example.com', consentMarketing: 'yes' });
  const headers = { accept: 'application/json' };
  const response = await fetch(`${site.url}/api/applications`, { method: 'POST', body, headers });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  const db = openDatabase(join(site.dataDir, 'app.db'));
  const mails = db.$client
    .prepare<[], { text: string }>("SELECT json_extract(mail, '$.text') AS text FROM outbox")
    .all()
    .filter(({ text }) => text.includes(reference));
  db.$client.close();
  return /\/my-application\/[\w-]+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
}

/** Checks a copy on a page of the site, because the candidate's browser runs no scripts and axe needs them. */
async function check({ browser, url }: Site, page: Page) {
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(PHONE.width);
  const pageCopy = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await pageCopy.goto(`${url}/frame`);
  await pageCopy.setContent(await page.content());
  expect(await pageCopy.locator('.frame').evaluate((frame) => getComputedStyle(frame).display)).toBe('grid');
  expect(await axe(pageCopy)).toEqual([]);
  await pageCopy.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(pageCopy, {}, COLOURS)).toEqual([]);
  await doubleTextSize(pageCopy);
  for (const viewport of [PHONE, DESK]) {
    await pageCopy.setViewportSize(viewport);
    expect(await cutWords(pageCopy)).toEqual([]);
    expect(await findNarrowText(pageCopy)).toEqual([]);
  }
  await pageCopy.close();
}
