import { z } from 'zod';
import type { App } from '../app.ts';
import { type Author, audit } from '../audit.ts';
import { and, eq, isNotNull, isNull, ne, or } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { type Role, users } from '../database/schema/auth.ts';
import { countRows } from '../database/statements.ts';
import { newId } from '../lib/ids.ts';
import { type QueuedMail, queueMail } from '../mail/outbox.ts';
import type { RenderedEmail } from '../mail/render-email.ts';
import { composeEmail } from '../mail/templates.ts';
import { adminAddress } from '../settings/env.ts';
import { hashPassword } from './login/password.ts';

export const role = z.enum(['administrator', 'editor', 'recruiter']) satisfies z.ZodType<Role>;

export const userSchema = z.object({ id: z.string(), email: z.string(), name: z.string(), role });

/** Normalises an email address for user look-ups. */
export const emailSchema = z.string().trim().toLowerCase().max(254);

interface NewUser {
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  /** The password; null for an invited user who has not chosen one. */
  password: string | null;
}

export function findUser(db: Database, id: string): Row | undefined {
  return db.select().from(users).where(eq(users.id, id)).get();
}

/** Creates a user. Returns null if the email address is taken. */
export async function createUser(db: Database, { password, ...user }: NewUser, now: number) {
  const row = { id: newId(), ...user, passwordHash: password && (await hashPassword(password)), createdAt: now };
  return db.insert(users).values(row).onConflictDoNothing().returning().get() ?? null;
}

/** Whether this is the only administrator who can log in. One who has not accepted the invitation does not count. */
export function isLastAdministrator(db: Database, user: Row): boolean {
  if (user.role !== 'administrator' || user.disabledAt !== null || !hasLogin(user)) return false;
  const canLogIn = or(isNotNull(users.passwordHash), isNotNull(users.oidcSubject));
  return countRows(db, users, and(eq(users.role, 'administrator'), isNull(users.disabledAt), canLogIn)) === 1;
}

/** Whether a user has chosen a password or logged in by single sign-on. */
export function hasLogin({ passwordHash, oidcSubject }: Pick<Row, 'passwordHash' | 'oidcSubject'>): boolean {
  return passwordHash !== null || oidcSubject !== null;
}

type Row = typeof users.$inferSelect;

export function renameUser(db: Database, id: string, name: string, author: Author): void {
  const isRenamed = and(eq(users.id, id), ne(users.name, name));
  if (db.update(users).set({ name }).where(isRenamed).run().changes > 0) audit(db, author, 'user.update', id, 'name');
}

/** Describes a change for the audit log: `role editor → recruiter, disabled`. */
export function describeChanges(before: Row, after: Row): string {
  const hasToggled = (before: number | null, after: number | null) => (before === null) !== (after === null);
  return [
    before.name !== after.name && 'name',
    before.role !== after.role && `role ${before.role} → ${after.role}`,
    before.passwordHash !== after.passwordHash && 'password',
    hasToggled(before.disabledAt, after.disabledAt) && (after.disabledAt === null ? 'enabled' : 'disabled'),
  ]
    .filter(Boolean)
    .join(', ');
}

type Notified = Pick<Row, 'id' | 'email' | 'name'>;

/**
 * Emails a user about a change to their account, in case they did not make it. Does nothing without an email server.
 */
export function notify(app: App, user: Notified, sentence: string) {
  queueNotice(app, user, sentence);
  setImmediate(() => app.mail.wake());
}

/** Like `notify`, for commands: the server's mail worker finds the email within a minute. */
export function queueNotice(app: Pick<App, 'db' | 'env' | 'clock'>, user: Notified, sentence: string) {
  if (!app.env.smtpUrl) return;
  const content = composeEmail(app, 'accountChangeEmail', {
    user_name: user.name,
    change: sentence,
    admin_link: adminAddress(app.env),
  });
  queueMail(app, { kind: 'account.notice', subjectId: user.id, mail: { to: user.email, ...content } });
}

/**
 * Queues an email for each administrator who is not disabled. Call it in the transaction that causes it, and wake the
 * mail worker after the commit.
 */
export function queueForAdministrators(
  app: Pick<App, 'db' | 'env' | 'clock'>,
  { kind, subjectId }: Pick<QueuedMail, 'kind' | 'subjectId'>,
  content: RenderedEmail,
) {
  const isAdministrator = and(eq(users.role, 'administrator'), isNull(users.disabledAt));
  for (const { email } of app.db.select().from(users).where(isAdministrator).all())
    queueMail(app, { kind, subjectId, mail: { to: email, ...content } });
}
