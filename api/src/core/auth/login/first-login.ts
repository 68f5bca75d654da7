/** The first administrator. A generated password is in a file in the data folder until it is first used or replaced. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { FIRST_NAME } from 'content-types/setup/guided-start';
import type { Database } from '../../database/open.ts';
import { assignSampleUser } from '../../database/sample.ts';
import { users } from '../../database/schema/auth.ts';
import { countRows } from '../../database/statements.ts';
import { newSecret } from '../../lib/ids.ts';
import type { Env } from '../../settings/env.ts';
import { createUser } from '../users.ts';

/**
 * Creates the first user of an empty database. Returns what to print at start-up while the password is still in its
 * file; null otherwise. The text contains the password itself only for a terminal, because anything else may store it.
 */
export async function ensureAdministrator(db: Database, env: Env, isTerminal: boolean): Promise<string | null> {
  const file = fileIn(env.dataDir);
  const isFirst = countRows(db, users) === 0;
  const login = isFirst ? await createAdministrator(db, env, file) : null;
  if (!existsSync(file)) return null;
  const resetHint = 'To set a new password later: pnpm admin:password EMAIL';
  if (login && isTerminal) return `First login: ${login.email}   password: ${login.password}\n${resetHint}`;
  return `First login: see ${file}, which is deleted when you log in.\n${resetHint}`;
}

/** Removes the file with this user's first password. Call it when they have logged in or their password is replaced. */
export function removeFirstLogin({ dataDir }: Env, { email }: { email: string }): void {
  const file = fileIn(dataDir);
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(toHeading(email))) rmSync(file, { force: true });
}

/** Returns the login if the password was generated; null if the environment sets it. */
async function createAdministrator(db: Database, env: Env, file: string) {
  const { hostname } = env.publicSiteUrl;
  const { password } = env.firstAdministrator;
  const email = (env.firstAdministrator.email ?? `admin@${isIP(hostname) ? 'localhost' : hostname}`).toLowerCase();
  const initialPassword = password ?? newSecret().slice(0, 20);
  if (password === undefined) {
    rmSync(file, { force: true });
    writeFileSync(file, `${toHeading(email)}Password: ${initialPassword}\n`, { mode: 0o600 });
  }
  const user = await createUser(
    db,
    { email, name: FIRST_NAME, role: 'administrator', password: initialPassword },
    Date.now(),
  );
  if (user) assignSampleUser(db, user.id);
  return password === undefined ? { email, password: initialPassword } : null;
}

function toHeading(email: string): string {
  return `Email: ${email}\n`;
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'first-login.txt');
}
