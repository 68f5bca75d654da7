/** Navigation between pages, and the page views that it reports. */

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { ADMIN } from '../support/system.ts';
import { newest, type Site, visit } from '../support/visit.ts';

/** Headless Chromium identifies itself in its user agent and would count as a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The time that the pointer rests on a link. Chromium prefetches the link's page after half a second. */
const REST_MS = 800;
const NO_PAGES = ['/admin', '/admin/users', '/api/docs', '/media/picture'];

const site = await sharedSite();

describe('between pages', () => {
  test('prefetches only pages when the pointer rests on a link', () =>
    visit(site, '/', async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Preload.enable');
      const fetchedPaths: string[] = [];
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
        // A failed prefetch counts as well.
        if (status !== 'Pending') fetchedPaths.push(new URL(prefetchUrl).pathname);
      });
      const links = NO_PAGES.map((path) => `<p><a href="${path}">${path}</a></p>`).join('');
      await page.evaluate(`document.querySelector('main').insertAdjacentHTML('afterbegin', '${links}')`);
      for (const path of NO_PAGES) {
        await page.getByRole('link', { name: path, exact: true }).hover();
        await sleep(REST_MS);
      }
      await page.getByRole('navigation').getByRole('link', { name: 'Find a job' }).first().hover();
      await expect.poll(() => new Set(fetchedPaths)).toEqual(new Set(['/career']));
    }));

  test.each([
    ['one page turns into the next', 'no-preference', true],
    ['nothing moves for visitors who prefer reduced motion', 'reduce', false],
  ] as const)('%s', (_, reducedMotion, isTurned) =>
    visit(
      site,
      '/',
      async (page) => {
        // The page being left reports the view, because Chromium has no transition to a page that a test route serves.
        await page.evaluate(
          "addEventListener('pageswap', (event) => sessionStorage.setItem('turned', event.viewTransition !== null))",
        );
        await page.waitForLoadState('networkidle');
        await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click();
        await page.waitForURL('**/products');
        expect(await page.evaluate("sessionStorage.getItem('turned')")).toBe(String(isTurned));
      },
      { reducedMotion },
    ),
  );

  test('counts a job view without a cookie or stored data', async () => {
    const { id } = await newest(site, 'jobs');
    const initialViews = await viewsOf(site, id);
    await visit(
      site,
      `/job/${id}`,
      async (page) => {
        const beacon = await page.waitForResponse((response) => response.url().endsWith('/views'));
        expect([beacon.request().method(), beacon.status()]).toEqual(['POST', 204]);
        expect(beacon.request().postData()).toBeNull();
        expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
        await expect.poll(() => viewsOf(site, id)).toBe(initialViews + 1);
      },
      { userAgent },
    );
  });

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['the Global Privacy Control', 'globalPrivacyControl', true],
  ])('makes no counting request for a visitor who sends %s', async (_, name, value) => {
    const { id } = await newest(site, 'jobs');
    await visit(
      site,
      '/about-us',
      async (page) => {
        await page.addInitScript(
          `Object.defineProperty(Navigator.prototype, '${name}', { get: () => ${JSON.stringify(value)} })`,
        );
        const postedUrls: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && postedUrls.push(request.url()));
        await page.clock.install();
        await page.goto(`${site.url}/job/${id}`);
        await page.clock.runFor(10_000);
        expect(postedUrls).toEqual([]);
      },
      { userAgent },
    );
  });
});

/** The number of views on the dashboard. */
async function viewsOf({ url }: Site, id: string): Promise<number> {
  const origin = url;
  const headers = { 'content-type': 'application/json', origin };
  const session = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const response = await fetch(`${url}/api/jobs/views?limit=100`, { headers: { cookie } });
  const { items } = (await response.json()) as { items: { entry: { id: string }; views: number }[] };
  return items.find(({ entry }) => entry.id === id)?.views ?? 0;
}
