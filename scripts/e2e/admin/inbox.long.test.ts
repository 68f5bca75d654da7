/**
 * Recruiters and candidates use the inbox and job alerts, in Chromium, with a real email server. Starts its own system,
 * because it needs that email server.
 */

import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, textOf } from '../../../api/test/site/job-alerts/kit.ts';
import { header, type SmtpServer, startSmtp, until } from '../../../api/test/support/mail.ts';
import { type Admin, axe, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startSystem } from '../support/system.ts';
import { waitUntilHydrated } from '../support/visit.ts';

const PHONE = { viewport: { width: 375, height: 812 } };

let smtp: SmtpServer;
let system: System;
let browser: Browser;

beforeAll(async () => {
  smtp = await startSmtp();
  browser = await connectBrowser();
  system = await startSystem({ SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example', TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
  await smtp?.stop();
});

const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));

/** A line in the open CV. Searches only the CV's pages, because the list shows the line too. */
const cv = (cvPage: Page, text: string) => cvPage.getByRole('region', { name: /^Pages of/ }).getByText(text);

describe('a recruiter', () => {
  let admin: Admin;
  let page: Page;
  let job: { id: string; title: string };
  let applicants = 0;

  beforeAll(async () => {
    const { id, data } = await firstJob();
    job = { id, title: data.title };
    await apply('Ada Lovelace', await pdfOf('Wrote notes on the Analytical Engine'), 'Ada Lovelace.pdf');
    await apply('Grace Hopper', await pdfOf('Found a moth in a relay'), 'Grace.pdf');
    await apply('A robot', await pdfOf('Buy now'), 'robot.pdf', { topic: 'http://spam.example' });
    admin = await openAdmin(browser, system.url);
    page = admin.page;
  });
  afterAll(() => admin.close());

  test('reads an application’s resume and opens the next one by keyboard', async () => {
    await admin.open('applications');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: /^Ada Lovelace/ }).click();
    await cv(page, 'Wrote notes on the Analytical Engine').waitFor();
    const requirements = page.getByRole('region', { name: 'Requirements and the CV' });
    await requirements.getByText('Not found in the CV').first().waitFor();
    // Checks the pixels too, because the file name alone does not prove that the page was drawn.
    expect(await page.evaluate(DARK_PIXELS)).toBeGreaterThan(50);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('article').getByRole('combobox', { name: 'Stage' }).click();
    expect(await axe(page)).toEqual([]);
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Shortlisted/ })
      .click();
    await page.getByText('Moved to “Shortlisted”', { exact: true }).waitFor();
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'The candidate sees: We’ve received your application. A consultant will review it.' })
      .first()
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Note' }).fill('Call her on jkjk.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Call her on jkjk.').waitFor();
    await page.getByRole('button', { name: 'Note', exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Ada Lovelace');
    // In the second round the CVs come from the cache.
    for (let repetition = 0; repetition < 2; repetition += 1) {
      await page.keyboard.press('k');
      await cv(page, 'Found a moth in a relay').waitFor();
      await page.keyboard.press('j');
      await cv(page, 'Wrote notes on the Analytical Engine').waitFor();
    }
    // Moving an application opens the next one, and Undo returns to it.
    await page.keyboard.press('k');
    await cv(page, 'Found a moth in a relay').waitFor();
    await page.keyboard.press('2');
    await page.getByText('Grace Hopper moved to “Reviewing”.').waitFor();
    await cv(page, 'Wrote notes on the Analytical Engine').waitFor();
    await page.keyboard.press('z');
    await page.getByText(/^Undone/).waitFor();
    await cv(page, 'Found a moth in a relay').waitFor();
    await page.keyboard.press('j');
    await cv(page, 'Wrote notes on the Analytical Engine').waitFor();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('k');
    await cv(page, 'Found a moth in a relay').waitFor();
    await page.keyboard.press('j');
    await cv(page, 'Wrote notes on the Analytical Engine').waitFor();
    expect(admin.browserErrors()).toEqual([]);
  });

  test('replies from a template after filling in its placeholder', async () => {
    await page.keyboard.press('e');
    await page.getByLabel('Template').selectOption('Invite to an interview');
    const text = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('dialog').frameLocator('iframe[title="Email preview"]').getByText('Dear Ada,').waitFor();
    await page.getByRole('button', { name: 'Send email' }).click();
    await page.getByText('Fill in [times] before sending.').waitFor();
    await text.fill((await text.inputValue()).replace('[times]', 'Monday at nine, or Tuesday at ten'));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send email' }).click();
    const isReply = (raw: string) => header(raw, 'Subject').startsWith(`Your application for ${job.title}`);
    await until(() => mailsTo('ada@example.com').some(({ raw }) => isReply(raw)));
    const reply = mailsTo('ada@example.com').find(({ raw }) => isReply(raw));
    expect(reply && textOf(reply)).toContain('Monday at nine, or Tuesday at ten');
    expect(header(reply?.raw ?? '', 'Reply-To')).toContain('orrinvale.example');
  });

  test('moves, bins, exports and restores several applications together', async () => {
    await page.getByRole('link', { name: 'All applications' }).click();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('combobox', { name: 'Move to' }).click();
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Rejected/ })
      .click();
    await page.getByText('2 applications moved to “Rejected”. The candidate sees: Thank you for applying.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^Ada Lovelace.*Shortlisted/s }).waitFor();
    await page.getByRole('link', { name: /^Grace Hopper.*New/s }).waitFor();
    await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).check();
    await page.getByRole('button', { name: 'Move to bin' }).click();
    await page.getByText('Grace Hopper moved to the bin.').waitFor();
    expect(await page.getByRole('link', { name: /^Grace Hopper/ }).count()).toBe(0);
    const downloadPromise = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    const csv = await text(await (await downloadPromise).createReadStream());
    expect(csv).toContain('"Ada Lovelace"');
    expect(csv).not.toContain('Grace');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^Grace Hopper/ }).waitFor();
    expect(admin.browserErrors()).toEqual([]);
  });

  test('keeps the filters and the open application in the address', async () => {
    await page.getByLabel('Search applications').fill('Grace');
    await expect.poll(() => page.getByRole('checkbox', { name: /^Select / }).count()).toBe(2);
    expect(page.url()).toMatch(/#applications\?search=Grace$/);
    await page.getByRole('link', { name: /^Grace Hopper/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Grace Hopper' }).waitFor();
    await expect.poll(() => page.title()).toBe('Grace Hopper · Applications · Admin');
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    for (const currentPage of [tab, page]) {
      await currentPage.reload();
      await currentPage.getByRole('heading', { level: 2, name: 'Grace Hopper' }).waitFor();
      expect(await currentPage.getByLabel('Search applications').inputValue()).toBe('Grace');
      expect(await currentPage.getByRole('link', { name: /^Ada Lovelace/ }).count()).toBe(0);
    }
    await tab.close();
    await page.getByRole('link', { name: 'All applications' }).click();
    expect(page.url()).toMatch(/#applications\?search=Grace$/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: /^Ada Lovelace/ }).waitFor();
  });

  test('finds suspected spam and releases it', async () => {
    expect(mailsTo('robot@example.com')).toEqual([]);
    await page.getByRole('button', { name: 'Spam (1)' }).click();
    await page.getByRole('link', { name: /^A robot/ }).click();
    await page.getByText('The hidden anti-spam field was filled in.').waitFor();
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page.getByText('A robot moved to “New”.').waitFor();
    await until(() => mailsTo('robot@example.com').length === 1);
  });

  test('shows every recruitment screen on a phone without axe findings', async () => {
    const phone = await openAdmin(browser, system.url, PHONE);
    await phone.open('applications');
    expect(await axe(phone.page)).toEqual([]);
    await phone.page.getByRole('link', { name: /^Ada Lovelace/ }).click();
    await phone.page.getByRole('region', { name: 'Pages of Ada Lovelace.pdf' }).scrollIntoViewIfNeeded();
    await cv(phone.page, 'Wrote notes on the Analytical Engine').waitFor();
    expect(await axe(phone.page)).toEqual([]);
    // The CV comes before the activity, and the reply button stays visible.
    const top = async (name: string) => (await phone.page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
    expect(await top('Ada Lovelace.pdf')).toBeLessThan(await top('Activity'));
    await phone.page.getByRole('heading', { name: 'Ada Lovelace', exact: true }).scrollIntoViewIfNeeded();
    const reply = await phone.page.getByRole('button', { name: 'Email', exact: true }).boundingBox();
    expect((reply?.y ?? 0) + (reply?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
    for (const key of ['templates', 'alerts', 'mail', 'messages']) {
      await phone.open(key);
      expect(await axe(phone.page), key).toEqual([]);
      expect(await phone.page.evaluate('document.documentElement.scrollWidth'), key).toBe(375);
    }
    // On the screen of the messages, the search and the Filters button share a row.
    const middle = async (control: Locator) => {
      const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    };
    const search = await middle(phone.page.getByRole('textbox', { name: 'Search messages' }));
    expect(await middle(phone.page.getByRole('button', { name: 'Filters', exact: true }))).toBe(search);
    expect(phone.browserErrors()).toEqual([]);
    await phone.close();
  });

  test('logs each time a resume is opened in the audit log', async () => {
    await admin.open('audit');
    await page.getByRole('cell', { name: 'Application: CV loaded' }).first().waitFor();
  });

  async function apply(name: string, resume: Buffer, fileName: string, extraFields: Record<string, string> = {}) {
    const form = new FormData();
    applicants += 1;
    // Unique phone numbers, so that no record is suggested as the same person.
    const phone = `020 7946 012${applicants}`;
    const answers = { jobId: job.id, fullName: name, phone, coverLetter: 'Please read my resume.' };
    const email = `${name
      .split(' ')
      .at(name === 'A robot' ? 1 : 0)
      ?.toLowerCase()}@example.com`;
    for (const [field, value] of Object.entries({ ...answers, email, ...extraFields })) form.append(field, value);
    form.append('resume', new Blob([new Uint8Array(resume)]), fileName);
    const headers = { accept: 'application/json' };
    const response = await fetch(`${system.url}/api/applications`, { method: 'POST', body: form, headers });
    expect(response.status).toBe(201);
  }
});

describe('a candidate', () => {
  test('subscribes, gets a digest and unsubscribes without JavaScript', async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${system.url}/career`);
    const form = page.locator('form[action="/api/alerts"]');
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByLabel('Sector').selectOption('Engineer');
    await form.getByLabel('Location').fill('leeds');
    await form.getByLabel('How often').selectOption('Every morning');
    await form.getByRole('button').click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await until(() => mailsTo('sam@example.com').length === 1, 'the mail that asks');
    await page.goto(linkIn(mailsTo('sam@example.com')[0], 'confirm'));
    await page.getByRole('button', { name: 'Yes, send me these jobs' }).click();
    await page.getByText('We’ll email you when there are new jobs.').waitFor();
    const address = page.url();
    await context.close();
    expect(address).not.toContain('sam');

    await publishJob({ title: 'Tunnel engineer', category: 'Engineer', location: { place: 'Leeds' } });
    await system.stop();
    // Makes the alerts due now, as on the next morning.
    const db = new Sqlite(join(system.dataDir, 'app.db'));
    db.prepare('UPDATE alerts SET dueAt = ?').run(Date.now());
    db.close();
    await system.restart();
    await until(() => mailsTo('sam@example.com').length === 2, 'the digest');
    const digest = mailsTo('sam@example.com')[1];
    expect(header(digest?.raw ?? '', 'Subject')).toBe('New job: Tunnel engineer');

    const unsubscribe = header(digest?.raw ?? '', 'List-Unsubscribe').replace(/^<|>$/g, '');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(unsubscribe, { method: 'POST', body })).status).toBe(200);
    const database = new Sqlite(join(system.dataDir, 'app.db'), { readonly: true });
    expect(database.prepare('SELECT count(*) AS n FROM alerts').get()).toEqual({ n: 0 });
    database.close();
  });

  test.each([
    ['1280', { viewport: { width: 1280, height: 900 } }],
    ['375', PHONE],
  ])('subscribes on a job’s page and unsubscribes without axe findings in %s', async (width, options) => {
    const email = `lou${width}@example.com`;
    const { id } = await firstJob();
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${system.url}/job/${id}`);
    const form = page.locator('form[action="/api/alerts"]');
    await waitUntilHydrated(page, 'form[action="/api/alerts"]');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button').click();
    await form.getByText('Check your email').waitFor();
    expect(await axe(page)).toEqual([]);
    await until(() => mailsTo(email).length === 1, 'the mail that asks');
    await page.goto(linkIn(mailsTo(email)[0], 'confirm'));
    expect(await axeOfBarePage(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, send me these jobs' }).click();
    await page.getByText('We’ll email you when there are new jobs.').waitFor();
    expect(await axeOfBarePage(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop this alert' }).click();
    await page.getByRole('heading', { name: 'You’ve unsubscribed' }).waitFor();
    expect(await axeOfBarePage(page)).toEqual([]);
    await context.close();
  });
});

/** The number of pixels of the first canvas that are not white. */
const DARK_PIXELS = `(() => {
  const canvas = document.querySelector('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] < 128 && data[at + 3] > 0) dark += 1;
  return dark;
})()`;

/** Runs axe in a copy of the page, which itself allows no scripts. Returns the violations. */
async function axeOfBarePage(page: Page): Promise<string[]> {
  const copy = await page.context().newPage();
  await copy.setContent(await page.content());
  const violations = await axe(copy);
  await copy.close();
  return violations;
}

async function pdfOf(sentence: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(`<h1>Resume</h1><p>${sentence}</p>`);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

async function firstJob(): Promise<{ id: string; data: { title: string; location: object } }> {
  const response = await fetch(`${system.url}/api/content/jobs?limit=1`);
  return ((await response.json()) as { items: [Awaited<ReturnType<typeof firstJob>>] }).items[0];
}

async function publishJob(change: { location: object; [name: string]: unknown }) {
  const headers = { 'content-type': 'application/json', origin: system.url };
  const login = await fetch(`${system.url}/api/session`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { data } = await firstJob();
  const body = JSON.stringify({ data: { ...data, ...change, location: { ...data.location, ...change.location } } });
  const response = await fetch(`${system.url}/api/content/jobs`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
  });
  expect(response.status).toBe(201);
}
