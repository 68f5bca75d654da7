import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, updateDocument } from '../../../src/core/content/documents/save.ts';
import { equalityCounts } from '../../../src/core/database/schema/data-protection.ts';
import type { Client } from '../../support/app.ts';
import { applicationForm, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { BROWSER, candidate } from '../../support/candidate-page.ts';

let server: IntakeServer;
let recruiter: Client;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
afterAll(() => server.close());

const author = () => ({ userId: null, at: Date.now() });
const notices = async () => (await recruiter.get('/api/privacy-notices')).body;
const noticeOf = async (inbox: string, id: string) =>
  (await recruiter.get(`/api/${inbox}/${id}/data-protection`)).body.notice;

test('records the privacy notice version, even if only a period changed', async () => {
  const standard = await candidate(server);
  expect(await noticeOf('applications', standard.id)).toMatchObject({ version: 1 });

  const write = (text: string) => ({ data: { title: 'Privacy notice', body: richTextFromPlain(text) } });
  const notice = createDocument(server.db, contentTypes.privacyNotice, write('First text.'), author());
  const first = await candidate(server);
  expect(await noticeOf('applications', first.id)).toMatchObject({ version: 2 });

  const initial = initialData(contentTypes.dataProtection.fields);
  const data = { ...initial, retention: { ...initial.retention, applications: 18 } };
  createDocument(server.db, contentTypes.dataProtection, { data }, author());
  const { body } = await server.post('/api/messages', new URLSearchParams(MESSAGE));
  const { items } = (await recruiter.get(`/api/messages?search=${body.reference}`)).body;
  expect(await noticeOf('messages', items[0].id)).toMatchObject({ version: 3 });
  expect((await recruiter.get('/api/privacy-notices/3')).body).toMatchObject({
    text: 'First text.',
    periods: expect.arrayContaining([
      { what: 'Applications', howLong: '18 months after our last contact about the application' },
    ]),
  });

  // Visitors never see a draft. The previous notice can still be read.
  updateDocument(server.db, contentTypes.privacyNotice, notice.id, { ...write('Draft.'), publish: false }, author());
  expect(await noticeOf('applications', (await candidate(server)).id)).toMatchObject({ version: 3 });
  expect((await recruiter.get('/api/privacy-notices/1')).body.text).toContain('The controller of your data is');
  expect((await recruiter.get('/api/privacy-notices/2')).body.text).toBe('First text.');
  expect((await recruiter.get('/api/privacy-notices/4')).status).toBe(404);
});

test('numbers a notice as soon as it is published', async () => {
  const admin = await server.logIn();
  const { version } = (await admin.get('/api/content/privacy-notice?drafts=true')).body;
  const body = richTextFromPlain('Published by an editor.');
  await admin.put('/api/content/privacy-notice', { data: { title: 'Privacy notice', body }, version });
  expect((await notices()).map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
});

test('stores a consent only for a ticked box, with its text', async () => {
  const ada = await candidate(server, { consentTalentPool: 'yes', consentMarketing: '' });
  const { consents } = (await recruiter.get(`/api/applications/${ada.id}/data-protection`)).body;
  const { consents: wordings } = initialData(contentTypes.dataProtection.fields);
  expect(consents).toMatchObject([{ kind: 'talentPool', wording: wordings.talentPool, withdrawnAt: null }]);
  const unticked = await candidate(server, { consentTalentPool: 'no', consentMarketing: 'on' });
  expect((await recruiter.get(`/api/applications/${unticked.id}/data-protection`)).body.consents).toEqual([]);
});

test('keeps consent choices in the error page without JavaScript', async () => {
  const form = applicationForm({ jobId: server.jobId, email: 'x', consentMarketing: 'yes' });
  const { text } = await server.post('/api/applications', form, BROWSER);
  expect(text).toContain('name="consentMarketing" value="yes" checked>');
  expect(text).toContain('name="consentTalentPool" value="yes">');
  expect(text).not.toContain('Equality questions');
  const general = await server.post('/api/applications', applicationForm({ jobId: '', email: 'x' }), BROWSER);
  expect(general.text).toContain('Send us your CV');
});

test('shows equality counts only to administrators, without small counts', async () => {
  const counts = { Female: 12, Male: 9, 'In another way': 2 };
  for (const [answer, count] of Object.entries(counts)) {
    server.db.insert(equalityCounts).values({ year: 2026, question: 'equalitySex', answer, count }).run();
  }
  expect((await recruiter.get('/api/equality')).status).toBe(403);
  const { body } = await (await server.logIn()).get('/api/equality');
  const sex = body[0].questions.find(({ label }: { label: string }) => label === 'What is your sex?');
  expect(sex.answers).toEqual([
    { answer: 'Female', count: 12 },
    { answer: 'Male', count: null },
    { answer: 'Prefer not to say', count: 0 },
    // The form no longer offers this answer.
    { answer: 'In another way', count: null },
  ]);
});
