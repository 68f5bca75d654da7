/** Users and how they log in. */
import { blob, index, integer, sqliteTable, text, uniqueIndex } from '../drizzle.ts';

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Password hash; null until an invitation is accepted, and for users who only log in by single sign-on. */
    passwordHash: text(),
    disabledAt: integer(),
    createdAt: integer().notNull(),
    /** The timing of emails about assignments: immediately, once a day or never. */
    notify: text().$type<Notify>().notNull().default('now'),
    /** Whether the user is emailed today's work on working days. */
    emailsToday: integer({ mode: 'boolean' }).notNull().default(false),
    /** London date, like `2026-11-21`, of the last email with today's work, or of the user's last change to `emailsToday`. */
    todaySentOn: text(),
    /** The user's single sign-on account; null until their first login with it. */
    oidcIssuer: text(),
    oidcSubject: text(),
    /** The hash of the secret in the user's calendar address; null if the user has no calendar address. */
    calendarHash: text(),
  },
  (t) => [uniqueIndex('users_oidc').on(t.oidcIssuer, t.oidcSubject), uniqueIndex('users_calendar').on(t.calendarHash)],
);

export type Notify = 'now' | 'daily' | 'none';

export type Role = 'administrator' | 'editor' | 'recruiter';

/**
 * Authenticator apps. An app counts at login once `confirmedAt` is set: by then a first code has proved that the app
 * has the key.
 */
export const secondFactors = sqliteTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: blob({ mode: 'buffer' }).notNull(),
  confirmedAt: integer(),
  /** The time step of the newest accepted code: no code works twice. */
  lastStep: integer().notNull(),
});

/** Recovery codes, which replace a lost authenticator app. Each works once and is deleted on use. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 of the code. */
    hash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** Pending logins, which still need the second factor. `id` is hashed like a session's. */
export const pendingLogins = sqliteTable('pending_logins', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer().notNull(),
});

/** Passkeys (WebAuthn credentials): a login with one needs neither a password nor a code. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    /** The credential's id in base64url, chosen by the device or password manager. */
    credentialId: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the user gave the passkey. */
    name: text().notNull(),
    /** The public key in COSE format. */
    publicKey: blob({ mode: 'buffer' }).notNull(),
    /** The device's signature counter; most devices always send 0. */
    counter: integer().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/** Challenges for passkeys to sign. `id` is hashed. A challenge is deleted on use. */
export const passkeyChallenges = sqliteTable('passkey_challenges', {
  id: text().primaryKey(),
  /** The hashed session whose user may add a passkey with the challenge; null for a login or confirmation. */
  sessionId: text(),
  createdAt: integer().notNull(),
});

/** Emailed links for setting a password. Each works once. `hash` is the hash of the secret in the link. */
export const passwordLinks = sqliteTable('password_links', {
  id: text().primaryKey(),
  hash: text().notNull().unique(),
  /** A newer link replaces an older one. */
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text().$type<PasswordLinkKind>().notNull(),
  expiresAt: integer().notNull(),
});

export type PasswordLinkKind = 'invitation' | 'reset';

/** Sessions. `id` is the SHA-256 of the cookie's secret, so that read access to the table is not enough to log in. */
export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer().notNull(),
  lastSeenAt: integer().notNull(),
  /** Time at which the password was last entered or a passkey used. Sensitive changes require a recent one. */
  confirmedAt: integer().notNull(),
  /** Whether a passkey was used or added in this session, in which case no other second factor is required. */
  hasPasskey: integer({ mode: 'boolean' }).notNull().default(false),
  /** The browser's name, such as `Firefox on Windows`. */
  browser: text().notNull(),
});

/** Bearer tokens for scripts and CI, stored hashed like sessions. */
export const tokens = sqliteTable('tokens', {
  id: text().primaryKey(),
  hash: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  userId: text().notNull(),
  createdAt: integer().notNull(),
  expiresAt: integer(),
  lastUsedAt: integer(),
});

/** Failed logins, by account and by address, so that rate limits survive a restart. `key` is hashed. */
export const loginAttempts = sqliteTable(
  'login_attempts',
  { id: integer().primaryKey({ autoIncrement: true }), key: text().notNull(), at: integer().notNull() },
  (t) => [index('login_attempts_key').on(t.key, t.at)],
);

/** The audit log: every write and every CV opened. Entries never name candidates. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    /** The user, also when one of their access tokens was used. */
    userId: text(),
    /** The access token's name at the time; null for a session. */
    token: text(),
    action: text().notNull(),
    subject: text().notNull(),
    /** Further details: the new value of a role, the browser of a login. */
    detail: text(),
  },
  (t) => [index('audit_log_at').on(t.at), index('audit_log_subject').on(t.subject)],
);
