/** Search covers CVs that candidates send by email as well as those uploaded with an application. Uses a real mail server. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseSubmission } from '../../../src/compliance/erasure/erase.ts';
import { resumeTexts } from '../../../src/core/database/schema/candidates.ts';
import { record, search, settled } from '../../support/candidates.ts';
import { hasDovecot } from '../../support/imap-server.ts';
import { change } from '../../support/inbox.ts';
import { email, type MailServer, startConversation, withFiles } from '../../support/mailbox.ts';
import { documentXml, makeDocx, makePdf, paragraph } from '../../support/resume-files.ts';

let server: MailServer;
beforeEach(async ({ skip }) => {
  if (!hasDovecot) skip();
  server = await startConversation();
});
afterEach(() => server?.close());

const NAME = 'Ada Lovelace';
const files = [
  { name: 'cv.pdf', content: makePdf({ words: 'Zymurgist' }) },
  { name: 'cover.docx', content: makeDocx({ xml: documentXml(paragraph('Vexillologist of Leeds')) }) },
];

/** Adds a candidate who has sent two files by email in reply. Returns the candidate. */
async function emailFiles() {
  const ada = await server.correspond();
  server.imap.deliver(email({ from: ada.email, to: ada.replyTo, body: withFiles('My CV is attached.', files) }));
  await server.check();
  await settled(server);
  return ada;
}

const find = (text: string) => search(server.recruiter, text);
const countIndexed = () =>
  server.db.$client.prepare("SELECT count(*) FROM resume_search('zymurgist OR vexillologist')").pluck().get();

test('search finds words in every file attached to an email', async () => {
  const ada = await emailFiles();
  expect(await find('zymurgist')).toEqual([NAME]);
  expect(await find('"vexillologist of leeds" zymurgist')).toEqual([NAME]);
  const { body } = await server.recruiter.get('/api/candidates?search=zymurgist');
  expect(body.items[0].excerpt).toContainEqual({ text: 'Zymurgist', isMatch: true });
  const { documents } = await record(server.recruiter, NAME);
  expect(documents.applications).toMatchObject([
    {
      id: ada.id,
      files: [
        { name: 'cv.pdf', kind: 'pdf' },
        { name: 'cover.docx', kind: 'docx' },
      ],
    },
  ]);
});

test('search ignores emailed files of suspected spam', async () => {
  const { id } = await emailFiles();
  await change(server.recruiter, `/api/applications/${id}`, { status: 'spam' });
  expect(countIndexed()).toBe(0);
  await change(server.recruiter, `/api/applications/${id}`, { status: 'new' });
  await settled(server);
  expect(await find('zymurgist vexillologist')).toEqual([NAME]);
});

test('erasing an application removes its words from search and database file', async () => {
  const ada = await emailFiles();
  const grace = await emailFiles();
  const admin = await server.logIn();
  expect((await admin.delete(`/api/applications/${ada.id}`)).body.kind).toBe('some');
  expect(countIndexed()).toBe(2);
  const row = grace.row();
  if (row)
    await eraseSubmission(server.app, { kind: 'application', row }, 'kept for 24 months', {
      userId: null,
      at: Date.now(),
    });
  await settled(server);
  expect([await find('zymurgist'), countIndexed()]).toEqual([[], 0]);
  server.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  expect(server.db.$client.serialize().toString('latin1')).not.toMatch(/zymurg|vexillo/i);
});

test('a new CV does not remove the indexed words of emailed files', async () => {
  const ada = await emailFiles();
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(makePdf({ words: 'Qwertyist' }))]), 'cv.pdf');
  expect((await ada.post('/resume', form)).status).toBe(200);
  await settled(server);
  expect([await find('qwertyist'), await find('zymurgist')]).toEqual([[NAME], [NAME]]);
  expect(server.db.select().from(resumeTexts).all()).toHaveLength(3);
});
