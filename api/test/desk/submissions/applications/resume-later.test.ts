/** An application whose CV follows later, and messages from a candidate's own page. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { candidateSubmissions } from '../../../../src/core/database/schema/candidates.ts';
import { messages } from '../../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { applicationForm, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { BROWSER, candidate } from '../../../support/candidate-page.ts';
import { settled } from '../../../support/candidates.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { makePdf } from '../../../support/resume-files.ts';

let server: IntakeServer;
// A Sunday.
const clock = fakeClock('2026-11-22T09:00:00Z');
beforeAll(async () => {
  server = await startIntake({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const admin = await server.logIn();
  const { body } = await admin.get('/api/content/site-settings?drafts=true');
  const data = { ...body.data, companyName: 'Orrin & Vale', replyTimes: { applications: 3, messages: 1 } };
  expect((await admin.put('/api/content/site-settings', { data, version: body.version })).status).toBe(200);
});
afterAll(() => server.close());

const laterFields = { resume: undefined, resumeLater: 'yes' };
const resume = (content = makePdf()) => {
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(content)]), 'later.pdf');
  return form;
};

test('accepts an application whose CV is sent later through the emailed link', async () => {
  const { status, body } = await server.apply({ ...laterFields, email: 'later@example.com' });
  expect(status).toBe(201);
  expect(body.next).toBe(
    'We’re emailing you a confirmation. The email will include a link to send us your CV. A consultant reads every application. You’ll hear from us by Wednesday 25 November.',
  );
  const ada = await candidate(server, laterFields);
  const [mail] = ada.mails();
  expect(mail?.mail.text).toContain('We don’t have your CV yet.');
  expect(mail?.mail.text).toContain('You’ll hear from us by: Wednesday 25 November');
  const { text } = await ada.get();
  expect(text).toContain('<h2>Add your CV</h2>');
  expect(text).toContain('You’ll hear from us by Wednesday 25 November.');
  expect(ada.resume()).toBeUndefined();

  const invalidResponse = await ada.post('/resume', resume(Buffer.from('no PDF')));
  expect([invalidResponse.status, ada.resume()]).toEqual([422, undefined]);
  const uploadResponse = await ada.post('/resume', resume());
  expect(uploadResponse.text).toContain('Thank you. We’ve received your CV.');
  expect(uploadResponse.text).toContain('later.pdf (');
  expect(ada.resume()?.name).toBe('later.pdf');
});

test('V2 requires a CV unless it follows, validating any CV sent', async () => {
  const missingResponse = await server.apply({ resume: undefined });
  expect(missingResponse.body).toMatchObject({ issues: [{ path: 'resume', message: 'CV is required.' }] });
  const invalidResponse = await server.apply({ resume: Buffer.from('no PDF'), resumeLater: 'yes' });
  expect(invalidResponse.body).toMatchObject({ issues: [{ path: 'resume' }] });
});

test('without JavaScript, the returned form keeps “send CV later” ticked', async () => {
  const form = applicationForm({ ...laterFields, jobId: server.jobId, email: 'wrong' });
  const { status, text } = await server.post('/api/applications', form, BROWSER);
  expect(status).toBe(422);
  expect(text).not.toContain('CV is required.');
  expect(text).toContain('name="resumeLater" value="yes" checked');
});

test('links a message from the candidate’s page to the application', async () => {
  const ada = await candidate(server, { fullName: 'Ada Lovelace' });
  await settled(server);
  const form = new FormData();
  form.append('message', 'Is there <b>parking</b>?');
  expect((await ada.post('/message', form)).text).toContain('Your message has been sent.');
  expect((await ada.post('/message', form)).text).toContain('Your message has been sent.');
  const rows = server.db.select().from(messages).where(eq(messages.applicationId, ada.id)).all();
  expect(rows).toMatchObject([{ status: 'new', data: { name: 'Ada Lovelace', message: 'Is there <b>parking</b>?' } }]);
  const id = rows[0]?.id ?? '';
  const inRecord = () =>
    server.db.select().from(candidateSubmissions).where(eq(candidateSubmissions.submissionId, id)).all();
  await expect.poll(() => inRecord().length).toBe(1);
  const recruiter = await server.logIn('recruiter');
  const openedMessage = await recruiter.get(`/api/messages/${id}`);
  expect(openedMessage.body.application).toEqual({ id: ada.id, reference: ada.reference });
  const [mail] = server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all();
  expect(mail?.mail).toMatchObject({ to: null });
  expect(mail?.mail.text).toContain(`About their application: Platform engineer (${ada.reference})`);

  const blankMessage = new FormData();
  blankMessage.append('message', ' ');
  expect((await ada.post('/message', blankMessage)).text).toContain('Write a message of up to 5,000 characters.');
  expect((await ada.post('/erase')).status).toBe(200);
  expect(server.db.select().from(messages).where(eq(messages.id, id)).all()).toEqual([]);
  expect(server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all()).toEqual([]);
});
