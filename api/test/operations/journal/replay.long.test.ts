/** The journal adds to a restored database exactly what visitors sent, row by row. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readS3Settings } from 'content-types/storage/settings';
import { expect, onTestFinished, test } from 'vitest';
import { FEATURES } from '../../../src/app.ts';
import type { SQLiteTable } from '../../../src/core/database/drizzle.ts';
import { openDatabase } from '../../../src/core/database/open.ts';
import { applications, resumes } from '../../../src/core/database/schema/applications.ts';
import { consents } from '../../../src/core/database/schema/data-protection.ts';
import { messages } from '../../../src/core/database/schema/inbox.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { generateKey } from '../../../src/operations/backup/archive/encryption.ts';
import { replayJournal } from '../../../src/operations/journal/replay.ts';
import { confirmAlert } from '../../../src/site/job-alerts/store.ts';
import { MESSAGE, startIntake } from '../../support/applications.ts';
import { search, settled } from '../../support/candidates.ts';
import { until } from '../../support/mail.ts';
import { startMemoryS3 } from '../../support/memory-s3.ts';

const TABLES = { applications, resumes, consents, messages, alerts, outbox };

test('replays every row, CV and job alert into an empty database', async () => {
  const storage = await startMemoryS3();
  onTestFinished(() => storage.stop());
  const { identity, recipient } = await generateKey();
  const keys = { JOURNAL_S3_URL: storage.url, JOURNAL_S3_ACCESS_KEY: 'key', JOURNAL_S3_SECRET_KEY: 'secret' };
  const log: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void log.push(line) } };
  const server = await startIntake({ env: { ...keys, BACKUP_RECIPIENT: recipient }, logger });
  onTestFinished(() => server.close());
  await until(() => server.app.journal.canSend());

  await server.apply({ consentTalentPool: 'yes', consentMarketing: 'yes' });
  await server.apply({ email: 'grace@example.com', jobId: '', coverLetter: 'http://a.example '.repeat(20) });
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  await server.post('/api/complaints', new URLSearchParams(MESSAGE));
  await server.post('/api/alerts', new URLSearchParams({ email: 'ada@example.com' }));
  const [alert] = server.db.select().from(alerts).all();
  confirmAlert(server.app, alert?.id ?? '');
  await server.app.journal.settle(alert?.id ?? '');

  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const s3 = readS3Settings(keys, 'JOURNAL_S3');
  if (!s3) throw new Error('There are no settings.');
  const replay = () =>
    replayJournal({ s3, identities: [identity], takeOver: false }, folder, { at: 0, epoch: 0 }, FEATURES);
  expect(await replay()).toEqual({ records: 5, erasures: 0 });
  expect(await replay()).toEqual({ records: 0, erasures: 0 });

  const restoredDatabase = openDatabase(join(folder, 'app.db'));
  onTestFinished(() => void restoredDatabase.$client.close());
  for (const [name, table] of Object.entries(TABLES)) {
    const rows = (db: typeof restoredDatabase) =>
      db
        .select()
        .from(table as SQLiteTable)
        .all();
    expect(rows(server.db).length, name).toBeGreaterThan(0);
    expect(rows(restoredDatabase), name).toEqual(rows(server.db));
  }
  const names = readdirSync(join(folder, 'resumes')).sort();
  expect(names).toEqual(server.files());
  for (const name of names) {
    const path = (dataDir: string) => join(dataDir, 'resumes', name);
    expect(readFileSync(path(folder)).equals(readFileSync(path(server.dataDir)))).toBe(true);
  }
  // A server started on the restored database creates the candidate records and reads the CVs again.
  const successor = await startIntake({ dataDir: folder });
  onTestFinished(() => successor.close());
  await settled(successor);
  const recruiter = await successor.logIn('recruiter');
  expect(await search(recruiter, 'lovelace')).toEqual(['Ada Lovelace']);
  // The log contains no names.
  expect(log.length).toBeGreaterThan(0);
  expect(log.join('')).not.toMatch(/ada|grace|lovelace/i);
});
