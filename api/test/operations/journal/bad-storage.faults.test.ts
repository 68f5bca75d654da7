/**
 * A journal with failing storage: candidates get their reference, or an error if the journal is required, and nothing
 * counts as stored.
 */
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { journalPending } from '../../../src/core/database/schema/system.ts';
import { startIntake } from '../../support/applications.ts';
import { BAD_STORAGES, startBadServer } from '../../support/bad-server.ts';
import { HANG_MS } from '../../support/hang.ts';

test.each(Object.keys(BAD_STORAGES))('responds to applications in time when the journal storage %s', async (name) => {
  const { port } = await startBadServer(BAD_STORAGES[name] ?? (() => {}));
  const env = {
    JOURNAL_S3_URL: `http://127.0.0.1:${port}/bucket`,
    JOURNAL_S3_ACCESS_KEY: 'key',
    JOURNAL_S3_SECRET_KEY: 'secret',
    BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
  };
  for (const [isRequired, expected] of [
    ['off', 201],
    ['on', 503],
  ] as const) {
    const server = await startIntake({ env: { ...env, JOURNAL_REQUIRED: isRequired } });
    onTestFinished(() => server.close());
    const startedAt = performance.now();
    expect((await server.apply()).status).toBe(expected);
    expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
    expect(server.app.journal.state()).toBe('unavailable');
    expect(server.db.select().from(journalPending).all()).toHaveLength(1);
    const admin = await server.logIn();
    expect((await admin.get('/api/health')).body[0]).toMatchObject({ name: 'journal', ok: false });
  }
});
