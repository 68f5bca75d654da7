import { inArray } from '../database/drizzle.ts';
import {
  auditLog,
  loginAttempts,
  passkeyChallenges,
  passkeys,
  passwordLinks,
  pendingLogins,
  recoveryCodes,
  secondFactors,
  sessions,
  tokens,
  users,
} from '../database/schema/auth.ts';
import type { Feature } from '../feature.ts';
import { toIso } from '../lib/dates.ts';
import { accountRoutes } from './account-routes.ts';
import { passkeyRoutes } from './login/passkey-routes.ts';
import { passwordLinkRoutes } from './login/password-links.ts';
import { sessionRoutes } from './login/session-routes.ts';
import { singleSignOnRoutes } from './login/single-sign-on-routes.ts';
import { twoFactorRoutes } from './login/two-factor-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { userRoutes } from './user-routes.ts';

const GOES_WITH_USER = 'Belongs to a user, and is deleted with them.';

export const auth: Feature = {
  name: 'auth',
  plugins: [
    sessionRoutes,
    singleSignOnRoutes,
    passkeyRoutes,
    accountRoutes,
    twoFactorRoutes,
    passwordLinkRoutes,
    userRoutes,
    tokenRoutes,
  ],
  tables: [
    users,
    [auditLog, 'Names of things and users, never of candidates.'],
    [loginAttempts, 'Hashes of accounts and addresses.'],
    [passkeyChallenges, 'Random numbers, for minutes.'],
    [passkeys, GOES_WITH_USER],
    [passwordLinks, GOES_WITH_USER],
    [pendingLogins, GOES_WITH_USER],
    [recoveryCodes, GOES_WITH_USER],
    [secondFactors, GOES_WITH_USER],
    [sessions, GOES_WITH_USER],
    [tokens, 'Belong to staff and their scripts.'],
  ],
  personalData: {
    find({ db }, { emails }) {
      const { name, email, role, createdAt } = users;
      const rows = db.select({ name, email, role, createdAt }).from(users).where(inArray(users.email, emails)).all();
      const row = rows.toSorted((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email))[0];
      return { account: row ? { ...row, createdAt: toIso(row.createdAt) } : null };
    },
    // Erasure leaves user accounts in place: administrators manage them.
    erase: () => ({}),
  },
  audit: {
    things: { session: 'Login', token: 'Access token', user: 'User' },
    actions: {
      addPasskey: 'passkey added',
      connect: 'connected to single sign-on',
      end: 'session ended',
      endOthers: 'other sessions ended',
      forgotPassword: 'reset link requested',
      invite: 'invitation resent',
      acceptInvitation: 'invitation accepted',
      notify: 'notification settings changed',
      open: 'succeeded',
      password: 'password changed',
      recoveryCodes: 'recovery codes regenerated',
      refused: 'failed',
      removePasskey: 'passkey removed',
      resetPassword: 'password reset using a link',
      resetSecondFactor: 'two-factor authentication reset',
      secondFactorOff: 'two-factor authentication turned off',
      secondFactorOn: 'two-factor authentication turned on',
      sendReset: 'reset link sent',
      update: 'changed',
    },
    names: [
      [users.id, users.name],
      [tokens.id, tokens.name],
    ],
  },
  tags: [
    ['Session', 'admin', 'Login, logout and the current session.'],
    ['Account', 'admin', 'The current user’s password, passkeys, sessions and two-factor authentication.'],
    ['Users', 'admin', 'Users of the admin.'],
    ['Tokens', 'admin', 'Access tokens for API clients.'],
  ],
};
