/**
 * Applications for posted jobs are emailed to the advert's tracking address, as Broadbean requires, with Reply-To, the
 * CV attached and the cover letter in the body.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { changeMany } from '../../support/inbox.ts';
import { header, type ReceivedMail, type SmtpServer, startSmtp, until } from '../../support/mail.ts';
import { addPoster, type Login, read, recorded, send, setUpAgency } from '../../support/posting.ts';
import { makePdf } from '../../support/resume-files.ts';

const TRACKER = 'bob.12345.123@smith.aplitrak.example';

let smtp: SmtpServer;
let server: IntakeServer;
let admin: Client;
let broadbean: Login;
beforeEach(async () => {
  smtp = await startSmtp();
  server = await startIntake({ env: { SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' } });
  admin = await server.logIn('administrator');
  await setUpAgency(admin);
  broadbean = await addPoster(admin);
  const mapping = { category: { '': 'Engineer' }, type: { '': 'Full Time' }, basis: {} };
  await admin.put(`/api/multi-posters/${broadbean.id}`, { words: mapping });
});
afterEach(async () => {
  await server.close();
  await smtp.stop();
});

const forwardedEmails = () => smtp.received.filter(({ to }) => to.includes(TRACKER));
const addJob = async (change = (xml: string) => xml) => {
  const { text } = await send(server, change(recorded('broadbean-add.xml', broadbean)));
  return read(text, 'id');
};
const withoutTracker = (xml: string) => xml.replace(/<application_email>.*<\/application_email>/, '');

/** The decoded attachment of an email. */
function attachment({ raw }: ReceivedMail) {
  const [head = '', body = ''] = raw.slice(raw.search(/content-disposition: attachment/i)).split('\r\n\r\n');
  return { name: /filename="?([\w.-]+)/.exec(head)?.[1], bytes: Buffer.from(body.split('\r\n--')[0] ?? '', 'base64') };
}

test('forwards the CV unchanged, with the candidate in Reply-To', async () => {
  const resume = makePdf();
  const applicationResponse = await server.apply({ jobId: await addJob(), resume });
  expect(applicationResponse.status).toBe(201);
  await until(() => forwardedEmails().length === 1 && smtp.received.length === 3, 'the forwarded email');
  const [mail] = forwardedEmails() as [ReceivedMail];
  expect(header(mail.raw, 'Reply-To')).toBe('Ada Lovelace <ada@example.com>');
  expect(mail.to).toEqual([TRACKER]);
  const { name, bytes } = attachment(mail);
  expect(name).toMatch(/^A-\w{6}-CV\.pdf$/);
  expect(bytes.equals(resume)).toBe(true);
  expect(mail.raw).toContain('I would like to apply.');
  expect(smtp.received.filter(({ raw }) => /content-disposition: attachment/i.test(raw))).toHaveLength(1);
});

test('forwards no application for a job without a forwarding address', async () => {
  await server.apply({ jobId: await addJob(withoutTracker) });
  await server.apply({}, { 'x-forwarded-for': '192.0.2.8' });
  await until(() => smtp.received.length >= 4, 'the other emails');
  expect(forwardedEmails()).toEqual([]);
  expect(smtp.received.some(({ raw }) => /content-disposition: attachment/i.test(raw))).toBe(false);
});

test('forwards a CV that arrives after the application', async () => {
  const jobId = await addJob();
  await server.apply({ jobId, resume: undefined, resumeLater: 'yes' });
  await until(() => smtp.received.length === 2, 'the emails without a CV');
  expect(forwardedEmails()).toEqual([]);
  const link = /\/my-application\/[\w-]+/.exec(
    smtp.received.find(({ to }) => to.includes('ada@example.com'))?.raw.replaceAll('=\r\n', '') ?? '',
  )?.[0];
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(makePdf())]), 'cv.pdf');
  await server.post(`${link}/resume`, form);
  await until(() => forwardedEmails().length === 1, 'the forwarded email');
});

test('exports a pending forward, which erasure cancels', async () => {
  const jobId = await addJob();
  smtp.behaviour.recipient = (address) => (address === TRACKER ? 450 : null);
  const { body } = await server.apply({ jobId });
  await until(() => smtp.received.length === 2, 'the other emails');
  const { body: list } = await admin.get('/api/applications');
  const { id } = list.items[0];
  expect(body).toMatchObject({ reference: list.items[0].reference });
  const record = await server.app.inject({
    method: 'POST',
    url: '/api/subject-exports',
    payload: { email: 'ada@example.com' },
    headers: { cookie: (admin as Client & { cookie: string }).cookie, origin: 'http://localhost:3000' },
  });
  expect(record.rawPayload.toString('latin1')).toContain(`"to": "${TRACKER}"`);
  expect(record.rawPayload.toString('latin1')).toContain('"attached": "CV"');
  await changeMany(admin, '/api/applications', [id], { bin: true });
  await admin.delete('/api/applications/bin');
  expect(
    server.db
      .select()
      .from(outbox)
      .all()
      .filter(({ kind }) => kind === 'application.forward'),
  ).toEqual([]);
});

test('forwards suspected spam only after its release', async () => {
  const jobId = await addJob();
  await server.apply({ jobId, topic: 'x' });
  const { body } = await admin.get('/api/applications?status=spam');
  expect(body.items).toHaveLength(1);
  expect(server.db.select().from(outbox).all()).toEqual([]);
  await changeMany(admin, '/api/applications', [body.items[0].id], { status: 'new' });
  await until(() => forwardedEmails().length === 1, 'the forwarded email');
});
