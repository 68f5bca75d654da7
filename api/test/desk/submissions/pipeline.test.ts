/** The board, and bulk moves to a stage with an email to each candidate, which can be undone for a minute. */

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { addStage, candidate, unzipped } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, changeMany, seen } from '../../support/inbox.ts';
import { type SmtpServer, startSmtp, until } from '../../support/mail.ts';

const clock = fakeClock('2026-11-22T09:00:00Z');
let smtp: SmtpServer;
let server: IntakeServer;
let recruiter: Client;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startIntake({ clock, env: { SMTP_URL: smtp.url } });
  recruiter = await server.logIn('recruiter');
});
beforeEach(() => {
  for (const table of [applications, outbox]) server.db.delete(table).run();
  smtp.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const TEMPLATE = {
  subject: 'Your application for {job_title}',
  text: 'Thank you for {reference}, {recipient_name}.\n\nNot this time.',
};
const rejections = () => smtp.received.filter(({ raw }) => raw.includes('Not this time.'));
const entries = (ids: string[]) => seen(recruiter, '/api/applications', ids);
const send = async (ids: string[], options: object = {}) =>
  recruiter.post('/api/applications/emails', {
    entries: await entries(ids),
    status: 'rejected',
    ...TEMPLATE,
    ...options,
  });
const undo = async (ids: string[]) => {
  const { body } = await recruiter.post('/api/applications/emails/undo', { entries: await entries(ids) });
  return body;
};
const readEntry = async (id: string) => (await recruiter.get(`/api/applications/${id}`)).body;
const readReplies = () => server.db.select().from(outbox).where(eq(outbox.kind, 'application.reply')).all();
const addCandidates = async (count: number) => {
  const candidates = [];
  for (let n = 0; n < count; n += 1)
    candidates.push(await candidate(server, { email: `p${n}@example.com`, fullName: `P ${'abcdefgh'[n]}` }));
  return candidates;
};

test('rejects many candidates with a personal email each', async () => {
  const ids = (await addCandidates(3)).map(({ id }) => id);
  const preview = await recruiter.post('/api/applications/emails/preview', {
    entries: await entries(ids),
    show: ids[1],
    ...TEMPLATE,
  });
  expect(preview.body.recipients).toMatchObject(ids.map((id) => ({ id, skipped: null })));
  expect(preview.body.mail).toMatchObject({ to: 'p1@example.com', subject: 'Your application for Platform engineer' });
  expect(preview.body.mail.text).toContain('Dear P b,');
  expect(readReplies()).toEqual([]);

  const sendResponse = await send(ids);
  expect(sendResponse).toMatchObject({ status: 202, body: { emailed: 3, undoMs: 60_000 } });
  expect((await readEntry(ids[0] ?? '')).status).toBe('rejected');
  await clock.advance(59_000);
  expect(rejections()).toEqual([]);
  expect((await recruiter.get('/api/applications/emails')).body.items).toMatchObject(
    ids.map((id) => ({ id, status: 'rejected', waitMs: 1_000 })),
  );
  await clock.advance(1_000);
  await until(() => rejections().length === 3);
  expect(
    rejections()
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(['p0@example.com', 'p1@example.com', 'p2@example.com']);
  const { history, reference } = await readEntry(ids[0] ?? '');
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['status', 'reply']);
  expect(history[1].text).toContain(`Thank you for ${reference}, P a.`);
  const actions = server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, ids[0] ?? ''))
    .all();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['application.status', 'application.reply']),
  );
  // The emails have been sent, so the moves can no longer be undone.
  expect(await undo(ids)).toEqual({ undone: 0, conflicts: [] });
  expect((await readEntry(ids[0] ?? '')).status).toBe('rejected');
});

test('undoes one or all moves before their emails are sent', async () => {
  const [ada, grace, alan] = await addCandidates(3);
  const ids = [ada?.id ?? '', grace?.id ?? '', alan?.id ?? ''];
  const admin = await server.logIn();
  const rejectedStage = await addStage(admin, {
    name: 'Not this time',
    kind: 'rejected',
    candidateSees: 'We have decided.',
  });
  await change(recruiter, `/api/applications/${ids[0]}`, { status: 'shortlisted' });
  await send(ids, { status: rejectedStage });
  expect((await ada?.get())?.text).toContain('A consultant will review it.');
  expect(await undo(ids.slice(0, 1))).toEqual({ undone: 1, conflicts: [] });
  expect(await readEntry(ids[0] ?? '')).toMatchObject({ status: 'shortlisted' });
  expect((await ada?.get())?.text).toContain('A consultant will review it.');
  expect((await readEntry(ids[0] ?? '')).history.map(({ kind }: { kind: string }) => kind)).toContain('unsent');
  // Users can undo only their own moves from the list.
  const other = await server.logIn('recruiter');
  expect((await other.get('/api/applications/emails')).body.items).toEqual([]);
  expect(await undo(ids)).toEqual({ undone: 2, conflicts: [] });
  expect(await readEntry(ids[1] ?? '')).toMatchObject({ status: 'new' });
  await clock.advance(120_000);
  expect(rejections()).toEqual([]);
  expect(readReplies()).toEqual([]);
});

test('hides a rejection from the candidate until its email is sent', async () => {
  const [ada] = await addCandidates(1);
  const promise = 'You’ll hear from us by';
  const admin = await server.logIn();
  const { data, version } = (await admin.get('/api/content/site-settings?drafts=true')).body;
  const replyTimes = { applications: 3, messages: 1 };
  await admin.put('/api/content/site-settings', { data: { ...data, companyName: 'Acme', replyTimes }, version });
  const page = async () => (await ada?.get())?.text ?? '';
  const download = async () =>
    String((await unzipped((await ada?.post('/download'))?.bytes ?? Buffer.of()))['data.json']);
  await send([ada?.id ?? '']);
  expect(await page()).toContain('A consultant will review it.');
  expect(await page()).toContain(promise);
  expect(await download()).not.toContain('Not this time.');
  expect((await readEntry(ada?.id ?? '')).candidatePage).toContain('A consultant will review it.');

  await clock.advance(60_000);
  await until(() => rejections().length === 1);
  await until(() => readReplies().every(({ state }) => state === 'sent'));
  expect(await page()).toContain('We won’t be taking your application any further this time.');
  expect(await page()).toContain('<strong>Decision</strong>');
  expect(await page()).not.toContain(promise);
  expect(await page()).not.toContain('We’ll tell you the outcome');
  expect(await download()).toContain('Not this time.');
  expect((await readEntry(ada?.id ?? '')).candidatePage).toContain('We won’t be taking your application any further');
});

test('keeps a rejection hidden while the email server is down', async () => {
  const [ada] = await addCandidates(1);
  await smtp.stop();
  onTestFinished(async () => {
    smtp = await startSmtp({}, smtp.port);
  });
  await send([ada?.id ?? '']);
  await clock.advance(60_000);
  await until(() => readReplies()[0]?.lastError !== null);
  expect((await ada?.get())?.text).toContain('A consultant will review it.');
});

test('skips erased, withdrawn, spam and binned applications', async () => {
  const [withdrew, binned, erased, later, laterErased, movedOn, ok] = await addCandidates(7);
  const id = (applicant: typeof ok) => applicant?.id ?? '';
  await withdrew?.post('/withdraw');
  await change(recruiter, `/api/applications/${id(binned)}`, { bin: true });
  await erased?.post('/erase');
  const ids = [withdrew, binned, erased, later, laterErased, movedOn, ok].map(id);
  const { recipients } = (
    await recruiter.post('/api/applications/emails/preview', { entries: await entries(ids), ...TEMPLATE })
  ).body;
  expect(recipients.map(({ skipped }: { skipped: string | null }) => skipped)).toEqual([
    'They’ve withdrawn.',
    'In the bin.',
    ...[null, null, null, null],
  ]);
  expect((await send(ids)).body.emailed).toBe(4);
  expect((await readEntry(id(withdrew))).status).toBe('withdrawn');
  // A repeated request sends no second email.
  expect((await send(ids)).body.emailed).toBe(0);
  await later?.post('/withdraw');
  await laterErased?.post('/erase');
  await change(recruiter, `/api/applications/${id(movedOn)}`, { status: 'interview' });
  await clock.advance(120_000);
  await until(() => rejections().length > 0);
  expect(rejections().map(({ to }) => to[0])).toEqual(['p6@example.com']);
});

test('rejects unknown placeholders, stages and roles without changing anything', async () => {
  const ids = (await addCandidates(1)).map(({ id }) => id);
  expect((await send(ids, { text: 'Dear {nmae}' })).body.issues).toMatchObject([{ path: 'text' }]);
  expect((await send(ids, { subject: ' ' })).status).toBe(422);
  expect((await send(ids, { status: 'spam' })).body.issues).toMatchObject([{ path: 'status' }]);
  expect((await readEntry(ids[0] ?? '')).history).toEqual([]);
  expect(readReplies()).toEqual([]);
  const editor = await server.logIn('editor');
  const path = '/api/applications/emails';
  for (const client of [editor, server.anonymous]) {
    const status = client === editor ? 403 : 401;
    expect((await client.get('/api/applications/board')).status).toBe(status);
    expect((await client.get(path)).status).toBe(status);
    for (const suffix of ['', '/preview', '/undo']) expect((await client.post(path + suffix, {})).status).toBe(status);
  }
});

test('stores a stage change and its emails in one transaction', async () => {
  const ids = (await addCandidates(2)).map(({ id }) => id);
  server.db.$client.exec(`CREATE TRIGGER fail BEFORE INSERT ON outbox
    WHEN new.subjectId = '${ids[1]}' AND new.kind = 'application.reply' BEGIN SELECT RAISE(ABORT, 'no'); END`);
  expect((await send(ids)).status).toBe(500);
  expect((await readEntry(ids[0] ?? '')).status).toBe('new');
  expect(readReplies()).toEqual([]);
});

test('the board has the stages in order with counts and newest applications', async () => {
  const nurse = addJob(server.db, clock.now(), { title: 'Night nurse' });
  const [ada, grace] = await addCandidates(2);
  const alan = await candidate(server, { jobId: nurse, email: 'alan@example.com' });
  await server.apply({ topic: 'http://spam.example' });
  await change(recruiter, `/api/applications/${grace?.id}`, { status: 'shortlisted' });
  const board = async (query = '') => (await recruiter.get(`/api/applications/board${query}`)).body.columns;
  const summary = (columns: { status: string; total: number; items: { id: string }[] }[]) =>
    columns
      .filter(({ total }) => total > 0)
      .map(({ status, total, items }) => [status, total, ...items.map(({ id }) => id)]);
  expect((await board()).map(({ status }: { status: string }) => status).slice(0, 3)).toEqual([
    'new',
    'reviewing',
    'shortlisted',
  ]);
  expect(summary(await board())).toEqual([
    ['new', 2, alan.id, ada?.id],
    ['shortlisted', 1, grace?.id],
  ]);
  expect(summary(await board('?limit=1'))).toEqual([
    ['new', 2, alan.id],
    ['shortlisted', 1, grace?.id],
  ]);
  expect(summary(await board(`?job=${nurse}`))).toEqual([['new', 1, alan.id]]);
});

test('rejects 500 applications in one request with emails that can be undone', async () => {
  await candidate(server);
  const [row] = server.db.select().from(applications).all();
  if (!row) throw new Error('There is no application.');
  const ids = Array.from({ length: 500 }, (_, n) => `id${n}`);
  server.db.transaction((tx) => {
    for (const [n, id] of ids.entries()) {
      const status = n % 2 === 0 ? 'new' : 'shortlisted';
      const data = { ...row.data, fullName: `Person ${n}`, email: `${id}@example.com` };
      const changedColumns = { id, reference: `A-${id}`, idempotencyKey: null, status, data, email: data.email };
      tx.insert(applications)
        .values({ ...row, ...changedColumns })
        .run();
    }
  });
  expect((await send(ids)).body.emailed).toBe(500);
  expect((await recruiter.get('/api/applications?status=rejected')).body.total).toBe(500);
  const mails = new Map(readReplies().map(({ subjectId, mail }) => [subjectId, mail]));
  for (const [n, id] of ids.entries()) {
    expect(mails.get(id)).toMatchObject({
      to: `${id}@example.com`,
      text: expect.stringContaining(`A-${id}, Person ${n}`),
    });
  }
  const { history } = await readEntry('id499');
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['status', 'reply']);
  const [first, ...others] = ids;
  expect(await undo([first ?? ''])).toEqual({ undone: 1, conflicts: [] });
  expect((await recruiter.get('/api/applications?status=rejected')).body.total).toBe(499);
  expect(await undo(others)).toEqual({ undone: 499, conflicts: [] });
  expect(readReplies()).toEqual([]);
  const counts = (await recruiter.get('/api/applications')).body.counts;
  expect(counts).toMatchObject({ new: 251, shortlisted: 250, rejected: 0 });
});

test('a bulk change changes no application if one does not exist', async () => {
  const ids = (await addCandidates(2)).map(({ id }) => id);
  const changeResponse = await changeMany(recruiter, '/api/applications', [...ids, 'missing'], {
    status: 'shortlisted',
  });
  expect(changeResponse.status).toBe(404);
  for (const id of ids) expect(await readEntry(id)).toMatchObject({ status: 'new', history: [] });
});
