/** `pnpm admin:password EMAIL`: prints a link that lets a user set a new password. The server may be running. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from 'api/auth/audit';
import { createPasswordLink } from 'api/auth/password-links';
import { emailSchema } from 'api/auth/users';
import { openDatabase } from 'api/database/open';
import { users } from 'api/database/schema/auth';
import { inTransaction } from 'api/database/transaction';
import { readEnv } from 'api/env';
import { systemClock } from 'api/lib/clock';
import { systemAuthor } from '../api/src/auth/audit.ts';

try {
  printLink(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function printLink([address, ...more]: string[]): void {
  if (!address || more.length > 0) throw new Error('Usage: pnpm admin:password EMAIL');
  const env = readEnv();
  const path = join(env.dataDir, 'app.db');
  if (!existsSync(path)) throw new Error(`There is no database in ${env.dataDir}. Set DATA_DIR to the data folder.`);
  const db = openDatabase(path);
  try {
    const email = emailSchema.parse(address);
    const all = db.select().from(users).all();
    const user = all.find((user) => user.email === email);
    if (!user) {
      const administrators = all.filter(({ role, disabledAt }) => role === 'administrator' && disabledAt === null);
      const known = administrators.map(({ email }) => email).join(', ');
      throw new Error(`There’s no user with the email address ${email}. Administrators: ${known}`);
    }
    if (user.disabledAt !== null) throw new Error(`${email} is disabled. An administrator can enable it in the admin.`);
    const link = inTransaction(db, () => {
      audit(db, systemAuthor(systemClock.now()), 'user.sendReset', user.id, 'by a command on the server');
      return createPasswordLink({ db, env, clock: systemClock }, user);
    });
    console.log(
      `${link.address}\nOpen this link to choose a new password for ${email}. You can use it once, within ${link.validFor}.`,
    );
  } finally {
    db.$client.close();
  }
}
