/** The fonts come when the page has been read for a while: nothing jumps for it. */
import { describe, expect, test } from 'vitest';
import { watchShifts } from './search-load.ts';
import { DESK, PHONE, type Site, visit } from './visit.ts';

/** A line that breaks elsewhere, now and then: half of what search engines call good. */
const MOST_SHIFT = 0.05;

export function lateFontChecks(site: Site, routes: readonly string[]): void {
  describe('late fonts', () => {
    test.each([
      ['a phone', PHONE],
      ['a desk', DESK],
    ])('move nothing on any page of %s', async (_, viewport) => {
      const moved: Record<string, number> = {};
      for (const path of [...routes, '/career?q=a#openings']) {
        await visit(
          site,
          '/robots.txt',
          async (page) => {
            const shifts = await watchShifts(page);
            const { promise: read, resolve: isRead } = Promise.withResolvers<void>();
            await page.route('**/*.woff2', async (route) => {
              await read;
              await route.continue();
            });
            await page.goto(site.url + path, { waitUntil: 'commit' });
            // Painted twice with the fonts that are there.
            await page.getByRole('contentinfo').waitFor();
            await page.evaluate(FRAMES);
            isRead();
            await page.evaluate('document.fonts.ready.then(() => {})');
            expect(await page.evaluate("document.fonts.check('700 40px Bricolage Grotesque')")).toBe(true);
            await page.evaluate(FRAMES);
            moved[path] = await shifts.sum();
          },
          { viewport },
        );
      }
      expect(Object.entries(moved).filter(([, sum]) => sum > MOST_SHIFT)).toEqual([]);
    });
  });
}

const FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))';
