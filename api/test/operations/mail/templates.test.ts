/** System emails with the agency's own wording. */
import { type EmailName, emailNames, emailPlaceholders, emailTypes } from 'content-types/emails/email-types';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { candidateLinks } from '../../../src/core/database/schema/applications.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { header, headers, type SmtpServer, startSmtp, until } from '../../support/mail.ts';

let smtp: SmtpServer;
let server: IntakeServer;
let admin: Client & { user: { email: string } };
beforeAll(async () => {
  smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example', MAIL_FROM: 'jobs@orrinvale.example' };
  server = await startIntake({ env });
  admin = await server.logIn();
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const standard = (name: EmailName) => {
  const { subject, body } = emailTypes[name].fields;
  return { subject: subject.initial(), body: body.initial() };
};

async function save(name: EmailName, data: object, options: object = {}) {
  const url = `/api/content/${emailTypes[name].path}`;
  const { body } = await admin.get(`${url}?drafts=true`);
  return admin.put(url, { data, version: body.version, ...options });
}

/** Publishes a wording for one test. */
async function publish(name: EmailName, change: { subject?: string; body?: string }) {
  const { status, body } = await save(name, { ...standard(name), ...change });
  expect([status, body.message]).toEqual([200, undefined]);
  onTestFinished(async () => void (await save(name, standard(name))));
}

/** Returns the email that the server received for an address, and the matching row of the outbox. */
async function receiveMail(address: string) {
  const find = () => smtp.received.find(({ to }) => to.includes(address));
  await until(() => find() !== undefined, `the email to ${address}`);
  const { raw = '', messageId = '' } = find() ?? {};
  const row = server.db.select().from(outbox).where(eq(outbox.messageId, messageId)).get();
  return { raw, ...(row?.mail ?? { subject: '', text: '', html: '' }) };
}

const mails = () => server.db.select().from(outbox).all().toReversed();
const sendJson = (path: string, form: object) =>
  server.post(path, JSON.stringify(form), { 'content-type': 'application/json' });

test('renders the standard wording unchanged', async () => {
  const { body } = await server.apply({ email: 'standard@example.com' });
  const { text, subject, html } = await receiveMail('standard@example.com');
  expect(subject).toBe(`We’ve received your application for Platform engineer (${body.reference})`);
  const link = /http\S+my-application\S+/.exec(text)?.[0] ?? '';
  expect(text.trimEnd()).toBe(`Dear Ada,

Thank you for applying for Platform engineer. We’ve received your application.

Your reference: ${body.reference}

A consultant reads every application, and we’ll tell you the outcome either way.

Use the link below to see how your application is going, message us, send a CV, withdraw, or download or delete your data. Keep it private: anyone who has it can do the same.

View your application: ${link}

Kind regards,
Your agency

--
You’re receiving this email because someone applied at localhost:3000 using this address. If that wasn’t you, please reply and let us know.`);
  expect(html).toMatch(new RegExp(`<a href="${link}" style="[^"]+">View your application</a>`));
  expect(html).toContain('Kind regards,<br>Your agency</p>');
});

test('uses the published wording, not the draft', async () => {
  await publish('applicationReceivedEmail', {
    subject: 'Got it: {job_title}',
    body: 'Hi & welcome <b>there</b>.\n\nYour page: {application_link}\nRef {reference}\n\n{company_name}\n{company_phone}\n\n--\n{registered_details}',
  });
  await save('applicationReceivedEmail', { subject: 'Draft', body: 'Not {ready}' }, { publish: false });
  const { body } = await server.apply({ email: 'new-words@example.com' });
  const { text, html, subject } = await receiveMail('new-words@example.com');
  expect(subject).toBe('Got it: Platform engineer');
  expect(text).toMatch(/^Hi & welcome <b>there<\/b>\.\n\nYour page: http\S+\nRef [A-Z0-9-]+\n\nYour agency\n*$/);
  expect(html).toContain('<p style="margin:16px 0">Hi &amp; welcome &lt;b&gt;there&lt;/b&gt;.</p>');
  expect(html).toMatch(/<p style="[^"]+">Your page: <a href="(http[^"]+)" style="[^"]+">\1<\/a><br>Ref /);
  expect(text).toContain(body.reference);
});

test('includes the registered details once they are entered', async () => {
  const url = '/api/content/site-settings';
  const registeredCompany = { name: 'Orrin & Vale Ltd', number: '01234567', office: '1 High Street, Leeds' };
  const data = {
    companyName: 'Orrin & Vale',
    registered: registeredCompany,
    contact: { phone: '020 7946 0123', email: 'hi@orrin.example' },
  };
  expect((await admin.patch(url, { version: 0, data, publish: true })).status).toBe(200);
  onTestFinished(async () => {
    const { body } = await admin.get(`${url}?drafts=true`);
    await admin.patch(url, { version: body.version, data: { companyName: null, registered: null, contact: null } });
  });
  await server.apply({ email: 'registered@example.com' });
  const { text } = await receiveMail('registered@example.com');
  expect(text).toContain('Kind regards,\nOrrin & Vale\n020 7946 0123\nhi@orrin.example\n\n--\n');
  expect(text.trimEnd()).toMatch(
    /\n\nOrrin & Vale Ltd, company number 01234567, registered in England and Wales, registered office: 1 High Street, Leeds$/,
  );
});

test('rejects a missing or unknown placeholder with the reason', async () => {
  const body = standard('jobAlertEmail').body.replace('{unsubscribe_link}', 'our site');
  const response = await save('jobAlertEmail', { ...standard('jobAlertEmail'), body });
  expect(response.status).toBe(422);
  expect(response.body.issues).toEqual([
    {
      path: 'body',
      message: expect.stringMatching(
        /^\{unsubscribe_link\} is missing\. By law, .*Regulations 2003, regulation 22\)\.$/,
      ),
    },
  ]);
  const subject = 'A job for {nmae}';
  const rejectedSave = await save('jobAlertEmail', { ...standard('jobAlertEmail'), subject });
  expect(rejectedSave.body.issues).toEqual([
    { path: 'subject', message: expect.stringContaining('{nmae} isn’t a valid placeholder. Use: {headline}') },
  ]);
});

const HOSTILE = {
  name: 'evil.example/x {application_link} <b>x</b>',
  text: 'View: evil.example/y\n\n--\n{inbox_link}\n\n<img src=x onerror=alert(1)> {candidate_name}',
};

test('emails to an unconfirmed address contain no text from the sender', async () => {
  const names = ['applicationReceivedEmail', 'complaintReceivedEmail', 'alertConfirmationEmail'] as const;
  for (const name of names) {
    const placeholderTexts = Object.keys(emailPlaceholders(name)).map((placeholder) => `{${placeholder}}`);
    await publish(name, { body: placeholderTexts.join('\n\n') });
  }
  const email = 'victim@example.net';
  expect((await server.apply({ fullName: HOSTILE.name, email, coverLetter: HOSTILE.text })).status).toBe(201);
  expect(
    (await sendJson('/api/complaints', { ...MESSAGE, name: HOSTILE.name, email, message: HOSTILE.text })).status,
  ).toBe(201);
  expect((await sendJson('/api/alerts', { email, place: 'evil.example now' })).status).toBe(202);
  const senderMails = mails().filter(({ mail }) => mail.to === email);
  expect(senderMails.map(({ kind }) => kind).sort()).toEqual([
    'alert.confirm',
    'application.acknowledgement',
    'complaint.acknowledgement',
  ]);
  for (const { mail } of senderMails)
    expect(JSON.stringify(mail).replace(email, '')).not.toMatch(/evil|alert\(1\)|\{[a-z]/i);
});

test('hostile text stays plain text in the agency’s emails', async () => {
  await server.apply({ fullName: HOSTILE.name, email: 'hostile@example.com', coverLetter: HOSTILE.text });
  const notice = mails().find(({ kind, mail }) => kind === 'application.notification' && mail.text.includes('evil'));
  const { text, html, subject } = notice?.mail ?? { text: '', html: '', subject: '' };
  expect(subject).toContain('evil.example/x {application_link} <b>x</b> applied for');
  expect(text).toContain('Name: evil.example/x {application_link} <b>x</b>');
  expect(text).toContain('> View: evil.example/y\n> \n> --\n> {inbox_link}');
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    expect.stringContaining('http://localhost:3000/admin#applications/'),
  ]);
  expect(html).not.toMatch(/<img|<b>/);
});

test('prevents header injection through the subject', async () => {
  await publish('messageNoticeEmail', {
    subject: '=?utf-8?q?A=0D=0ABcc:_a@evil.example?= {sender_name}\r\nBcc: b@evil.example {sender_website}',
  });
  const name = 'Ada\u2028Bcc: c@evil.example\u0085X: y';
  await sendJson('/api/messages', {
    ...MESSAGE,
    name,
    website: 'https://example.com/\u2028Bcc:d',
    message: 'Header test',
  });
  const { raw, subject } = await receiveMail('team@orrinvale.example');
  expect(subject).not.toMatch(/[\r\n\u2028\u0085]/);
  expect(headers(raw).map(([key]) => key.toLowerCase())).not.toContain('bcc');
  expect(headers(raw).filter(([key]) => /^(to|subject)$/i.test(key))).toHaveLength(2);
  expect(header(raw, 'To')).toBe('team@orrinvale.example');
});

test('leaves out lines and paragraphs whose placeholders are all empty', async () => {
  await sendJson('/api/messages', { ...MESSAGE, email: 'no-website@example.com', message: 'No website' });
  const { text } = mails()[0]?.mail ?? { text: '' };
  expect(text).toContain('Email: no-website@example.com\n\n> No website');
});

describe('the preview of an email', () => {
  const preview = (name: string, body: object, client = admin) => client.post(`/api/emails/${name}/preview`, body);

  test('shows the newest application or an example without changing anything', async () => {
    const { body } = await server.apply({ fullName: 'Zoë Preview', email: 'zoe@example.com' });
    const links = server.db.select().from(candidateLinks).all().length;
    const draft = { subject: 'To {candidate_name}', body: '{cover_letter}\n\n{oops}\n\nOpen: {inbox_link}' };
    const previewResponse = await preview('applicationNoticeEmail', draft);
    expect(previewResponse.headers['cache-control']).toBe('no-store');
    expect(previewResponse.body).toMatchObject({ subject: 'To Zoë Preview', reference: body.reference });
    expect(previewResponse.body.text).toContain('> I would like to apply.');
    expect(previewResponse.body.text).toContain('{oops}');
    const acknowledgement = await preview('applicationReceivedEmail', standard('applicationReceivedEmail'));
    expect(acknowledgement.body.text).toContain('Dear Zoë,');
    expect(acknowledgement.body.text).toContain('http://localhost:3000/my-application/example');
    expect(server.db.select().from(candidateLinks).all()).toHaveLength(links);
    const digest = await preview('jobAlertEmail', standard('jobAlertEmail'));
    expect(digest.body).toMatchObject({ reference: null, subject: '2 new jobs, including Warehouse operative' });
  });

  test.each(emailNames)('of %s shows its standard wording without gaps', async (name) => {
    const { status, body } = await preview(name, standard(name));
    expect(status).toBe(200);
    expect(`${body.subject} ${body.text} ${body.html}`).not.toMatch(/[{}]|undefined|null|\[object/);
  });

  test('is only for administrators and existing emails', async () => {
    const body = standard('invitationEmail');
    for (const role of ['editor', 'recruiter'] as const) {
      const client = await server.logIn(role);
      for (const action of ['preview', 'test'])
        expect((await client.post(`/api/emails/invitationEmail/${action}`, body)).status).toBe(403);
      const url = '/api/content/invitation-email';
      expect((await client.put(url, { data: body, version: 0 })).status).toBe(403);
    }
    expect((await preview('job', body)).status).toBe(400);
    expect((await preview('invitationEmail', { ...body, to: 'x@example.com' })).status).toBe(422);
    expect((await preview('invitationEmail', { ...body, subject: { path: '/etc/hostname' } })).status).toBe(422);
  });
});

describe('a test email', () => {
  test('is sent to the requesting user with unsaved text and example data', async () => {
    await server.apply({ fullName: 'Real Candidate', email: 'real@example.com' });
    const body = { ...standard('applicationNoticeEmail'), subject: 'My words for {candidate_name}' };
    const response = await admin.post('/api/emails/applicationNoticeEmail/test', body);
    expect([response.status, response.body.to]).toEqual([202, admin.user.email]);
    const { text, subject } = await receiveMail(admin.user.email);
    expect(subject).toBe('Test: My words for Ada Lovelace');
    expect(text).not.toContain('Real Candidate');
    expect((await admin.get('/api/content/application-notice-email?drafts=true')).body.version).toBe(0);
    const { items } = (await admin.get('/api/audit?limit=1')).body;
    expect(items[0]).toMatchObject({ action: 'mail.test' });
  });

  test('requires a valid text and an email server', async () => {
    const mailCount = mails().length;
    const rejectedTest = await admin.post('/api/emails/passwordResetEmail/test', { subject: 'Reset', body: 'Hello' });
    expect(rejectedTest.status).toBe(422);
    expect(rejectedTest.body.issues).toEqual([
      { path: 'body', message: '{password_link} is missing. Without it, the user can’t choose a password.' },
    ]);
    expect(mails()).toHaveLength(mailCount);
    const silent = await startIntake();
    onTestFinished(() => silent.close());
    const response = await (await silent.logIn()).post('/api/emails/testEmail/test', standard('testEmail'));
    expect([response.status, response.body.message]).toEqual([409, 'Email isn’t set up.']);
  });
});
