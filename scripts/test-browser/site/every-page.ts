/** Every page of the site, on a desk and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from '../admin.ts';
import { DESK, newest, PHONE, type Site, visit } from './visit.ts';

const TABLET = { width: 768, height: 1024 };
/** WCAG 1.4.10: as wide as 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };
/** A desk at 200 %. */
const ZOOMED = { width: 640, height: 450 };

const PATHS = [
  ['R1', '/'],
  ['R2', '/about-us'],
  ['R3', '/part-time-jobs'],
  ['R4', '/full-time-jobs'],
  ['R5', '/contract-jobs'],
  ['R6', '/globalStaffing'],
  ['R7', '/staffAugmentation'],
  ['R8', '/products'],
  ['R9', '/career'],
  ['R10', '/blog'],
  ['R12', '/contact-us'],
  ['R15', '/orrinvale.example'],
  ['R21', '/privacy'],
  ['R21', '/complaints'],
  ['R21', '/send-your-cv'],
  ['R21', '/accessibility'],
  ['R21', '/not-there'],
  ['R11', 'jobs'],
  ['R10', 'blog'],
] as const;

export function everyPageChecks(site: Site): void {
  describe('every page', () => {
    test.each(PATHS)(
      '%s %s has no accessibility fault, fits its screen and asks no other host for anything',
      async (_, name) => {
        const path = name.startsWith('/')
          ? name
          : `/${name === 'jobs' ? 'job' : name}/${(await newest(site, name)).id}`;
        await visit(
          site,
          path,
          async (page) => {
            for (const viewport of [DESK, TABLET, PHONE]) {
              await page.setViewportSize(viewport);
              await readToTheEnd(page);
              expect(await widthOf(page)).toBe(viewport.width);
              // From where the header that stays covers nothing.
              await page.evaluate('scrollTo(0, 0)');
              expect(await axe(page, { 'target-size': { enabled: true } })).toEqual([]);
            }
            for (const viewport of [NARROW, ZOOMED]) {
              await page.setViewportSize(viewport);
              expect(await widthOf(page)).toBe(viewport.width);
            }
          },
          { reducedMotion: 'reduce' },
        );
      },
    );
  });
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}

/** Wakes every island and loads every picture on the way. */
async function readToTheEnd(page: Page) {
  const asleep = page.locator('astro-island[ssr]');
  while ((await asleep.count()) > 0) {
    // It may wake by itself in between.
    const content = asleep.first().locator('> :first-child');
    await content.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => {});
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}
