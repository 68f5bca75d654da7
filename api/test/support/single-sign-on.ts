/** A real OpenID provider on this machine, and a browser that logs in there. */
/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'agency', secret: 'a secret of the agency' };

/** Claims by username at the provider. */
export type Accounts = Record<string, Record<string, unknown>>;

/** Starts a provider. `serve` registers the client with its redirect address. */
export async function startProvider(accounts: Accounts) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let hasForeignKeys = false;
  return {
    issuer,
    /** Publishes keys that differ from the signing keys. */
    publishForeignKeys() {
      hasForeignKeys = true;
    },
    serve(redirectUri: string) {
      const provider = new Provider(issuer, {
        clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
        claims: {
          openid: ['sub', 'groups', 'roles', 'xms_edov'],
          email: ['email', 'email_verified'],
          profile: ['name'],
        },
        conformIdTokenClaims: false,
        cookies: { keys: ['a key of the tests'] },
        features: { devInteractions: { enabled: true } },
        ttl: { Session: 3600, Interaction: 3600, Grant: 3600, AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600 },
        findAccount: (_: object, id: string) => ({ accountId: id, claims: async () => ({ sub: id, ...accounts[id] }) }),
        // Users of an agency's own provider are not asked for consent.
        async loadExistingGrant({ oidc }: { oidc: { client: { clientId: string }; session: { accountId: string } } }) {
          const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
      });
      const answer = provider.callback();
      server.on('request', (request, response) => {
        if (!hasForeignKeys || request.url !== '/jwks') return answer(request, response);
        const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] }));
      });
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** Follows a login at the provider. Returns the address of the final redirect. `cookies` hold the provider's session. */
export async function logInAtProvider(
  address: string,
  login: string,
  cookies = new Map<string, string>(),
): Promise<URL> {
  const { origin } = new URL(address);
  let nextUrl = new URL(address);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(nextUrl, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie },
      redirect: 'manual',
    });
    body = undefined;
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      nextUrl = new URL(location, nextUrl);
      if (nextUrl.origin !== origin) return nextUrl;
    } else {
      // The provider's login page.
      body = new URLSearchParams({ prompt: 'login', login, password: 'any' });
    }
  }
  throw new Error('The provider does not send the browser back.');
}
