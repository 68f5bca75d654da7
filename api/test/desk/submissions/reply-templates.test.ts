import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOCK_REPLIES } from 'content-types/emails/stock-replies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { replyTemplates } from '../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { startApp } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
let application: string;
let message: string;

beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
  await server.apply({ fullName: 'Zoë {job} O’Neill' });
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  application = (await recruiter.get('/api/applications')).body.items[0].id;
  message = (await recruiter.get('/api/messages')).body.items[0].id;
});
afterAll(() => server.close());

const templatesOf = async (path: string) => (await recruiter.get(`/api/${path}/templates`)).body;

test('a new installation has email templates for both inboxes', async () => {
  const { items } = (await recruiter.get('/api/reply-templates')).body;
  expect(items.map(({ inbox, name }: { inbox: string; name: string }) => `${inbox}: ${name}`)).toEqual([
    'application: Ask for more details',
    'application: Invite to an interview',
    'application: Not this time',
    'message: Call back',
    'message: Thank you',
  ]);
});

test('stock templates get their present wording at start, unless the agency has edited or deleted them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'templates-'));
  const before = await startApp({ dataDir });
  const set = (id: string, change: { text: string; updatedAt?: number }) =>
    before.db.update(replyTemplates).set(change).where(eq(replyTemplates.id, id)).run();
  set('interview', { text: 'The wording of an earlier version.' });
  set('not-this-time', { text: 'Our own words.', updatedAt: 1 });
  before.db.delete(replyTemplates).where(eq(replyTemplates.id, 'call-back')).run();
  await before.close();

  const after = await startApp({ dataDir });
  const rows = after.db.select().from(replyTemplates).all();
  await after.close();
  expect(Object.fromEntries(rows.map(({ id, text }) => [id, text]))).toEqual({
    interview: STOCK_REPLIES.interview.text,
    'not-this-time': 'Our own words.',
    'something-missing': STOCK_REPLIES['something-missing'].text,
    'thank-you': STOCK_REPLIES['thank-you'].text,
  });
});

test('fills in a template for its recipient, and does not treat what they typed as a field', async () => {
  const letter = { name: 'Welcome', subject: '{job}, {reference}', text: 'Hello {name}, {me} of {agency} greets you.' };
  const { status, body } = await recruiter.post('/api/reply-templates', { inbox: 'application', ...letter });
  expect(status).toBe(201);
  const [filled] = (await templatesOf(`applications/${application}`)).filter(
    ({ name }: { name: string }) => name === 'Welcome',
  );
  const { reference } = (await recruiter.get(`/api/applications/${application}`)).body;
  expect(filled.subject).toBe(`Platform engineer, ${reference}`);
  expect(filled.text).toMatch(/^Hello Zoë \{job\} O’Neill, The recruiter of .* greets you\.$/);
  expect((await templatesOf(`messages/${message}`)).map(({ name }: { name: string }) => name)).toEqual([
    'Call back',
    'Thank you',
  ]);

  const changed = await recruiter.put(`/api/reply-templates/${body.id}`, { ...letter, name: 'Hello' });
  expect(changed.body).toMatchObject({ name: 'Hello', inbox: 'application' });
  expect((await recruiter.delete(`/api/reply-templates/${body.id}`)).status).toBe(204);
  expect((await recruiter.delete(`/api/reply-templates/${body.id}`)).status).toBe(404);
  const audited = server.db.select().from(auditLog).where(eq(auditLog.subject, body.id)).all();
  expect(audited.map(({ action }) => action)).toEqual(['template.create', 'template.update', 'template.delete']);
});

test.each([
  ['text', { text: 'Dear {nmae}' }, '{nmae} isn’t a valid placeholder. Use: {name}, {reference}, {agency}, {me}.'],
  ['subject', { subject: 'About {job}' }, '{job} isn’t a valid placeholder. Use: {name}, {reference}, {agency}, {me}.'],
  ['name', { name: ' ' }, 'Name is required.'],
])('rejects a template whose %s is invalid with a message', async (path, change, sentence) => {
  const letter = { inbox: 'message', name: 'A', subject: 'B', text: 'C', ...change };
  const response = await recruiter.post('/api/reply-templates', letter);
  expect(response).toMatchObject({ status: 422, body: { issues: [{ path, message: sentence }] } });
});

test('editors cannot reply', async () => {
  const editor = await server.logIn('editor');
  expect((await editor.get('/api/reply-templates')).status).toBe(403);
  expect((await editor.delete('/api/reply-templates/interview')).status).toBe(403);
});

test('a response to a reply reaches the agency, and a message with a reply counts as answered', async () => {
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
