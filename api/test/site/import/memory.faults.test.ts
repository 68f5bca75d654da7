/** A file to import that would fill the memory of the process that reads it: 20 million lists in 60 MB. */
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { sendFile } from './kit.ts';

test('rejects a file that needs too much memory, with a readable message', async () => {
  const server = await startApp();
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const { status, body } = await sendFile(admin, 'jobs.json', Buffer.from(`[${'[],'.repeat(20_000_000)}[]]`));
  expect([status, body.message]).toEqual([422, expect.stringContaining('Split it into smaller files.')]);
});
