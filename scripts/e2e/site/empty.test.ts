/** The public site of an agency that has written nothing yet. */
import { afterAll, expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { launchBrowser } from '../support/browser.ts';
import { startSystem } from '../support/system.ts';
import { visit } from '../support/visit.ts';

const system = await startSystem({ SAMPLE_CONTENT: 'off' });
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await system.remove();
});

const site = { url: system.url, browser };

test.each([
  ['R14 M11 no header record', '/about-us', 'Loading...'],
  ['M1 R1 no features', '/', 'Failed to fetch features'],
  ['T1 M11 no slides', '/', 'No slides available'],
  ['R8 M11 no products', '/products', 'No products available'],
  ['R9 no openings', '/career', 'There are no openings at the moment.'],
  ['R10 no articles', '/blog', 'Nothing has been written yet.'],
])('%s: %s says so, and is still a page', (_, path, words) =>
  visit(site, path, async (page) => {
    await page.getByText(words, { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
  }),
);

test('M1 that there are no features is said in red', () =>
  visit(site, '/', async (page) => {
    const [red, green, blue] = (await page.evaluate(`(() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context.fillStyle = getComputedStyle(document.querySelector('main .failure')).color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    })()`)) as [number, number, number];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  }));
