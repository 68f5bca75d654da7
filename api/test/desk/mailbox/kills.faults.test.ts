/** A server that is killed repeatedly while it stores emails neither loses nor duplicates any. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/core/database/open.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { createReplyAddress } from '../../../src/core/mail/reply-address.ts';
import { apply, emptyLedger, prepare, startServer } from '../../faults/installation.ts';
import { ADDRESS, hasDovecot, startImap } from '../../support/imap-server.ts';
import { email, withFiles } from '../../support/mailbox.ts';
import { makePdf } from '../../support/resume-files.ts';

const EMAILS = 45;
const KILLS = 4;

test.runIf(hasDovecot)('kill -9 between storing and marking loses or duplicates no email', async ({ signal }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'incoming-kills-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const imap = await startImap();
  onTestFinished(() => imap.stop());
  const start = async (options = {}) => {
    const server = await startServer(installation, { ...options, signal });
    onTestFinished(() => server.kill());
    return server;
  };
  const env = { INBOUND_IMAP_URL: imap.url, INBOUND_ADDRESS: ADDRESS };
  const installation = await prepare(dataDir);
  const first = await start();
  expect(await apply(first, installation, emptyLedger())).toBe(201);
  await first.stop();
  const db = openDatabase(join(dataDir, 'app.db'));
  const { id = '', email: sender = '' } = db.select().from(applications).get() ?? {};
  const recipient = createReplyAddress(db, ADDRESS, id);
  db.$client.close();
  for (let n = 0; n < EMAILS; n += 1) {
    const files = [{ name: 'cv.pdf', content: makePdf() }];
    imap.deliver(email({ from: sender, to: recipient, body: withFiles(`Email ${n}.`, files) }));
  }
  const readColumn = (sql: string) => {
    const file = new Sqlite(join(dataDir, 'app.db'), { readonly: true });
    const rows = file.prepare(sql).pluck().all();
    file.close();
    return rows;
  };
  const countStored = () => readColumn('SELECT id FROM incoming_emails').length;
  for (let n = 1; n <= KILLS; n += 1) {
    const server = await start({ more: env });
    for (let tries = 0; tries < 3_000 && countStored() < 7 * n; tries += 1) await sleep(5, undefined, { signal });
    await server.kill();
    expect(countStored()).toBeGreaterThanOrEqual(7 * n);
  }
  const lastServer = await start({ more: env });
  for (let n = 0; n < 500 && countStored() < EMAILS; n += 1) await sleep(100, undefined, { signal });
  await sleep(200, undefined, { signal });
  await lastServer.stop();
  const texts = readColumn('SELECT text FROM incoming_emails');
  expect(texts).toHaveLength(EMAILS);
  expect(new Set(texts).size).toBe(EMAILS);
  const files = readColumn('SELECT id FROM incoming_files');
  expect(files).toHaveLength(EMAILS);
  expect(readdirSync(join(dataDir, 'resumes'))).toEqual(expect.arrayContaining(files));
});
