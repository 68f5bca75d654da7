import { isIP } from 'node:net';
import { count } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema/auth.ts';
import type { Env } from '../env.ts';
import { newSecret } from '../lib/secrets.ts';
import { createUser } from './users.ts';

/** Makes the first user of an empty database. Returns what to print once when nobody chose the password. */
export async function ensureAdministrator(db: Database, env: Env): Promise<{ email: string; password: string } | null> {
  if ((db.select({ n: count() }).from(users).get()?.n ?? 0) > 0) return null;
  const { hostname } = env.publicSiteUrl;
  const { email = `admin@${isIP(hostname) ? 'localhost' : hostname}`, password } = env.firstAdministrator;
  const chosen = password ?? newSecret().slice(0, 20);
  const user = { email: email.toLowerCase(), name: 'Admin', role: 'administrator' as const, password: chosen };
  await createUser(db, user, Date.now());
  return password === undefined ? { email: user.email, password: chosen } : null;
}
