/** The header on a desk and on a phone; by mouse, keyboard and touch. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, type Site, visit } from './visit.ts';

const SERVICES = ['Part-time jobs', 'Full-time jobs', 'Contract', 'Global staffing'];
const servicesList = (page: Page) => page.locator('#menu .services ul');

export function headerChecks(site: Site): void {
  describe('the header', () => {
    test('R14 the top bar has the phone and the networks, and the logo leads home', () =>
      visit(site, '/about-us', async (page) => {
        const header = page.getByRole('banner');
        await header.getByRole('link', { name: /^0113 496 0\d{3}$/ }).waitFor();
        for (const name of ['Facebook', 'LinkedIn']) {
          expect(await header.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/);
        }
        await header.getByRole('link', { name: /home$/ }).click();
        await page.waitForURL(`${site.url}/`);
      }));

    test('R14 on a desk the Services list shows while it is pointed at, and its entries lead to their pages', () =>
      visit(site, '/about-us', async (page) => {
        expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
        const list = servicesList(page);
        expect(await list.isVisible()).toBe(false);
        await page.locator('#menu summary').hover();
        await list.waitFor();
        expect((await list.getByRole('link').allInnerTexts()).slice(0, 4)).toEqual(SERVICES);
        await page.mouse.move(640, 800);
        await list.waitFor({ state: 'hidden' });
        await page.locator('#menu summary').hover();
        await list.getByRole('link', { name: 'Contract' }).click();
        await page.waitForURL('**/contract-jobs');
      }));

    test('R14 the Services list opens and closes by keyboard, and closes when the focus leaves it', () =>
      visit(site, '/about-us', async (page) => {
        const list = servicesList(page);
        await page.locator('#menu summary').focus();
        await page.keyboard.press('Enter');
        await list.waitFor();
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(SERVICES[0]);
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        expect(await focused(page)).toBe('Services');
        await page.keyboard.press('Enter');
        await list.waitFor();
        for (let stops = await list.getByRole('link').count(); stops >= 0; stops--) await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Products');
        await list.waitFor({ state: 'hidden' });
      }));

    test('R14 the Services list opens and closes by touch', () =>
      visit(
        site,
        '/about-us',
        async (page) => {
          const list = servicesList(page);
          await page.locator('#menu summary').tap();
          await list.waitFor();
          await page.locator('h1').tap();
          await list.waitFor({ state: 'hidden' });
          await page.locator('#menu summary').tap();
          await list.getByRole('link', { name: 'Global staffing' }).tap();
          await page.waitForURL('**/globalStaffing');
        },
        { hasTouch: true },
      ));

    test.each([
      ['with', true],
      ['without', false],
    ])('T10 R14 on a phone the menu opens and closes, and Services expands inside it, %s JavaScript', (_, scripts) =>
      visit(
        site,
        '/about-us',
        async (page) => {
          const entry = page.locator('#menu').getByRole('link', { name: 'Career' });
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
        { viewport: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled: scripts },
      ),
    );
  });
}

async function focused(page: Page): Promise<string | undefined> {
  return (await page.locator(':focus').textContent())?.trim();
}
