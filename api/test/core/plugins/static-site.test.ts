import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { renderRedirectsFile } from 'content-types/pages/redirects';
import { sitePolicy } from 'content-types/pages/site-headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestServer } from '../../support/app.ts';

const HOME = `<!doctype html><title>Home</title><script>go()</script><script type="application/ld+json">{}</script><style>p{}</style>${'<p>Work.</p>'.repeat(200)}`;

const POLICY = sitePolicy({ scripts: ["'sha256-known'"], styles: [] });

const REDIRECTS = renderRedirectsFile([
  { from: '/old', to: '/about-us', status: 301 },
  { from: '/Our team', to: '/about-us?tab=2#people', status: 302 },
  { from: '/partner', to: 'https://partner.example/', status: 302 },
  { from: '/über/uns', to: '/about-us#uns', status: 301 },
  { from: '/orrinvale.example', to: '/elsewhere', status: 301 },
]);

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startApp();
  write('index.html', HOME);
  write('about-us/index.html', '<title>About us</title>');
  write('orrinvale.example/index.html', '<title>Brand</title>');
  write('404.html', '<title>Not here</title>');
  write('job/404.html', `<title>No such job</title>${HOME}`);
  write('_headers', `/*\n  x-other: 1\n  content-security-policy: ${POLICY}\n/_astro/*\n  cache-control: immutable\n`);
  write('_redirects', REDIRECTS);
  write('_astro/page.C0ffee.js', 'export const a = 1;');
  write('robots.txt', 'User-agent: *');
  write('.hidden', 'secret');
  write('.git/config', 'secret');
  writeFileSync(join(server.dataDir, 'secret.txt'), 'secret');
  writeFileSync(join(server.dataDir, 'site-secret.txt'), 'secret');
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Writes a file like the publisher, by renaming a temporary file. */
function write(path: string, text: string) {
  const target = join(server.dataDir, 'site', path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('a page', () => {
  test('has its content type and the compiled site’s policy', async () => {
    const response = await get('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': POLICY,
    });
    expect((await get('/nothing')).headers['content-security-policy']).toBe(POLICY);
    expect((await get('/_headers')).statusCode).toBe(404);
  });

  test('allows no inline script without a _headers file', async () => {
    const other = await startApp();
    mkdirSync(join(other.dataDir, 'site'));
    writeFileSync(join(other.dataDir, 'site/index.html'), HOME);
    const { headers } = await other.app.inject({ url: '/' });
    expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self';/);
    await other.close();
  });

  test('supports HEAD, 304 and compression', async () => {
    const wholeResponse = await get('/');
    const head = await server.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(HOME.length)]);
    const cachedResponse = await get('/', { 'if-none-match': String(wholeResponse.headers.etag) });
    expect([cachedResponse.statusCode, cachedResponse.body]).toEqual([304, '']);
    const brotli = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(HOME);
    expect((await get('/', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us/?a=1', '/about-us?a=1'],
    ['/about-us/index.html', '/about-us'],
    ['/index.html', '/'],
    ['/%61bout-us', '/about-us'],
  ])('redirects from %s to its canonical address %s', async (path, canonicalPath) => {
    const response = await get(path);
    expect([response.statusCode, response.headers.location]).toEqual([308, canonicalPath]);
  });

  test('is served at an address with a dot', async () => {
    expect((await get('/orrinvale.example')).body).toContain('Brand');
  });

  test('is served in its latest version without a restart', async () => {
    expect((await get('/about-us')).body).toContain('About us');
    write('about-us/index.html', '<title>About them</title>');
    expect((await get('/about-us')).body).toContain('About them');
    renameSync(join(server.dataDir, 'site/about-us'), join(server.dataDir, 'site/elsewhere'));
    expect((await get('/about-us')).statusCode).toBe(404);
  });

  test('returns the 404 page if missing', async () => {
    const response = await get('/nothing?x=1');
    expect([response.statusCode, response.body]).toEqual([404, '<title>Not here</title>']);
    expect((await get('/404.html')).statusCode).toBe(404);
    expect((await get('/nothing', { range: 'bytes=0-3' })).statusCode).toBe(404);
    expect((await get('/nothing', { 'if-none-match': '*' })).statusCode).toBe(404);
    expect((await get('/_image?href=x')).statusCode).toBe(404);
    expect((await get('/_server-islands/x')).statusCode).toBe(404);
    const job = await get('/job/x', { 'accept-encoding': 'br', 'if-none-match': '*' });
    expect([job.statusCode, job.headers['content-encoding'], job.headers.vary]).toEqual([404, 'br', 'accept-encoding']);
    expect(brotliDecompressSync(job.rawPayload).toString()).toContain('No such job');
    expect((await get('/job/404.html')).statusCode).toBe(404);
    const api = await get('/api/nothing');
    expect([api.statusCode, api.json()]).toEqual([404, { message: 'There’s nothing at this address.' }]);
  });

  test('is revalidated, unlike built assets', async () => {
    expect((await get('/_astro/page.C0ffee.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
});

describe('a redirect', () => {
  test.each([
    ['/old', 301, '/about-us'],
    ['/old/', 301, '/about-us'],
    ['/old?utm_source=x&y=1', 301, '/about-us?utm_source=x&y=1'],
    ['/Our%20team', 302, '/about-us?tab=2#people'],
    ['/Our%20team?tab=3', 302, '/about-us?tab=2#people'],
    ['/partner', 302, 'https://partner.example/'],
    ['/%C3%BCber/uns?a=1', 301, '/about-us?a=1#uns'],
    ['/old?x=%0d%0aset-cookie:a=1', 301, '/about-us?x=%0d%0aset-cookie:a=1'],
  ])('from %s has status %i and Location %s', async (url, status, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('does not shadow a page or outlive its publication', async () => {
    expect((await get('/orrinvale.example')).statusCode).toBe(200);
    expect((await get('/_redirects')).statusCode).toBe(404);
    write('_redirects', '');
    expect((await get('/old')).statusCode).toBe(404);
    write('_redirects', REDIRECTS);
    expect((await get('/old')).statusCode).toBe(301);
  });

  test('supports HEAD but not POST requests', async () => {
    expect((await server.app.inject({ method: 'HEAD', url: '/old' })).headers.location).toBe('/about-us');
    expect((await server.app.inject({ method: 'POST', url: '/old' })).statusCode).toBe(404);
  });
});

// Sends these paths unchanged, because a client library would normalise them.
test.each([
  '/../secret.txt',
  '/../../etc/passwd',
  '/./../secret.txt',
  '/a/../../secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%2E%2E%2Fsecret.txt',
  '/.%2e/secret.txt',
  '/%2e./secret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%25252e%25252e/secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/..%5Csecret.txt',
  '/%2e%2e%5csecret.txt',
  '/\\..\\secret.txt',
  '//secret.txt',
  '///etc/passwd',
  '//../secret.txt',
  '/..;/secret.txt',
  '/;/../secret.txt',
  '/..%00/secret.txt',
  '/..%00secret.txt',
  '/index.html%00.txt',
  '/%00/../secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%e0%80%ae%e0%80%ae/secret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/..%c0%afsecret.txt',
  '/..%ef%bc%8fsecret.txt',
  '/.hidden',
  '/%2ehidden',
  '/.git/config',
  '/%2egit/config',
  '/about-us/../../secret.txt',
  '/_astro/../../secret.txt',
  '/_astro/..%2f..%2fsecret.txt',
  '/admin/../../../../package.json',
  '/admin/..%2f..%2f..%2fpackage.json',
  '/admin/%2e%2e/%2e%2e/package.json',
  '/admin//etc/passwd',
  '/media/../secret.txt',
  '/media/..%2fsecret.txt',
  '/../site-secret.txt',
  '/%',
  '/%zz',
  '/~root',
  'http://localhost/../secret.txt',
  '/?/../secret.txt/../',
  '/site/../secret.txt',
])('serves no private file for the path %s', async (path) => {
  const response = await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(response).not.toContain('secret');
  expect(response).not.toContain('root:');
  expect(response).not.toContain('"private"');
  expect(response).toMatch(/^HTTP\/1\.1 (200|308|400|404)/);
  if (response.startsWith('HTTP/1.1 200')) expect(response).toContain('<title>Home</title>');
});

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
