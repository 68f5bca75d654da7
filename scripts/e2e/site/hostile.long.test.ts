/** The public site when every text is too long, right-to-left, or an attack. */
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fillHostile } from '../../../site/test/pages/support/hostile-site.ts';
import { publishSite } from '../../../site/test/pages/support/publish-site.ts';
import { axe } from '../support/admin.ts';
import { cutWords } from '../support/cut-words.ts';
import { routesIn } from '../support/routes.ts';
import { connectBrowser } from '../support/shared.ts';
import { DESK, NARROW, PHONE, TABLET, visit } from '../support/visit.ts';

const published = await publishSite((api) => fillHostile(api, { jobs: 12, entries: 2 }));
const browser = await connectBrowser();
afterAll(async () => {
  await browser.close();
  await published.close();
});

const { port } = published.api.server.address() as AddressInfo;
const site = { url: `http://127.0.0.1:${port}`, browser };
// The texts of jobs and articles differ: some are a single long word, others are in another script.
const routes = [
  ...routesIn(published.pages.map(({ path }) => path)),
  ...published.pages.map(({ path }) => path).filter((path) => /^\/(job|blog)\//.test(path)),
];

test.each([...new Set(routes)])('%s fits the screen and runs no injected script', (path) =>
  visit(
    site,
    path,
    async (page) => {
      for (const viewport of [DESK, TABLET, PHONE, NARROW]) {
        await page.setViewportSize(viewport);
        expect([viewport.width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
          viewport.width,
          viewport.width,
        ]);
        expect([viewport.width, await cutWords(page)]).toEqual([viewport.width, []]);
      }
      expect(await axe(page)).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  ),
);
