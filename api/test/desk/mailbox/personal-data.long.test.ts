/** Emails received belong to the person's data: they are exported, backed up and erased with the application or message. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { sweep } from '../../../src/desk/resumes/resume-store.ts';
import { unzipped } from '../../support/candidate-page.ts';
import { hasDovecot } from '../../support/imap-server.ts';
import { email, type MailServer, startConversation, withFiles } from '../../support/mailbox.ts';
import { makePdf } from '../../support/resume-files.ts';

let server: MailServer;
beforeEach(async ({ skip }) => {
  if (!hasDovecot) skip();
  server = await startConversation();
});
afterEach(() => server?.close());

const SECRET = 'The secret is xyzzyplugh.';

async function conversation() {
  const ada = await server.correspond();
  const file = { name: 'certificate.pdf', content: makePdf() };
  server.imap.deliver(email({ from: ada.email, to: ada.replyTo, body: withFiles(SECRET, [file]) }));
  await server.check();
  const [stored] = server.incomingFiles();
  if (!stored) throw new Error('The file was not kept.');
  return { ...ada, file: join(server.resumeFolder, stored.id), fileId: stored.id };
}

const rows = () => [...server.db.$client.prepare('SELECT text FROM incoming_emails').all(), ...server.incomingFiles()];

test('a subject export includes emails and their files', async () => {
  const ada = await conversation();
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/subject-exports',
    payload: { email: ada.email },
    headers: { cookie: server.recruiter.cookie, origin: 'http://localhost:3000' },
  });
  const files = await unzipped(response.rawPayload);
  const data = JSON.parse(String(files['data.json']));
  expect(data.applications[0].incomingMails).toMatchObject([{ text: SECRET, files: [{ name: 'certificate.pdf' }] }]);
  expect(files[`${ada.reference}-email-file-1.pdf`]).toEqual(makePdf());
});

test('a backup includes the files attached to emails', async () => {
  const ada = await conversation();
  const { collectFiles } = await import('../../../src/operations/backup/archive/collect.ts');
  const copy = join(server.dataDir, 'copy.db');
  server.db.$client.exec(`VACUUM INTO '${copy}'`);
  const paths: string[] = [];
  await collectFiles(
    async (path, size, bytes) => {
      for await (const _ of bytes);
      paths.push(path);
      return { path, size, sha256: '' } as never;
    },
    { dataDir: server.dataDir, copy, at: 0 },
  );
  expect(paths).toContain(`resumes/${ada.fileId}`);
});

test('cleaning the resume store keeps the files attached to emails', async () => {
  const ada = await conversation();
  const sweepResult = await sweep(server.db, server.resumeFolder, Date.now() + 3_600_000);
  expect(sweepResult).toEqual({ removed: 0, missing: 0 });
  expect(readdirSync(server.resumeFolder)).toContain(ada.fileId);
});

test('erasing an application, even in part, removes emails from the database file', async () => {
  const ada = await conversation();
  const admin = await server.logIn();
  expect((await admin.delete(`/api/applications/${ada.id}`)).body.kind).toBe('some');
  expect(rows()).toEqual([]);
  expect(readdirSync(server.resumeFolder)).not.toContain(ada.fileId);
  expect(server.db.select().from(applications).where(eq(applications.id, ada.id)).get()?.erasedAt).not.toBeNull();
  // Reading the mailbox again does not restore them.
  server.imap.deliver(email({ from: ada.email, to: ada.replyTo, text: SECRET }));
  await server.check();
  expect(rows()).toEqual([]);
  server.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  using file = Object.assign(new Sqlite(join(server.dataDir, 'app.db'), { readonly: true }), { [Symbol.dispose]() {} });
  expect(file.serialize().includes('xyzzyplugh')).toBe(false);
});
