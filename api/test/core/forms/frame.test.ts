/** Pages that the API renders inside the published site's header and footer. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { BROWSER, candidate } from '../../support/candidate-page.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'";

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

let saves = 0;

/** Writes a page with this header, and the site's response headers, as the publisher does. */
function publish(header: string) {
  const site = join(server.dataDir, 'site');
  mkdirSync(join(site, 'frame'), { recursive: true });
  const start = `<!doctype html><html lang="en-GB" style="--accent:#123456"><head><title>Old $& title</title></head>`;
  const page = `${start}<body><header>${header}</header><main id="main"><h1>Old</h1></main><footer>End</footer></body></html>`;
  writeFileSync(join(site, 'frame/index.html'), page);
  saves += 1;
  utimesSync(join(site, 'frame/index.html'), saves, saves);
  writeFileSync(join(site, '_headers'), `/*\n  content-security-policy: ${POLICY}\n`);
}

const send = (name: string) =>
  server.post('/api/messages', new URLSearchParams({ ...MESSAGE, name, email: '' }), BROWSER);

test('API pages use the site’s header, footer and colours', async () => {
  const plainPage = await send('Ada');
  expect(plainPage.text).not.toContain('<footer>');
  publish('Orrin');
  const hostileName = `"></main><script>alert(1)</script>$' $& $1`;
  const { text, headers } = await send(hostileName);
  expect(text).toMatch(/^<!doctype html><html lang="en-GB" style="--accent:#123456"><head><title>Error: Send us a/);
  expect(text).toMatch(
    /<header>Orrin<\/header><main id="main"><div class="wrap frame">[\s\S]*<\/main><footer>End<\/footer>/,
  );
  expect(text).toContain('&quot;&gt;&lt;/main&gt;&lt;script&gt;alert(1)&lt;/script&gt;$');
  expect(text).not.toMatch(/Old|<script/);
  expect(headers.get('content-security-policy')).toBe(POLICY.replace("'self'; base", "'none'; base"));

  const ada = await candidate(server);
  publish('Orrin & Vale');
  const framedPage = await ada.get();
  expect(framedPage.text).toContain('<header>Orrin & Vale</header>');
  expect(framedPage.headers.get('cache-control')).toBe('no-store');
  expect(framedPage.headers.get('referrer-policy')).toBe('no-referrer');

  rmSync(join(server.dataDir, 'site'), { recursive: true });
  expect((await ada.get()).text).toContain('Your application for Platform engineer');
});
