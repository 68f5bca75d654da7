/** Fonts load after the page has been read for a while, without a layout shift. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routesOf } from '../support/routes.ts';
import { FRAMES, watchShifts } from '../support/search-load.ts';
import { sharedSite } from '../support/shared.ts';
import { PHONE, visit } from '../support/visit.ts';

/** The threshold that search engines call good. */
const GOOD = 0.1;
/** Allows for a line that occasionally wraps differently. */
const MAX_SHIFT = GOOD / 2;
/** An address in the middle of a page, where the lines above can cause a shift in browsers without scroll anchoring. */
const FAR_DOWN = '/career?q=a#openings';

const site = await sharedSite();
const routes = routesOf(join(site.dataDir, 'site'));

test('loads fonts late on a phone without moving anything', () =>
  visit(
    site,
    '/robots.txt',
    async (page) => {
      const shifts = await watchShifts(page);
      let fontsAllowed = Promise.withResolvers<void>();
      // Delays the fonts. The browser does not cache responses that pass through a test route.
      await page.route('**/*.woff2', async (route) => {
        await fontsAllowed.promise;
        await route.continue();
      });
      const shiftsByPath: Record<string, number> = {};
      for (const path of [...routes, FAR_DOWN]) {
        fontsAllowed = Promise.withResolvers();
        await page.goto(site.url + path, { waitUntil: 'commit' });
        // Waits until the fallback fonts have been painted for two frames.
        await page.getByRole('contentinfo').waitFor();
        await page.evaluate(FRAMES);
        expect([path, await page.evaluate(IS_THERE)]).toEqual([path, false]);
        fontsAllowed.resolve();
        await page.evaluate('document.fonts.ready.then(() => {})');
        expect([path, await page.evaluate(IS_THERE)]).toEqual([path, true]);
        await page.evaluate(FRAMES);
        shiftsByPath[path] = await shifts.sum();
      }
      expect(
        Object.entries(shiftsByPath).filter(([path, sum]) => sum > (path === FAR_DOWN ? GOOD : MAX_SHIFT)),
      ).toEqual([]);
    },
    { viewport: PHONE },
  ));

const IS_THERE = "document.fonts.check('700 40px Bricolage Grotesque')";
