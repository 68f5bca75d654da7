/** The job search, compared with the open jobs that the API returns. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, type Site, visit } from '../../support/visit.ts';

interface Job {
  id: string;
  data: { title: string; category: string; type: string };
}

export function jobFilterChecks(site: Site): void {
  describe('open positions', () => {
    test('R17 K3 K4 the filters offer exactly the specified options', () =>
      visit(site, '/career', async (page) => {
        await awake(page, '.filters');
        expect(await optionsOf(page, 'Category')).toEqual(['All Job Category', 'admin', 'Engineer', 'Developer']);
        expect(await optionsOf(page, /^Type/)).toEqual(['All Job Type', 'Full Time', 'Part Time']);
      }));

    test('R17 title, category and type combine, and the number of results is announced', async () => {
      const jobs = await openJobs(site);
      const isWanted = ({ data }: Job) => data.category === 'Developer' && data.type === 'Full Time';
      const word = jobs.find(isWanted)?.data.title.split(' ').at(-1)?.toLowerCase() ?? '';
      await visit(site, '/career', async (page) => {
        await awake(page, '.filters');
        const status = page.getByRole('status');
        expect(await status.textContent()).toBe(`${jobs.length} jobs`);
        const expectJobs = async (wanted: Job[]) => {
          expect(wanted.length).toBeGreaterThan(0);
          expect(wanted.length).toBeLessThan(jobs.length);
          await status.getByText(`${wanted.length} of ${jobs.length} jobs`, { exact: true }).waitFor();
          expect(new Set(await cardsOf(page))).toEqual(new Set(wanted.slice(0, 20).map(cardOf)));
        };
        const named = ({ data }: Job) => data.title.toLowerCase().includes(word);

        await page.getByLabel('Job title').last().fill(word.toUpperCase());
        await expectJobs(jobs.filter(named));
        await filters(page).getByLabel('Category').selectOption('Developer');
        await expectJobs(jobs.filter((job) => named(job) && job.data.category === 'Developer'));
        await filters(page).getByLabel(/^Type/).selectOption('Full Time');
        await expectJobs(jobs.filter((job) => named(job) && isWanted(job)));
        await page.getByLabel('Job title').last().fill('no such job');
        await status.getByText(`0 of ${jobs.length} jobs`, { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Show all jobs' }).click();
        await status.getByText(`${jobs.length} jobs`, { exact: true }).waitFor();
      });
    });

    test('R17 if the jobs cannot be loaded, no filter is shown as applied, and retrying works', () =>
      visit(site, '/career', async (page) => {
        await page.route('**/jobs/index-*.json', (route) => route.abort());
        await awake(page, '.filters');
        await filters(page).getByLabel('Category').selectOption('Developer');
        const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the jobs.' });
        await failure.waitFor();
        expect(await cardsOf(page)).toEqual([]);
        expect(await page.locator('#openings').getByRole('status').textContent()).toBe('');
        expect(await page.getByRole('navigation', { name: 'Pages of jobs' }).count()).toBe(0);
        for (const width of [375, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
        }
        await page.getByRole('button', { name: 'Show all jobs' }).click();
        expect((await cardsOf(page)).length).toBeGreaterThan(0);
        await filters(page).getByLabel('Category').selectOption('Developer');
        await failure.waitFor();
        await page.unroute('**/jobs/index-*.json');
        await page.getByRole('button', { name: 'Try again' }).click();
        await failure.waitFor({ state: 'detached' });
        const cards = await cardsOf(page);
        expect(cards.length).toBeGreaterThan(0);
        expect(cards.every((card) => card.includes('Developer,'))).toBe(true);
      }));

    test('R17 keeps what was typed before the script ran, and searches for it', () =>
      visit(site, '/robots.txt', async (page) => {
        const script = Promise.withResolvers<void>();
        await page.route(/\.js$/, async (route) => {
          await script.promise;
          await route.continue();
        });
        await page.goto(`${site.url}/career?type=Part+Time`, { waitUntil: 'commit' });
        await page.getByLabel('Job title').last().fill('engineer');
        await filters(page).getByLabel('Category').selectOption('Engineer');
        script.resolve();
        await awake(page, '.filters');
        await page.waitForURL('**/career?q=engineer&category=Engineer&type=Part+Time');
        await page
          .getByRole('status')
          .getByText(/^[\d,]+ of [\d,]+ jobs$/)
          .waitFor();
        expect(await page.getByLabel('Job title').last().inputValue()).toBe('engineer');
        expect(await filters(page).getByLabel(/^Type/).inputValue()).toBe('Part Time');
      }));

    test('R17 T9 a card links to its job, and Back returns to the same search', async () => {
      const jobs = await openJobs(site);
      const partTime = jobs.filter(({ data }) => data.type === 'Part Time');
      await visit(site, '/career', async (page) => {
        await awake(page, '.filters');
        await filters(page).getByLabel(/^Type/).selectOption('Part Time');
        const count = page.getByRole('status').getByText(`${partTime.length} of ${jobs.length} jobs`, { exact: true });
        await count.waitFor();
        expect(new URL(page.url()).search).toBe('?type=Part+Time');
        const [job] = partTime;
        if (!job) throw new Error('The sample has no part-time job.');
        await page.locator(`.job a[href="/job/${job.id}"]`).click();
        await page.waitForURL(`**/job/${job.id}`);
        await page.getByRole('heading', { level: 1, name: job.data.title, exact: true }).waitFor();
        await page.goBack();
        await count.waitFor();
        expect(await filters(page).getByLabel(/^Type/).inputValue()).toBe('Part Time');
      });
    });

    test('R17 the home page search opens the list with what was typed', () =>
      visit(site, '/', async (page) => {
        await page.getByLabel('Job title').fill('engineer');
        await page.getByRole('button', { name: 'Search jobs' }).click();
        await page.waitForURL('**/career?q=engineer#openings');
        await page
          .getByRole('status')
          .getByText(/^[\d,]+ of [\d,]+ jobs$/)
          .waitFor();
        for (const title of await page.locator('#openings .job h3').allInnerTexts()) expect(title).toMatch(/engineer/i);
      }));

    test('R17 without JavaScript the newest jobs are listed, without filters', () =>
      visit(
        site,
        '/career',
        async (page) => {
          expect(await page.locator('.filters').isVisible()).toBe(false);
          await page.locator('#openings .job a').first().click();
          await page.waitForURL('**/job/*');
        },
        { javaScriptEnabled: false },
      ));
  });
}

/** Newest first, the same as the list. */
async function openJobs({ url }: Site): Promise<Job[]> {
  const response = await fetch(`${url}/api/content/jobs`);
  const { items } = (await response.json()) as { items: (Job & { closed: boolean })[] };
  return items.filter(({ closed }) => !closed);
}

/** The job alert form on the same page also has a category and a type. */
function filters(page: Page) {
  return page.locator('.filters');
}

function optionsOf(page: Page, label: string | RegExp): Promise<string[]> {
  return filters(page).getByLabel(label).getByRole('option').allInnerTexts();
}

/** What R17 asks of each card: title, category, type and link. */
function cardsOf(page: Page): Promise<string[]> {
  return page.locator('#openings .job').evaluateAll((cards) =>
    cards.map((card) => {
      const link = card.querySelector('a');
      return [link?.getAttribute('href'), link?.textContent, card.querySelector('.kind')?.textContent].join(' | ');
    }),
  );
}

function cardOf({ id, data }: Job): string {
  return [`/job/${id}`, data.title, `${data.category}, ${data.type}`].join(' | ');
}
