/** Passkeys (WebAuthn): challenges, new passkeys, and logins with them. Imported at first use, because its library is large. */

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type { App } from '../../app.ts';
import { audit } from '../../audit.ts';
import { and, eq, isNull, lt } from '../../database/drizzle.ts';
import { passkeyChallenges, passkeys, users } from '../../database/schema/auth.ts';
import { elapsedSince } from '../../lib/clock.ts';
import { MINUTE_MS } from '../../lib/dates.ts';
import { hashSecret, newId } from '../../lib/ids.ts';
import type { Env } from '../../settings/env.ts';
import type { User } from '../authenticate.ts';
import type { assertion, attestation } from './passkey-schemas.ts';

/** Time limit for confirming with the device. */
const CHALLENGE_MS = 5 * MINUTE_MS;

/** Algorithms that all devices support. The library's defaults include one that is experimental in Node. */
const ALGORITHMS = { supportedAlgorithmIDs: [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] };

/** The options for `navigator.credentials.get`. They name no user: the browser offers the passkeys it has. */
export async function loginOptions(app: App) {
  const options = await generateAuthenticationOptions({
    ...relyingPartyOptions(app.env),
    userVerification: 'required',
  });
  storeChallenge(app, options.challenge, null);
  return { ...options, rpId: app.env.adminUrl.hostname };
}

/** The options for `navigator.credentials.create`, of which only this session can use the challenge. */
export async function newPasskeyOptions(app: App, { id, email, name, sessionId }: User) {
  const existingPasskeys = app.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .all();
  const options = await generateRegistrationOptions({
    ...relyingPartyOptions(app.env),
    ...ALGORITHMS,
    rpName: app.env.publicSiteUrl.hostname,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: existingPasskeys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  storeChallenge(app, options.challenge, sessionId);
  return options;
}

/**
 * Adds a passkey. Returns null if it is already known, did not verify the user, or belongs to another site, session or
 * challenge.
 */
export async function addPasskey(
  app: App,
  user: User,
  name: string,
  { response, ...rest }: z.output<typeof attestation>,
) {
  const challenge = useChallenge(app, response.clientDataJSON, user.sessionId);
  if (challenge === null) return null;
  const verification = await tryVerify(async () =>
    verifyRegistrationResponse({
      response: {
        ...rest,
        response: { ...response, attestationObject: withoutStatement(response.attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      ...ALGORITHMS,
      ...expectedRelyingParty(app.env),
    }),
  );
  if (!verification?.registrationInfo) return null;
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  const row = { id: newId(), credentialId: id, userId: user.id, name, counter, createdAt: app.clock.now() };
  const values = { ...row, publicKey: Buffer.from(publicKey) };
  return app.db.insert(passkeys).values(values).onConflictDoNothing().returning().get() ?? null;
}

/**
 * The user whose passkey has signed a new challenge. Null, with an entry in the audit log that names the `client`, for
 * a wrong signature, a counter that has not risen or a disabled user.
 */
export async function usePasskey(app: App, { response, ...rest }: z.output<typeof assertion>, client: string) {
  const { db } = app;
  // Parses only credentials of known passkeys.
  const passkey = db.select().from(passkeys).where(eq(passkeys.credentialId, rest.id)).get();
  const user = passkey && (await verifyAssertion(passkey));
  if (!user) {
    const author = { userId: passkey?.userId ?? null, at: app.clock.now() };
    audit(db, author, 'session.refused', passkey?.userId ?? 'session', `${client}, passkey`);
  }
  return user ?? null;

  async function verifyAssertion({ id, userId, credentialId, publicKey, counter }: typeof passkeys.$inferSelect) {
    const challenge = useChallenge(app, response.clientDataJSON, null);
    if (challenge === null || response.userHandle !== isoBase64URL.fromUTF8String(userId)) return null;
    const verification = await tryVerify(() =>
      verifyAuthenticationResponse({
        response: { ...rest, response, clientExtensionResults: {} },
        credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
        expectedChallenge: challenge,
        ...expectedRelyingParty(app.env),
      }),
    );
    if (!verification?.verified) return null;
    // The user may have been disabled, or the passkey removed or used, since the check began.
    const user = db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.disabledAt)))
      .get();
    const usage = { counter: verification.authenticationInfo.newCounter, lastUsedAt: app.clock.now() };
    const isUnchanged = and(eq(passkeys.id, id), eq(passkeys.counter, counter));
    return user && db.update(passkeys).set(usage).where(isUnchanged).run().changes === 1 ? user : null;
  }
}

const relyingPartyOptions = ({ adminUrl }: Env) => ({ rpID: adminUrl.hostname, timeout: CHALLENGE_MS });

const expectedRelyingParty = ({ adminUrl }: Env) => ({
  expectedOrigin: adminUrl.origin,
  expectedRPID: adminUrl.hostname,
  requireUserVerification: true,
});

function storeChallenge({ db, clock }: App, challenge: string, sessionId: string | null) {
  const createdAt = clock.now();
  db.delete(passkeyChallenges)
    .where(lt(passkeyChallenges.createdAt, createdAt - CHALLENGE_MS))
    .run();
  db.insert(passkeyChallenges)
    .values({ id: hashSecret(challenge), sessionId, createdAt })
    .run();
}

/** Consumes the browser's challenge. Returns null unless it was recently created for this session. */
function useChallenge({ db, clock }: App, clientDataJSON: string, sessionId: string | null): string | null {
  const challenge = readChallenge(clientDataJSON);
  const isSameChallenge = eq(passkeyChallenges.id, hashSecret(challenge));
  const row = db.delete(passkeyChallenges).where(isSameChallenge).returning().get();
  const isValid = row?.sessionId === sessionId && elapsedSince(row.createdAt, clock.now()) <= CHALLENGE_MS;
  return isValid ? challenge : null;
}

function readChallenge(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/**
 * Removes the attestation statement, which we do not request. The library would check it, and fetch
 * addresses from its certificates.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const emptyAttestation = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(emptyAttestation));
}

/** Returns null if the library throws, as it does for any invalid input. */
async function tryVerify<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
