/**
 * Two-factor authentication, passkeys, single sign-on, invitations, forgotten passwords and repeated confirmation, in
 * the browser. Starts its own systems, because it needs email, a hostname and single sign-on.
 */

import { createTotp } from 'api/core/auth/login/two-factor';
import Sqlite from 'better-sqlite3';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CLIENT, startProvider } from '../../../api/test/support/single-sign-on.ts';
import { findFreePort } from '../../lib/ports.ts';
import { axe, logIn, openAdmin } from '../support/admin.ts';
import { look } from '../support/screenshots.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startServer } from '../support/system.ts';

let system: System;
let browser: Browser;
beforeAll(async () => {
  // There is no email server, so emails stay in the outbox, where the test reads them.
  system = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  browser = await connectBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});

const code = (page: Page) => page.locator('input[name=code]');

test('sets up two-factor authentication and logs in with a recovery code', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  await admin.open('account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const key = fromBase32((await page.locator('code').first().textContent()) ?? '');
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('6-digit code from the app').fill('000000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('That code isn’t right.').waitFor();
  await page.getByLabel('6-digit code from the app').fill(createTotp(key).generate());
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Save these recovery codes').waitFor();
  const codes = await page.locator('main code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  const codeField = page.getByLabel('One of your recovery codes');
  await codeField.fill('abcd-efgh-2345-6789');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('That isn’t one of your recovery codes').waitFor();
  expect(await axe(page)).toEqual([]);
  await codeField.fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('10 recovery codes left').waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page);
  await code(page).fill('not a code');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('This code is incorrect').waitFor();
  // Uses the next code, because the setup code cannot be used twice.
  await code(page).fill(createTotp(key).generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page);
  await code(page).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('9 recovery codes left').waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  await admin.close();
});

test('logs in with a passkey instead of a password and code', async () => {
  const port = String(await findFreePort());
  // Uses a hostname, because browsers do not create passkeys for an IP address.
  const url = `http://localhost:${port}`;
  const ownServer = await startServer({ PORT: port, PUBLIC_SITE_URL: url, REQUIRE_SECOND_FACTOR: 'everyone' });
  onTestFinished(() => ownServer.remove());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  /** Sets whether the user confirms on the device. */
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const isVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`${url}/admin`);
  await look(page, 'passkey-login');
  await logIn(page);
  await page.getByRole('heading', { name: 'Or add a passkey' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await look(page, 'passkey-enrol');
  await page.getByLabel('Name').fill('Work laptop');
  await isVerified(true);
  await button('Add a passkey').click();
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();

  await touch(false);
  await button('Logout').click();
  await logIn(page);
  await page.getByText('Please use your passkey.').waitFor();
  expect(await axe(page)).toEqual([]);
  await look(page, 'passkey-needed');
  await touch(true);
  await button('Use a passkey').click();
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();

  await page.goto(`${url}/admin#account`);
  await page.getByText('Work laptop').waitFor();
  expect(await axe(page)).toEqual([]);
  await look(page, 'passkey-account');
  change('UPDATE sessions SET confirmedAt = confirmedAt - 3600000', ownServer);
  await button('Set up').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).waitFor();
  await look(page, 'passkey-confirm');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await button('Cancel').click();
  await button('Remove Work laptop').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByText('Your role requires two-factor authentication.').waitFor();
  await page.close();
});

test('logs in through a provider, even after a session has ended', async () => {
  const provider = await startProvider({ ada: { email: ADMIN.email, email_verified: true, name: 'Ada' } });
  const ownServer = await startServer({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Agency accounts',
    SAMPLE_CONTENT: 'off',
  });
  onTestFinished(async () => {
    await ownServer.remove();
    await provider.close();
  });
  provider.serve(`${ownServer.url}/api/session/single-sign-on/callback`);
  const page = await browser.newPage();
  await page.goto(`${ownServer.url}/admin#sign-in-rejected=domain`);
  await page.getByText('Please choose your work account.').waitFor();
  expect(page.url()).toBe(`${ownServer.url}/admin`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Log in with Agency accounts' }).click();
  await enterAtProvider(page);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(page.url()).toBe(`${ownServer.url}/admin`);

  await page.goto(`${ownServer.url}/admin#settings`);
  const auditLog = page.getByRole('link', { name: /^Audit log/ });
  await auditLog.waitFor();
  await page.context().clearCookies();
  await auditLog.click();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'Log in with Agency accounts' }).click(),
  ]);
  await enterAtProvider(other);
  await other.getByText('You can close this tab').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: /User: connected to single sign-on/ }).waitFor();
});

async function enterAtProvider(page: Page) {
  await page.locator('input[name=login]').fill('ada');
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('an invited user chooses a password and resets it later', async () => {
  const admin = await openAdmin(browser, system.url);
  const { page } = admin;
  await admin.open('users');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  // Simulates that the user entered the password an hour ago.
  change('UPDATE sessions SET confirmedAt = confirmedAt - 3600000');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Your password').fill('not my password');
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.getByText('Your password is incorrect.').waitFor();
  await question.getByLabel('Your password').fill(ADMIN.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('row', { name: /Grace Hopper.*invited/ }).waitFor();
  await admin.open('audit');
  await page.getByRole('row', { name: /User: created Grace Hopper/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.goto('about:blank');
  await page.goto(await findLink('invitation'));
  await page.getByRole('heading', { name: 'Welcome, Grace Hopper!' }).waitFor();
  expect(page.url()).toBe(`${system.url}/admin`);
  expect(await axe(page)).toEqual([]);
  await choose(page, 'GraceHopper1906', 'The password can’t be based on your name');
  await choose(page, 'nanoseconds of wire', 'You can now log in');
  await page.locator('input[name=password]').fill('nanoseconds of wire');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Welcome, Grace Hopper!' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('Email').fill('grace@example.com');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('we’ll send it a link').waitFor();
  const reset = await findLink('reset');
  await page.goto('about:blank');
  await page.goto(reset);
  await choose(page, 'compilers before lunch', 'You can now log in');
  await page.goto('about:blank');
  await page.goto(reset);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  await page.getByRole('button', { name: 'Go to login' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await admin.close();
});

async function choose(page: Page, password: string, outcome: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText(outcome).waitFor();
}

/** The link in the newest email of the kind, which may be queued after the response. */
async function findLink(kind: string): Promise<string> {
  const db = new Sqlite(`${system.dataDir}/app.db`, { readonly: true });
  const sql = "SELECT json_extract(mail, '$.text') FROM outbox WHERE kind = ? ORDER BY rowid DESC LIMIT 1";
  const selectText = db.prepare(sql).pluck();
  await expect.poll(() => selectText.get(`account.${kind}`)).toBeDefined();
  const text = String(selectText.get(`account.${kind}`));
  db.close();
  return /http\S+#\w+=[\w-]+/.exec(text)?.[0] ?? 'no link';
}

function change(sql: string, { dataDir } = system) {
  const db = new Sqlite(`${dataDir}/app.db`);
  db.prepare(sql).run();
  db.close();
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
