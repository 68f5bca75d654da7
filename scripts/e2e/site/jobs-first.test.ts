/**
 * A candidate on a phone sees jobs first, narrows them down, gets help when there are none, and comes back.
 */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, isThorough } from '../support/admin.ts';
import { sharedSite } from '../support/shared.ts';
import { DESK, visit, waitUntilHydrated } from '../support/visit.ts';

const SMALL_PHONE = { width: 375, height: 667 };
/** Slow 3G: latency in milliseconds, throughput in bytes per second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const site = await sharedSite();

const phone = { viewport: SMALL_PHONE, hasTouch: true, reducedMotion: 'reduce' } as const;
const count = (page: Page) => page.locator('#openings').getByRole('status');
const isCountInView = (page: Page) =>
  count(page).evaluate((status) => {
    const { top, bottom } = status.getBoundingClientRect();
    return top >= 0 && bottom < innerHeight / 2;
  });

describe('jobs first', () => {
  test('R9 R17 a phone’s first screen shows the count and two jobs', () =>
    visit(
      site,
      '/career',
      async (page) => {
        for (const element of [count(page), page.locator('#openings .job').nth(1)]) {
          const box = await element.boundingBox();
          expect(box && box.y + box.height).toBeLessThanOrEqual(SMALL_PHONE.height);
        }
        expect(await page.evaluate('scrollY')).toBe(0);
      },
      phone,
    ));

  test('R17 search fields keep their names on a phone without visible labels', () =>
    visit(
      site,
      '/career',
      async (page) => {
        for (const name of ['Job title or keyword', 'Town, county or postcode'])
          expect([name, await page.getByRole('searchbox', { name, exact: true }).count()]).toEqual([name, 1]);
      },
      phone,
    ));

  test('R17 offers other jobs near Leeds, on a slow phone', () =>
    visit(
      site,
      '/robots.txt',
      async (page) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', SLOW_3G);
        await session.send('Emulation.setCPUThrottlingRate', { rate: isThorough ? 6 : 2 });
        await page.goto(`${site.url}/career`, { waitUntil: 'commit' });
        const searchField = page.locator('#openings input[name=q]');
        await searchField.pressSequentially('barista');
        await page.locator('#openings input[name=place]').fill('Leeds');
        // Checks that the text was typed before hydration.
        expect(await page.locator('astro-island[ssr] .filters').count()).toBe(1);
        await waitUntilHydrated(page, '.filters');
        await page.waitForURL('**/career?q=barista&place=Leeds*');
        expect(await searchField.inputValue()).toBe('barista');

        await page.getByRole('button', { name: 'Filters' }).tap();
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await sheet.getByLabel(/^Type/).selectOption('Part Time');
        await sheet.getByRole('button', { name: 'Show 0 jobs' }).tap();
        await sheet.waitFor({ state: 'hidden' });
        await page.getByText('No jobs match “barista” in Leeds with these filters.').waitFor();
        await expect.poll(() => isCountInView(page)).toBe(true);
        await page.getByRole('button', { name: 'Remove filter: Part Time' }).waitFor();
        const near = page.getByRole('button', { name: /^\d+ jobs? within \d+ miles of Leeds, without “/ });
        await near.first().waitFor();
        const promisedCount = Number.parseInt((await near.first().textContent()) ?? '', 10);
        expect(promisedCount).toBeGreaterThan(0);
        await near.first().tap();
        await expect.poll(() => nearbyRows(page).count()).toBe(Math.min(20, promisedCount));
        await count(page)
          .getByText(new RegExp(`^${promisedCount} jobs? within \\d+ miles of Leeds`))
          .waitFor();
      },
      phone,
    ));

  test('R17 without results, counts the jobs found without each filter', () =>
    visit(
      site,
      '/career?type=Part+Time&place=Leeds&pay=12&per=hour',
      async (page) => {
        const near = page.locator('.few-matches li');
        await near.first().waitFor();
        const countJobs = async (query: string) => {
          const response = await fetch(`${site.url}/api/jobs/search?${query}`);
          const { total, fromHome } = (await response.json()) as { total: number; fromHome: number };
          return total - fromHome;
        };
        for (const [label, query] of [
          ['without “Part Time”', 'place=Leeds&pay=12&per=hour'],
          ['anywhere', 'type=Part+Time&pay=12&per=hour'],
          ['you can do remotely', 'type=Part+Time&pay=12&per=hour&remote=remote'],
        ] as const) {
          const total = await countJobs(query);
          const expectedLabels = total === 0 ? [] : [`${total} ${total === 1 ? 'job' : 'jobs'} ${label}`];
          expect(await near.filter({ hasText: label }).allTextContents()).toEqual(expectedLabels);
        }
        const widerMatch = /^(\d+) jobs? within (\d+) miles of Leeds$/.exec(
          (await near.filter({ hasText: 'miles of Leeds' }).textContent()) ?? '',
        );
        expect(Number(widerMatch?.[1])).toBe(
          await countJobs(`type=Part+Time&place=Leeds&pay=12&per=hour&miles=${widerMatch?.[2]}`),
        );
        expect(await axe(page)).toEqual([]);
        await page.getByRole('link', { name: 'Email me when one appears' }).tap();
        const form = page.locator('form[action="/api/alerts"]');
        const formData = await form.evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
        expect(formData).toMatchObject({ type: 'Part Time', place: 'Leeds', pay: '12', per: 'hour' });
        await expect
          .poll(() => form.getByLabel('Email').evaluate((field) => field === document.activeElement))
          .toBe(true);
      },
      phone,
    ));

  test('R17 if no job has all words, offers to drop each one', () =>
    visit(site, '/career?q=night+clerk', async (page) => {
      const near = page.locator('.few-matches li');
      await near.first().waitFor();
      for (const [word, other] of [
        ['night', 'clerk'],
        ['clerk', 'night'],
      ]) {
        const response = await fetch(`${site.url}/api/jobs/search?q=${other}`);
        const { total } = (await response.json()) as { total: number };
        expect(total).toBeGreaterThan(0);
        await near
          .filter({ hasText: new RegExp(`^${total} jobs? without “${word}”$`) })
          .first()
          .waitFor();
      }
      // The list of all jobs is not offered as a match.
      expect(await near.count()).toBe(2);
      await near.first().getByRole('button').click();
      await page.waitForURL('**/career?q=clerk');
    }));

  test('R17 offers wider searches when few jobs are found', () =>
    visit(
      site,
      '/career?q=developer&place=Leeds&miles=20',
      async (page) => {
        await page.getByText('Widen your search:').waitFor();
        const foundCount = await nearbyRows(page).count();
        expect(foundCount).toBeGreaterThan(0);
        const near = page.locator('.few-matches li');
        for (const text of await near.allTextContents())
          expect(Number.parseInt(text, 10), text).toBeGreaterThan(foundCount);
        expect(await axe(page)).toEqual([]);
        const promisedCount = Number.parseInt((await near.first().textContent()) ?? '', 10);
        await near.first().getByRole('button').tap();
        await expect.poll(() => nearbyRows(page).count()).toBe(Math.min(20, promisedCount));
      },
      phone,
    ));

  test('R17 the filter sheet keeps the focus until Escape and passes axe', () =>
    visit(
      site,
      '/career?basis=contract',
      async (page) => {
        await waitUntilHydrated(page, '.filters');
        await page.getByRole('button', { name: 'Filters' }).tap();
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await sheet.getByRole('button', { name: /^Show \d+ jobs$/ }).waitFor();
        expect(await axe(page)).toEqual([]);
        for (let stop = 0; stop < 30; stop++) {
          await page.keyboard.press('Tab');
          const isOutside = await page.evaluate(
            `!document.activeElement.closest('dialog') && document.activeElement !== document.body`,
          );
          expect(isOutside).toBe(false);
        }
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'hidden' });
        expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^Filters/);
        await page.getByRole('button', { name: 'Remove filter: Contract' }).tap();
        await page.waitForURL(({ search }) => search === '');
        expect(await page.locator('.chips').count()).toBe(0);
      },
      phone,
    ));

  test.each([
    ['a phone', SMALL_PHONE],
    ['a desktop', DESK],
  ])('R11 R17 on %s, Back to Jobs restores the page and position', (_, viewport) =>
    visit(
      site,
      '/career?sort=pay',
      async (page) => {
        await waitUntilHydrated(page, '.filters');
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByText('Page 2 of 3').waitFor();
        await expect.poll(() => isCountInView(page)).toBe(true);
        const rows = await page.locator('#openings .job h3').allTextContents();
        const row = page.locator('#openings .job a').nth(12);
        await row.scrollIntoViewIfNeeded();
        const scrollOffset = await page.evaluate('scrollY');
        await row.click();
        await page.waitForURL('**/job/*');
        // Reading on adds an entry to the history.
        await page.evaluate(`location.hash = 'apply'`);
        await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
        await page.getByRole('link', { name: 'Back to Jobs' }).click();
        await page.waitForURL('**/career?sort=pay&page=2');
        await page.getByText('Page 2 of 3').waitFor();
        await expect.poll(() => page.locator('#openings .job h3').allTextContents()).toEqual(rows);
        await expect
          .poll(async () => Math.abs(Number(await page.evaluate('scrollY')) - Number(scrollOffset)))
          .toBeLessThan(4);
      },
      { viewport, reducedMotion: 'reduce' },
    ),
  );

  test('compares yearly pay using the advert’s own hours', () =>
    visit(site, '/career?type=Part+Time&q=bookkeeper', async (page) => {
      const row = page.locator('#openings .job').filter({ hasText: '8 hours a week' });
      expect(await row.locator('.pay').textContent()).toMatch(/an hour$/);
      expect(await row.locator('.compared').textContent()).toMatch(/^£[\d,]+ to £1\d,\d00 a year, 8 hours a week$/);
      await page.goto(`${site.url}/career?type=Part+Time&q=bookkeeper&pay=40000`);
      await count(page).getByText(/^0 of/).waitFor();
      await page.goto(`${site.url}/career?type=Part+Time&q=bookkeeper&pay=20&per=hour`);
      await count(page).getByText(/^1 of/).waitFor();
      await page.locator('#openings .job a').first().click();
      await page.locator('.compared').getByText('a year, 8 hours a week').waitFor();
    }));

  test('hovering over a job does not shift the layout', () =>
    visit(site, '/career', async (page) => {
      const row = page.locator('#openings .job').nth(1);
      const boxes = () =>
        row
          .locator('*')
          .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
      await row.scrollIntoViewIfNeeded();
      await page.evaluate('document.fonts.ready');
      const initialBoxes = await boxes();
      await row.hover();
      await expect.poll(() => row.evaluate((element) => getComputedStyle(element, '::before').opacity)).toBe('1');
      expect(await boxes()).toEqual(initialBoxes);
    }));

  test('R17 without JavaScript the fields are wide and the filters closed', () =>
    visit(
      site,
      '/career',
      async (page) => {
        for (const name of ['q', 'place']) {
          expect((await page.locator(`.filters [name="${name}"]`).boundingBox())?.width).toBeGreaterThan(300);
        }
        const filters = page.locator('.filters select').filter({ visible: true });
        expect(await filters.count()).toBe(0);
        await page.locator('summary').filter({ hasText: 'Filters' }).click();
        expect(await filters.count()).toBeGreaterThan(6);
        await page.getByRole('link', { name: 'Next', exact: true }).click();
        await page.waitForURL('**/api/jobs/results?page=2');
        const first = await page.locator('main a[href*="/job/"]').first().getAttribute('href');
        const { items } = (await (await fetch(`${site.url}/api/jobs/search?page=2`)).json()) as {
          items: { id: string }[];
        };
        expect(first).toMatch(new RegExp(`/job/${items[0]?.id}$`));
      },
      { javaScriptEnabled: false, viewport: SMALL_PHONE },
    ));
});

/** The rows above the separate list of remote jobs. */
function nearbyRows(page: Page) {
  return page.locator('#openings .jobs:not(.from-home + .jobs) .job');
}
