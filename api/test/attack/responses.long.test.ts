/**
 * SECURITY.md, rows 15, 37 and 41, and ASVS 3.4 and 4.1: the security headers of every response, and the memory left in
 * use by a flood of different requests.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sitePolicy } from 'content-types/pages/site-headers';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_POLICY } from '../../src/core/plugins/security-headers.ts';
import { startApp, type TestServer } from '../support/app.ts';
import { HANG_MS } from '../support/hang.ts';
import { addressOf, isWrite, type Route, sendRequest } from './kit.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startApp({ env: { PUBLIC_SITE_URL: 'https://orrinvale.example' } });
  ({ cookie } = await server.logIn());
  mkdirSync(join(server.dataDir, 'site', 'about-us'), { recursive: true });
  for (const page of ['index.html', '404.html', 'about-us/index.html']) {
    writeFileSync(join(server.dataDir, 'site', page), '<!doctype html><title>x</title><p>Hello');
  }
  writeFileSync(join(server.dataDir, 'site', 'sitemap.xml'), '<urlset/>');
});
afterAll(() => server.close());

/** Faults that Google's CSP Evaluator finds in a policy, without its recommendations. */
function faultsOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
  return serious.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

describe('content security policies', () => {
  const POLICIES: Record<string, () => Promise<string>> = {
    'of a page': async () => sitePolicy({ scripts: ["'sha256-AAAA'"], styles: [] }),
    'of the admin': async () => ADMIN_POLICY,
    'of the API': async () => policyOf('/api/session'),
    'of the description of the API': async () => policyOf('/api/docs'),
    'of a page that is served': async () => policyOf('/about-us'),
    'of a page that is not there': async () => policyOf('/nothing-here'),
    'of a picture that is not there': async () => policyOf('/media/x.avif'),
  };
  const policyOf = async (url: string) =>
    String((await sendRequest(server.app, { url })).headers['content-security-policy']);

  test.each(Object.keys(POLICIES))('the policy %s has no serious fault', async (name) => {
    const policy = (await POLICIES[name]?.()) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|https?:)/);
    expect(faultsOf(policy)).toEqual([]);
  });

  test.each(["script-src 'self' 'unsafe-inline'", 'default-src *', "script-src 'self'; object-src *", 'img-src x'])(
    'control: finds a serious fault in the policy %s',
    (policy) => {
      expect(faultsOf(policy)).not.toEqual([]);
    },
  );
});

test('every response of every route has the security headers', async () => {
  for (const route of server.app.declaredRoutes as Route[]) {
    if (route.url.endsWith('/events') || route.url === '/api/session') continue;
    for (const headers of [{}, { cookie, origin: 'https://orrinvale.example' }]) {
      const payload = isWrite(route) ? {} : undefined;
      const response = await sendRequest(server.app, { method: route.method, url: addressOf(route), headers, payload });
      const name = `${response.status} ${route.method} ${route.url}`;
      expect(response.headers, name).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      if (response.body !== '') {
        expect(response.headers['content-type'], name).toMatch(
          // JSON is UTF-8 in any case (RFC 8259), and the MCP library names no charset.
          route.url.endsWith('/mcp')
            ? /^application\/json/
            : /^(text\/[\w-]+|application\/[\w+.-]+); charset=utf-8$|^image\//,
        );
      }
      if (route.url.startsWith('/api') && isWrite(route))
        expect(response.headers['cache-control'], name).toBe('no-store');
      expect(response.headers, name).not.toHaveProperty('x-powered-by');
      expect(response.headers, name).not.toHaveProperty('server');
    }
  }
});

test('responses to logged-in users are never cached', async () => {
  const readRoutes = server.app.declaredRoutes.filter(({ method, roles }) => method === 'GET' && roles !== 'public');
  for (const route of readRoutes as Route[]) {
    if (route.url.endsWith('/events')) continue;
    const { headers } = await sendRequest(server.app, { url: addressOf(route), headers: { cookie } });
    expect(String(headers['cache-control']), route.url).toMatch(/no-store/);
  }
  for (const url of ['/api/content/jobs?drafts=true', '/api/content/footer?drafts=true']) {
    expect((await sendRequest(server.app, { url, headers: { cookie } })).headers['cache-control'], url).toBe(
      'no-store',
    );
  }
});

test('every response has an id that identifies its log lines', async () => {
  const ids = await Promise.all(
    ['/healthz', '/api/nothing', '/about-us'].map(async (url) => {
      const { headers } = await sendRequest(server.app, {
        url,
        headers: { 'x-request-id': 'chosen\r\nby-the-client' },
      });
      return String(headers['x-request-id']);
    }),
  );
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{10}$/);
  expect(new Set(ids).size).toBe(3);
});

test('row 41: ten thousand different requests leak no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const flood = async (start: number, count: number) => {
    for (let i = start; i < start + count; i += 1) {
      const headers = {
        accept: `text/x${i}`,
        'accept-encoding': `x${i};q=0.${i % 10}, gzip`,
        'accept-language': `x${i}`,
        'user-agent': `agent ${i}`,
        'if-none-match': `"${i}"`,
        origin: `https://h${i}.example`,
        cookie: `session=${i}`,
      };
      const url =
        [`/about-us?q=${i}`, `/nothing-${i}`, `/api/content/jobs?offset=${i}`, `/media/${i}.avif`][i % 4] ?? '';
      await sendRequest(server.app, { url, headers });
    }
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const warm = await flood(0, 2_000);
  const finalMemory = await flood(2_000, 8_000);
  expect(finalMemory - warm).toBeLessThan(6);

  // Control: the measurement detects one kilobyte kept per request.
  const keptArrays = Array.from({ length: 8_000 }, (_, i) => Array(150).fill(i));
  expect(process.memoryUsage().heapUsed / 1e6 - finalMemory).toBeGreaterThan(6);
  expect(keptArrays).toHaveLength(8_000);
});

test('reads an Accept-Encoding header in time proportional to its length', async () => {
  const startedAt = performance.now();
  for (const sign of [' ', '\t', ';', ',', '; ', 'q=']) {
    await sendRequest(server.app, {
      url: '/about-us',
      headers: { 'accept-encoding': `gzip${sign.repeat(14_000 / sign.length)}x` },
    });
  }
  expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
});
