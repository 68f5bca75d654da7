import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOCK_REPLIES } from 'content-types/emails/stock-replies';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { startApp } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { oldDatabase } from '../../support/old-database.ts';

const TEMPLATES = '/api/content/reply-templates';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
let application: string;
let message: string;

beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
  await server.apply({ fullName: 'Zoë {job_title} O’Neill' });
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  application = (await recruiter.get('/api/applications')).body.items[0].id;
  message = (await recruiter.get('/api/messages')).body.items[0].id;
});
afterAll(() => server.close());

const templatesOf = async (path: string) => (await recruiter.get(`/api/${path}/templates`)).body;

interface Item {
  id: string;
  version: number;
  updatedBy: string | null;
  data: { name: string; inbox: string; subject: string; body: string };
}

test('a new installation has the stock templates of both inboxes', async () => {
  const { items } = (await recruiter.get(`${TEMPLATES}?drafts=true&sort=`)).body;
  const stock = Object.entries(STOCK_REPLIES).map(([id, data]) => ({ id, data, version: 1, status: 'live' }));
  expect(items.toSorted((a: { position: number }, b: { position: number }) => a.position - b.position)).toMatchObject(
    stock,
  );
});

describe('stock templates', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'templates-'));
  const bodies = ({ items }: { items: Item[] }) => Object.fromEntries(items.map(({ id, data }) => [id, data.body]));

  test('get their present wording at start unless a user changed them', async () => {
    const firstServer = await startApp({ dataDir });
    const { put, get, delete: remove } = await firstServer.logIn('recruiter');
    const editedReply = { ...STOCK_REPLIES['reply-not-this-time'], body: 'Our own words.' };
    expect((await put(`${TEMPLATES}/reply-not-this-time`, { data: editedReply, version: 1 })).status).toBe(200);
    expect((await remove(`${TEMPLATES}/reply-call-back?version=1`)).status).toBe(200);
    expect((await get(TEMPLATES)).body.total).toBe(4);
    firstServer.db.$client
      .prepare(
        `UPDATE documents SET data = json_set(data, '$.body', 'Earlier'), published = json_set(data, '$.body', 'Earlier')
         WHERE id IN ('reply-interview', 'reply-call-back')`,
      )
      .run();
    await firstServer.close();

    const secondServer = await startApp({ dataDir });
    onTestFinished(() => secondServer.close());
    expect(bodies((await (await secondServer.logIn()).get(TEMPLATES)).body)).toEqual({
      'reply-interview': STOCK_REPLIES['reply-interview'].body,
      'reply-not-this-time': 'Our own words.',
      'reply-something-missing': STOCK_REPLIES['reply-something-missing'].body,
      'reply-thank-you': STOCK_REPLIES['reply-thank-you'].body,
    });
  });
});

test('templates of an older version keep their texts and last editors', async () => {
  const dataDir = oldDatabase('0047_emails_to_staff', (db) => {
    const insert = db.prepare('INSERT INTO reply_templates VALUES (?, ?, ?, ?, ?, ?)');
    insert.run(
      'kx7',
      'message',
      'Welcome',
      '{name}: {reference}',
      'Hello {name}, {me} of {agency}. {other}',
      1_700_000_000_000,
    );
    insert.run('kx8', 'application', 'Old', 'About {job}', 'Job: {job}', 1_600_000_000_000);
    db.prepare("UPDATE reply_templates SET text = 'Ours', updatedAt = 1650000000000 WHERE id = 'interview'").run();
    db.prepare("DELETE FROM reply_templates WHERE id = 'call-back'").run();
    const insertAudit = db.prepare('INSERT INTO audit_log (at, userId, action, subject) VALUES (1, ?, ?, ?)');
    insertAudit.run('first', 'template.create', 'kx7');
    insertAudit.run('second', 'template.update', 'kx7');
  });
  const upgradedServer = await startApp({ dataDir });
  onTestFinished(() => upgradedServer.close());
  const { items } = (await (await upgradedServer.logIn('recruiter')).get(`${TEMPLATES}?drafts=true`)).body;
  const templatesById = Object.fromEntries(items.map(({ id, data }: Item) => [id, data]));
  expect(templatesById).toEqual({
    kx7: {
      name: 'Welcome',
      inbox: 'message',
      subject: '{recipient_name}: {reference}',
      body: 'Hello {recipient_name}, {colleague} of {company_name}. {other}',
    },
    kx8: { name: 'Old', inbox: 'application', subject: 'About {job_title}', body: 'Job: {job_title}' },
    'reply-interview': { ...STOCK_REPLIES['reply-interview'], body: 'Ours' },
    'reply-something-missing': STOCK_REPLIES['reply-something-missing'],
    'reply-not-this-time': STOCK_REPLIES['reply-not-this-time'],
    'reply-thank-you': STOCK_REPLIES['reply-thank-you'],
  });
  const rows = upgradedServer.db.$client
    .prepare("SELECT id, updatedBy, updatedAt FROM documents WHERE type = 'replyTemplate' AND updatedBy IS NOT NULL")
    .raw()
    .all();
  expect(rows.sort()).toEqual([
    ['kx7', 'second', 1_700_000_000_000],
    ['kx8', '', 1_600_000_000_000],
    ['reply-interview', '', 1_650_000_000_000],
  ]);
  // A stage already has the id of a stock template, and keeps it.
  expect((await (await upgradedServer.logIn()).get('/api/content/stages/interview')).body.data.name).toBe('Interview');
});

test('fills in placeholders but not those that a candidate typed', async () => {
  const data = {
    name: 'Welcome',
    inbox: 'application',
    subject: '{job_title}, {reference}',
    body: 'Hello {recipient_name}, {colleague} of {company_name} greets you.',
  };
  const { status, body } = await recruiter.post(TEMPLATES, { data });
  expect(status).toBe(201);
  const { id } = body.entry;
  const filledTemplate = (await templatesOf(`applications/${application}`)).find(
    (template: Item) => template.id === id,
  );
  const { reference } = (await recruiter.get(`/api/applications/${application}`)).body;
  expect(filledTemplate).toMatchObject({ name: 'Welcome', subject: `Platform engineer, ${reference}` });
  expect(filledTemplate.text).toMatch(/^Hello Zoë \{job_title\} O’Neill, The recruiter of .* greets you\.$/);
  expect((await templatesOf(`messages/${message}`)).map(({ name }: { name: string }) => name)).toEqual([
    'Call back',
    'Thank you',
  ]);

  const change = { data: { ...data, name: 'Hello' }, version: 1 };
  expect((await recruiter.put(`${TEMPLATES}/${id}`, change)).body.entry.data).toMatchObject({ name: 'Hello' });
  expect((await recruiter.delete(`${TEMPLATES}/${id}?version=2`)).status).toBe(200);
  expect((await recruiter.delete(`${TEMPLATES}/${id}?version=3`)).status).toBe(404);
  expect((await templatesOf(`applications/${application}`)).map((template: Item) => template.id)).not.toContain(id);
  const auditEntries = server.db.select().from(auditLog).where(eq(auditLog.subject, id)).all();
  expect(auditEntries.map(({ action }) => action)).toEqual([
    'replyTemplate.create',
    'replyTemplate.save',
    'replyTemplate.delete',
  ]);
});

const KNOWN = 'Use: {recipient_name}, {reference}, {colleague}, {company_name}.';

test.each([
  ['body', { body: 'Dear {nmae}' }, `{nmae} isn’t a valid placeholder. ${KNOWN}`],
  ['subject', { subject: 'About {job_title}' }, `{job_title} isn’t a valid placeholder. ${KNOWN}`],
  ['name', { name: ' ' }, 'Name is required.'],
])('rejects a template whose %s is invalid with a message', async (path, change, sentence) => {
  const data = { inbox: 'message', name: 'A', subject: 'B', body: 'C', ...change };
  const response = await recruiter.post(TEMPLATES, { data });
  expect(response).toMatchObject({ status: 422, body: { issues: [{ path, message: sentence }] } });
});

test('rejects template changes and replies by editors', async () => {
  const editor = await server.logIn('editor');
  const data = { inbox: 'message', name: 'A', subject: 'B', body: 'C' };
  expect((await editor.post(TEMPLATES, { data })).status).toBe(403);
  expect((await editor.delete(`${TEMPLATES}/reply-interview?version=1`)).status).toBe(403);
  expect((await editor.post('/api/emails/replyTemplate/preview', data)).status).toBe(403);
  expect((await editor.get(`/api/messages/${message}/templates`)).status).toBe(403);
  expect((await editor.post(`/api/messages/${message}/reply`, { subject: 'A', text: 'B' })).status).toBe(403);
  expect((await server.anonymous.get(TEMPLATES)).status).toBe(401);
});

test('redirects the previous API paths of reply templates', async () => {
  const url = '/api/reply-templates/reply-interview';
  const { status, headers } = await recruiter.get(url);
  expect([status, headers.location]).toEqual([308, url.replace('/api/', '/api/content/')]);
  expect((await (await server.logIn('editor')).get('/api/reply-templates')).status).toBe(403);
});

test('the preview is the reply as sent to an applicant or example', async () => {
  const draft = { name: '', inbox: 'application', subject: 'About {job_title}', body: 'Hi {recipient_name}. {oops}' };
  const previewReply = (await recruiter.post('/api/emails/replyTemplate/preview', draft)).body;
  const { reference } = (await recruiter.get(`/api/applications/${application}`)).body;
  expect(previewReply).toMatchObject({ subject: 'About Platform engineer', reference });
  expect(previewReply.text).toContain('Hi Zoë {job_title} O’Neill. {oops}\n\nKind regards,\nSam Taylor\n');
  const other = (await recruiter.post('/api/emails/replyTemplate/preview', { ...draft, inbox: 'message' })).body;
  expect(other).toMatchObject({ subject: 'About {job_title}', reference: null });
  expect(other.text).toContain('Hi Ada Lovelace. {oops}');
});

test('sends a reply with the agency’s address, marking the message answered', async () => {
  const administrator = await server.logIn();
  const settings = (await administrator.get('/api/content/site-settings?drafts=true')).body;
  const data = { ...settings.data, companyName: 'Orrin, Vale & Sons' };
  data.contact = { ...data.contact, email: 'hello@orrinvale.example' };
  await administrator.put('/api/content/site-settings', { data, version: settings.version });
  const { body } = await recruiter.post(`/api/messages/${message}/reply`, { subject: 'Your message', text: 'Yes.' });
  expect(body.status).toBe('answered');
  const mail = server.db.select().from(outbox).where(eq(outbox.kind, 'message.reply')).get()?.mail;
  expect(mail?.replyTo).toEqual({
    name: 'The recruiter, Orrin, Vale & Sons',
    address: 'hello@orrinvale.example',
  });
});
