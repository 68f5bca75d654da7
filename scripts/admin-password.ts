/**
 * `pnpm admin:password EMAIL`: lets a user who has lost their password or second factor log in again. The server may be
 * running.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audit, systemAuthor } from 'api/core/audit';
import { createPasswordLink } from 'api/core/auth/login/password-links';
import { endUserSessions } from 'api/core/auth/login/sessions';
import { hasSecondFactor, removeSecondFactors } from 'api/core/auth/login/two-factor';
import { emailSchema, queueNotice } from 'api/core/auth/users';
import { DATABASE_FILE, openDatabase } from 'api/core/database/open';
import { users } from 'api/core/database/schema/auth';
import { inTransaction } from 'api/core/database/transaction';
import { systemClock } from 'api/core/lib/clock';
import { readEnv } from 'api/core/settings/env';

const USAGE = 'Usage: pnpm admin:password EMAIL [--reset-two-factor]';
const HELP = `${USAGE}

Prints a link with which the user chooses a new password.
--reset-two-factor turns off their two-factor authentication and removes their passkeys instead, ends their sessions and emails them.`;

const ON_THE_SERVER = 'by a command on the server';

try {
  const { values, positionals } = parseArgs({
    options: { 'reset-two-factor': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [address, ...more] = positionals;
  if (values.help) console.log(HELP);
  else if (!address || more.length > 0) throw new Error(USAGE);
  else restoreAccess(address, values['reset-two-factor'] ?? false);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function restoreAccess(address: string, isTwoFactor: boolean): void {
  const env = readEnv();
  const path = join(env.dataDir, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`There is no database in ${env.dataDir}. Set DATA_DIR to the data folder.`);
  const db = openDatabase(path);
  const app = { db, env, clock: systemClock };
  try {
    const email = emailSchema.parse(address);
    const allUsers = db.select().from(users).all();
    const user = allUsers.find((user) => user.email === email);
    if (!user) {
      const administrators = allUsers.filter(({ role, disabledAt }) => role === 'administrator' && disabledAt === null);
      const knownAdministrators = administrators.map(({ email }) => email).join(', ');
      throw new Error(`There’s no user with the email address ${email}. Administrators: ${knownAdministrators}`);
    }
    if (user.disabledAt !== null) throw new Error(`${email} is disabled. An administrator can enable it in the admin.`);
    console.log(isTwoFactor ? resetTwoFactor(app, user) : newLink(app, user));
  } finally {
    db.$client.close();
  }
}

type App = Parameters<typeof queueNotice>[0];
type User = typeof users.$inferSelect;

function newLink(app: App, user: User): string {
  const link = inTransaction(app.db, () => {
    audit(app.db, systemAuthor(app.clock.now()), 'user.sendReset', user.id, ON_THE_SERVER);
    return createPasswordLink(app, user);
  });
  return `${link.address}\nOpen this link to choose a new password for ${user.email}. You can use it once, within ${link.validFor}.`;
}

function resetTwoFactor(app: App, user: User): string {
  if (!hasSecondFactor(app.db, user.id)) return `${user.email} has no two-factor authentication.`;
  inTransaction(app.db, () => {
    removeSecondFactors(app.db, user.id);
    endUserSessions(app, user.id);
    audit(app.db, systemAuthor(app.clock.now()), 'user.resetSecondFactor', user.id, ON_THE_SERVER);
    queueNotice(
      app,
      user,
      'Two-factor authentication has been turned off and your passkeys have been removed by a command on the server.',
    );
  });
  return `Two-factor authentication is off for ${user.email}. Log in with your password, then set it up again.`;
}
