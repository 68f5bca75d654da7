/** Files that staff attach to a reply: in the email, in the thread, and part of the person's data. */
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, ORIGIN } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate, unzipped } from '../../support/candidate-page.ts';
import { type SmtpServer, startSmtp, until } from '../../support/mail.ts';
import { makePdf } from '../../support/resume-files.ts';

let smtp: SmtpServer;
let server: IntakeServer;
let recruiter: Client & { cookie: string };
let ada: Awaited<ReturnType<typeof candidate>>;
let url: string;
let initialFiles: string[];
beforeEach(async () => {
  smtp = await startSmtp();
  server = await startIntake({ env: { SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' } });
  recruiter = await server.logIn('recruiter');
  ada = await candidate(server);
  url = `/api/applications/${ada.id}`;
  initialFiles = server.files();
});
afterEach(async () => {
  await server?.close();
  await smtp?.stop();
});

const pdf = makePdf({ words: 'TERMS' });
type Sent = [name: string, content: Buffer][];
function reply(files: Sent, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ subject: 'Your terms', text: 'They are attached.', ...fields }))
    body.append(name, value);
  for (const [name, content] of files) body.append('files', new Blob([new Uint8Array(content)]), name);
  return server.post(`${url}/reply`, body, { cookie: recruiter.cookie, origin: ORIGIN });
}
const listSent = () => smtp.received.filter(({ raw }) => raw.includes('Your terms'));

async function attachedTo(raw = '') {
  const { attachments } = await PostalMime.parse(raw);
  return attachments.map(({ filename, mimeType, content }) => [
    filename,
    mimeType,
    Buffer.from(content as ArrayBuffer),
  ]);
}

test('sends the files and shows them in the thread', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { status, body } = await reply([
    ['Terms.pdf', pdf],
    ['map', picture],
  ]);
  expect(status).toBe(200);
  const { files } = body.mails.at(-1);
  expect(files).toMatchObject([
    { name: 'Terms.pdf', bytes: pdf.length },
    { name: 'map', bytes: picture.length },
  ]);
  expect(body.history.at(-1).text).toMatch(/\n\nAttached: Terms\.pdf, map$/);
  await until(() => listSent().length === 1, 'the email');
  expect(await attachedTo(listSent()[0]?.raw)).toEqual([
    ['Terms.pdf', 'application/pdf', pdf],
    ['map.png', 'image/png', picture],
  ]);

  const download = await recruiter.get(`${url}/files/${files[0].id}`);
  expect([download.status, download.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(download.headers['content-disposition']).toContain('attachment; filename="Terms.pdf"');
  const grace = await candidate(server);
  expect((await recruiter.get(`/api/applications/${grace.id}/files/${files[0].id}`)).status).toBe(404);
  expect((await (await server.logIn('editor')).get(`${url}/files/${files[0].id}`)).status).toBe(403);
});

test('resends an email with its files', async () => {
  smtp.behaviour.recipient = () => 550;
  await reply([['Terms.pdf', pdf]]);
  const findFailed = async () =>
    (await recruiter.get(url)).body.mails.find(
      ({ state, kind }: { state: string; kind: string }) => state === 'failed' && kind === 'application.reply',
    );
  await expect.poll(findFailed).toBeTruthy();
  smtp.behaviour.recipient = () => null;
  expect((await recruiter.post(`${url}/emails/${(await findFailed()).id}/resend`)).status).toBe(200);
  await until(() => listSent().length === 1, 'the second attempt');
  const admin = await server.logIn();
  await expect.poll(async () => (await recruiter.get(url)).body.mails.at(-1).state).toBe('sent');
  const { id } = (await recruiter.get(url)).body.mails.at(-1);
  expect((await admin.post(`/api/outbox/${id}/resend`)).status).toBe(200);
  await until(() => listSent().length === 2, 'the copy');
  for (const { raw } of listSent()) expect(await attachedTo(raw)).toEqual([['Terms.pdf', 'application/pdf', pdf]]);
});

test('sends nothing when a file is wrong, naming the reason', async () => {
  const { status, body } = await reply(
    [
      ['Terms.pdf', pdf],
      ['terms.exe', Buffer.from('MZ')],
    ],
    { text: '' },
  );
  expect(status).toBe(422);
  expect(body.issues).toMatchObject([
    { path: 'text' },
    { path: 'files', message: 'terms.exe: Attach a PDF, Word, JPEG or PNG file.' },
  ]);
  const large = Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024, 32)]);
  const rejectedFiles: [string, Sent][] = [
    [
      'Attachments can be up to 10 MB in total.',
      [
        ['a.pdf', large],
        ['b.pdf', large],
      ],
    ],
    ['Attachments can be up to 10 MB in total.', [['a.pdf', Buffer.concat([large, large])]]],
    ['Attach up to 10 files.', Array(11).fill(['a.pdf', pdf])],
  ];
  for (const [message, files] of rejectedFiles)
    expect((await reply(files)).body.issues).toEqual([{ path: 'files', message }]);
  expect((await recruiter.get(url)).body.history).toEqual([]);
  expect(server.files()).toEqual(initialFiles);
});

test('exports and erases the files with the person’s data', async () => {
  await reply([['Terms.pdf', pdf]]);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/subject-exports',
    payload: { email: ada.row()?.email },
    headers: { cookie: recruiter.cookie, origin: ORIGIN },
  });
  const files = await unzipped(response.rawPayload);
  expect(files[`${ada.reference}-sent-file-1.pdf`]).toEqual(pdf);
  const { applications } = JSON.parse(String(files['data.json']));
  expect(applications[0].mails.at(-1)).toMatchObject({ files: [{ name: 'Terms.pdf', kind: 'pdf' }] });
  const { version } = (await recruiter.get(url)).body;
  await recruiter.patch(url, { version, bin: true });
  await recruiter.delete('/api/applications/bin');
  // The files stay, because the law requires the agency to keep a work-seeker's CV.
  expect(server.files()).toEqual(initialFiles);
});
