/** The home page's slider, with a controlled clock. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { PHONE, pass, stopClock, visit } from '../support/visit.ts';

const site = await sharedSite();

describe('the slider', () => {
  const dots = (page: Page) => page.locator('.slider .dots button');
  /** The index of the current slide, from its dot. All other slides are inert. */
  async function currentSlide(page: Page): Promise<number> {
    const states = await dots(page).evaluateAll((elements) => elements.map((dot) => dot.getAttribute('aria-current')));
    expect(states.filter((state) => state === 'true')).toHaveLength(1);
    const reachable = await page.locator('.slide:not([inert])').getAttribute('aria-label');
    expect(reachable).toBe(`${states.indexOf('true') + 1} of ${states.length}`);
    return states.indexOf('true');
  }
  /** Clicks without moving the pointer or the focus, either of which would pause the slider. */
  const dispatchClick = (button: Locator) => button.dispatchEvent('click');
  const openSlider = async (page: Page) => {
    await page.locator('.slider[aria-busy=false]').waitFor();
    await stopClock(page);
  };

  test('T1 K1 advances after exactly 5000 ms, from the last slide too', () =>
    visit(
      site,
      '/',
      async (page) => {
        await openSlider(page);
        const count = await dots(page).count();
        expect(count).toBeGreaterThan(1);
        // Choosing a slide restarts the timer.
        await dispatchClick(dots(page).nth(0));
        await dispatchClick(dots(page).nth(1));
        await pass(page, 4_990);
        expect(await currentSlide(page)).toBe(1);
        await pass(page, 10);
        expect(await currentSlide(page)).toBe(2 % count);

        await dispatchClick(dots(page).last());
        await pass(page, 5_000);
        expect(await currentSlide(page)).toBe(0);
        expect(
          await page
            .getByRole('group', { name: `1 of ${count}` })
            .getByRole('heading')
            .isVisible(),
        ).toBe(true);
      },
      { fakeClock: true },
    ));

  test('T1 previous, next, dots and pause control the slides', () =>
    visit(
      site,
      '/',
      async (page) => {
        await openSlider(page);
        const lastIndex = (await dots(page).count()) - 1;
        await dispatchClick(dots(page).first());
        await page.getByRole('button', { name: 'Previous slide' }).click();
        expect(await currentSlide(page)).toBe(lastIndex);
        await page.getByRole('button', { name: 'Next slide' }).click();
        expect(await currentSlide(page)).toBe(0);
        await dots(page).nth(lastIndex).click();
        expect(await currentSlide(page)).toBe(lastIndex);

        await pass(page, 20_000);
        expect(await currentSlide(page), 'pointed at').toBe(lastIndex);
        await page.mouse.move(0, 0);
        await pass(page, 20_000);
        expect(await currentSlide(page), 'holding the focus').toBe(lastIndex);
        await page.evaluate('document.activeElement.blur()');
        await pass(page, 5_000);
        expect(await currentSlide(page), 'left alone').toBe(0);

        await dispatchClick(page.getByRole('button', { name: 'Pause slideshow' }));
        await pass(page, 30_000);
        expect(await currentSlide(page), 'paused').toBe(0);
        await dispatchClick(page.getByRole('button', { name: 'Play slideshow' }));
        await pass(page, 5_000);
        expect(await currentSlide(page), 'playing again').toBe(1);
      },
      { fakeClock: true },
    ));

  test('T1 swiping turns to the next and the previous slide', () =>
    visit(
      site,
      '/',
      async (page) => {
        await openSlider(page);
        const start = await currentSlide(page);
        await swipe(page, -1);
        expect(await currentSlide(page)).toBe(start + 1);
        await swipe(page, 1);
        expect(await currentSlide(page)).toBe(start);
      },
      { fakeClock: true, reducedMotion: 'reduce', viewport: PHONE, hasTouch: true, isMobile: true },
    ));

  test('T1 with reduced motion, slides turn only on request', () =>
    visit(
      site,
      '/',
      async (page) => {
        await openSlider(page);
        const start = await currentSlide(page);
        await page.getByRole('button', { name: 'Play slideshow' }).waitFor();
        await pass(page, 30_000);
        expect(await currentSlide(page)).toBe(start);
        await page.getByRole('button', { name: 'Next slide' }).click();
        expect(await currentSlide(page)).toBe(start + 1);
      },
      { fakeClock: true, reducedMotion: 'reduce' },
    ));

  test('T1 R1 without JavaScript, the headline and the first slide are visible', () =>
    visit(
      site,
      '/',
      async (page) => {
        await page.getByRole('heading', { level: 1, name: /UK’s number one staffing company/ }).waitFor();
        const first = page.locator('.slide').first();
        expect(await first.getByRole('heading').isVisible()).toBe(true);
        expect(await first.getByRole('img').isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    ));
});

/** Swipes across the slider: to the left if `direction` is -1. */
async function swipe(page: Page, direction: 1 | -1): Promise<void> {
  const viewport = page.locator('.slider .viewport');
  await viewport.scrollIntoViewIfNeeded();
  const box = await viewport.boundingBox();
  if (!box) throw new Error('The slider is not there.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 3;
  const touchPointsAt = (step: number) => [{ x: box.x + box.width / 2 - direction * (60 - step * 12), y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPointsAt(0) });
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPointsAt(step) });
    await pass(page, 20);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await pass(page, 1_500);
}
