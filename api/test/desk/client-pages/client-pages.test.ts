/** Candidates sent to a client: the page behind its link and code, the client's feedback, and who may not see it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseSubmission } from '../../../src/compliance/erasure/erase.ts';
import { exportSubmission } from '../../../src/compliance/subject-access/record.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { clientPagePeople, clientPages } from '../../../src/core/database/schema/client-pages.ts';
import { submissionEvents } from '../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { leaveOutContacts } from '../../../src/desk/client-pages/visit.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assignmentEmails, change } from '../../support/inbox.ts';
import { makePdf } from '../../support/resume-files.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const clock = fakeClock('2026-11-23T09:00:00Z');
const ANNA = { company: 'Acme Care', name: 'Anna Smith', email: 'anna@acme.example' };
const CV = makePdf({ words: 'Senior welder, call 07700 900123 or ada@home.example' });
let server: IntakeServer;
let amara: Client;
beforeAll(async () => {
  server = await startIntake({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
beforeEach(async () => {
  server.db.delete(outbox).run();
  amara = await server.logIn('recruiter');
});
afterAll(() => server.close());

const draft = (ids: string[], extraFields: object = {}) => ({
  ...ANNA,
  people: ids.map((id) => ({ id, about: 'Ready for nights.' })),
  message: 'Here is someone for you.',
  days: 14,
  hidesContacts: true,
  agreed: true,
  ...extraFields,
});
const emails = () =>
  server.db
    .select()
    .from(outbox)
    .all()
    .map(({ kind, mail }) => ({ kind, to: mail.to, text: mail.text }))
    .filter(({ to }) => to === ANNA.email);
const history = (id: string) =>
  server.db
    .select()
    .from(submissionEvents)
    .where(eq(submissionEvents.submissionId, id))
    .all()
    .flatMap(({ kind, text }) => (kind === 'client' ? [text] : []));
const pages = async (id: string) => (await amara.get(`/api/applications/${id}/client-pages`)).body.items;

/** Sends Ada to the client, and returns a browser that follows the link. */
async function sendAda(extraFields: object = {}) {
  const ada = await candidate(server, { resume: CV });
  const sentPage = await amara.post('/api/client-pages', draft([ada.id], extraFields));
  expect(sentPage.status).toBe(201);
  const link = emails()
    .findLast(({ kind }) => kind === 'clientPage.link')
    ?.text.match(/\S+candidates-for-you\S+/)?.[0];
  const path = new URL(link ?? '').pathname;
  return { ada, path, id: sentPage.body.id as string, browser: visit(path) };
}

function visit(path: string) {
  let cookie = '';
  const ask = async (pathSuffix = '', form?: Record<string, string>) => {
    const response = await fetch(server.url + path + pathSuffix, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const openList = async () => {
    await ask('/code', {});
    return ask('/open', { code: lastCode() });
  };
  return { ask, open: openList };
}
const lastCode = () =>
  emails()
    .findLast(({ kind }) => kind === 'account.clientCode')
    ?.text.match(/\b\d{6}\b/)?.[0] ?? '';

test('a client with the emailed code sees CVs without contact details', async () => {
  const { ada, browser } = await sendAda();
  const codeRequestPage = await browser.ask();
  expect(codeRequestPage.text).toContain('Email me a code');
  expect(codeRequestPage.text).not.toMatch(/Ada|Acme|Anna/);
  expect(codeRequestPage.headers.get('cache-control')).toBe('no-store');
  expect(codeRequestPage.headers.get('x-robots-tag')).toContain('noindex');

  expect((await browser.open()).status).toBe(303);
  const list = await browser.ask();
  for (const phrase of ['Candidates for Acme Care', 'Ada Lovelace', 'Ready for nights.', 'Here is someone for you.'])
    expect(list.text).toContain(phrase);
  expect(list.text).not.toMatch(/ada@|7946/);
  const cv = await browser.ask(`/${ada.id}/cv`);
  expect(cv.text).toContain('Senior welder, call [left out] or [left out]');
  expect(cv.text).toContain('Anna Smith, Acme Care, 23 November 2026');
  expect(cv.headers.get('content-security-policy')).toContain("default-src 'none'");
  await browser.ask(`/${ada.id}/cv`);

  const unsure = await browser.ask(`/${ada.id}/answer`, { comment: 'What I typed' });
  expect([unsure.status, unsure.text]).toEqual([422, expect.stringContaining('What I typed')]);
  for (let n = 0; n < 2; n++)
    expect((await browser.ask(`/${ada.id}/answer`, { answer: 'meet', comment: 'Any <b>day</b>' })).status).toBe(303);
  const pageAfter = await browser.ask('?done=answer');
  expect(pageAfter.text).toContain('We’ve passed on your answer.');
  expect(pageAfter.text).toContain('Any &lt;b&gt;day');
  expect(history(ada.id)).toEqual([
    'Sent to Acme Care, with the candidate’s agreement',
    'Acme Care opened the page',
    'Acme Care read the CV',
    'Acme Care: Please arrange an interview',
  ]);
  expect(await pages(ada.id)).toMatchObject([
    {
      company: 'Acme Care',
      isOpen: true,
      isUndelivered: false,
      answer: 'meet',
      comment: 'Any <b>day</b>',
      viewedAt: '2026-11-23T09:00:00.000Z',
      openUntil: '2026-12-07',
    },
  ]);
  const notices = assignmentEmails(server.db).filter(({ subject }) => subject?.includes('Acme Care has answered'));
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices)).not.toMatch(/Ada|Lovelace/);
  const today = async () =>
    (await amara.get('/api/today')).body.parts.find(({ name }: { name: string }) => name === 'clients');
  expect(await today()).toMatchObject({
    total: 1,
    items: [{ id: ada.id, what: 'Acme Care: Please arrange an interview' }],
  });
  await clock.advance(MINUTE);
  await amara.post(`/api/applications/${ada.id}/notes`, { text: 'Called them.' });
  expect(await today()).toBeUndefined();
});

test('shows the original CV if contact details are not hidden', async () => {
  const { ada, browser } = await sendAda({ hidesContacts: false });
  await browser.open();
  expect((await browser.ask(`/${ada.id}/cv`)).text).toContain('07700 900123');
});

test('removes contact details from a text, but not years or pay', () => {
  const harmlessText = 'NVQ level 3, 2015 - 2019, 01/02/2020 to 03/04/2021, £25,000–30,000, 12 staff, 1,500,000 parts';
  expect(leaveOutContacts(harmlessText)).toBe(harmlessText);
  const text =
    '+44 (0)7700 900-123 | 0113.496.0000 | a.b+c@d.co.uk | https://x.example/me | LS1 4AP | linkedin.com/in/ada';
  expect(leaveOutContacts(text).replaceAll('[left out]', '').trim()).toBe('|  |  |  |  |');
  expect(leaveOutContacts('ada.dev, gitlab.com/ada, 7700 900123')).toBe('[left out], [left out], [left out]');
  // Regular expressions with quadratic time would take hours.
  for (const letters of ['a', 'a.', '0 ', '+', '1@', '(0'])
    expect(leaveOutContacts(letters.repeat(500_000))).toBeTruthy();
});

test('limits a code to fifteen minutes, one browser and thirty guesses', async () => {
  const guessed = await sendAda();
  await guessed.browser.ask('/code', {});
  const code = lastCode();
  const wrongCode = code === '111111' ? '222222' : '111111';
  const attempts = await Promise.all(
    Array.from({ length: 40 }, () => visit(guessed.path).ask('/open', { code: wrongCode })),
  );
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([422, 429]));
  expect((await guessed.browser.ask('/open', { code })).status).toBe(429);
  await guessed.browser.ask('/code', {});
  expect((await guessed.browser.ask('/open', { code: lastCode() })).status).toBe(429);

  const { path, browser } = await sendAda();
  await browser.ask('/code', {});
  await clock.advance(16 * MINUTE);
  expect((await browser.ask('/open', { code: lastCode() })).status).toBe(422);
  await browser.ask('/code', {});
  const newCode = lastCode();
  expect((await browser.ask('/open', { code: ` ${newCode.slice(0, 3)} ${newCode.slice(3)}` })).status).toBe(303);
  expect((await visit(path).ask('/open', { code: newCode })).status).toBe(422);
  for (let n = 0; n < 3; n++) await browser.ask('/code', {});
  expect((await browser.ask('/code', {})).status).toBe(429);
});

test('a client page shows only its own candidates to verified browsers', async () => {
  const firstPage = await sendAda();
  const secondPage = await sendAda();
  await firstPage.browser.open();
  expect((await firstPage.browser.ask(`/${secondPage.ada.id}/cv`)).status).toBe(404);
  expect((await firstPage.browser.ask(`/${secondPage.ada.id}/answer`, { answer: 'no' })).status).toBe(404);
  const stranger = await visit(firstPage.path).ask(`/${firstPage.ada.id}/cv`);
  expect(stranger.text).toContain('Email me a code');
  expect(stranger.text).not.toContain('welder');
  expect((await visit(`${firstPage.path}x`).ask()).status).toBe(404);

  expect((await amara.post(`/api/client-pages/${firstPage.id}/withdraw`)).status).toBe(204);
  expect((await firstPage.browser.ask()).status).toBe(404);
  expect((await firstPage.browser.ask(`/${firstPage.ada.id}/cv`)).status).toBe(404);
  expect(history(firstPage.ada.id).at(-1)).toBe('Withdrawn from Acme Care');

  await secondPage.browser.open();
  await clock.leap(14 * DAY);
  expect((await secondPage.browser.ask()).status).toBe(200);
  await clock.leap(DAY);
  expect((await secondPage.browser.ask()).status).toBe(404);
  expect((await secondPage.browser.ask('/code', {})).status).toBe(404);
  await clock.leap(-60 * DAY);
  expect((await secondPage.browser.ask()).status).toBe(404);
  await clock.leap(45 * DAY);
});

test('returns the contact who last received candidates for the job', async () => {
  const { ada } = await sendAda();
  const lastClientOf = async (id: string) => (await amara.get(`/api/applications/${id}/client-pages`)).body.last;
  const ben = await candidate(server, { resume: CV });
  expect([await lastClientOf(ada.id), await lastClientOf(ben.id)]).toEqual([ANNA, ANNA]);
  const other = await candidate(server, { resume: CV, jobId: '' });
  expect(await lastClientOf(other.id)).toBeNull();
});

test('rejects binned, duplicate and unknown candidates and users without inbox access', async () => {
  amara = await server.logIn('recruiter');
  const [ada, ben] = [await candidate(server), await candidate(server)];
  await change(amara, `/api/applications/${ben.id}`, { bin: true });
  expect((await amara.post('/api/client-pages', draft([ada.id, ben.id]))).status).toBe(409);
  expect((await amara.post('/api/client-pages', draft([ada.id, ada.id]))).status).toBe(422);
  expect((await amara.post('/api/client-pages', draft(['unknown']))).status).toBe(404);
  expect((await amara.post('/api/client-pages', draft([ada.id], { agreed: false }))).status).toBe(422);
  expect(history(ada.id)).toEqual([]);
  const editor = await server.logIn('editor');
  expect((await editor.post('/api/client-pages', draft([ada.id]))).status).toBe(403);
  expect((await editor.get(`/api/applications/${ada.id}/client-pages`)).status).toBe(403);
});

test('withdrawing or erasing a candidate removes them from client pages', async () => {
  amara = await server.logIn('recruiter');
  const { ada, browser, id } = await sendAda();
  await browser.open();
  await change(amara, `/api/applications/${ada.id}`, { bin: true });
  expect((await browser.ask()).text).not.toContain('Ada');
  expect((await browser.ask(`/${ada.id}/cv`)).status).toBe(404);
  const administrator = await server.logIn();
  const row = ada.row();
  if (!row) throw new Error('The application is gone.');
  const exportText = (reader: 'candidate' | 'staff') =>
    JSON.stringify(exportSubmission(server.app, { kind: 'application', row }, reader));
  expect(exportText('staff')).toContain('anna@acme.example');
  for (const reader of ['staff', 'candidate'] as const) expect(exportText(reader)).toContain('Ready for nights.');
  expect(exportText('candidate')).toContain('Acme Care');
  expect(exportText('candidate')).not.toMatch(/anna/i);
  // The law requires the agency to keep a record of each introduction for a year.
  expect((await administrator.delete(`/api/applications/${ada.id}`)).body).toMatchObject({ kind: 'some' });
  const people = () => server.db.select().from(clientPagePeople).where(eq(clientPagePeople.pageId, id)).all();
  expect(people()).toMatchObject([{ about: '', comment: '' }]);
  const page = () => server.db.select().from(clientPages).where(eq(clientPages.id, id)).all();
  expect(page()).toMatchObject([{ company: 'Acme Care', message: '' }]);
  await eraseSubmission(server.app, { kind: 'application', row }, 'a test', { userId: null, at: clock.now() });
  expect(people()).toEqual([]);
  expect(page()).toEqual([]);
  expect(server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all()).toEqual([]);
});

test('removing one candidate from a client page keeps the others', async () => {
  amara = await server.logIn('recruiter');
  const { browser, id, ada } = await sendAda();
  await clock.advance(MINUTE);
  const ben = await candidate(server, { fullName: 'Ben Byron', resume: CV });
  const pageId = (await amara.post('/api/client-pages', draft([ada.id, ben.id]))).body.id;
  const link = emails().findLast(({ kind }) => kind === 'clientPage.link')?.text ?? '';
  const visitor = visit(new URL(link.match(/\S+candidates-for-you\S+/)?.[0] ?? '').pathname);
  await visitor.open();
  expect((await visitor.ask()).text).toContain('Ada Lovelace');
  const takeOff = (applicationId: string, page = pageId) =>
    amara.post(`/api/client-pages/${page}/people/${applicationId}/withdraw`);
  expect([(await takeOff(ben.id, id)).status, (await takeOff('unknown')).status]).toEqual([404, 404]);
  expect((await takeOff(ada.id)).status).toBe(204);
  expect((await takeOff(ada.id)).status).toBe(204);
  const remainingPage = await visitor.ask();
  expect(remainingPage.text).toContain('Ben Byron');
  expect(remainingPage.text).not.toContain('Ada Lovelace');
  expect((await visitor.ask(`/${ada.id}/cv`)).status).toBe(404);
  expect(await pages(ada.id)).toMatchObject([{ isOpen: false, people: 1 }, { isOpen: true }]);
  expect(await pages(ben.id)).toMatchObject([{ isOpen: true, people: 1 }]);
  expect(history(ada.id).filter((text) => text.startsWith('Withdrawn'))).toHaveLength(1);
  // The candidate's other page stays open.
  await browser.open();
  expect((await browser.ask()).text).toContain('Ada Lovelace');
});
