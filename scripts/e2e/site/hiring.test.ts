/** The employers' entry point, and the part of the home page visible without scrolling. */

import { expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { sharedSite } from '../support/shared.ts';
import { visit, waitUntilHydrated } from '../support/visit.ts';

const SMALL_PHONE = { width: 375, height: 667 };

const site = await sharedSite();

test.each(['light', 'dark'] as const)('a client sends a vacancy brief from a small phone (%s)', (colorScheme) =>
  visit(
    site,
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Hire people' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tell us who you need' }).waitFor();
      const form = page.locator('form[action="/api/briefs"]');
      await form.scrollIntoViewIfNeeded();
      await waitUntilHydrated(page, 'form[action="/api/briefs"]');
      await form.getByRole('button', { name: 'Send brief' }).click();
      await form.getByText('Role is required.').waitFor();
      expect(await page.locator(':focus').getAttribute('name')).toBe('role');
      await form.getByLabel('Role').fill('Six warehouse operatives');
      await form.getByLabel('Location').fill('Wakefield');
      await form.getByLabel('Start date').fill('7 December');
      await form.getByLabel('Permanent or temporary').selectOption('temporary');
      await form.getByLabel('Your name').fill('Grace Hopper');
      await form.getByLabel('Email').fill('grace@example.com');
      await form.getByRole('button', { name: 'Send brief' }).click();
      await form.getByText('We’ve received your vacancy brief.').waitFor();
      await form.getByText(/Your reference is M-[2-9A-Z]{6}\./).waitFor();
      await form.getByText(/A consultant will call or email you by \w+day \d/).waitFor();
      // The confirmation replaces the form and has the focus.
      expect(await form.getByLabel('Role').isVisible()).toBe(false);
      expect(await page.locator(':focus').textContent()).toMatch(/^We’ve received your vacancy brief\./);
      await form.getByRole('link', { name: 'Send another brief' }).waitFor();
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(SMALL_PHONE.width);
      expect(await axe(page)).toEqual([]);
    },
    { viewport: SMALL_PHONE, colorScheme, reducedMotion: 'reduce' },
  ),
);

test('the search and the slider’s controls fit a small laptop’s first screen', () =>
  visit(
    site,
    '/',
    async (page) => {
      await waitUntilHydrated(page, '.slider');
      for (const part of ['.hero form', '.slider .controls']) {
        const box = await page.locator(part).boundingBox();
        expect(box && box.y + box.height, part).toBeLessThanOrEqual(768);
      }
    },
    { viewport: { width: 1366, height: 768 } },
  ));

test('the team page shows consultants, office maps and a link for employers', () =>
  visit(site, '/team', async (page) => {
    expect(await page.getByRole('link', { name: 'Hire people' }).getAttribute('href')).toBe('/hire');
    expect(await page.locator('main li h3, main li .small-title').allTextContents()).toContain('Priya Nair');
    expect(await page.getByRole('link', { name: 'Map of Leeds' }).getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=Calder/,
    );
    expect(await axe(page)).toEqual([]);
  }));
