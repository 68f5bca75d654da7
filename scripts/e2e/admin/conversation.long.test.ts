/**
 * A conversation by email, with a real email server and mailbox. Starts its own system, because the server must read
 * that mailbox.
 */
import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationForm } from '../../../api/test/support/applications.ts';
import { ADDRESS, hasDovecot, type ImapServer, startImap } from '../../../api/test/support/imap-server.ts';
import { header, type SmtpServer, startSmtp, until } from '../../../api/test/support/mail.ts';
import { email, withFiles } from '../../../api/test/support/mailbox.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { type Admin, openAdmin } from '../support/admin.ts';
import { look, takeScreenshots } from '../support/screenshots.ts';
import { connectBrowser } from '../support/shared.ts';
import { ADMIN, type System, startServer } from '../support/system.ts';

let smtp: SmtpServer;
let imap: ImapServer;
let system: System;
let browser: Browser;
let admin: Admin;

// Every test, and every retry, starts with an empty mailbox.
beforeEach(async () => {
  if (!hasDovecot) return;
  [smtp, imap] = [await startSmtp(), await startImap()];
  browser = await connectBrowser();
  system = await startServer({
    SMTP_URL: smtp.url,
    MAIL_TO: 'team@orrinvale.example',
    INBOUND_IMAP_URL: imap.url,
    INBOUND_ADDRESS: ADDRESS,
  });
  admin = await openAdmin(browser, system.url);
});
afterEach(async () => {
  await browser?.close();
  await system?.remove();
  await imap?.stop();
  await smtp?.stop();
});

test.runIf(hasDovecot)('reads a reply and resends a returned email on the application', async () => {
  const { page } = admin;
  const headers = { accept: 'application/json' };
  const body = applicationForm({ jobId: '' });
  expect((await fetch(`${system.url}/api/applications`, { method: 'POST', body, headers })).status).toBe(201);
  await admin.open('applications');
  await page
    .getByRole('link', { name: /^Ada Lovelace/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('When are you free for an interview?');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  const terms = { name: 'Terms.pdf', mimeType: 'application/pdf', buffer: makePdf() };
  await (await chooser).setFiles([terms, { ...terms, name: 'Other.exe', buffer: Buffer.from('MZ') }]);
  await page.getByText('Terms.pdf (').waitFor();
  await look(page, 'reply-files');
  await page.getByRole('button', { name: 'Send email' }).click();
  await page.getByText('Other.exe: Attach a PDF, Word, JPEG or PNG file.').waitFor();
  await page.getByRole('button', { name: 'Remove Other.exe' }).click();
  await page.getByRole('button', { name: 'Send email' }).click();
  await page.getByRole('link', { name: 'Terms.pdf' }).waitFor();
  const findSent = () => smtp.received.find(({ raw }) => raw.includes('When are you free'));
  await until(() => findSent() !== undefined, 'the email');
  const [to = ''] = /replies\+\w+@[\w.]+/.exec(header(findSent()?.raw ?? '', 'Reply-To')) ?? [];
  const reply =
    'Hello,\n\nFriday at ten suits me. My certificate is attached.\n\nAda\n\nOn Sat, 21 Nov 2026, Sam wrote:\n> When are you free for an interview?';
  const files = [
    { name: 'Certificate.pdf', content: makePdf() },
    { name: 'photo.heic', content: Buffer.from('x') },
  ];
  imap.deliver(email({ from: 'Ada Lovelace <ada@example.com>', to, body: withFiles(reply, files) }));
  imap.deliver(email({ from: 'Ada L <ada.lovelace@mail.example>', to, text: 'Sorry, Friday at eleven.' }));
  imap.deliver(
    email({
      from: 'Ada Lovelace <ada@example.com>',
      to,
      headers: ['Auto-Submitted: auto-replied'],
      subject: 'Out of office',
      text: 'I am away until Thursday.',
    }),
  );
  const report = `Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Action: failed
Diagnostic-Code: smtp; 552 5.2.2 The mailbox is full

--b
Content-Type: message/rfc822

Message-ID: ${findSent()?.messageId}

--b--
`;
  imap.deliver(email({ returnPath: '', to: 'jobs@orrinvale.example', body: report }));
  // The server reads the mailbox when it starts.
  await system.restart();
  await until(() => imap.flags().filter((flags) => flags.includes('S')).length === 3, 'the visit to the mailbox');

  await page.reload();
  await admin.open('applications');
  await page.getByRole('link', { name: /^Ada Lovelace.*new email/ }).waitFor();
  await admin.open('dashboard');
  await page.getByText(/^Everyone/).click();
  await page
    .getByRole('region', { name: 'New emails' })
    .getByRole('link', { name: /^Ada Lovelace/ })
    .click();
  const thread = page.getByRole('article');
  await thread.getByText('Friday at ten suits me.').waitFor();
  await thread.getByText('From another address: ada.lovelace@mail.example').waitFor();
  await thread.getByText('photo.heic wasn’t saved. Only PDF and Word files are saved.').waitFor();
  await thread.getByText('552 5.2.2 The mailbox is full').waitFor();
  expect(await thread.getByText('I am away until Thursday.').isVisible()).toBe(false);
  expect(await thread.getByText('> When are you free').isVisible()).toBe(false);
  await look(page, 'conversation', [1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await thread.getByText('Show earlier emails').click();
  await thread.getByText('> When are you free').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await look(page, 'conversation', [375]);
  await thread.getByRole('link', { name: 'Terms.pdf' }).waitFor();
  const download = page.waitForEvent('download');
  await thread.getByRole('link', { name: 'Certificate.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Certificate.pdf');

  await thread.getByRole('button', { name: 'Send again' }).click();
  await until(
    () => smtp.received.filter(({ raw }) => raw.includes('When are you free')).length === 2,
    'the second attempt',
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('She is free on Friday.');
  await page.getByRole('switch', { name: 'We spoke on the phone' }).check();
  await page.getByRole('button', { name: 'Save note' }).click();
  await thread.getByText('Phone call', { exact: true }).waitFor();
  await look(page, 'call', [1280]);
  await thread.getByRole('button', { name: 'Not a call' }).click();
  await thread.getByText('Phone call', { exact: true }).waitFor({ state: 'detached' });
  await thread.getByText('She is free on Friday.').waitFor();
  await admin.open('applications');
  await page.getByRole('link', { name: /^Ada Lovelace/ }).waitFor();
  // The list shows the previous entries until the server responds.
  await page.getByRole('link', { name: /new email/ }).waitFor({ state: 'detached' });
  await admin.open('mail');
  await page.getByText(ADDRESS).waitFor();
  await takeScreenshots(page, 'mail');
});

test.runIf(hasDovecot)('adds the person in a CV that was forwarded to the mailbox', async () => {
  const { page } = admin;
  const cvWords = 'GRACE HOPPER) Tj 0 -30 Td (07700 900123, grace@example.com';
  const files = [{ name: 'Grace Hopper CV.pdf', content: makePdf({ words: cvWords }) }];
  const text = 'Good for the welding job?\n\nFrom: Grace <grace@example.com>\nSent: Friday\nMy CV is attached.';
  const sender = `Sam Okafor <${ADMIN.email}>`;
  imap.deliver(email({ from: sender, to: ADDRESS, subject: 'Fwd: Welder', body: withFiles(text, files) }));
  await system.restart();
  await until(() => imap.flags().join() === 'S', 'the visit to the mailbox');
  await page.reload();
  admin.browserErrors();
  await admin.open('dashboard');
  const today = page.getByRole('region', { name: 'People to add' });
  await today.getByText('Forwarded by Sam Okafor: Fwd: Welder').waitFor();
  await look(page, 'forwarded-today');
  await today.getByRole('link', { name: /^Grace Hopper CV.pdf/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByText('Good for the welding job?').waitFor();
  await look(page, 'forwarded-email');
  await dialog.getByRole('button', { name: 'Add this person' }).click();
  await dialog.getByText('From Grace Hopper CV.pdf. Check it before you save.').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Grace Hopper');
  expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('grace@example.com');
  await look(page, 'forwarded-form');
  await dialog.getByRole('button', { name: 'Add person' }).click();
  const article = page.getByRole('article');
  await article.getByRole('heading', { name: 'Grace Hopper', exact: true }).waitFor();
  await article.getByText('Good for the welding job?').waitFor();
  await look(page, 'forwarded-thread');
  expect(admin.browserErrors()).toEqual([]);
  await admin.open('dashboard');
  // The list shows the previous entries until the server responds.
  await today.waitFor({ state: 'detached' });
});
