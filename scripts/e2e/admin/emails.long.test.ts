/** The agency's emails, from the form to the recipient. Starts its own system, because it needs an email server. */
import { afterAll, expect, test } from 'vitest';
import { textOf } from '../../../api/test/site/job-alerts/kit.ts';
import { header, type SmtpServer, startSmtp, until } from '../../../api/test/support/mail.ts';
import { makePdf } from '../../../api/test/support/resume-files.ts';
import { useDesk } from '../support/desk.ts';
import { look } from '../support/screenshots.ts';
import { ADMIN, startSystem } from '../support/system.ts';
import { newest, visit, waitUntilHydrated } from '../support/visit.ts';

let smtp: SmtpServer;
const desk = useDesk(async () => {
  smtp = await startSmtp();
  return startSystem({ SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' });
});
afterAll(() => smtp?.stop());

const FORM = 'form[action="/api/applications"]';
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));

/** A sentence of the standard wording. */
const STANDARD = 'A consultant reads every application, and we’ll tell you the outcome either way.';

test('edits a reply template next to a preview of the reply', async () => {
  const { admin, page } = desk;
  const preview = page.frameLocator('iframe[title="Email preview"]');
  await admin.open('templates');
  await page.getByRole('link', { name: 'Edit Not this time' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit reply template Not this time' }).waitFor();
  await preview.getByText('After careful consideration').waitFor();
  await preview.getByText('Kind regards').waitFor();
  await look(page, 'reply-template');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.locator('#field-body').fill('Sorry, {nmae}.');
  await save.click();
  await page.getByText('{nmae} isn’t a valid placeholder. Use: {recipient_name},').first().waitFor();
  await page.locator('#field-body').fill('Sorry, {recipient_name}.');
  await preview.getByText('Sorry, Ada Lovelace.').waitFor();
  await save.click();
  await page.getByText('Reply template updated successfully.').waitFor();
  // The form rejects the placeholder without a request, so the browser logs no error.
  expect(admin.browserErrors()).toEqual([]);
});

test('previews, tests, publishes and resets an edited acknowledgement', async () => {
  const { system, browser, admin, page } = desk;
  const site = { url: system.url, browser };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const subject = page.locator('#field-subject');
  const body = page.locator('#field-body');
  const preview = page.frameLocator('iframe[title="Email preview"]');

  await admin.open('dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: /^What candidates hear/ }).click();
  await page.getByRole('listitem', { name: 'No', exact: true }).getByText('On their page').waitFor();
  await page.getByRole('button', { name: 'Send a test to me: Not this time' }).click();
  await page.getByText('Test email to admin@example.com queued.').waitFor();
  await look(page, 'path');
  await page.getByRole('link', { name: 'Application acknowledgement', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit email: Application acknowledgement' }).waitFor();
  await preview.getByText(STANDARD).waitFor();
  await page.getByText('Filled in with example data.').waitFor();
  await look(page, 'standard');
  const standard = await body.inputValue();
  expect(await button('Reset to standard wording').isDisabled()).toBe(true);

  const reference = await apply('First Candidate', 'first@example.com');
  await subject.fill('We have it: {job_title}');
  await body.fill(standard.replace(STANDARD, 'Keep this safe, will you?'));
  await preview.getByText('Keep this safe, will you?').waitFor();
  await preview.getByText('Dear First,').waitFor();
  await page.getByText(`Filled in with details from the latest application, ${reference}.`).waitFor();
  await page.getByText('Plain text', { exact: true }).click();
  await page.locator('pre').getByText('Keep this safe, will you?').waitFor();
  await look(page, 'edited-text');
  await page.getByText('Formatted', { exact: true }).click();

  await button('Send a test to me').click();
  await page.getByText(`Test email to ${ADMIN.email} queued.`).waitFor();
  await until(() => mailsTo(ADMIN.email).length === 2, 'the tests');
  const test = mailsTo(ADMIN.email)[1];
  expect(header(test?.raw ?? '', 'Subject')).toBe('Test: We have it: Warehouse operative');
  expect(textOf(test as never)).toContain('Keep this safe, will you?');
  await look(page, 'tested');

  await button('Save').click();
  await page.getByText('Email updated successfully.').waitFor();
  await apply('Second Candidate', 'second@example.com');
  await until(() => mailsTo('second@example.com').length === 1, 'the acknowledgement');
  const mail = mailsTo('second@example.com')[0];
  expect(header(mail?.raw ?? '', 'Subject')).toMatch(/^We have it: /);
  expect(textOf(mail as never)).toContain('Keep this safe, will you?');

  await body.fill('Hello {nmae}');
  await button('Save').click();
  await page.getByText('{nmae} isn’t a valid placeholder. Use: {greeting},').first().waitFor();
  await body.fill('Hello');
  await button('Save').click();
  await page
    .getByText('{application_link} is missing. Candidates need it to see, withdraw or delete their application.')
    .first()
    .waitFor();
  await look(page, 'rejected');

  await button('Reset to standard wording').click();
  expect(await body.inputValue()).toBe(standard);
  await preview.getByText(STANDARD).waitFor();
  await button('Save').click();
  await page.getByText('Email updated successfully.').waitFor();
  await apply('Third Candidate', 'third@example.com');
  await until(() => mailsTo('third@example.com').length === 1, 'the standard acknowledgement');
  expect(header(mailsTo('third@example.com')[0]?.raw ?? '', 'Subject')).toContain('received_your_application');
  expect(admin.browserErrors()).toEqual([]);

  /** Applies with the form on the site, and returns the reference. */
  async function apply(name: string, email: string): Promise<string> {
    let reference = '';
    const { id } = await newest(site, 'jobs');
    await visit(site, `/job/${id}`, async (visitor) => {
      await waitUntilHydrated(visitor, FORM);
      const answers = { 'Full name': name, Email: email, Phone: '020 7946 0123', 'Cover letter': `By ${name}` };
      for (const [label, value] of Object.entries(answers)) await visitor.locator(FORM).getByLabel(label).fill(value);
      const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf() };
      await visitor.locator(FORM).getByLabel('CV').setInputFiles(resume);
      await visitor.getByRole('button', { name: 'Send application' }).click();
      const confirmation = await visitor.getByText(/Your reference is A-/).textContent();
      reference = /A-[2-9A-Z]{6}/.exec(confirmation ?? '')?.[0] ?? '';
    });
    return reference;
  }
});
