import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from 'api/app';
import { createBackup } from 'api/operations/backup/create';
import { restoreBackup } from 'api/operations/backup/restore';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../../api/test/support/app.ts';
import { MESSAGE, startIntake } from '../../../api/test/support/applications.ts';
import { apply, found, record, settled } from '../../../api/test/support/candidates.ts';
import { temporaryFolder } from './installation.ts';

const LEFT = /zymurg|qwertyist|mxyzptlk|xylophon|vexillo|ada@example/i;

test('restoring an older backup leaves an erased person erased', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const path = join(temporaryFolder(), 'backup.tar.zst');
  const server = await startIntake({ dataDir });
  const recruiter = await server.logIn('recruiter');
  await apply(server, { email: 'ada@example.com', words: 'Zymurgist', coverLetter: 'Qwertyist' });
  await apply(server, { email: 'ada@example.com', jobId: '' });
  await apply(server, { email: 'grace@example.com', fullName: 'Grace Hopper', phone: '020 7946 0002' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: 'Mxyzptlk' }));
  await server.post('/api/alerts', new URLSearchParams({ email: 'ada@example.com' }));
  await settled(server);
  const { id } = await record(recruiter, 'Ada Lovelace');
  await recruiter.patch(`/api/candidates/${id}`, { addTags: ['Xylophonist'] });
  await recruiter.post(`/api/candidates/${id}/notes`, { text: 'Vexillologist' });
  await createBackup({ dataDir, path, at: Date.now() });
  const erasure = { requestedBy: 'phone', emails: ['ada@example.com'] };
  expect((await recruiter.post(`/api/candidates/${id}/erasure`, erasure)).status).toBe(200);
  await server.close();

  await restoreBackup({ from: path, dataDir, replace: true, at: Date.now(), features: FEATURES });
  const restartedServer = await startApp({ dataDir });
  onTestFinished(() => restartedServer.close());
  expect(await found(await restartedServer.logIn('recruiter'))).toEqual(['Grace Hopper']);
  restartedServer.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  expect(contents.flatMap((text) => LEFT.exec(text)?.[0] ?? [])).toEqual([]);
  expect(files.filter(({ parentPath }) => parentPath === join(dataDir, 'resumes'))).toHaveLength(1);
});
