/** The site for visitors who use forced colours, or no pointer. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { newest, visit } from '../support/visit.ts';

const PATHS = ['/', '/about-us', '/contract-jobs', '/career', '/contact-us', 'job'];
const MAX_STOPS = 60;

const site = await sharedSite();

const pathOf = async (name: string) => (name === 'job' ? `/job/${(await newest(site, 'jobs')).id}` : name);

describe('accessibility', () => {
  test.each(PATHS)('%s shows the focus at every stop, in forced colours as well', async (name) => {
    const path = await pathOf(name);
    for (const forcedColors of ['none', 'active'] as const) {
      await visit(site, path, async (page) => expect(await unmarkedStops(page)).toEqual([]), {
        reducedMotion: 'reduce',
        forcedColors,
      });
    }
  });

  test('T2 in forced colours the selected tab differs from the others', () =>
    visit(
      site,
      '/contract-jobs',
      async (page) => {
        const looks = await page.evaluate<string[]>(`[...document.querySelectorAll('[role=tab]')].map((tab) => {
          const { color, backgroundColor, borderColor, outlineStyle } = getComputedStyle(tab);
          const { opacity, scale, backgroundColor: mark } = getComputedStyle(tab, '::before');
          return [color, backgroundColor, borderColor, outlineStyle, opacity, scale, mark].join();
        })`);
        expect(looks[0]).not.toBe(looks[1]);
        expect(new Set(looks.slice(1)).size).toBe(1);
      },
      { forcedColors: 'active' },
    ));
});

/** Tabs through the page and returns the stops without a visible focus. */
async function unmarkedStops(page: Page): Promise<string[]> {
  const unmarkedNames: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const [name, isMarked] = await page.evaluate<[string, boolean]>(`(() => {
      const focused = document.activeElement;
      const around = [focused, focused.parentElement, focused.closest('li'), focused.closest('form'), focused.closest('label')];
      const isMarked = around.some((element) => {
        const { outlineStyle, outlineWidth } = element ? getComputedStyle(element) : {};
        return outlineStyle && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      return [focused.localName + ' ' + focused.textContent.trim().slice(0, 40), focused === document.body || isMarked];
    })()`);
    if (!isMarked) unmarkedNames.push(name);
    if (name.startsWith('body')) break;
  }
  return unmarkedNames;
}
