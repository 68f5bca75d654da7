import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { type Role, users } from '../database/schema/auth.ts';
import { newId } from '../lib/ids.ts';
import { hashPassword } from './password.ts';

export interface NewUser {
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  /** Null for somebody who is invited to choose one. */
  password: string | null;
}

/** Null when the address is taken. */
export async function createUser(db: Database, { password, ...user }: NewUser, now: number) {
  const row = { id: newId(), ...user, passwordHash: password && (await hashPassword(password)), createdAt: now };
  return db.insert(users).values(row).onConflictDoNothing().returning().get() ?? null;
}

/** Whether nobody could manage users without this one. */
export function isLastAdministrator(db: Database, user: { role: Role; disabledAt: number | null }): boolean {
  if (user.role !== 'administrator' || user.disabledAt !== null) return false;
  const active = and(eq(users.role, 'administrator'), isNull(users.disabledAt));
  return db.select({ n: count() }).from(users).where(active).get()?.n === 1;
}

type Row = typeof users.$inferSelect;

/** For the record: `role editor → recruiter, disabled`. */
export function whatChanged(before: Row, after: Row): string {
  const is = (before: number | null, after: number | null) => (before === null) !== (after === null);
  return [
    before.name !== after.name && 'name',
    before.role !== after.role && `role ${before.role} → ${after.role}`,
    before.passwordHash !== after.passwordHash && 'password',
    is(before.disabledAt, after.disabledAt) && (after.disabledAt === null ? 'enabled' : 'disabled'),
  ]
    .filter(Boolean)
    .join(', ');
}
