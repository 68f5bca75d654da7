import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createUser } from '../../../../src/core/auth/users.ts';
import { users } from '../../../../src/core/database/schema/auth.ts';
import { systemClock } from '../../../../src/core/lib/clock.ts';
import { HOUR_MS } from '../../../../src/core/lib/dates.ts';
import { logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../../../support/app.ts';
import { type Accounts, CLIENT, logInAtProvider, startProvider } from '../../../support/single-sign-on.ts';

const CALLBACK = '/api/session/single-sign-on/callback';

const accounts: Accounts = {
  // Users in Google's format.
  ada: { email: 'Ada@Agency.example', email_verified: true, name: 'Ada King' },
  mallory: { email: 'ada@agency.example', email_verified: false, name: 'Mallory' },
  silent: { email: 'ada@agency.example', name: 'No statement' },
  elsewhere: { email: 'eve@elsewhere.example', email_verified: true, name: 'Eve' },
  twin: { email: 'ada@agency.example', email_verified: true, name: 'Twin' },
  // Users in Microsoft's format, with its optional claims.
  grace: { email: 'grace@agency.example', xms_edov: true, name: 'Grace', roles: ['Consultants'] },
  owner: { email: 'owner@agency.example', xms_edov: '1', name: 'Olive', roles: ['Owners', 'Consultants'] },
  outsider: { email: 'guest@agency.example', xms_edov: 1, name: 'Guest', roles: [] },
};

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: TestServer;
/** The number of milliseconds by which the API's clock is ahead of the provider's. */
let ahead = 0;
/** Running servers, by their settings as JSON. */
const servers = new Map<string, TestServer>();
beforeAll(async () => {
  provider = await startProvider(accounts);
  provider.serve(`${ORIGIN}${CALLBACK}`);
});
beforeEach(() => {
  ahead = 0;
  for (const { db } of servers.values()) db.delete(users).run();
});
afterAll(async () => {
  for (const { close } of servers.values()) await close();
  await provider.close();
});

/** Sets `server` to the app with these settings, and starts it on first use. */
async function use(env: NodeJS.ProcessEnv = {}) {
  const settings = JSON.stringify(env);
  server = servers.get(settings) ?? (await start(env));
  servers.set(settings, server);
}

const start = (env: NodeJS.ProcessEnv) =>
  startApp({
    clock: { ...systemClock, now: () => Date.now() + ahead },
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Agency accounts',
      ...env,
    },
  });

const addUser = (email: string, role: 'administrator' | 'recruiter' = 'recruiter', password: string | null = null) =>
  createUser(server.db, { email, name: 'Invited', role, password }, 0);

const cookiesOf = (response: { headers: Record<string, unknown> }) =>
  [response.headers['set-cookie']]
    .flat()
    .map((line) => String(line ?? '').split(';')[0])
    .join('; ');

/** Begins a login. Returns the provider's address and the browser's cookie. */
async function beginLogin(query = '') {
  const response = await server.app.inject(`/api/session/single-sign-on${query}`);
  expect(response.statusCode).toBe(303);
  return { address: String(response.headers.location), cookie: cookiesOf(response), response };
}

const comeBack = (url: URL, cookie: string) =>
  server.app.inject({ url: url.pathname + url.search, headers: { cookie } });

async function logIn(login: string, query = '', browser = new Map<string, string>()) {
  const { address, cookie } = await beginLogin(query);
  const response = await comeBack(await logInAtProvider(address, login, browser), cookie);
  expect(response.statusCode).toBe(303);
  return { fragment: new URL(String(response.headers.location)).hash, response, cookie: cookiesOf(response) };
}

async function whoIs(cookie: string) {
  return (await server.app.inject({ url: '/api/session', headers: { cookie } })).json().user;
}

const lastAudit = () =>
  server.db.$client.prepare('SELECT action, subject, detail FROM audit_log ORDER BY id DESC LIMIT 1').get();

describe('logging in with an account of a provider', () => {
  test('opens a session for the invited user with the same verified address', async () => {
    await use();
    await addUser('ada@agency.example');
    const first = await logIn('ada');
    expect(first.fragment).toBe('#sign-in=done');
    expect(await whoIs(first.cookie)).toMatchObject({
      email: 'ada@agency.example',
      role: 'recruiter',
      name: 'Invited',
    });
    expect(first.response.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    );
    expect(lastAudit()).toMatchObject({
      action: 'session.open',
      detail: expect.stringContaining('with Agency accounts'),
    });
    accounts.ada = { ...accounts.ada, email: 'ada.married@agency.example' };
    expect(await whoIs((await logIn('ada')).cookie)).toMatchObject({ email: 'ada@agency.example' });
    accounts.ada = { ...accounts.ada, email: 'Ada@Agency.example' };
    expect((await logIn('twin')).fragment).toBe('#sign-in-rejected=unknown');
  });

  test('never connects an account by an unverified address', async () => {
    await use();
    await addUser('ada@agency.example', 'administrator', PASSWORD);
    for (const login of ['mallory', 'silent'])
      expect((await logIn(login)).fragment).toBe('#sign-in-rejected=unverified');
    expect(server.db.select().from(users).all()).toMatchObject([{ oidcSubject: null }]);
    expect(lastAudit()).toMatchObject({ action: 'session.refused', subject: 'Agency accounts' });
    expect(JSON.stringify(lastAudit())).not.toContain('agency.example');
  });

  test('rejects a token that another key has signed', async () => {
    const forgedProvider = await startProvider(accounts);
    onTestFinished(async () => void (await forgedProvider.close()));
    forgedProvider.serve(`${ORIGIN}${CALLBACK}`);
    await use({ OIDC_ISSUER: forgedProvider.issuer });
    await addUser('ada@agency.example');
    forgedProvider.publishForeignKeys();
    expect((await logIn('ada')).fragment).toBe('#sign-in-rejected=provider');
    expect(server.db.select().from(users).all()).toMatchObject([{ oidcSubject: null }]);
  });

  test('rejects an address with two @', async () => {
    accounts.double = { email: 'admin@elsewhere.example@agency.example', email_verified: true, name: 'Double' };
    await use({ OIDC_DOMAINS: 'agency.example', OIDC_ROLES: '*=recruiter' });
    expect((await logIn('double')).fragment).toBe('#sign-in-rejected=domain');
    expect(server.db.select().from(users).all()).toEqual([]);
  });

  test('rejects unknown users, disabled users and other domains', async () => {
    await use({ OIDC_DOMAINS: 'agency.example' });
    expect((await logIn('ada')).fragment).toBe('#sign-in-rejected=unknown');
    expect((await logIn('elsewhere')).fragment).toBe('#sign-in-rejected=domain');
    expect((await logIn('mallory')).fragment).toBe('#sign-in-rejected=domain');
    await addUser('ada@agency.example');
    expect((await logIn('ada')).fragment).toBe('#sign-in=done');
    server.db.update(users).set({ disabledAt: 1 }).run();
    expect((await logIn('ada')).fragment).toBe('#sign-in-rejected=disabled');
  });

  test('adds users with roles that follow their groups', async () => {
    await use({ OIDC_ROLES: 'Owners=administrator, Consultants=recruiter' });
    expect(await whoIs((await logIn('grace')).cookie)).toMatchObject({ role: 'recruiter', name: 'Grace' });
    expect(await whoIs((await logIn('owner')).cookie)).toMatchObject({ role: 'administrator' });
    expect((await logIn('outsider')).fragment).toBe('#sign-in-rejected=group');
    accounts.grace = { ...accounts.grace, roles: ['Owners'] };
    expect(await whoIs((await logIn('grace')).cookie)).toMatchObject({ role: 'administrator' });
    accounts.owner = { ...accounts.owner, roles: ['Consultants'] };
    expect(await whoIs((await logIn('owner')).cookie)).toMatchObject({ role: 'recruiter' });
    accounts.grace = { ...accounts.grace, roles: ['Consultants'] };
    // Grace keeps her role: she is the only administrator who can log in.
    expect(await whoIs((await logIn('grace')).cookie)).toMatchObject({ role: 'administrator' });
  });

  test.each([
    ['Senior Consultants=recruiter Site Owners=administrator', 'Senior Consultants', 'recruiter'],
    ['Owners=administrator,  Senior Consultants=recruiter, *=editor', 'Senior Consultants', 'recruiter'],
    ['Owners=administrator *=editor', 'anything', 'editor'],
  ])('accepts group names with spaces: %s', async (OIDC_ROLES, group, role) => {
    accounts.spaced = { email: 'spaced@agency.example', email_verified: true, name: 'Spaced', groups: [group] };
    await use({ OIDC_ROLES });
    expect(await whoIs((await logIn('spaced')).cookie)).toMatchObject({ role });
  });

  test.each([
    'Consultants',
    'Consultants=owner',
    '=recruiter',
    'Consultants, Owners=administrator',
    'Consultants=owner Owners=administrator',
    'Owners=administrators',
  ])('a mistake in OIDC_ROLES stops the start: %s', async (OIDC_ROLES) => {
    await expect(start({ OIDC_ROLES })).rejects.toThrow(/OIDC_ROLES must be pairs/);
  });

  test('still asks for the code of a user with two-factor authentication', async () => {
    await use();
    const user = await addUser('ada@agency.example');
    const insertFactor = server.db.$client.prepare(
      'INSERT INTO second_factors (userId, key, confirmedAt, lastStep) VALUES (?, ?, 1, 0)',
    );
    insertFactor.run(user?.id, Buffer.alloc(20, 1));
    const { fragment, cookie } = await logIn('ada');
    expect(fragment).toBe('#sign-in=code');
    expect(cookie).toMatch(/login=[\w-]{43}/);
    expect(await whoIs(cookie)).toBeUndefined();
  });

  test('sends the user back to the provider’s password prompt to re-authenticate', async () => {
    await use();
    await addUser('ada@agency.example');
    const { address } = await beginLogin('?again');
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
    expect((await logIn('ada', '?again')).fragment).toBe('#sign-in=again');
  });

  test('ends the browser’s previous session', async () => {
    await use();
    await addUser('ada@agency.example');
    const { cookie } = await logIn('ada');
    const session = /session=[^;]+/.exec(cookie)?.[0] ?? '';
    const headers = { cookie: session };
    const startResponse = await server.app.inject({ url: '/api/session/single-sign-on?again', headers });
    expect(await whoIs(session)).toBeDefined();
    const returnResponse = await comeBack(
      await logInAtProvider(String(startResponse.headers.location), 'ada'),
      cookiesOf(startResponse),
    );
    expect(await whoIs(session)).toBeUndefined();
    expect(await whoIs(cookiesOf(returnResponse))).toMatchObject({ email: 'ada@agency.example' });
  });

  test('allows sensitive changes only after re-authentication at the provider', async () => {
    await use();
    await addUser('ada@agency.example', 'administrator');
    const change = async (cookie: string) => {
      const headers = { cookie, origin: ORIGIN };
      const payload = { email: 'new@agency.example', name: 'New', role: 'editor', password: 'correct horse battery' };
      const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/users', headers, payload });
      return statusCode;
    };
    const browser = new Map<string, string>();
    await logIn('ada', '?again', browser);
    expect(await change((await logIn('nobody', '', browser)).cookie)).toBe(403);
    expect(await change((await logIn('ada', '?again', browser)).cookie)).toBe(201);
    // The provider's `auth_time` decides, not the parameters that the browser changed.
    ahead = HOUR_MS;
    const { address, cookie } = await beginLogin('?again');
    const quietUrl = new URL(address);
    quietUrl.searchParams.delete('prompt');
    quietUrl.searchParams.set('max_age', '1000000');
    const answer = await logInAtProvider(quietUrl.href, 'nobody', browser);
    expect(await change(cookiesOf(await comeBack(answer, cookie)))).toBe(403);
  });

  test('requires re-authentication if the provider sends no auth_time', async () => {
    await use();
    await addUser('ada@agency.example', 'administrator');
    const browser = new Map<string, string>();
    await logIn('ada', '?again', browser);
    // An attacker at an unlocked computer removes the parameters that request the password, so no `auth_time` arrives.
    const { address, cookie } = await beginLogin('?again');
    const quietUrl = new URL(address);
    for (const name of ['prompt', 'max_age']) quietUrl.searchParams.delete(name);
    const returnResponse = await comeBack(await logInAtProvider(quietUrl.href, 'nobody', browser), cookie);
    expect(new URL(String(returnResponse.headers.location)).hash).toBe('#sign-in=unconfirmed');
    const headers = { cookie: cookiesOf(returnResponse), origin: ORIGIN };
    expect(await whoIs(headers.cookie)).toMatchObject({ email: 'ada@agency.example' });
    for (const url of ['/api/session/totp', '/api/tokens', '/api/users']) {
      const payload = url === '/api/session/totp' ? undefined : {};
      const response = await server.app.inject({ method: 'POST', url, headers, payload });
      expect([response.statusCode, response.json().confirm], url).toEqual([403, 'password']);
    }
  });

  test('lets users set up two-factor authentication without auth_time from the provider', async () => {
    await use({ REQUIRE_SECOND_FACTOR: 'everyone' });
    await addUser('ada@agency.example', 'administrator');
    const { fragment, cookie } = await logIn('ada');
    expect(fragment).toBe('#sign-in=done');
    const headers = { cookie, origin: ORIGIN };
    expect((await server.app.inject({ url: '/api/users', headers })).statusCode).toBe(403);
    expect((await server.app.inject({ method: 'POST', url: '/api/session/totp', headers })).statusCode).toBe(200);
  });
});

describe('attacks', () => {
  test('a provider response works once and only in the requesting browser', async () => {
    await use();
    await addUser('ada@agency.example');
    const { address, cookie, response } = await beginLogin();
    expect(response.headers['set-cookie']).toMatch(
      /^sign-in=[\w-]{43}\.\.; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const query = new URL(address).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const value of [...query.values()]) expect(cookie).not.toContain(value);
    const answer = await logInAtProvider(address, 'ada');
    const outcomeOf = async (url: URL, cookie: string) =>
      new URL(String((await comeBack(url, cookie)).headers.location)).hash;
    expect(await outcomeOf(answer, '')).toBe('#sign-in-rejected=expired');
    expect(await outcomeOf(answer, (await beginLogin()).cookie)).toBe('#sign-in-rejected=expired');
    const forgedUrl = new URL(answer);
    forgedUrl.searchParams.set('code', 'a-code-of-an-attacker');
    expect(await outcomeOf(forgedUrl, cookie)).toBe('#sign-in-rejected=provider');
    const mixedUrl = new URL(answer);
    mixedUrl.searchParams.set('iss', 'https://attacker.example');
    expect(await outcomeOf(mixedUrl, cookie)).toBe('#sign-in-rejected=provider');
    expect(await outcomeOf(answer, cookie)).toBe('#sign-in=done');
    expect(await outcomeOf(answer, cookie)).toBe('#sign-in-rejected=provider');
  });

  const VERIFIED = { email: 'ada@agency.example', email_verified: true, name: 'Mallory' };
  test.each<[string, Record<string, unknown>]>([
    ['says in words that it is verified', { ...VERIFIED, email_verified: 'true' }],
    ['says so in a list', { ...VERIFIED, email_verified: [true] }],
    ['says so with another number', { ...VERIFIED, email_verified: false, xms_edov: 2 }],
    ['says so of a list in Microsoft’s claim', { ...VERIFIED, email_verified: false, xms_edov: ['1'] }],
    ['has no address', { email_verified: true, name: 'Mallory' }],
    ['has a list of addresses', { ...VERIFIED, email: ['ada@agency.example'] }],
    ['has a longer domain', { ...VERIFIED, email: 'ada@agency.example.evil.example' }],
    ['has another domain first', { ...VERIFIED, email: 'ada@agency.example@evil.example' }],
    ['has a letter that looks alike', { ...VERIFIED, email: 'аda@agency.example' }],
    ['has a blank inside', { ...VERIFIED, email: 'a da@agency.example' }],
    ['has a NUL', { ...VERIFIED, email: 'ada@agency.example\0' }],
    ['has SQL', { ...VERIFIED, email: "ada@agency.example' OR '1'='1" }],
  ])('rejects a provider account that %s', async (_, claims) => {
    accounts.hostile = claims;
    await use({ OIDC_DOMAINS: 'agency.example' });
    await addUser('ada@agency.example', 'administrator');
    const { fragment, cookie } = await logIn('hostile');
    expect(fragment).toMatch(/^#sign-in-rejected=(unverified|domain|unknown|provider)$/);
    expect(await whoIs(cookie)).toBeUndefined();
    expect(server.db.select().from(users).all()).toMatchObject([{ oidcSubject: null }]);
  });

  test.each<[string, unknown]>([
    ['a text', 'Owners'],
    ['a longer name', ['Owners2']],
    ['other case', ['owners']],
    ['a list in a list', [['Owners']]],
    ['an object', { 0: 'Owners', length: 1 }],
    ['the word for everyone', ['*']],
    ['a setting', ['Owners=administrator']],
  ])('rejects a login whose groups are %s', async (_, groups) => {
    accounts.hostile = { ...VERIFIED, groups };
    await use({ OIDC_ROLES: 'Owners=administrator' });
    expect((await logIn('hostile')).fragment).toBe('#sign-in-rejected=group');
    expect(server.db.select().from(users).all()).toEqual([]);
  });

  test('a hostile name stays plain text of limited length', async () => {
    const name = `<img src=x onerror=alert(1)>\r\nSet-Cookie: a=b ${'x'.repeat(10_000)}`;
    accounts.hostile = { ...VERIFIED, name };
    await use({ OIDC_ROLES: '*=recruiter' });
    const { response, cookie } = await logIn('hostile');
    expect(response.headers.location).toBe(`${ORIGIN}/admin#sign-in=done`);
    const { name: storedName } = await whoIs(cookie);
    expect(storedName.length).toBeLessThanOrEqual(120);
    expect(storedName).toMatch(/^<img src=x onerror=alert\(1\)> Set-Cookie: a=b x+$/);
  });

  test('no header or parameter changes the redirect address', async () => {
    await use();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const { headers: responseHeaders } = await server.app.inject({ url: '/api/session/single-sign-on', headers });
    for (const query of ['?next=//evil.example', '?redirect_uri=https://evil.example'])
      expect((await server.app.inject(`/api/session/single-sign-on${query}`)).statusCode).toBe(422);
    expect(new URL(String(responseHeaders.location)).searchParams.get('redirect_uri')).toBe(`${ORIGIN}${CALLBACK}`);
  });

  test('cancelling or an unreachable provider leads back to the login page', async () => {
    await use();
    const { address, cookie } = await beginLogin();
    const cancelledUrl = new URL(`${ORIGIN}${CALLBACK}`);
    cancelledUrl.search = new URLSearchParams({
      error: 'access_denied',
      state: new URL(address).searchParams.get('state') ?? '',
    }).toString();
    expect((await comeBack(cancelledUrl, cookie)).headers.location).toBe(`${ORIGIN}/admin#sign-in-rejected=cancelled`);
    await use({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    const redirectResponse = await server.app.inject('/api/session/single-sign-on');
    expect(redirectResponse.headers.location).toBe(`${ORIGIN}/admin#sign-in-rejected=provider`);
  });
});

test('passwords still work, unless single sign-on is required', async () => {
  await use();
  await addUser('ada@agency.example', 'administrator', PASSWORD);
  expect((await server.anonymous.get('/api/session/ways')).body).toEqual({
    singleSignOn: { name: 'Agency accounts', required: false },
    passkeys: true,
  });
  expect((await logInAs(server.app, 'ada@agency.example', PASSWORD)).statusCode).toBe(200);
  await use({ OIDC_REQUIRED: 'on' });
  await addUser('ada@agency.example', 'administrator', PASSWORD);
  const rejectedResponse = await logInAs(server.app, 'ada@agency.example', PASSWORD);
  expect([rejectedResponse.statusCode, rejectedResponse.json().message]).toEqual([
    403,
    'Please log in with Agency accounts.',
  ]);
  const link = await server.anonymous.post('/api/password-links', { email: 'ada@agency.example' });
  expect(link.status).toBe(409);
  expect((await logIn('ada')).fragment).toBe('#sign-in=done');
});

test('without a provider, disables single sign-on routes', async () => {
  server = await startApp();
  onTestFinished(server.close);
  expect((await server.anonymous.get('/api/session/ways')).body).toEqual({ singleSignOn: null, passkeys: true });
  expect((await server.anonymous.get('/api/session/single-sign-on')).status).toBe(404);
  expect((await server.anonymous.get(CALLBACK)).status).toBe(404);
});
