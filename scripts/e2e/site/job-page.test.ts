/** Actions of a candidate on a job other than applying: save, share, print, and look at similar jobs. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { FRAMES, watchShifts } from '../support/search-load.ts';
import { sharedSite } from '../support/shared.ts';
import { DESK, newest, PHONE, visit, waitUntilHydrated } from '../support/visit.ts';

const site = await sharedSite();

const visitJob = async (work: (page: Page, path: string) => Promise<void>, options = {}) => {
  const path = `/job/${(await newest(site, 'jobs')).id}`;
  await visit(site, path, (page) => work(page, path), options);
};

describe('a job’s page', () => {
  test('the apply button on phones stays in reach, never covering the focus', () =>
    visitJob(
      async (page) => {
        const apply = page.getByRole('link', { name: 'Apply for this job' });
        const steps =
          Number(await page.evaluate(`document.querySelector('article').getBoundingClientRect().bottom`)) / 400;
        for (let step = 0; step < steps - 2; step++) {
          await page.evaluate(`scrollTo({ top: ${step * 400}, behavior: 'instant' })`);
          const box = await apply.boundingBox();
          expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height);
        }
        await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
        expect(await coveredStops(page)).toEqual([]);
        await apply.click();
        await page.waitForURL('**#apply');
        await expect.poll(() => page.getByRole('heading', { name: 'Apply', exact: true }).boundingBox()).not.toBeNull();
      },
      { viewport: PHONE, reducedMotion: 'reduce' },
    ));

  test('the link to the form scrolls the apply bar out of sight', () =>
    visitJob(
      async (page, path) => {
        await page.goto(`${site.url}${path}#apply`);
        const edges = `[document.querySelector('body > header'), document.querySelector('.apply-bar')]
          .map((element) => element.getBoundingClientRect().bottom)`;
        const [header = 0, bar = 0] = await page.evaluate<number[]>(edges);
        expect(bar).toBeLessThanOrEqual(header);
        const title = await page.getByRole('heading', { name: 'Apply', exact: true }).boundingBox();
        expect(title?.y).toBeGreaterThan(header);
      },
      { viewport: PHONE, reducedMotion: 'reduce' },
    ));

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESK],
  ])('on %s, the facts stay in place when the tools appear', async (_, viewport) => {
    const path = `/job/${(await newest(site, 'jobs')).id}`;
    await visit(
      site,
      '/robots.txt',
      async (page) => {
        const shifts = await watchShifts(page);
        // Leaves the fonts out and holds the scripts back, so that only the tools can cause a shift.
        await page.route('**/*.woff2', (route) => route.abort());
        const scripts = Promise.withResolvers<void>();
        await page.route('**/*.js', async (route) => {
          await scripts.promise;
          await route.continue();
        });
        await page.goto(site.url + path, { waitUntil: 'commit' });
        await page.getByText('Posted', { exact: true }).waitFor();
        await page.evaluate(FRAMES);
        scripts.resolve();
        await page.getByRole('button', { name: 'Save job' }).waitFor();
        await page.evaluate(FRAMES);
        expect(await shifts.sum()).toBe(0);
      },
      { viewport },
    );
  });

  test('shows the arrows of links in forced colours', () =>
    visitJob(
      async (page) => {
        await seesArrow(page, '.back', '::before');
        await page.goto(`${site.url}/`);
        await seesArrow(page, '.more', '::after');
      },
      { forcedColors: 'active' },
    ));

  test('shows the age of the job, or without JavaScript its date', async () => {
    await visitJob(async (page) => {
      const time = page.locator('[data-fact="Posted"] time');
      await expect.poll(() => time.textContent()).toMatch(/^(Today|Yesterday|\d+ days ago)$/);
      expect(await time.getAttribute('title')).toMatch(/^\d+ \w+ \d{4}$/);
    });
    await visitJob(
      async (page) => {
        expect(await page.locator('[data-fact="Posted"] time').textContent()).toMatch(/^\d+ \w+ \d{4}$/);
        expect(await page.getByRole('button', { name: 'Save job' }).count()).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });

  test('lists a saved job in every tab until it is removed', () =>
    visitJob(
      async (page, path) => {
        await page.getByRole('button', { name: 'Save job' }).click();
        await page.getByRole('button', { name: 'Save job', pressed: true }).waitFor();
        const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
        const goneJob = { id: 'zzzzzzzzzzzz', title: 'Gone', place: 'Leeds', pay: '' };
        const closedJob = { ...goneJob, id: 'closed', title: 'Filled' };
        await page.evaluate(`localStorage.setItem('saved-jobs', JSON.stringify([
          ...JSON.parse(localStorage.getItem('saved-jobs')), ${JSON.stringify(goneJob)}, ${JSON.stringify(closedJob)}, { id: '"><b>' }]))`);
        await page.route('**/job/closed', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<article data-job="closed" data-closed="true"></article>',
          }),
        );
        const other = page;
        await other.getByRole('link', { name: /^Saved jobs \(/ }).waitFor();
        const list = await page.context().newPage();
        await list.route('**/job/closed', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<article data-job="closed" data-closed="true"></article>',
          }),
        );
        await list.goto(`${site.url}/saved-jobs`);
        const rows = list.getByRole('list').locator('.job');
        await expect.poll(() => rows.count()).toBe(3);
        await rows.nth(0).getByRole('link', { name: title }).waitFor();
        await rows.nth(1).getByText('No longer on our site.').waitFor();
        await rows.nth(2).getByText('Closed. You can no longer apply.').waitFor();
        expect(await rows.nth(1).getByRole('link').count()).toBe(0);
        expect(await axe(list)).toEqual([]);
        expect(await list.locator('html').evaluate((html) => html.scrollWidth)).toBe(PHONE.width);

        await list.getByRole('button', { name: `Remove ${title}` }).click();
        await list.getByText(`Removed: ${title}.`).waitFor();
        await page.getByRole('button', { name: 'Save job', pressed: false }).waitFor();
        await page.getByRole('link', { name: 'Saved jobs (2)' }).waitFor();
        for (const name of ['Gone', 'Filled']) await list.getByRole('button', { name: `Remove ${name}` }).click();
        await list.getByText('No saved jobs yet.', { exact: false }).waitFor();
        expect(new URL(page.url()).pathname).toBe(path);
      },
      { viewport: PHONE },
    ));

  test('shares a job through the device, or else copies the link', async () => {
    await visitJob(async (page, path) => {
      await page.evaluate(`navigator.share = async (data) => { window.shared = data; }`);
      await page.getByRole('button', { name: 'Share' }).click();
      const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim();
      expect(await page.evaluate('window.shared')).toEqual({ title, url: site.url + path });
    });
    await visitJob(
      async (page, path) => {
        await page.evaluate('delete Navigator.prototype.share');
        await page.getByRole('button', { name: 'Share' }).click();
        await page.getByText('Link copied.').waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(site.url + path);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  test('lists the newest other jobs of its sector after a scroll', () =>
    visitJob(async (page, path) => {
      const similarJobs = page.getByRole('navigation', { name: 'Similar jobs' });
      await similarJobs.scrollIntoViewIfNeeded();
      const links = similarJobs.locator('.job a');
      await expect.poll(() => links.count()).toBeGreaterThan(0);
      const paths = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
      expect(paths.length).toBeLessThanOrEqual(4);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).not.toContain(path);
    }));
});

/** The form that turns a search, or the criteria of a landing page, into a job alert. */
const form = 'form[action="/api/alerts"]';
const readForm = (page: Page) =>
  page.locator(form).evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));

describe('a job alert', () => {
  test('is made from any search in one step', () =>
    visit(
      site,
      '/career?q=developer&place=Leeds&miles=10&remote=hybrid&pay=30000',
      async (page) => {
        await page.getByRole('link', { name: 'Email me jobs like these' }).click();
        const email = page.locator(form).getByLabel('Email');
        await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
        expect(await readForm(page)).toMatchObject({
          q: 'developer',
          category: '',
          place: 'Leeds',
          miles: '10',
          remote: 'hybrid',
          pay: '30000',
          per: 'year',
          frequency: 'weekly',
        });
        expect(await axe(page)).toEqual([]);
        await waitUntilHydrated(page, form);
        await email.fill('from.search@example.com');
        await page.keyboard.press('Enter');
        await page.getByText(/^Check your email and click the confirmation link/).waitFor();
      },
      { viewport: PHONE, reducedMotion: 'reduce' },
    ));

  test('is made from a landing page', async () => {
    const { id } = await newest(site, 'jobs');
    await visit(site, `/job/${id}`, async (page) => {
      await page.getByRole('navigation', { name: 'Similar jobs' }).locator('.links a').first().click();
      await page.getByRole('link', { name: 'Email me jobs like these' }).click();
      await page.waitForURL('**/career?*#alerts');
      const askedCriteria = Object.fromEntries(new URL(page.url()).searchParams);
      await expect.poll(() => readForm(page)).toMatchObject(askedCriteria);
    });
  });
});

/** Expects the arrow of a link to be drawn, and not in the colour of the page. */
async function seesArrow(page: Page, link: string, part: '::before' | '::after'): Promise<void> {
  const arrow = await page
    .locator(link)
    .first()
    .evaluate((element, part) => {
      const { backgroundImage, color } = getComputedStyle(element, part);
      return { image: backgroundImage, color, page: getComputedStyle(document.body).backgroundColor };
    }, part);
  expect(arrow.image).toContain('gradient');
  expect(arrow.color).not.toBe(arrow.page);
}

const MAX_STOPS = 80;

/** Tabs through the page and returns the stops that the apply bar covers. */
async function coveredStops(page: Page): Promise<string[]> {
  const coveredNames: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate<string | null>(`(() => {
      const bar = document.querySelector('.apply-bar');
      const focused = document.activeElement;
      if (focused === document.body || bar.contains(focused)) return null;
      const [a, b] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      return a.top < b.bottom && a.bottom > b.top && a.width > 0 ? focused.textContent.trim() || focused.localName : null;
    })()`);
    if (name) coveredNames.push(name);
  }
  return coveredNames;
}
