import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { type OutgoingMail, outbox } from '../../../src/core/database/schema/mail.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { header, headers, type ReceivedMail, type SmtpServer, startSmtp, until } from '../../support/mail.ts';

let smtp: SmtpServer;
let server: IntakeServer;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Orrin & Vale <jobs@orrinvale.example>',
    MAIL_TO: 'team@orrinvale.example',
  };
  server = await startIntake({ env });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const untilReceived = (count: number) => until(() => smtp.received.length >= count, `${count} mails`);
const mailTo = (address: string) => smtp.received.find(({ to }) => to[0] === address) as ReceivedMail;

/** A header with its encoded words decoded. */
function decodedHeader(raw: string, name: string): string {
  const joinedHeader = header(raw, name).replaceAll(/\?=\s+=\?/g, '?==?');
  return joinedHeader.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decodeQuotedPrintable(text.replaceAll('_', ' ')),
  );
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The text and the HTML, decoded. */
function bodies(raw: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? 'none';
  return raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const body = part.slice(part.indexOf('\r\n\r\n') + 4);
      if (/base64/i.test(header(part.trimStart(), 'Content-Transfer-Encoding')))
        return Buffer.from(body, 'base64').toString();
      return /quoted-printable/i.test(part) ? decodeQuotedPrintable(body) : body;
    });
}

test('C43 an application emails the candidate a confirmation and notifies the agency', async () => {
  const { body } = await server.apply({ fullName: 'Zoë O’Neil', email: 'zoe@example.com' });
  await untilReceived(2);
  const confirmation = mailTo('zoe@example.com').raw;
  expect(decodedHeader(confirmation, 'Subject')).toBe(
    `We’ve received your application for Platform engineer (${body.reference})`,
  );
  expect(decodedHeader(confirmation, 'From')).toContain('<jobs@orrinvale.example>');
  const [text = '', html = ''] = bodies(confirmation);
  for (const phrase of ['Dear Zoë,', body.reference, 'Thank you for applying for Platform engineer.']) {
    expect(text).toContain(phrase);
    expect(html).toContain(phrase);
  }
  const notification = mailTo('team@orrinvale.example').raw;
  expect(decodedHeader(notification, 'Reply-To')).toBe('Zoë O’Neil <zoe@example.com>');
  expect(bodies(notification)[0]).toContain('Phone: 020 7946 0123');
  expect(bodies(notification)[0]).toMatch(/\/admin#applications\/[0-9a-z]{12}\s/);
  await until(() =>
    server.db
      .select()
      .from(outbox)
      .all()
      .every(({ state }) => state === 'sent'),
  );
});

test('C34 emails messages only to the agency, with the sender as Reply-To', async () => {
  await server.post(
    '/api/contact/sendmail',
    new URLSearchParams({ ...MESSAGE, message: 'Line one.\n\n<b>Line two</b>' }),
  );
  await untilReceived(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(smtp.received.map(({ to }) => to)).toEqual([['team@orrinvale.example']]);
  const [{ raw } = { raw: '' }] = smtp.received;
  expect(header(raw, 'Reply-To')).toBe('Ada Lovelace <ada@example.com>');
  const [text = '', html = ''] = bodies(raw);
  expect(text.replaceAll('\r\n', '\n')).toContain('> Line one.\n> \n> <b>Line two</b>');
  expect(html).toContain('&lt;b&gt;Line two');
});

const EXPECTED = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

test.each([
  ['a line break', 'Ada\r\nBcc: evil@example.agency'],
  ['a bare line feed', 'Ada\nBcc: evil@example.agency'],
  ['a bare carriage return', 'Ada\rBcc: evil@example.agency'],
  ['a Unicode line break', 'Ada\u2028Bcc: evil@example.agency\u0085X: y'],
  ['an encoded line break', 'Ada=0D=0ABcc: evil@example.agency%0d%0aBcc: evil@example.agency'],
  ['an encoded word', '=?utf-8?q?Ada=0D=0ABcc:_evil@example.agency?='],
  ['an address', 'Ada" <evil@example.agency>, "'],
  ['a group', 'Ada: evil@example.agency;'],
  ['a null byte', 'Ada\0Bcc: evil@example.agency'],
  ['a body of its own', 'Ada\r\n\r\nContent-Type: text/html\r\n\r\n<script>'],
  ['very long', `${'Ada '.repeat(29)}x`],
])('a name with %s adds no header and no recipient', async (_, name) => {
  const fields = { ...MESSAGE, name, message: `Hello ${name}`, website: name };
  const { status } = await server.post('/api/messages', JSON.stringify(fields), { 'content-type': 'application/json' });
  expect(status).toBe(201);
  // Makes the email due now, because an email about a name with a link would be held back as spam.
  server.db.update(outbox).set({ nextAt: 0 }).where(eq(outbox.state, 'queued')).run();
  server.app.mail.wake();
  await untilReceived(1);
  const [{ raw, to } = { raw: '', to: [] }] = smtp.received;
  expect(to).toEqual(['team@orrinvale.example']);
  expect(
    headers(raw)
      .map(([key]) => key.toLowerCase())
      .sort(),
  ).toEqual(EXPECTED);
  expect(header(raw, 'To')).toBe('team@orrinvale.example');
  expect(header(raw, 'Reply-To')).toMatch(/<ada@example\.com>$/);
  const unquotedAddresses = header(raw, 'Reply-To').replaceAll(/"(\\.|[^"\\])*"/g, '');
  expect(unquotedAddresses.match(/[^\s<]+@[^\s>]+/g)).toEqual(['ada@example.com']);
});

test.each([
  'a@b.com,evil@example.agency',
  'a@b.com\r\nBcc: evil@example.agency',
  'a@b.com>\r\nRCPT TO:<evil@example.agency',
  '"a b"@example.com',
  'a@b.com evil@example.agency',
  '<a@b.com>',
])('rejects the address %j', async (email) => {
  expect((await server.apply({ email })).status).toBe(422);
  expect(smtp.received).toEqual([]);
});

/** Adds an email to the outbox that no form could create. */
function addRow(id: string, mail: Record<string, unknown>) {
  const completeMail = { to: 'ada@example.com', subject: 'x', text: 'x', html: 'x', ...mail } as OutgoingMail;
  const row = { id, messageId: `<${id}@x>`, kind: 'mail.test' as const, state: 'queued' as const, attempts: 0 };
  server.db
    .insert(outbox)
    .values({ ...row, mail: completeMail, nextAt: 0, createdAt: 0 })
    .run();
  server.app.mail.wake();
}

test('a comma in an address adds no second recipient', async () => {
  addRow('comma', { to: 'ada@example.com, evil@example.agency' });
  const state = () => server.db.select().from(outbox).where(eq(outbox.id, 'comma')).get();
  await until(() => (state()?.attempts ?? 0) > 0 && !server.app.mail.isSending('comma'));
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain('evil@example.agency');
});

test('reads no file if an email’s text is an object', async () => {
  const path = { path: '/etc/hostname' };
  addRow('probe', { text: path, html: path });
  await untilReceived(1);
  expect(smtp.received[0]?.raw).not.toContain(readFileSync('/etc/hostname', 'utf8').trim());
});

test('emails use the agency’s name and colours even without a MAIL_FROM name', async () => {
  const namedServer = await startIntake({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'jobs@orrinvale.example', MAIL_TO: 'team@orrinvale.example' },
  });
  try {
    await namedServer.apply({ fullName: 'Dr. Sam Taylor', email: 'sam.sender@example.com' });
    await until(() => mailTo('sam.sender@example.com') !== undefined, 'the acknowledgement');
    const { raw } = mailTo('sam.sender@example.com');
    expect(decodedHeader(raw, 'From')).toBe('Your agency <jobs@orrinvale.example>');
    const [text = '', page = ''] = bodies(raw);
    expect(text).toMatch(/^Dear Dr\. Sam Taylor,/);
    expect(page).toContain('background:#e8613c');
    expect(page).toMatch(/<div style="[^"]+">Your agency<\/div>/);
  } finally {
    await namedServer.close();
  }
});
