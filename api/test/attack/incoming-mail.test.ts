/** Hostile emails, sent to the mailbox for replies (SECURITY.md, 42). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlToText, readContent, readHead, splitQuoted } from '../../src/core/parsing/read-email.ts';
import { HANG_MS } from '../support/hang.ts';
import { hasDovecot } from '../support/imap-server.ts';
import { email, type MailServer, startConversation, withFiles } from '../support/mailbox.ts';
import { makeDocx, makePdf } from '../support/resume-files.ts';

let server: MailServer;
beforeAll(async () => {
  if (hasDovecot) server = await startConversation();
});
afterAll(() => server?.close());

test.runIf(hasDovecot)('an email with a forged or mismatched token reaches no application', async () => {
  const [ada, grace] = [await server.correspond(), await server.correspond()];
  const token = /\+(\w+)@/.exec(ada.replyTo)?.[1] ?? '';
  const replyAddress = (text: string) => `replies+${text}@orrinvale.example`;
  const initialUnmatched = server.app.incomingMail.state()?.unmatched ?? 0;
  const forgedAddresses = [
    replyAddress(`${ada.id}${'0'.repeat(20)}`),
    replyAddress(`${grace.id}${token.slice(12)}`),
    replyAddress(token.slice(0, -1)),
    replyAddress(`${token}0`),
    ada.replyTo.replace('orrinvale.example', 'evil.example'),
    ada.replyTo.replace('replies', 'jobs'),
    Array.from({ length: 5_000 }, () => replyAddress(`${ada.id}${'f'.repeat(20)}`)).join(', '),
  ];
  for (const recipient of forgedAddresses) server.imap.deliver(email({ to: recipient, from: ada.email }));
  server.imap.deliver(email({ to: 'x@y.example', headers: ['In-Reply-To: <aaaaaaaaaaaaaaaaaaaa@orrinvale.example>'] }));
  await server.check();
  expect(server.emails(ada.id)).toEqual([]);
  expect(server.emails(grace.id)).toEqual([]);
  expect(server.app.incomingMail.state()?.unmatched).toBe(initialUnmatched + forgedAddresses.length + 1);
  // Control: an email from the candidate's own address is stored.
  server.imap.deliver(email({ to: ada.replyTo, from: ada.email }));
  await server.check();
  expect(server.emails(ada.id)).toHaveLength(1);
});

test.runIf(hasDovecot)('sends no notices for automatic emails and caps a flood', async () => {
  const ada = await server.correspond();
  const count = server.outgoing().length;
  const automaticHeaders = [
    ['Auto-Submitted: auto-generated'],
    ['Precedence: bulk'],
    ['Precedence: auto_reply'],
    ['X-Auto-Response-Suppress: All'],
    ['X-Autoreply: yes'],
    ['List-Id: <list.example.com>'],
  ];
  for (const headers of automaticHeaders) server.imap.deliver(email({ to: ada.replyTo, headers }));
  server.imap.deliver(email({ to: ada.replyTo, returnPath: '' }));
  await server.check();
  expect(server.emails(ada.id).map(({ isAutomatic }) => isAutomatic)).toEqual(Array(7).fill(true));
  expect(server.outgoing()).toHaveLength(count);
  for (let n = 0; n < 60; n += 1) server.imap.deliver(email({ to: ada.replyTo }));
  await server.check();
  expect(server.emails(ada.id)).toHaveLength(50);
  // Only one notification is sent until a user reads the conversation.
  expect(server.outgoing()).toHaveLength(count + 1);
});

test.runIf(hasDovecot)('stores the readable part of hostile emails', async () => {
  const ada = await server.correspond();
  const nestParts = (depth: number) =>
    Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`).join('');
  const zipBomb = makeDocx({ parts: [{ name: 'word/media/x.bin', content: Buffer.alloc(300_000_000) }] });
  const hostile = [
    email({ to: ada.replyTo, subject: 'deep', body: `${nestParts(400)}Content-Type: text/plain\n\nHello\n` }),
    email({
      to: ada.replyTo,
      subject: 'huge headers',
      headers: Array.from({ length: 3_000 }, (_, n) => `X-${n}: ${'x'.repeat(60)}`),
    }),
    email({
      to: ada.replyTo,
      subject: 'encodings',
      body: 'Content-Type: text/plain; charset="x-nonsense"\nContent-Transfer-Encoding: quoted-printable\n\n=ZZ=F0=9F=00\u0000\u202E\n',
    }),
    email({
      to: ada.replyTo,
      subject: '=?utf-8?B?aGk=?= =?utf-8?Q?=0D=0ABcc:_x?=',
      body: 'Content-Type: text/html\n\n<p>Hi</p><script>alert(1)</script><img src=x onerror=alert(1)><style>p{}</style><b>there',
    }),
    email({
      to: ada.replyTo,
      subject: 'files',
      body: withFiles('Hi', [
        { name: 'bomb.docx', content: zipBomb },
        { name: '../../../etc/passwd', content: Buffer.from('root') },
        { name: 'page.html', content: Buffer.from('<script>alert(1)</script>'), type: 'text/html' },
        { name: 'large.pdf', content: Buffer.concat([makePdf(), Buffer.alloc(10_500_000)]) },
        { name: 'cv.pdf\u202Efdp.exe', content: makePdf() },
      ]),
    }),
    email({
      to: ada.replyTo,
      subject: 'many files',
      body: withFiles(
        'Hi',
        Array.from({ length: 200 }, (_, n) => ({ name: `${n}.pdf`, content: makePdf() })),
      ),
    }),
    Buffer.from(
      email({
        to: ada.replyTo,
        subject: 'too large',
        body: `Content-Type: text/plain\n\n${'x'.repeat(26 * 1024 * 1024)}`,
      }),
    ),
    email({ to: ada.replyTo, subject: 'a good one' }),
  ];
  for (const raw of hostile) server.imap.deliver(raw);
  await server.check();
  const storedEmails = server.emails(ada.id);
  expect(storedEmails).toHaveLength(hostile.length);
  const [deep, headers, , html, files, many, large, good] = storedEmails;
  expect(deep).toMatchObject({
    text: '',
    unsaved: [{ name: '', reason: expect.stringContaining('couldn’t be read') }],
  });
  expect(headers).toMatchObject({ subject: 'huge headers', text: 'On Friday.' });
  expect(html).toMatchObject({ text: 'Hi\nthere' });
  expect(html?.subject).not.toMatch(/[\r\n]/);
  expect(files?.unsaved.map(({ name }) => name)).toEqual([
    'bomb.docx',
    expect.stringContaining('passwd'),
    'page.html',
    'large.pdf',
    'cv.pdffdp.exe',
  ]);
  expect(many?.unsaved.length).toBeLessThanOrEqual(20);
  expect(server.incomingFiles().filter(({ emailId }) => emailId === many?.id)).toHaveLength(10);
  expect(large).toMatchObject({ text: '', unsaved: [{ reason: expect.stringContaining('too large') }] });
  expect(good).toMatchObject({ subject: 'a good one', unsaved: [] });
});

/** The duration of `work`, in milliseconds. */
async function measureMs(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

test.each([
  ['open comments', '<!--'.repeat(100_000)],
  ['open tags', '<'.repeat(400_000)],
  ['open scripts', '<script>'.repeat(50_000)],
  ['nested elements', '<b a=1><p>'.repeat(40_000)],
  ['closing tags', '</p>'.repeat(100_000)],
  ['entities', '&amp;&#x10FFFF;&notanentity;'.repeat(15_000)],
  ['spaces', ' \n'.repeat(200_000)],
])('converts HTML of %s to text without hanging', async (_kind, html) => {
  expect(await measureMs(() => htmlToText(html))).toBeLessThan(HANG_MS);
});

test.each([
  ['quotes', '> '.repeat(2) + '>\n'.repeat(25_000)],
  ['beginnings of quotes', 'On x\n'.repeat(10_000)],
  ['From lines', 'From: x\n'.repeat(6_000)],
  ['one line', `On ${'x '.repeat(24_000)}`],
])('splits text of %s without hanging', async (_kind, text) => {
  expect(await measureMs(() => splitQuoted(text))).toBeLessThan(HANG_MS);
});

test('reads headers and bodies of arbitrary bytes', async () => {
  for (const text of [
    '',
    '\n',
    ':',
    'a',
    '\r\n\r\n',
    'From: \u0000\n\n',
    `${'a: b\n '.repeat(40_000)}`,
    `To:${'+'.repeat(200_000)}@`,
  ]) {
    const raw = Buffer.from(text, 'latin1');
    expect(await measureMs(() => readHead(raw))).toBeLessThan(HANG_MS);
    expect(await measureMs(() => readContent(raw))).toBeLessThan(HANG_MS);
  }
});
