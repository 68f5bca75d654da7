/** Every page of the site, on a desktop and on a phone. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, COLOURS, hasAxe, isThorough } from '../support/admin.ts';
import { cutWords, doubleTextSize, findClippedLines, findNarrowText } from '../support/cut-words.ts';
import { routesOf } from '../support/routes.ts';
import { sharedSite } from '../support/shared.ts';
import { DESK, NARROW, PHONE, TABLET, visit } from '../support/visit.ts';

/** A desktop at 200% zoom. */
const ZOOMED = { width: 640, height: 450 };

/** The specification's row for each page. Pages without a row are not in the specification. */
const ROWS: Readonly<Record<string, string>> = {
  '/': 'R1',
  '/about-us': 'R2',
  '/part-time-jobs': 'R3',
  '/full-time-jobs': 'R4',
  '/contract-jobs': 'R5',
  '/globalStaffing': 'R6',
  '/staffAugmentation': 'R7',
  '/products': 'R8',
  '/career': 'R9',
  '/blog': 'R10',
  '/contact-us': 'R12',
  '/job/404': 'M3',
  '/orrinvale.example': 'R15',
};

const site = await sharedSite();
const routes = routesOf(join(site.dataDir, 'site'));

describe('every page', () => {
  test('includes the pages of the specification', () => {
    expect(Object.keys(ROWS).filter((path) => !routes.includes(path))).toEqual([]);
    for (const kind of ['/job/', '/blog/']) expect(routes.some((path) => path.startsWith(kind))).toBe(true);
  });

  test.each(routes.map((path) => [ROWS[path] ?? rowOf(path), path] as const))(
    '%s %s passes axe, fits every screen and requests no other host',
    (_, path) =>
      visit(
        site,
        path,
        async (page) => {
          for (const viewport of [DESK, TABLET, PHONE]) {
            await page.setViewportSize(viewport);
            await readToTheEnd(page);
            expect(await widthOf(page)).toBe(viewport.width);
            // The tablet layout has no elements of its own, so axe skips it.
            if (!hasAxe || viewport === TABLET) continue;
            // Scrolls to the top, where the sticky header covers nothing.
            await page.evaluate('scrollTo(0, 0)');
            expect(await axe(page, { 'target-size': { enabled: true } })).toEqual([]);
            expect(await nameless(page)).toEqual([]);
          }
          if (!isThorough) return;
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await axe(page, {}, COLOURS)).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
          for (const viewport of [NARROW, ZOOMED]) {
            await page.setViewportSize(viewport);
            expect([viewport.width, await widthOf(page)]).toEqual([viewport.width, viewport.width]);
            expect(await cutWords(page)).toEqual([]);
          }
          // WCAG 1.4.4, for visitors who double the text size.
          await doubleTextSize(page);
          for (const viewport of [DESK, PHONE]) {
            await page.setViewportSize(viewport);
            expect([viewport.width, await widthOf(page)]).toEqual([viewport.width, viewport.width]);
            expect(await cutWords(page)).toEqual([]);
            expect(await findNarrowText(page)).toEqual([]);
          }
        },
        { reducedMotion: 'reduce' },
      ),
  );

  test('R16 the text fits its circles at every width and text size', () =>
    visit(site, '/about-us', async (page) => {
      const discSelector = '.sustainability .disc > *';
      expect(await page.locator(discSelector).count()).toBe(6);
      for (const viewport of [DESK, TABLET, PHONE, NARROW]) {
        await page.setViewportSize(viewport);
        expect([viewport.width, await findClippedLines(page, discSelector)]).toEqual([viewport.width, []]);
      }
      await doubleTextSize(page);
      await page.setViewportSize(PHONE);
      expect(await findClippedLines(page, discSelector)).toEqual([]);
    }));
});

function rowOf(path: string): string {
  if (path.startsWith('/job/')) return 'R11';
  return path.startsWith('/blog/') ? 'R10' : 'R21';
}

const NAMED = 'link|button|textbox|searchbox|combobox|spinbutton|checkbox|radio|dialog|region';

/** Controls and landmarks without an accessible name. Stricter than axe, which accepts a placeholder as a name. */
async function nameless(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.match(new RegExp(`^ *- (${NAMED})(?=$|:| \\[).*`, 'gm')) ?? [];
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}

/** Scrolls to the end, so that every island hydrates and every image loads. */
async function readToTheEnd(page: Page) {
  const asleep = page.locator('astro-island[ssr]');
  while ((await asleep.count()) > 0) {
    // Ignores errors, because the island may hydrate in the meantime.
    const content = asleep.first().locator('> :first-child');
    await content.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => {});
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  }))`);
}
