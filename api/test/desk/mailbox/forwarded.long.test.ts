/** CVs that staff forward to the mailbox are suggestions: a person is added only when a user confirms the suggestion. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemAuthor } from '../../../src/core/audit.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { writeFact } from '../../../src/core/database/facts.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { incomingEmails } from '../../../src/core/database/schema/incoming-mail.ts';
import { DAY_MS } from '../../../src/core/lib/dates.ts';
import { deleteExpired, MAX_FORWARDED_EMAILS, SINCE } from '../../../src/desk/mailbox/forwarded.ts';
import { ORIGIN } from '../../support/app.ts';
import { unzipped } from '../../support/candidate-page.ts';
import { ADDRESS, hasDovecot } from '../../support/imap-server.ts';
import { email, type MailServer, startConversation, withFiles } from '../../support/mailbox.ts';
import { makePdf } from '../../support/resume-files.ts';

let server: MailServer;
beforeEach(async ({ skip }) => {
  if (!hasDovecot) skip();
  server = await startConversation();
});
afterEach(() => server?.close());

const TEXT = 'For the welding job?\n\nFrom: Grace <grace@example.com>\nSent: Friday\nHere is my CV.';
const cv = makePdf({ words: 'WELDER' });

function buildForwarded({
  from = server.recruiter.user.email,
  headers = [] as string[],
  content = cv,
  text = TEXT,
} = {}) {
  const body = withFiles(text, [{ name: 'Grace.pdf', content }]);
  return email({ from: `Sam <${from}>`, to: ADDRESS, subject: 'Fwd: Welder', body, headers });
}

function forward(options?: Parameters<typeof buildForwarded>[0]) {
  server.imap.deliver(buildForwarded(options));
  return server.check();
}

async function listWaiting(scope = 'mine') {
  const { body } = await server.recruiter.get(`/api/today?who=${scope}`);
  const part = body.parts.find(({ name }: { name: string }) => name === 'forwarded');
  return part?.items ?? [];
}
const idOf = ({ id }: { id: string }) => id.replace('forwarded-', '');

function add(fields: Record<string, string>) {
  const body = new FormData();
  const person = { fullName: 'Grace Hopper', email: 'grace@example.com', because: 'Referral', ...fields };
  for (const [name, value] of Object.entries(person)) body.append(name, value);
  body.append('resume', new Blob([new Uint8Array(cv)]), 'Grace.pdf');
  return server.post('/api/applications/add', body, { cookie: server.recruiter.cookie, origin: ORIGIN });
}

test('adds the candidate in a forwarded CV only after confirmation', async () => {
  await forward();
  expect(server.imap.flags()).toEqual(['S']);
  expect((await server.recruiter.get('/api/applications')).body.total).toBe(0);
  const [item] = await listWaiting();
  expect(item).toMatchObject({ view: 'candidates', name: 'Grace.pdf', what: 'Forwarded by Sam: Fwd: Welder' });
  const id = idOf(item);
  const { body: forwardedEmail } = await server.recruiter.get(`/api/forwarded-emails/${id}`);
  expect(forwardedEmail).toMatchObject({
    from: { address: server.recruiter.user.email },
    text: 'For the welding job?',
  });
  const url = `/api/forwarded-emails/${id}/files/${forwardedEmail.files[0].id}`;
  expect((await server.recruiter.get(url)).body).toContain('%PDF-');
  const editor = await server.logIn('editor');
  expect([(await editor.get(url)).status, (await editor.get(`/api/forwarded-emails/${id}`)).status]).toEqual([
    403, 403,
  ]);

  const { status, body } = await add({ forwarded: id });
  expect(status).toBe(201);
  const { body: openedApplication } = await server.recruiter.get(`/api/applications/${body.id}`);
  expect(openedApplication).toMatchObject({ name: 'Grace Hopper', resume: { name: 'Grace.pdf' }, unreadEmails: 0 });
  expect(openedApplication.incoming).toMatchObject([
    { isFromOther: true, subject: 'Fwd: Welder', files: [{ name: 'Grace.pdf' }] },
  ]);
  expect(await listWaiting()).toEqual([]);
  // Repeating the request returns the same person. Another person cannot be added from the same email.
  expect((await add({ forwarded: id })).body.id).toBe(body.id);
  expect((await add({ forwarded: id, email: 'other@example.com' })).status).toBe(409);
  expect((await server.recruiter.get('/api/applications')).body.total).toBe(1);
});

test('shows a forwarded CV only to its sender and under “Everyone”', async () => {
  const colleague = await server.logIn('recruiter');
  await forward({ from: colleague.user.email.toUpperCase() });
  expect(await listWaiting()).toEqual([]);
  expect(await listWaiting('everyone')).toHaveLength(1);
});

test.each([
  ['strangers', { from: 'stranger@example.net' }],
  ['automatic replies', { headers: ['Auto-Submitted: auto-replied'] }],
  ['emails without a PDF or Word file', { content: Buffer.from('MZ') }],
])('stores no forwarded CV from %s', async (_, options) => {
  await forward(options);
  expect(await listWaiting('everyone')).toEqual([]);
  expect(server.incomingFiles()).toEqual([]);
  expect(server.app.incomingMail.state()).toMatchObject({ unmatched: 1 });
});

test('lists no CV forwarded by an editor or disabled user', async () => {
  const admin = await server.logIn();
  const colleague = await server.logIn('recruiter');
  await admin.patch(`/api/users/${colleague.user.id}`, { disabled: true });
  await forward({ from: colleague.user.email });
  await forward({ from: (await server.logIn('editor')).user.email });
  expect(await listWaiting('everyone')).toEqual([]);
});

test('stores a forwarded email once', async () => {
  const headers = ['Message-ID: <1@mail.example.com>'];
  await forward({ headers });
  await forward({ headers });
  expect(await listWaiting()).toHaveLength(1);
});

test('never offers a dismissed email again, even in a renumbered mailbox', async () => {
  await forward();
  const [item] = await listWaiting();
  await server.recruiter.delete(`/api/forwarded-emails/${idOf(item)}`);
  await server.imap.renumber();
  await forward({ text: 'Another CV.' });
  expect((await listWaiting()).map(idOf)).toHaveLength(1);
  await server.recruiter.delete(`/api/forwarded-emails/${idOf((await listWaiting())[0])}`);
  server.app.incomingMail.reset();
  await server.check();
  expect(await listWaiting()).toEqual([]);
});

test('keeps a forwarded email dismissed after a restore', async () => {
  await forward();
  const [item] = await listWaiting();
  await server.recruiter.delete(`/api/forwarded-emails/${idOf(item)}`);
  const { detail } = server.db.select().from(auditLog).where(eq(auditLog.action, 'application.dismiss')).get() ?? {};
  writeFact(server.db, 'incomingMail.offered', '');
  const erasuresByAction = server.app.features.find(({ name }) => name === 'mailbox')?.personalData?.erasures;
  await erasuresByAction?.['application.dismiss']?.(
    server.app,
    idOf(item),
    `again, ${detail}`,
    systemAuthor(Date.now()),
  );
  server.app.incomingMail.reset();
  await server.check();
  expect(await listWaiting()).toEqual([]);
});

test('ignores emails that arrived before the mailbox was first read', async () => {
  server.imap.deliver(buildForwarded(), Date.now() - 2 * DAY_MS);
  await server.check();
  expect(await listWaiting()).toEqual([]);
  await forward();
  expect(await listWaiting()).toHaveLength(1);
});

test('leaves out forwarded emails that are older than 30 days', async () => {
  writeFact(server.db, SINCE, '0');
  server.imap.deliver(buildForwarded(), Date.now() - 31 * DAY_MS);
  await server.check();
  expect(await listWaiting()).toEqual([]);
  server.imap.deliver(buildForwarded(), Date.now() - 29 * DAY_MS);
  await server.check();
  expect(await listWaiting()).toHaveLength(1);
});

test('the health report shows that the forwarded email limit is reached', async () => {
  const admin = await server.logIn();
  const health = async () => (await admin.get('/healthz?full=true')).body.incomingMail;
  expect(await health()).toMatchObject({ isFull: false, ok: true });
  await forward();
  const [row] = server.emails('');
  for (let n = 1; n < MAX_FORWARDED_EMAILS; n += 1)
    server.db
      .insert(incomingEmails)
      .values({ ...(row as NonNullable<typeof row>), id: `copy-${n}`, messageId: `copy-${n}` })
      .run();
  expect(await health()).toMatchObject({ isFull: true, ok: false });
  const { body } = await admin.get('/api/health');
  const { text } = body.find(({ name }: { name: string }) => name === 'incomingMail');
  expect(text).toContain('new ones are left out');
});

test('deletes a forwarded email with its file', async () => {
  await forward();
  const [item] = await listWaiting();
  expect(readdirSync(server.resumeFolder)).toHaveLength(1);
  const url = `/api/forwarded-emails/${idOf(item)}`;
  expect((await server.recruiter.delete(url)).status).toBe(204);
  expect((await server.recruiter.delete(url)).status).toBe(404);
  expect(await listWaiting()).toEqual([]);
  expect(readdirSync(server.resumeFolder)).toEqual([]);
  expect((await add({ forwarded: idOf(item) })).status).toBe(409);
});

test('excludes a colleague’s text from the candidate’s own download', async () => {
  await forward();
  const [item] = await listWaiting();
  const { body } = await add({ forwarded: idOf(item) });
  const notice = server.outgoing().find(({ subjectId }) => subjectId === body.id);
  const [path] = /\/my-application\/[\w-]{43}/.exec(notice?.mail.text ?? '') ?? [];
  const response = await server.app.inject({ method: 'POST', url: `${path}/download`, headers: { origin: ORIGIN } });
  expect(response.statusCode).toBe(200);
  const { incomingMails, reference } = JSON.parse(String((await unzipped(response.rawPayload))['data.json']));
  expect([incomingMails, reference]).toEqual([[], body.reference]);
});

test('deletes a forwarded email after 30 days', async () => {
  await forward();
  const now = Date.now();
  await deleteExpired(server.app, now + 29 * DAY_MS);
  expect(await listWaiting()).toHaveLength(1);
  await deleteExpired(server.app, now + 31 * DAY_MS);
  expect(await listWaiting()).toEqual([]);
  expect(readdirSync(server.resumeFolder)).toEqual([]);
});

const askAbout = (url: string, address: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: { email: address },
    headers: { cookie: server.recruiter.cookie, origin: ORIGIN },
  });

test('exports and erases a forwarded email with the person it names', async () => {
  await forward();
  const response = await askAbout('/api/subject-exports', 'grace@example.com');
  const data = JSON.parse(String((await unzipped(response.rawPayload))['data.json']));
  expect(data.forwardedMails).toMatchObject([{ subject: 'Fwd: Welder', files: [{ name: 'Grace.pdf' }] }]);
  expect((await askAbout('/api/erasures', 'grace@example.com')).json()).toMatchObject({ forwardedEmails: 1 });
  expect(await listWaiting()).toEqual([]);
  expect([server.incomingFiles(), readdirSync(server.resumeFolder)]).toEqual([[], []]);
});

test.each(['mary-grace@example.com', 'mary.grace@example.com', 'grace@example.com.au'])(
  'an email about %s is not exported or erased for another person',
  async (address) => {
    await forward({ text: `From: <${address}>` });
    for (const url of ['/api/subject-exports', '/api/erasures'])
      expect((await askAbout(url, 'grace@example.com')).statusCode).toBe(404);
    expect(await listWaiting()).toHaveLength(1);
  },
);

test('keeps a forwarded email when an application of the person expires', async () => {
  const { body } = await add({});
  await forward();
  const { version } = (await server.recruiter.get(`/api/applications/${body.id}`)).body;
  await server.recruiter.patch(`/api/applications/${body.id}`, { version, bin: true });
  await server.recruiter.delete('/api/applications/bin');
  expect(await listWaiting()).toHaveLength(1);
});
