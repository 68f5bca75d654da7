/** SECURITY.md, rows 15 to 18: password guesses are limited from any address and reveal no accounts. */
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createUser } from '../../src/core/auth/users.ts';
import { users } from '../../src/core/database/schema/auth.ts';
import { ORIGIN, PASSWORD, startApp, type TestServer } from '../support/app.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { share } from '../support/share.ts';
import { sendRequest } from './kit.ts';

/** Records the password hashes that Node computes. Their number, unlike times, is the same on every machine. */
const { hashes, work } = vi.hoisted(() => {
  // Reloads all modules, because those loaded by another test file would use the real hash function.
  vi.resetModules();
  return { hashes: [] as unknown[], work: { isDone: false } };
});
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const argon2: typeof real.argon2 = (algorithm, options, callback) => {
    hashes.push({ algorithm, memory: options.memory, passes: options.passes, parallelism: options.parallelism });
    return real.argon2(algorithm, work.isDone ? options : { ...options, memory: 8, passes: 1 }, callback);
  };
  return { ...real, argon2 };
});

const EMAIL = 'ada@example.com';
const MINUTE = 60_000;
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;

const restart = share(
  async (env: NodeJS.ProcessEnv = {}) => {
    clock = fakeClock('2026-11-21T09:00:00.000Z');
    server = await startApp({ clock, env });
  },
  () => server.close(),
);
beforeEach(async () => {
  // Rate limits have expired after this time.
  await clock.advance(16 * MINUTE);
  await addUser();
});

async function addUser() {
  server.db.delete(users).run();
  await createUser(server.db, { email: EMAIL, name: 'Ada', role: 'administrator', password: PASSWORD }, 0);
  hashes.length = 0;
}

/** Restarts the app with a test's own settings. */
async function start(env: NodeJS.ProcessEnv) {
  await restart(env);
  onTestFinished(() => restart());
  await addUser();
}
afterAll(() => {
  // Disables the mock, because the next test file may reuse these modules.
  work.isDone = true;
});

interface Guess {
  email?: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
}

function guess({ email = EMAIL, password = 'a wrong password', from = '203.0.113.5', headers = {} }: Guess) {
  const payload = { email, password };
  return sendRequest(server.app, { method: 'POST', url: '/api/session', payload, remoteAddress: from, headers });
}

/** The number of guesses that passed the rate limit. */
async function countChecked(attempts: Guess[]): Promise<number> {
  let count = 0;
  for (const attempt of attempts) if ((await guess(attempt)).status !== 429) count += 1;
  return count;
}

const times = (n: number, make: (i: number) => Guess) => Array.from({ length: n }, (_, i) => make(i));
const ipv4 = (i: number) => `198.${18 + ((i >> 16) & 1)}.${(i >> 8) & 255}.${i & 255}`;

describe('row 17: a thousand logins in a quarter of an hour', () => {
  test('allows 30 attempts from one address with rotating names', async () => {
    expect(await countChecked(times(1_000, (i) => ({ email: `user${i}@example.com` })))).toBe(30);
    expect(hashes).toHaveLength(30);
  });

  test('allows 10 attempts per network and 100 per account', async () => {
    expect(await countChecked(times(50, () => ({ from: '198.17.0.1' })))).toBe(10);
    expect(await countChecked(times(1_000, (i) => ({ from: ipv4(i) })))).toBe(90);
    expect((await guess({ from: '192.0.2.1', password: PASSWORD })).status).toBe(429);
    await clock.advance(15 * MINUTE + 1);
    expect((await guess({ from: '192.0.2.1', password: PASSWORD })).status).toBe(200);
  });

  test('allows 10 attempts per account, ignoring case and padding', async () => {
    const spell = (i: number) => {
      const letters = [...EMAIL].map((c, index) => ((i >> index) & 1 ? c.toUpperCase() : c)).join('');
      return `${' '.repeat(i % 3)}${letters}${'\t'.repeat(i % 2)}`;
    };
    expect(await countChecked(times(300, (i) => ({ email: spell(i) })))).toBe(10);
  });

  test('allows 30 attempts from one customer’s IPv6 network', async () => {
    const addressOf = (i: number) => `2001:db8:1:2:${i.toString(16)}::${(i * 7).toString(16)}`;
    expect(await countChecked(times(300, (i) => ({ from: addressOf(i), email: `u${i}@example.com` })))).toBe(30);
  });

  test('allows 30 attempts per IPv4 address, counting IPv4-mapped IPv6 as IPv4', async () => {
    const attemptsByNotation = times(100, (i) => ({
      from: i % 2 ? '203.0.113.9' : '::ffff:203.0.113.9',
      email: `u${i}@example.com`,
    }));
    expect(await countChecked(attemptsByNotation)).toBe(30);
    expect(await countChecked([{ from: '::ffff:203.0.113.10', email: 'other@example.com' }])).toBe(1);
  });

  test('limits concurrent attempts to 30', async () => {
    const responses = await Promise.all(times(200, (i) => ({ email: `u${i}@example.com` })).map(guess));
    expect(responses.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(30);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('sends Retry-After when the limit is reached', async () => {
    await countChecked(times(10, () => ({ from: '192.0.2.2' })));
    const { headers } = await guess({ from: '192.0.2.2' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  });
});

describe('row 15: spoofed proxy headers', () => {
  const CLAIMS: ((i: number) => Record<string, string>)[] = [
    (i) => ({ 'x-forwarded-for': ipv4(i) }),
    (i) => ({ 'x-forwarded-for': `${ipv4(i)}, 127.0.0.1` }),
    (i) => ({ 'x-real-ip': ipv4(i), 'cf-connecting-ip': ipv4(i), 'true-client-ip': ipv4(i), 'x-client-ip': ipv4(i) }),
    (i) => ({ forwarded: `for=${ipv4(i)};host=evil.example;proto=http` }),
    (i) => ({ 'x-forwarded-host': `h${i}.evil.example`, 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' }),
  ];

  test.each(CLAIMS.map((claim) => [JSON.stringify(claim(0)), claim] as const))(
    'ignores %s when counting attempts',
    async (_name, claim) => {
      expect(await countChecked(times(60, (i) => ({ headers: claim(i), email: `u${i}@example.com` })))).toBe(30);
    },
  );

  test('counts only the address that the trusted proxy added', async () => {
    await start({ TRUST_PROXY: '10.0.0.1' });
    // The proxy adds the address that connected to it; everything before that is the visitor's claim.
    const spoofed = times(60, (i) => ({
      from: '10.0.0.1',
      headers: { 'x-forwarded-for': `${ipv4(i)}, 203.0.113.77` },
      email: `u${i}@example.com`,
    }));
    expect(await countChecked(spoofed)).toBe(30);
    // Control: other visitors behind the same proxy count separately.
    const visitor = { from: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.78' }, email: 'x@example.com' };
    expect(await countChecked([visitor])).toBe(1);
    // Forwarding headers are ignored unless the proxy sends them.
    const direct = times(40, (i) => ({
      from: '203.0.113.99',
      headers: { 'x-forwarded-for': ipv4(i) },
      email: `v${i}@example.com`,
    }));
    expect(await countChecked(direct)).toBe(30);
  });

  test('ignores forged headers in cookies, links and redirects', async () => {
    const forgedHeaders = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    };
    const response = await guess({ password: PASSWORD, headers: forgedHeaders });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^browser=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    for (const url of [
      '/admin/',
      '/about-us/',
      '/api',
      '//evil.example/',
      '/%2F%2Fevil.example/..',
      '/\\evil.example',
    ]) {
      const { headers, body } = await sendRequest(server.app, { url, headers: forgedHeaders });
      expect(String(headers.location ?? ''), url).toMatch(/^$|^\/(?![/\\])/);
      expect(body, url).not.toContain('evil.example');
    }
  });
});

test('row 16: a login link ignores the Host header', async () => {
  await start({ PUBLIC_SITE_URL: 'https://orrinvale.example', SMTP_URL: 'smtp://127.0.0.1:1' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const payload = { email: EMAIL };
  const { status } = await sendRequest(server.app, { method: 'POST', url: '/api/password-links', payload, headers });
  expect(status).toBe(202);
  const mails = JSON.stringify(server.db.$client.prepare('SELECT * FROM outbox').all());
  expect(mails).toContain('https://orrinvale.example/admin');
  expect(mails).not.toContain('evil');
});

describe('row 18: user enumeration', () => {
  beforeEach(async () => {
    const user = { name: 'X', role: 'editor' as const };
    await createUser(server.db, { ...user, email: 'invited@example.com', password: null }, 0);
    await createUser(server.db, { ...user, email: 'disabled@example.com', password: PASSWORD }, 0);
    server.db.$client.prepare("UPDATE users SET disabledAt = 1 WHERE email LIKE 'disabled%'").run();
    hashes.length = 0;
  });
  const CASES: Record<string, Guess> = {
    'a wrong password': {},
    'nobody of that name': { email: 'nobody@example.com' },
    'somebody invited who has no password yet': { email: 'invited@example.com' },
    'somebody disabled, with the right password': { email: 'disabled@example.com', password: PASSWORD },
    'no address at all': { email: '' },
    'a very long address': { email: `${'a'.repeat(240)}@example.com` },
  };

  test('responds alike, after equal work, for known and unknown users', async () => {
    const responsesByCase = new Map<string, string>();
    for (const [name, one] of Object.entries(CASES)) {
      hashes.length = 0;
      const { status, body, headers } = await guess(one);
      const { 'content-length': length, 'set-cookie': cookie } = headers;
      responsesByCase.set(name, JSON.stringify({ status, body, length, cookie, hashes: [...hashes] }));
    }
    expect(new Set(responsesByCase.values()).size).toBe(1);
    expect([...responsesByCase.values()][0]).toContain('argon2id');
  });

  test('control: a correct password succeeds after the same work', async () => {
    const right = await guess({ password: PASSWORD });
    expect(right.status).toBe(200);
    expect(hashes).toHaveLength(1);
  });

  test('login time does not reveal whether a user exists', async () => {
    work.isDone = true;
    onTestFinished(() => {
      work.isDone = false;
    });
    const time = async (email: string, i: number) => {
      const startedAt = performance.now();
      await guess({ email, from: ipv4(i) });
      return performance.now() - startedAt;
    };
    const knownTimes: number[] = [];
    const unknownTimes: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      // Moves the clock past the rate limit's window.
      await clock.advance(16 * MINUTE);
      knownTimes.push(await time(EMAIL, i));
      unknownTimes.push(await time(`nobody${i}@example.com`, 1_000 + i));
    }
    expect(Math.abs(mannWhitney(knownTimes, unknownTimes))).toBeLessThan(4);
    // Control: a login that skips the hash is detected.
    const shorterTimes = unknownTimes.map((ms) => ms / 10);
    expect(Math.abs(mannWhitney(knownTimes, shorterTimes))).toBeGreaterThan(4);
  });
});

test('a link request takes equal work for known and unknown users', async () => {
  await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const countChanges = server.db.$client.prepare('SELECT total_changes()').pluck();
  const writes: number[] = [];
  server.app.server.prependListener('request', (_request, response: ServerResponse) => {
    const initialTotal = Number(countChanges.get());
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.end = (...args: unknown[]) => {
      writes.push(Number(countChanges.get()) - initialTotal);
      return end(...args);
    };
  });
  const headers = { 'content-type': 'application/json' };
  const request = (email: string) =>
    fetch(`http://127.0.0.1:${port}/api/password-links`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  for (const email of [EMAIL, 'nobody@example.com']) expect((await request(email)).status).toBe(202);
  expect(new Set(writes).size).toBe(1);
  // Control: only the known account is sent an email afterwards.
  const mails = () => server.db.$client.prepare('SELECT count(*) FROM outbox').pluck().get();
  await expect.poll(mails).toBe(1);
});

test('rejects a login from another origin', async () => {
  expect((await guess({ password: PASSWORD, headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect((await guess({ password: PASSWORD, headers: { origin: ORIGIN } })).status).toBe(200);
});

/** The z-score of the Mann-Whitney U test: the difference between the two samples, in standard deviations. */
function mannWhitney(a: number[], b: number[]): number {
  const rankedValues = [...a.map((value) => ({ value, of: 'a' })), ...b.map((value) => ({ value, of: 'b' }))];
  rankedValues.sort((x, y) => x.value - y.value);
  const rankSum = rankedValues.reduce((sum, { of }, index) => (of === 'a' ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const expectedU = (a.length * b.length) / 2;
  return (u - expectedU) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
}
