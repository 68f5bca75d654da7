/**
 * Data protection in the admin: holds, forecast, export, complaints, and settings with legal limits. Starts its own
 * system without the sample agency, whose data would be due for erasure.
 */
import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { type Admin, axe, confirmUnproven, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { type System, startServer } from '../support/system.ts';

const PHONE = { width: 375, height: 800 };

let system: System;
let browser: Browser;
let admin: Admin;
let page: Page;
beforeAll(async () => {
  system = await startServer({ SAMPLE_CONTENT: 'off' });
  browser = await connectBrowser();
  const application = applicationForm({ jobId: '', consentTalentPool: 'yes' });
  await send('/api/applications', application);
  await send('/api/complaints', new URLSearchParams({ name: 'Grace', email: 'grace@example.com', message: 'Why?' }));
  admin = await openAdmin(browser, system.url, { acceptDownloads: true });
  page = admin.page;
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});

const region = (name: string) => page.getByRole('region', { name });

test('shows consents, the erasure date and a legal hold', async () => {
  await admin.open('applications');
  await page.getByRole('link', { name: /Ada Lovelace/ }).click();
  await page.getByText('Applied for future roles').first().waitFor();
  const facts = page.getByRole('region', { name: 'Data protection' });
  await facts.getByText(/^Talent pool: agreed on /).waitFor();
  await facts.getByText(/^Due for erasure on /).waitFor();
  await facts.getByRole('button', { name: 'Place a legal hold' }).click();
  await facts.getByLabel('Reason for the hold').fill('Tribunal claim');
  await facts.getByRole('button', { name: 'Place hold' }).click();
  await facts.getByText(/^Tribunal claim \(/).waitFor();
  await facts.getByText(/^Due for erasure on .*, but on legal hold/).waitFor();
  await checkLayout();
});

test('lists, exports and releases data on legal hold', async () => {
  await admin.open('data-protection');
  await page.getByRole('table', { name: 'Legal holds' }).getByText('Tribunal claim').waitFor();
  await page.getByText(/^Applications:/).waitFor();
  await checkLayout();
  await region('Export someone’s data').getByLabel('Email address').fill('Ada@Example.com');
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), confirmUnproven(page)]);
  expect(file.suggestedFilename()).toBe('personal-data.zip');
  expect((await buffer(await file.createReadStream())).includes('ada@example.com')).toBe(true);
  await region('Export someone’s data').getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByText('No data is held about this email address.').waitFor();
  await page.getByRole('table', { name: 'Legal holds' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Remove hold' }).click();
  await page.getByText(/^Due for erasure on /).waitFor();
});

test('keeps a typed reply to a complaint when sending fails', async () => {
  await admin.open('complaints');
  await page.getByText('1 complaint awaiting a reply').waitFor();
  await page.getByText(/^Reply by /).waitFor();
  await checkLayout();
  await page.getByRole('button', { name: 'Reply and close' }).click();
  await page.getByLabel('Reply').fill('We are sorry.');
  const closeRoute = '**/api/complaints/*/close';
  await page.route(closeRoute, (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }));
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText('Something went wrong.').waitFor();
  expect(await page.getByLabel('Reply').inputValue()).toBe('We are sorry.');
  await page.unroute(closeRoute);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText(/^Replied on /).waitFor();
});

test('asks for confirmation before erasing an application', async () => {
  await send('/api/applications', applicationForm({ jobId: '', fullName: 'Mary Jackson', email: 'mary@example.com' }));
  await page.reload();
  await admin.open('applications');
  await page.getByRole('link', { name: /Mary Jackson/ }).click();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const question = page.getByRole('dialog', { name: 'Erase this application?' });
  await question.getByText('will be permanently erased. You can’t undo this.').waitFor();
  await question.getByRole('button', { name: 'Erase application' }).click();
  await page.getByText('Application erased.').waitFor();
  await page.getByRole('link', { name: /Mary Jackson/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('article').count()).toBe(0);
});

test('erases a person’s data except what the agency must keep by law', async () => {
  await send('/api/applications', applicationForm({ jobId: '', fullName: 'Kay', email: 'kay@example.com' }));
  await send(
    '/api/applications',
    applicationForm({ jobId: '', fullName: 'Kay', email: 'kay@example.com', coverLetter: 'Again' }),
  );
  await page.reload();
  await admin.open('applications');
  await page.getByRole('link', { name: /^Kay/ }).first().click();
  await page.getByRole('article').getByRole('combobox', { name: 'Stage' }).click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Interview/ })
    .click();
  await admin.open('data-protection');
  await checkLayout();
  await region('Erase someone’s data').getByLabel('Email address').fill('Kay@example.com');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await confirmUnproven(page);
  const question = page.getByRole('dialog', { name: 'Erase the data held about Kay@example.com?' });
  await question
    .getByText(
      /This permanently erases 1 application\. A-\w+ is only partly erased\. The name, .* are kept until .*regulation 29/,
    )
    .waitFor();
  await question.getByRole('button', { name: 'Erase data' }).click();
  await page.getByText(/^Done\. Permanently erased: 1 application\./).waitFor();
});

test('empties the bin immediately, after a confirmation', async () => {
  await send('/api/messages', new URLSearchParams({ name: 'Dorothy', email: 'd@example.com', message: 'Hello' }));
  admin.browserErrors();
  await page.reload();
  await admin.open('messages');
  await page.getByRole('link', { name: /^Dorothy/ }).click();
  await page.getByRole('button', { name: 'Move to bin' }).click();
  await page.getByText('Dorothy moved to the bin.').waitFor();
  await admin.open('messages');
  await page.getByText(/^Bin \(1\)$/).click();
  await page.getByRole('button', { name: 'Empty bin' }).click();
  const question = page.getByRole('dialog', { name: 'Empty the bin?' });
  await question.getByRole('button', { name: 'Empty bin' }).click();
  await page.getByText('The bin is empty.').waitFor();
  await page.getByText(/^Bin \(0\)$/).waitFor();

  await admin.open('blog/latest/new');
  await page.locator('#field-title').fill('A draft to forget');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as draft.').waitFor();
  await admin.open('blog/latest');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Bin', { exact: true }).click();
  await page.getByText('A draft to forget').waitFor();
  await page.getByRole('button', { name: 'Empty bin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty bin' }).click();
  await page.getByText('Bin emptied.').first().waitFor();
  expect(admin.browserErrors()).toEqual([]);
});

test('rejects a retention period below the legal minimum, citing the law', async () => {
  await admin.open('shared/data-protection');
  await page.getByLabel('Applications (months)').fill('6');
  await page
    .getByRole('button', { name: /^(Save|Update|Publish)/ })
    .first()
    .click();
  await page
    .getByText(/must be 12 or more\. .*regulation 29/)
    .first()
    .waitFor();
});

async function checkLayout() {
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(viewport.width);
    expect(await axe(page)).toEqual([]);
  }
}

async function send(path: string, body: FormData | URLSearchParams) {
  const response = await fetch(system.url + path, { method: 'POST', body, headers: { accept: 'application/json' } });
  expect(response.status).toBe(201);
}
