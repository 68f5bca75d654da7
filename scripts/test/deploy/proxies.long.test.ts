/** The samples in deploy/ in front of the real server, with requests from visitors and attackers. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../lib/ports.ts';
import { type Front, isInstalled, startCaddy, startNginx } from './proxy.ts';
import { firstBytes, json, sendRequest } from './request.ts';
import { ADMIN, ID, makeSite, POLICY, SECRET, startEcho, startServer } from './system.ts';

const MB = 1024 * 1024;

const FRONTS = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
];

describe.each(FRONTS)('$name', ({ name, start }) => {
  // If the web server is not installed, the whole block is skipped and counted as skipped.
  describe.skipIf(!isInstalled(name))('in front of the system', () => {
    let folder: string;
    let frontProxy: Front;
    let server: ChildProcess;
    const get = (path: string, headers?: Record<string, string>) => sendRequest(frontProxy.origin, path, { headers });

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), `${name}-test-`));
      const dataDir = join(folder, 'data');
      makeSite(dataDir);
      const port = await findFreePort();
      frontProxy = await start({ folder: join(folder, 'front'), dataDir, port });
      server = await startServer(dataDir, port, frontProxy.origin);
    });
    afterAll(async () => {
      server?.kill('SIGKILL');
      await frontProxy?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('serves pages with a security policy and revalidation', async () => {
      const page = await get('/about-us');
      expect(page.status).toBe(200);
      expect(page.body.toString()).toContain('About');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers.vary).toBe('accept-encoding');
      expect(page.headers['content-security-policy']).toBe(POLICY);
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await get('/about-us', { 'if-none-match': String(page.headers.etag) })).status).toBe(304);
      const gzipResponse = await get('/about-us', { 'accept-encoding': 'gzip' });
      expect([gzipResponse.headers['content-encoding'], gzipResponse.headers.vary]).toEqual([
        'gzip',
        'accept-encoding',
      ]);
      expect((await get('/about-us/')).headers.location).toBe('/about-us');
      for (const path of ['/nowhere', '/404.html', '/job/404.html']) expect((await get(path)).status).toBe(404);
      expect((await get('/job/gone')).body.toString()).toContain('No such job');
    });

    test('caches assets and images for ever under a strict policy', async () => {
      for (const [path, type] of [
        ['/_astro/client.Ab12.js', 'text/javascript'],
        [`/media/${ID}-480.webp`, 'image/webp'],
      ]) {
        const { status, headers } = await get(path ?? '');
        expect([path, status]).toEqual([path, 200]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['content-type']).toContain(type);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
      expect((await get('/_astro/gone.js')).status).toBe(404);
      expect((await get(`/media/${'cd'.repeat(16)}-480.webp`)).status).toBe(404);
    });

    test.each([
      '/app.db',
      '/media/../app.db',
      '/media/%2e%2e/app.db',
      '/media/..%2fapp.db',
      '/_astro/../../app.db',
      '/_astro/..%2f..%2fapp.db',
      '/_astro/%2e%2e/%2e%2e/resumes/secret',
      '/media/tmp/half.part',
      '/media/..%5capp.db',
      `/media/${ID}-480.webp/../../resumes/secret`,
      '/resumes/secret',
      '/site/../resumes/secret',
      '/.env',
      '/%2eenv',
      '//app.db',
      '/publisher/manifest.jsonl',
    ])('serves no private file at %s', async (path) => {
      const { status, body } = await get(path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(body.toString()).not.toContain(SECRET);
      expect(body.toString()).not.toContain('SQLite format');
    });

    test('users log in with a cookie bound to https and this host', async () => {
      const login = await sendRequest(frontProxy.origin, '/api/session', json(frontProxy.origin, ADMIN));
      expect(login.status).toBe(200);
      const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
      expect(cookie).toMatch(/^__Host-/);
      const token = json(frontProxy.origin, { name: 'front', role: 'editor' });
      const tokenResponse = await sendRequest(frontProxy.origin, '/api/tokens', {
        ...token,
        headers: { ...token.headers, cookie },
      });
      expect(tokenResponse.status).toBeLessThan(300);
      const foreignRequest = json('https://evil.example', { name: 'evil', role: 'editor' });
      const rejectedResponse = await sendRequest(frontProxy.origin, '/api/tokens', {
        ...foreignRequest,
        headers: { ...foreignRequest.headers, cookie },
      });
      expect(rejectedResponse.status).toBe(403);
    });

    test.runIf(name === 'nginx')('certificates can be renewed over plain http', async () => {
      const challenge = '/.well-known/acme-challenge/token';
      mkdirSync(join(folder, 'front', challenge, '..'), { recursive: true });
      writeFileSync(join(folder, 'front', challenge), 'proof');
      const { status, body } = await sendRequest(`http://www.example.com:${frontProxy.httpPort}`, challenge);
      expect([status, body.toString()]).toEqual([200, 'proof']);
    });

    test('passes on large uploads up to the limits', async () => {
      const upload = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const large = await sendRequest(frontProxy.origin, '/api/applications', {
        ...upload,
        body: randomBytes(20 * MB),
      });
      // The error message comes from the server, not from the proxy.
      expect(JSON.parse(large.body.toString())).toHaveProperty('message');
      const tooLarge = sendRequest(frontProxy.origin, '/api/applications', { ...upload, body: Buffer.alloc(70 * MB) });
      // Some servers respond; others close the connection during the upload.
      await expect(tooLarge.then(({ status }) => status).catch(() => 413)).resolves.toBeGreaterThanOrEqual(400);
    });

    test('secret addresses appear in no log, even after an error', async () => {
      const secret = 'SecretOfACandidate1234';
      const upload = { method: 'POST', body: Buffer.alloc(70 * MB) };
      for (const path of [
        `/api/my-application/${secret}`,
        `/api/candidates-for-you/${secret}`,
        `/api/webhook-links/${secret}`,
        `/api/calendar/${secret}`,
        `/api/alerts/confirm?token=${secret}`,
        `/preview/${secret}`,
        `/my-application/${secret}`,
        `/my-alerts/confirm?token=${secret}`,
        `/candidates-for-you/${secret}`,
      ]) {
        await get(path);
        await sendRequest(frontProxy.origin, path, upload).catch(() => null);
      }
      await get('/about-us?seen');
      if (name === 'nginx') await expect.poll(frontProxy.log).toContain('/about-us?seen');
      expect(frontProxy.log()).not.toContain(secret);
      const singleProxy = await start({
        folder: join(folder, 'alone'),
        dataDir: join(folder, 'data'),
        port: await findFreePort(),
      });
      try {
        expect((await sendRequest(singleProxy.origin, `/api/my-application/${secret}`)).status).toBeGreaterThanOrEqual(
          502,
        );
        expect(singleProxy.log()).not.toContain(secret);
      } finally {
        await singleProxy.stop();
      }
    });

    test('240 slow uploads do not stop other users’ logins or uploads', async () => {
      const { port, hostname: servername } = new URL(frontProxy.origin);
      const start = `POST /api/applications HTTP/1.1\r\nhost: ${new URL(frontProxy.origin).host}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\n`;
      const sockets = Array.from({ length: 240 }, (_, n) => {
        const endpoints = { host: '127.0.0.1', localAddress: `127.0.0.${2 + (n % 4)}` };
        const socket = connect({ ...endpoints, port: Number(port), servername, rejectUnauthorized: false });
        return socket.on('error', () => undefined).on('secureConnect', () => socket.write(start));
      });
      try {
        await Promise.all(sockets.map((socket) => once(socket, 'secureConnect')));
        await setTimeout(1_000);
        expect((await sendRequest(frontProxy.origin, '/api/session', json(frontProxy.origin, ADMIN))).status).toBe(200);
        const form = '--b\r\ncontent-disposition: form-data; name="fullName"\r\n\r\nAda\r\n--b--\r\n';
        const headers = { 'content-type': 'multipart/form-data; boundary=b', accept: 'application/json' };
        // The server read the whole form, because it reports the missing resume.
        expect(
          (await sendRequest(frontProxy.origin, '/api/applications', { method: 'POST', headers, body: form })).status,
        ).toBe(422);
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    });

    test('does not buffer server-sent events', async () => {
      const login = await sendRequest(frontProxy.origin, '/api/session', json(frontProxy.origin, ADMIN));
      const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
      const first = await firstBytes(frontProxy.origin, '/api/publish/events', { cookie });
      expect(first).not.toBe('');
    });

    test('metrics are not public', async () => {
      expect((await get('/metrics')).status).toBe(404);
    });

    test('plain http and the name without www redirect to the site', async () => {
      const { port } = new URL(frontProxy.origin);
      for (const origin of [`http://example.com:${frontProxy.httpPort}`, `https://example.com:${port}`]) {
        const { status, headers } = await sendRequest(origin, '/career?x=1');
        expect([origin, status, headers.location]).toEqual([origin, 308, 'https://www.example.com/career?x=1']);
      }
    });

    test('the server gets the visitor’s address and host from the proxy', async () => {
      const { seen, port, close } = await startEcho();
      const second = await start({ folder: join(folder, 'second'), dataDir: join(folder, 'data'), port });
      try {
        const forgedHeaders = {
          'x-forwarded-for': '203.0.113.9, 127.0.0.1',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'http',
          forwarded: 'for=203.0.113.9;host=evil.example',
        };
        await sendRequest(second.origin, '/api/overview', { headers: forgedHeaders });
        expect(seen.at(-1)).toMatchObject({
          host: new URL(second.origin).host,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': new URL(second.origin).host,
          'x-forwarded-proto': 'https',
        });
        expect(seen.at(-1)?.forwarded ?? '').toBe('');
      } finally {
        await second.stop();
        close();
      }
    });

    // Comes last, because it ends the server.
    test('serves pages but no secrets while the server is down', async () => {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await exited;
      for (const [path, text] of [
        ['/', 'Home'],
        ['/about-us', 'About'],
        ['/sitemap.xml', 'urlset'],
        ['/orrin.example', 'Brand'],
        ['/job/engineer', 'Engineer'],
      ]) {
        const { status, headers, body } = await get(path ?? '');
        expect([path, status]).toEqual([path, 200]);
        expect(body.toString()).toContain(text);
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['content-security-policy']).toContain("object-src 'none'");
        expect(headers['content-security-policy']).toContain("script-src 'self';");
      }
      for (const [path, text] of [
        ['/nowhere', 'Not found'],
        ['/job', 'Not found'],
        ['/job/gone', 'No such job'],
        ['/job/gone/', 'No such job'],
      ]) {
        const { status, headers, body } = await get(path ?? '');
        expect([path, status, body.toString()]).toEqual([path, 404, `<h1>${text}</h1>`]);
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['content-security-policy']).toContain("object-src 'none'");
      }
      for (const path of ['/404.html', '/job/404.html', '/job//404.html', '/job/%34%30%34.html'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await get('/_astro/client.Ab12.js')).status).toBe(200);
      expect((await get(`/media/${ID}-480.webp`)).status).toBe(200);
      expect((await get('/api/content/jobs')).status).toBe(502);
      expect((await get('/admin')).status).toBe(502);
      for (const path of [
        '/app.db',
        '/../app.db',
        '/%2e%2e/app.db',
        '/..%2fapp.db',
        '/.env',
        '/index.html.12-0-3.tmp',
        '/about-us/../../resumes/secret',
      ]) {
        const { status, body } = await get(path);
        expect([path, status]).not.toEqual([path, 200]);
        expect(body.toString()).not.toContain(SECRET);
        expect(body.toString()).not.toContain('SQLite format');
      }
    });
  });
});
