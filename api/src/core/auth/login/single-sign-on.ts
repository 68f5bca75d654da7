/** Logging in with an account at an identity provider (OpenID Connect): Microsoft 365, Google Workspace and others. */

import { isEmail } from 'content-types/fields/addresses/email-phone-url';
import { cleanLine } from 'content-types/fields/text';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { App } from '../../app.ts';
import { audit, systemAuthor } from '../../audit.ts';
import { and, eq } from '../../database/drizzle.ts';
import { type Role, users } from '../../database/schema/auth.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashSecret, newId } from '../../lib/ids.ts';
import { adminAddress } from '../../settings/env.ts';
import type { SingleSignOnSettings } from '../../settings/single-sign-on.ts';
import { endUserTokens } from '../token-routes.ts';
import { isLastAdministrator } from '../users.ts';

/** Why a login was rejected. The login page has a sentence for each. */
export type RejectionReason =
  | 'expired'
  | 'cancelled'
  | 'provider'
  | 'unverified'
  | 'domain'
  | 'group'
  | 'unknown'
  | 'passkey'
  | 'disabled';

export class LoginRejected extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, options?: ErrorOptions) {
    super(`Single sign-on was rejected: ${reason}.`, options);
    this.reason = reason;
  }
}

/** The provider's claims about a user. Only the subject is guaranteed never to change. */
interface Claims {
  issuer: string;
  subject: string;
  /** The email address in lower case; blank if the provider sends no valid address. */
  email: string;
  isEmailVerified: boolean;
  name: string;
  groups: readonly string[];
  /** When the user last entered a password at the provider, in milliseconds since 1970; null if it does not say. */
  authenticatedAt: number | null;
}

const TIMEOUT_S = 10;
const MAX_NAME_LENGTH = 120;
/** Schema for a name: one line without control characters. */
const nameSchema = cleanLine('Name', MAX_NAME_LENGTH);
const SCOPE = 'openid email profile';

export interface Provider {
  /** Returns the provider's login URL for a browser with this secret. Rejects with `LoginRejected`. */
  loginAddress(secret: string, isAgain: boolean): Promise<string>;
  /** Reads the provider's response from the URL to which the browser was redirected. Rejects with `LoginRejected`. */
  readAnswer(secret: string, answer: URL): Promise<Claims>;
}

export function createProvider(app: App, settings: SingleSignOnSettings): Provider {
  const redirectUri = new URL('/api/session/single-sign-on/callback', adminAddress(app.env)).href;
  let configurationPromise: Promise<Configuration> | null = null;

  /** Fetches the provider's addresses and keys once, and retries after a failure. */
  function configuration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = settings;
    // The ID token's signature is checked even though it comes straight from the provider.
    const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
    const options = { timeout: TIMEOUT_S, execute };
    configurationPromise ??= discovery(issuer, clientId, clientSecret, undefined, options).catch((cause: unknown) => {
      configurationPromise = null;
      throw new LoginRejected('provider', { cause });
    });
    return configurationPromise;
  }

  return {
    async loginAddress(secret, isAgain) {
      const { state, nonce, verifier } = derive(secret);
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // `max_age` makes the provider state when the user last authenticated (OpenID Connect Core 3.1.2.1).
        ...(isAgain && { prompt: 'login', max_age: '0' }),
      }).href;
    },

    async readAnswer(secret, answer) {
      const { state, nonce, verifier } = derive(secret);
      if (answer.searchParams.get('state') !== state) throw new LoginRejected('expired');
      if (answer.searchParams.get('error') === 'access_denied') throw new LoginRejected('cancelled');
      const config = await configuration();
      try {
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await authorizationCodeGrant(config, answer, checks);
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token.');
        const hasMore = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const userInfo = hasMore ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return toClaims({ ...userInfo, ...claims });
      } catch (cause) {
        throw new LoginRejected('provider', { cause });
      }
    },
  };
}

/**
 * Derives the values that protect a login against replay and CSRF (state, nonce, PKCE verifier) from the secret in the
 * browser's cookie.
 */
function derive(secret: string) {
  const [state, nonce, verifier] = ['state', 'nonce', 'verifier'].map((name) => hashSecret(`${name} ${secret}`));
  return { state: String(state), nonce: String(nonce), verifier: String(verifier) };
}

function toClaims(claims: Record<string, unknown> & { iss: string; sub: string }): Claims {
  const toStrings = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isEmail(email) ? email : '',
    // Microsoft has a separate claim, `xms_edov`, because a directory's administrators can set any `email`.
    isEmailVerified: claims.email_verified === true || [true, 1, '1', 'true'].includes(claims.xms_edov as string),
    name: (typeof claims.name === 'string' && nameSchema.parse(claims.name.slice(0, MAX_NAME_LENGTH))) || email,
    groups: [...toStrings(claims.groups), ...toStrings(claims.roles)],
    authenticatedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : null,
  };
}

/**
 * Finds the user of a provider account. The first login links the account by an email address that the provider has
 * verified, to prevent takeovers. With roles by group, adds users and updates roles. Throws `LoginRejected`.
 */
export function findOrAddUser(app: App, settings: SingleSignOnSettings, claims: Claims, client: string): User {
  try {
    return inTransaction(app.db, () => matchUser(app, settings, claims));
  } catch (error) {
    if (error instanceof LoginRejected) {
      audit(app.db, systemAuthor(app.clock.now()), 'session.refused', settings.name, `${client}, ${error.reason}`);
    }
    throw error;
  }
}

function matchUser(app: App, settings: SingleSignOnSettings, claims: Claims): User {
  const { db } = app;
  const { issuer, subject, email, name, isEmailVerified } = claims;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (settings.domains.length > 0 && !(isEmailVerified && settings.domains.includes(domain)))
    throw new LoginRejected('domain');
  const role = findRole(settings, claims);
  const hasSubject = and(eq(users.oidcIssuer, issuer), eq(users.oidcSubject, subject));
  const knownUser = db.select().from(users).where(hasSubject).get();
  if (knownUser) return withRole(app, requireEnabled(knownUser), role);

  if (email === '' || !isEmailVerified) throw new LoginRejected('unverified');
  const connection = { oidcIssuer: issuer, oidcSubject: subject };
  const at = app.clock.now();
  const invitedUser = db.select().from(users).where(eq(users.email, email)).get();
  if (invitedUser) {
    // Rejects the login: the address belonged to another account at this provider before.
    if (requireEnabled(invitedUser).oidcIssuer === issuer) throw new LoginRejected('unknown');
    db.update(users).set(connection).where(eq(users.id, invitedUser.id)).run();
    audit(db, { userId: invitedUser.id, at }, 'user.connect', invitedUser.id, settings.name);
    return withRole(app, { ...invitedUser, ...connection }, role);
  }
  if (role === null) throw new LoginRejected('unknown');
  const row = { id: newId(), email, name, role, passwordHash: null, createdAt: at, ...connection };
  const user = db.insert(users).values(row).returning().get();
  audit(db, { userId: user.id, at }, 'user.create', user.id, `${role}, by ${settings.name}`);
  return user;
}

type User = typeof users.$inferSelect;

/** Returns null if administrators assign the roles. Throws for a user in none of the groups. */
function findRole({ roles }: SingleSignOnSettings, { groups }: Claims): Role | null {
  if (roles.length === 0) return null;
  const match = roles.find(({ group }) => group === '*' || groups.includes(group));
  if (!match) throw new LoginRejected('group');
  return match.role;
}

function requireEnabled(user: User): User {
  if (user.disabledAt !== null) throw new LoginRejected('disabled');
  return user;
}

/** The only administrator keeps the role, because without an administrator the groups could not be corrected. */
function withRole(app: App, user: User, role: Role | null): User {
  const { db } = app;
  if (role === null || role === user.role || isLastAdministrator(db, user)) return user;
  const author = { userId: user.id, at: app.clock.now() };
  db.update(users).set({ role }).where(eq(users.id, user.id)).run();
  if (role !== 'administrator') endUserTokens(db, user.id, author);
  audit(db, author, 'user.update', user.id, `role ${user.role} → ${role}, by group`);
  return { ...user, role };
}
