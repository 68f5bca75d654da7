/** Hostile texts in every field of every type, published and opened in Chromium: nothing runs and no personal data appears. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noise } from '../../../api/test/support/images.ts';
import { IMAGE } from '../../../api/test/support/samples.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { ADMIN, startSystem } from '../../e2e/support/system.ts';
import { dataWith, RUNNING } from './hostile.ts';
import { RUNS } from './kit.ts';

/** The number of entries per type. There are twice as many jobs. */
const EACH = RUNS > 5_000 ? 50 : 1;
const CANARIES = ['Quillibrace', 'quillibrace@canary.example', 'zanzibarine', 'oxyrhynchus'] as const;

let system: Awaited<ReturnType<typeof startSystem>>;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let paths: string[];
beforeAll(async () => {
  system = await startSystem({ SAMPLE_CONTENT: 'off' });
  browser = await launchBrowser();
  await fill();
  const site = join(system.dataDir, 'site');
  paths = globSync('**/index.html', { cwd: site }).map((path) => `/${path.replace(/\/?index\.html$/, '')}`);
});
afterAll(async () => {
  await browser.close();
  await system.remove();
});

describe('every published page', () => {
  test('executes no injected script or unsafe link, even without a CSP', async () => {
    expect(paths.length).toBeGreaterThan(12 + 2 * EACH);
    const context = await browser.newContext({ bypassCSP: true });
    expect(await visitAll(context, paths)).toEqual([]);
    await context.close();
  });

  test('makes no request that its policy forbids', async () => {
    const context = await browser.newContext();
    expect(
      await visitAll(
        context,
        paths.filter((_, n) => n % 5 === 0),
      ),
    ).toEqual([]);
    await context.close();
  });

  test('control: detects a page with an unescaped hostile text', async () => {
    const context = await browser.newContext({ bypassCSP: true });
    await context.route('**/weak/*', (route) => {
      const n = Number(route.request().url().split('/').at(-1));
      return route.fulfill({ contentType: 'text/html', body: `<title>x</title><p title="">${RUNNING[n]}</p>` });
    });
    expect(await visitAll(context, ['/weak/0', '/weak/2'])).toEqual(['/weak/0: ran', '/weak/2: ran']);
    await context.close();
  });

  test('shows only the map of a known provider on request', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${system.url}/contact-us`);
    await page.locator('[data-map]').click();
    expect(
      await page
        .locator('iframe')
        .evaluateAll((frames) => frames.map((frame) => new URL(String(Object(frame).src)).origin)),
    ).toEqual(['https://www.openstreetmap.org']);
    await context.close();
  });
});

test('rows 7, 8: no file of site or publisher names a candidate', () => {
  const files = globSync('{site,publisher}/**/*', { cwd: system.dataDir }).filter((path) =>
    statSync(join(system.dataDir, path)).isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  const filesWithCanary = files.filter((path) =>
    CANARIES.some((canary) => readFileSync(join(system.dataDir, path)).includes(canary)),
  );
  expect(filesWithCanary).toEqual([]);
  // Control: the canary is in the database.
  expect(
    readFileSync(join(system.dataDir, 'app.db')).includes(CANARIES[0]) ||
      readFileSync(join(system.dataDir, 'app.db-wal')).includes(CANARIES[0]),
  ).toBe(true);
});

/** Visits the pages, hovers and tabs through each, and returns the violations. */
async function visitAll(context: BrowserContext, pagePaths: string[]): Promise<string[]> {
  const incidents: string[] = [];
  let path = '';
  const note = (incident: string) => {
    if (!incidents.includes(`${path}: ${incident}`)) incidents.push(`${path}: ${incident}`);
  };
  await context.exposeFunction('ran', () => note('ran'));
  await context.exposeFunction('forbidden', (incident: string) => note(incident));
  await context.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      forbidden(violatedDirective + ' ' + blockedURI);
    });
  `);
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    note('a dialog');
    dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`a request to ${hostname}`);
  });
  for (path of pagePaths) {
    await page.goto(system.url + path, { waitUntil: 'load' });
    for (const [x, y] of [
      [200, 200],
      [600, 400],
      [900, 600],
    ] as const)
      await page.mouse.move(x, y);
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab');
    const protocols = await page.evaluate<string[]>('[...document.links].map(({ protocol }) => protocol)');
    for (const name of protocols) if (!/^(https?|mailto|tel):$/.test(name)) note(`a link of the kind ${name}`);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    if (new URL(page.url()).origin !== system.url) note(`it led away to ${page.url()}`);
  }
  await page.waitForTimeout(200);
  await page.close();
  return incidents;
}

/** Adds content of every type, and one person's application and message. */
async function fill() {
  const login = await fetch(`${system.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie, origin: system.url };
  const json = { ...headers, 'content-type': 'application/json' };
  const send = async (
    method: string,
    path: string,
    body: string | FormData,
    requestHeaders: Record<string, string> = json,
    isAgain = false,
  ) => {
    const response = await fetch(system.url + path, { method, body, headers: requestHeaders });
    if (!response.ok && !isAgain) throw new Error(`${response.status} ${method} ${path} ${await response.text()}`);
    return response.json();
  };
  const image = new FormData();
  image.append('file', new Blob([new Uint8Array(await noise(320, 200).png().toBuffer())]), `${RUNNING[2]}.png`);
  const { id, width, height } = await send('POST', '/api/media', image, headers);

  let textIndex = 0;
  const nextPayload = () => RUNNING[textIndex++ % RUNNING.length] ?? '';
  for (const type of Object.values(contentTypes)) {
    const times = type.shape === 'singleton' ? 1 : type.name === 'job' ? EACH * 2 : EACH;
    for (let n = 0; n < times; n += 1) {
      const text = JSON.stringify(dataWith(type, nextPayload)).replaceAll(IMAGE.id, id);
      const data = JSON.parse(text.replaceAll('"width":1,"height":1', `"width":${width},"height":${height}`));
      const isSingleton = type.shape === 'singleton';
      const body = JSON.stringify(isSingleton ? { data, version: 0 } : { data });
      // Entries of some types must have different addresses.
      await send(isSingleton ? 'PUT' : 'POST', `/api/content/${type.path}`, body, json, n > 0);
    }
  }
  const [fullName, email, letter] = CANARIES;
  const message = { name: fullName, email, message: `A ${letter} question` };
  await send('POST', '/api/messages', JSON.stringify(message), { 'content-type': 'application/json' });

  for (;;) {
    const { last, applied, failures } = await (await fetch(`${system.url}/api/publish`, { headers })).json();
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
    if (applied === last) return;
    await sleep(200);
  }
}
