/** The header on desktop and phone, by mouse, keyboard and touch, mostly with all scripts turned off. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { PHONE, visit } from '../support/visit.ts';

const SERVICES = ['Part-time jobs', 'Full-time jobs', 'Contract', 'Global staffing'];
const servicesList = (page: Page) => page.locator('#menu .submenu ul');
const servicesButton = (page: Page) => page.locator('#menu').getByRole('button', { name: 'Services' });
const NO_SCRIPTS = { javaScriptEnabled: false };

const site = await sharedSite();

describe('the header', () => {
  test('R14 the header has the phone number, social links and linked logo', () =>
    visit(site, '/about-us', async (page) => {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: /^0113 496 0\d{3}$/ }).waitFor();
      for (const name of ['Facebook', 'LinkedIn']) {
        expect(await header.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/);
      }
      await header.getByRole('link', { name: /home$/ }).click();
      await page.waitForURL(`${site.url}/`);
    }));

  test('R14 on a desktop the Services list opens on hover', () =>
    visit(
      site,
      '/about-us',
      async (page) => {
        expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
        const list = servicesList(page);
        expect(await list.isVisible()).toBe(false);
        await servicesButton(page).hover();
        await list.waitFor();
        expect((await list.getByRole('link').allInnerTexts()).slice(0, 4)).toEqual(SERVICES);
        await page.mouse.move(640, 800);
        await list.waitFor({ state: 'hidden' });
        await servicesButton(page).hover();
        await list.getByRole('link', { name: 'Contract' }).click();
        await page.waitForURL('**/contract-jobs');
      },
      NO_SCRIPTS,
    ));

  test('R14 a click opens the Services list until another click or Escape', () =>
    visit(
      site,
      '/about-us',
      async (page) => {
        const list = servicesList(page);
        const button = servicesButton(page);
        await button.click();
        await page.mouse.move(640, 800);
        await list.waitFor();
        await page.evaluate('scrollTo(0, 300)');
        const [under, over] = [await list.boundingBox(), await button.boundingBox()];
        expect(Math.abs((under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0))).toBeLessThan(2);
        expect(Math.abs((under?.x ?? 0) - (over?.x ?? 0))).toBeLessThan(16);
        await button.click();
        // The click hides the list even while the pointer is over it.
        await list.waitFor({ state: 'hidden' });
        await button.click();
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        await button.click();
        await list.waitFor();
        await page.mouse.click(640, 700);
        await list.waitFor({ state: 'hidden' });
      },
      NO_SCRIPTS,
    ));

  test('R14 Escape hides a list opened by hover until the next hover', () =>
    visit(site, '/about-us', async (page) => {
      const list = servicesList(page);
      await servicesButton(page).hover();
      await list.waitFor();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await page.keyboard.press('Tab');
      expect(await list.isVisible()).toBe(false);
      await page.mouse.move(640, 800);
      await servicesButton(page).hover();
      await list.getByRole('link', { name: 'Contract' }).hover();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await page.mouse.move(640, 800);
      // Escape while the list is closed does not keep it from opening.
      await page.keyboard.press('Escape');
      await servicesButton(page).hover();
      await list.waitFor();
    }));

  test('R14 the Services list closes when the focus leaves it', () =>
    visit(site, '/about-us', async (page) => {
      const list = servicesList(page);
      await servicesButton(page).focus();
      await page.keyboard.press('Enter');
      await tabPastServices(page);
      await list.waitFor({ state: 'hidden' });
      expect(await isExpanded(page)).toBe(false);
      expect(await focusedName(page)).toBe('Products');
      await page.keyboard.press('Shift+Tab');
      expect(await focusedName(page)).toBe('Services');
      await page.keyboard.press('Enter');
      await list.waitFor();
      await page.keyboard.press('Shift+Tab');
      await list.waitFor({ state: 'hidden' });
    }));

  test('R14 the Services list opens and closes by keyboard', () =>
    visit(
      site,
      '/about-us',
      async (page) => {
        const list = servicesList(page);
        expect(await isExpanded(page)).toBe(false);
        await servicesButton(page).focus();
        await page.keyboard.press('Enter');
        await list.waitFor();
        expect(await isExpanded(page)).toBe(true);
        await page.keyboard.press('Tab');
        expect(await focusedName(page)).toBe(SERVICES[0]);
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        expect(await isExpanded(page)).toBe(false);
        expect(await focusedName(page)).toBe('Services');
        await page.keyboard.press('Enter');
        await list.waitFor();
        await tabPastServices(page);
        expect([await list.isVisible(), await isExpanded(page)]).toEqual([true, true]);
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        expect(await isExpanded(page)).toBe(false);
        expect(await focusedName(page)).toBe('Products');
      },
      NO_SCRIPTS,
    ));

  test('R14 the Services list opens and closes by touch', () =>
    visit(
      site,
      '/about-us',
      async (page) => {
        const list = servicesList(page);
        await servicesButton(page).tap();
        await list.waitFor();
        await servicesButton(page).tap();
        await list.waitFor({ state: 'hidden' });
        await servicesButton(page).tap();
        await list.waitFor();
        await page.locator('h1').tap();
        await list.waitFor({ state: 'hidden' });
        await servicesButton(page).tap();
        await list.getByRole('link', { name: 'Global staffing' }).tap();
        await page.waitForURL('**/globalStaffing');
      },
      { ...NO_SCRIPTS, hasTouch: true },
    ));

  test('T10 on a phone the menu traps the focus until it closes', () =>
    visit(
      site,
      '/about-us',
      async (page) => {
        await page.getByRole('button', { name: 'Menu', exact: true }).focus();
        await page.keyboard.press('Enter');
        expect(await focusedName(page)).toBe('Close');
        await page.keyboard.press('Escape');
        await page.locator('#menu').waitFor({ state: 'hidden' });
        expect(await focusedName(page)).toBe('Menu');
        await page.keyboard.press('Enter');
        const names = new Set<string | undefined>();
        for (let stop = 0; stop < 30; stop++) {
          await page.keyboard.press('Tab');
          const isOutside = "!document.activeElement.closest('#menu') && document.activeElement !== document.body";
          expect(await page.evaluate(isOutside)).toBe(false);
          names.add(await page.evaluate<string>('document.activeElement.textContent.trim()'));
        }
        for (const name of ['Close', 'Home', 'Services', 'Contact us']) expect(names).toContain(name);
        await page.keyboard.press('Escape');
        await page.locator('#menu').waitFor({ state: 'hidden' });
        expect(await focusedName(page)).toBe('Menu');
      },
      { ...NO_SCRIPTS, viewport: PHONE },
    ));

  test('T10 R14 the phone menu and its Services list open and close', () =>
    visit(
      site,
      '/about-us',
      async (page) => {
        const entry = page.locator('#menu').getByRole('link', { name: 'Find a job' });
        const list = servicesList(page);
        expect(await entry.isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await entry.waitFor();
        expect(await list.isVisible()).toBe(false);
        await page.locator('#menu summary').tap();
        await list.waitFor();
        expect((await list.getByRole('link').allInnerTexts()).slice(0, 4)).toEqual(SERVICES);
        await page.locator('#menu summary').tap();
        await list.waitFor({ state: 'hidden' });
        await page.locator('#menu').getByRole('button', { name: 'Close' }).tap();
        await entry.waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await entry.tap();
        await page.waitForURL('**/career');
      },
      { ...NO_SCRIPTS, viewport: PHONE, hasTouch: true, isMobile: true },
    ));
});

/** Whether the Services button is expanded, according to the accessibility tree. */
async function isExpanded(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const axQuery = { nodeId: root.nodeId, accessibleName: 'Services', role: 'button' };
  const { nodes } = await session.send('Accessibility.queryAXTree', axQuery);
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

/** Moves the focus from the open list's button to the next element. */
async function tabPastServices(page: Page): Promise<void> {
  const stops = await servicesList(page).getByRole('link').count();
  for (let stop = 0; stop <= stops; stop++) await page.keyboard.press('Tab');
}

/** The text of the focused element, or `undefined` if nothing has the focus. */
async function focusedName(page: Page): Promise<string | undefined> {
  const [name] = await page.locator(':focus').allTextContents();
  return name?.trim();
}
