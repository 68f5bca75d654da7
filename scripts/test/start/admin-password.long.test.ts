/** `pnpm admin:password`, as an operator types it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recoveryCodes, secondFactors } from 'api/core/database/schema/auth';
import { expect, onTestFinished, test } from 'vitest';
import { logInAs, startApp } from '../../../api/test/support/app.ts';
import { run } from '../../lib/run.ts';
import { makeInstallation, temporaryFolder } from '../backup/installation.ts';

const SCRIPT = fileURLToPath(new URL('../../admin-password.ts', import.meta.url));
const PASSWORD = 'a wholly new password';

test('prints a link for choosing a new password while the server runs', async () => {
  const { dataDir } = makeInstallation();
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const { ok, output } = await command(dataDir, ' ANN@example.com');
  expect([output, ok]).toEqual([expect.stringContaining('use it once, within an hour'), true]);
  const [, secret = ''] = /^https:\/\/www\.example\.com\/admin#reset=([\w-]+)$/m.exec(output) ?? [];

  const useResponse = await server.anonymous.post('/api/password-links/use', { secret, password: PASSWORD });
  expect(useResponse.status).toBe(204);
  expect((await logInAs(server.app, 'ann@example.com', PASSWORD)).statusCode).toBe(200);
  expect((await server.anonymous.post('/api/password-links/use', { secret, password: PASSWORD })).status).toBe(404);
});

test('turns off a second factor, ends sessions and queues an email', async () => {
  const { dataDir } = makeInstallation();
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  const { $client: db } = server.db;
  const countRows = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  expect(await command(dataDir, 'ann@example.com', '--reset-two-factor')).toEqual({
    ok: true,
    output: 'ann@example.com has no two-factor authentication.\n',
  });
  server.db
    .insert(secondFactors)
    .values({ userId: 'ann', key: Buffer.from('x'), confirmedAt: 1, lastStep: 0 })
    .run();
  server.db.insert(recoveryCodes).values({ userId: 'ann', hash: 'x' }).run();
  expect(await command(dataDir, 'ann@example.com', '--reset-two-factor')).toMatchObject({ ok: true });
  expect(['second_factors', 'recovery_codes', 'sessions'].map(countRows)).toEqual([0, 0, 0]);
  expect(db.prepare('SELECT action, detail FROM audit_log ORDER BY id DESC').get()).toEqual({
    action: 'user.resetSecondFactor',
    detail: 'by a command on the server',
  });
  const { mail } = db.prepare<[], { mail: string }>('SELECT mail FROM outbox').get() ?? { mail: '' };
  expect(JSON.parse(mail)).toMatchObject({ to: 'ann@example.com', text: expect.stringContaining('turned off') });
});

test('prints its usage with --help', async () => {
  const { ok, output } = await command(temporaryFolder(), '--help');
  expect([ok, output]).toEqual([true, expect.stringMatching(/^Usage: pnpm admin:password EMAIL/)]);
});

test('explains why it cannot create a link', async () => {
  const { dataDir } = makeInstallation();
  expect(await command(dataDir, 'bob@example.com')).toEqual({
    ok: false,
    output: 'There’s no user with the email address bob@example.com. Administrators: ann@example.com\n',
  });
  expect(await command(dataDir)).toEqual({
    ok: false,
    output: 'Usage: pnpm admin:password EMAIL [--reset-two-factor]\n',
  });
  const emptyFolder = temporaryFolder();
  expect(await command(emptyFolder, 'ann@example.com')).toEqual({
    ok: false,
    output: `There is no database in ${emptyFolder}. Set DATA_DIR to the data folder.\n`,
  });
  expect(existsSync(join(emptyFolder, 'app.db'))).toBe(false);
});

function command(dataDir: string, ...args: string[]) {
  const env = { DATA_DIR: dataDir, PUBLIC_SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://127.0.0.1:9' };
  return run(process.execPath, [SCRIPT, ...args], { env });
}
