/**
 * The agency's brand, from the form to the published pages. Starts its own system, because it changes the brand of
 * every page.
 */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { type Parts, startParts } from '../support/parts.ts';

const desk = useDesk(startParts);
let system: Parts;
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ system, admin, page } = desk);
});
const visitors: Page[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.context().close();
});

const field = (name: string) => page.locator(`#field-${name}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const frame = () => page.frameLocator('iframe[title="Page preview"]');

async function visit(path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await desk.browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  visitors.push(visitor);
  await visitor.goto(system.url + path, { waitUntil: 'networkidle' });
  return visitor;
}

const styleOf = (visitor: Page, selector: string) =>
  visitor
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color, fontFamily, borderRadius } = getComputedStyle(element);
      return { backgroundColor, color, fontFamily, borderRadius };
    });

test('loads fonts for Welsh letters only on pages with them', async () => {
  const home = await visit('/');
  const countLoadedFonts = () =>
    home.evaluate<number>(
      `document.fonts.ready.then((fonts) => [...fonts].filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.includes('U+100-')).length)`,
    );
  expect(await countLoadedFonts()).toBe(0);
  await home.evaluate(`document.querySelector('h1').textContent = 'Tŷ Ddewi';
    document.querySelector('h1').insertAdjacentHTML('afterend', '<p>Dŵr</p>')`);
  await expect.poll(countLoadedFonts).toBe(2);
});

test('publishes the brand that the editor checked and previewed', async () => {
  await admin.open('shared/theme');
  await button('Preview').click();
  await frame().locator('h1').waitFor();
  // On a phone, every choice of the preview is on the screen.
  const originalSize = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 375, height: 900 });
  for (const choice of await page.getByRole('region', { name: 'Preview' }).locator('button, label').all()) {
    const { x = 0, width = 0 } = (await choice.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width, (await choice.textContent()) ?? '').toBeLessThanOrEqual(375);
  }
  await page.setViewportSize(originalSize);
  await field('accent').fill('#9be8e0');
  await page.getByText(/Buttons on the page background 1\.\d:1, needs 3:1/).waitFor();
  await button(/^(Save and publish|Publish)$/).click();
  await page
    .getByText(/Buttons on the page background: the contrast is 1\.\d:1/)
    .first()
    .waitFor();

  await button(/^Use #/).click();
  const nearest = await field('accent').inputValue();
  await field('accent').fill('#0b7285');
  expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
  await field('deep').fill('#143059');
  await field('paper').fill('#ffffff');
  await field('displayFont').selectOption('source-serif-4');
  await field('textFont').selectOption('figtree');
  await field('corners').selectOption('square');
  await expect.poll(() => frame().locator('html').getAttribute('style')).toContain('--radius-control:0px');
  await frame().locator('.button').first().waitFor();
  const readColour = () =>
    frame()
      .locator('.button')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(readColour).toBe('rgb(11, 114, 133)');
  for (const [name, text] of [
    ['A job', /Apply/],
    ['Contact', /Talk to us/],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await frame().getByText(text).first().waitFor();
    await expect.poll(readColour).toBe('rgb(11, 114, 133)');
  }
  expect((await axe(page)).filter((fault) => !fault.startsWith('landmark-'))).toEqual([]);
  expect(await (await fetch(system.url)).text()).not.toContain('#0b7285');

  await button(/^(Save and publish|Publish)$/).click();
  await page.getByText(/^Live in \d/).waitFor();
  const home = await visit('/');
  expect(await styleOf(home, '.button')).toMatchObject({ backgroundColor: 'rgb(11, 114, 133)', borderRadius: '0px' });
  expect(await styleOf(home, 'h1')).toMatchObject({ fontFamily: '"Source Serif", Georgia, serif' });
  expect(await styleOf(home, 'html')).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' });
  const fonts = await home.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect([...new Set(fonts)].sort()).toEqual(['Figtree', 'Source Serif']);
  expect(admin.browserErrors().filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

test.each(['light', 'dark'] as const)('the site has enough contrast in the %s scheme', async (scheme) => {
  for (const path of ['/', '/career', '/contact-us', '/about-us']) {
    expect([path, await axe(await visit(path, scheme))]).toEqual([path, []]);
  }
});
