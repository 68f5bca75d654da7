/**
 * Screens other than content: creating, editing, failing, recovering and deleting, with the real API and email server.
 * Starts its own system, with an email server and without the sample agency.
 */
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SmtpServer, startSmtp } from '../../../api/test/support/mail.ts';
import { type Admin, openAdmin } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startServer } from '../support/system.ts';

let smtp: SmtpServer;
let system: System;
let browser: Browser;
let admin: Admin;
let page: Page;
beforeAll(async () => {
  smtp = await startSmtp();
  system = await startServer({ SAMPLE_CONTENT: 'off', SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' });
  browser = await connectBrowser();
  admin = await openAdmin(browser, system.url);
  page = admin.page;
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
  await smtp?.stop();
});
afterEach(() => page.unrouteAll());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name });
const nothingElse = () => expect(admin.browserErrors().filter((line) => !/status of (4|5)\d\d/.test(line))).toEqual([]);

/** Makes calls to this address and method fail with a 500. */
const fail = (address: string, method: string) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
      : route.fallback(),
  );

test('opens, updates, bins and restores a message', async () => {
  await send('/api/messages', { name: 'Grace Hopper', email: 'grace@example.com', message: 'Twenty welders, please.' });
  await admin.open('messages');
  await link(/^Grace Hopper.*New/s).click();
  await page.getByRole('article').getByText('Twenty welders, please.').waitFor();
  const status = page.getByRole('article').getByLabel('Status');
  await expect.poll(() => status.inputValue()).toBe('read');
  await fail('**/api/messages', 'PATCH');
  await status.selectOption('Replied');
  await page.getByRole('alert').getByText('Something went wrong.').waitFor();
  await page.unrouteAll();
  await status.selectOption('Replied');
  await link(/^Grace Hopper.*Replied/s).waitFor();
  await page.getByRole('article').getByRole('button', { name: 'Move to bin' }).click();
  await page.getByText('Grace Hopper moved to the bin.').waitFor();
  await button('Undo').click();
  await link(/^Grace Hopper/).waitFor();
  nothingElse();
});

test('finds a job alert, reports a failed deletion, then deletes it', async () => {
  await send('/api/alerts', { email: 'sam@example.com', category: '', type: '', place: 'Leeds', frequency: 'daily' });
  await admin.open('alerts');
  await row('sam@example.com').getByText('Not confirmed yet').waitFor();
  await page.getByLabel('Search by email address').fill('nobody');
  await page.getByText('No job alerts with that address').waitFor();
  await page.getByLabel('Search by email address').fill('SAM@');
  const erase = async () => {
    await button('Delete sam@example.com').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete job alert' }).click();
  };
  await fail('**/api/alerts/*', 'DELETE');
  await erase();
  await page.getByRole('alert').getByText('Something went wrong.').waitFor();
  await page.unrouteAll();
  await erase();
  await row('sam@example.com').waitFor({ state: 'detached' });
  nothingElse();
});

test('shows why an email was rejected until a retry sends it', async () => {
  await admin.open('mail');
  smtp.behaviour.recipient = () => 550;
  await button('Send a test email').click();
  await page.getByText(/^Test email to/).waitFor();
  await expect
    .poll(async () => {
      await page.getByText(/^Failed \(/).click();
      await page.getByText(/^All$/).click();
      return row(ADMIN.email).getByText('Failed').count();
    })
    .toBe(1);
  await row(ADMIN.email).getByText(/550/).waitFor();
  smtp.behaviour.recipient = () => null;
  await row(ADMIN.email)
    .getByRole('button', { name: /^Send now/ })
    .click();
  const countReceived = () => smtp.received.filter(({ to }) => to.includes(ADMIN.email)).length;
  await expect.poll(countReceived).toBe(1);

  const sendAgain = row(ADMIN.email).getByRole('button', { name: /^Send again/ });
  await sendAgain.click();
  const question = dialog('Send this email again?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(countReceived()).toBe(1);
  await sendAgain.click();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(countReceived).toBe(2);
  nothingElse();
});

test('an access token works from its creation to its deletion', async () => {
  await admin.open('tokens');
  await button('Create token').click();
  const form = dialog('Create token');
  await form.getByRole('button', { name: 'Create token' }).click();
  expect(await form.getByLabel('Name').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await form.getByLabel('Name').fill('Nightly build');
  await fail('**/api/tokens', 'POST');
  await form.getByRole('button', { name: 'Create token' }).click();
  await form.getByRole('alert').getByText('Something went wrong.').waitFor();
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByRole('status').locator('code').textContent();
  const use = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${system.url}/api/content/banners?drafts=true`, { headers })).status;
  };
  expect(await use()).toBe(200);
  await button('Delete Nightly build').click();
  await dialog('Delete this token?').getByRole('button', { name: 'Delete token' }).click();
  await row('Nightly build').waitFor({ state: 'detached' });
  expect(await use()).toBe(401);
  nothingElse();
});

test('creates, changes, disables and enables a user', async () => {
  const grace = { email: 'grace@example.com', password: 'nanoseconds of wire' };
  await admin.open('users');
  await button('Create user').click();
  const form = dialog('Create user');
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Email').fill(ADMIN.email);
  await form.getByRole('switch').click();
  await form.locator('input[name=password]').fill(grace.password);
  await form.getByRole('button', { name: 'Create user' }).click();
  await form.getByText('A user with this email address already exists.').waitFor();
  await form.getByLabel('Email').fill(grace.email);
  await form.getByRole('button', { name: 'Create user' }).click();
  await row('Grace Hopper').getByText('Editor').waitFor();
  expect(await logInAs(grace)).toBe(200);

  const edit = async (change: () => Promise<void>) => {
    await button('Edit Grace Hopper').click();
    await change();
    await dialog('Edit user').getByRole('button', { name: 'Save' }).click();
    await dialog('Edit user').waitFor({ state: 'detached' });
  };
  await edit(async () => void (await dialog('Edit user').getByLabel('Role').selectOption('Recruiter')));
  await row('Grace Hopper').getByText('Recruiter').waitFor();
  await edit(() => dialog('Edit user').getByRole('switch').click());
  await row('Grace Hopper').getByText('disabled').waitFor();
  expect(await logInAs(grace)).toBe(401);
  await edit(() => dialog('Edit user').getByRole('switch').click());
  expect(await logInAs(grace)).toBe(200);
  nothingElse();
});

test('audit log: exports the entries filtered by text, action and day', async () => {
  await admin.open('audit');
  await page.getByLabel('Search', { exact: true }).fill('Nightly');
  await row('Access token: deleted').waitFor();
  await row('User: created').waitFor({ state: 'detached' });
  await page.getByLabel('What').selectOption('Access token: created');
  await row('Access token: deleted').waitFor({ state: 'detached' });
  await page.getByLabel('From', { exact: true }).fill('1/1/2099');
  await page.getByText('Nothing found').waitFor();
  await page.getByLabel('From', { exact: true }).fill('');
  await row('Access token: created').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export' }).click()]);
  const csv = await text(await file.createReadStream());
  expect(csv).toContain('Nightly build');
  expect(csv).not.toContain('Grace');
  nothingElse();
});

test('ends another session, and requires the current password for a password change', async () => {
  expect(await logInAs(ADMIN)).toBe(200);
  await admin.open('account');
  const otherSessions = page.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: /^Log out/ });
  await otherSessions.first().waitFor();
  const sessionCount = await otherSessions.count();
  await otherSessions.first().click();
  await expect.poll(() => otherSessions.count()).toBe(sessionCount - 1);
  const password = (name: string) => page.getByLabel(name, { exact: false }).first();
  await password('Current password').fill('not my old password');
  await password('New password').fill('compilers before lunch');
  await button('Change password').click();
  await page.getByText('Your current password is incorrect.').waitFor();
  await password('Current password').fill(ADMIN.password);
  await button('Change password').click();
  await page
    .getByText(
      'Your password has been changed. You’ve been logged out everywhere else, and your access tokens have been deleted.',
    )
    .waitFor();
  expect(await logInAs(ADMIN)).toBe(401);
  expect(await logInAs({ ...ADMIN, password: 'compilers before lunch' })).toBe(200);
  nothingElse();
});

/** The status of the login response. */
async function logInAs(account: { email: string; password: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: system.url };
  const body = JSON.stringify({ email: account.email, password: account.password });
  return (await fetch(`${system.url}/api/session`, { method: 'POST', headers, body })).status;
}

async function send(path: string, form: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(form), headers: { accept: 'application/json' } };
  expect((await fetch(system.url + path, init)).ok).toBe(true);
}
