import { and, count, eq, isNull } from 'drizzle-orm';
import { newId } from '../database/id.ts';
import type { Database } from '../database/open.ts';
import { type Role, users } from '../database/schema.ts';
import { hashPassword } from './password.ts';

export interface NewUser {
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** Null when the address is taken. */
export async function createUser(db: Database, { password, ...user }: NewUser, now: number) {
  const row = { id: newId(), ...user, passwordHash: await hashPassword(password), createdAt: now };
  return db.insert(users).values(row).onConflictDoNothing().returning().get() ?? null;
}

/** Whether nobody could manage users without this one. */
export function isLastAdministrator(db: Database, user: { role: Role; disabledAt: number | null }): boolean {
  if (user.role !== 'administrator' || user.disabledAt !== null) return false;
  const active = and(eq(users.role, 'administrator'), isNull(users.disabledAt));
  return db.select({ n: count() }).from(users).where(active).get()?.n === 1;
}
