/** Images are sharp: none is shown much larger than the file that the browser chose for it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { newest, visit } from '../support/visit.ts';

const PATHS = [
  ...['/', '/about-us', '/part-time-jobs', '/full-time-jobs', '/contract-jobs', '/globalStaffing'],
  ...['/staffAugmentation', '/products', '/career', '/blog', '/contact-us', '/team', '/case-studies'],
];

const SCREENS = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, most: 1.01 },
  { name: 'a sharp desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2, most: 1.3 },
  { name: 'a phone', viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, most: 1.3 },
];

const site = await sharedSite();

describe('images', () => {
  test.each(SCREENS)('are enlarged at most $most times on $name', async ({ name: _, most, ...screen }) => {
    const enlarged: string[] = [];
    for (const path of [...PATHS, `/blog/${(await newest(site, 'blog')).id}`]) {
      await visit(
        site,
        path,
        async (page) => {
          for (const { alt, scale } of await measureImages(page))
            if (scale * screen.deviceScaleFactor > most) enlarged.push(`${path} ${alt}: ${scale}`);
        },
        screen,
      );
    }
    expect(enlarged).toEqual([]);
  });
});

/** The scale of each visible image: its size in CSS pixels divided by that of its file. */
function measureImages(page: Page): Promise<{ alt: string; scale: number }[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.getBoundingClientRect().width > 0);
    return Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        // Loads the file separately, because the natural size of an image with `sizes` is not that of its file.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { width, height } = image.getBoundingClientRect();
        const [x, y] = [width / file.naturalWidth, height / file.naturalHeight];
        const isCut = getComputedStyle(image).objectFit === 'cover';
        return { alt: image.alt, scale: Math.round((isCut ? Math.max(x, y) : Math.min(x, y)) * 100) / 100 };
      }),
    );
  });
}
