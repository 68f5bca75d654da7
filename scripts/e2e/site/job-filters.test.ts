/** The job search, compared with the open jobs and the search of the API. */

import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { type Site, visit, waitUntilHydrated } from '../support/visit.ts';

interface Job {
  id: string;
  data: {
    title: string;
    category: string;
    type: string;
    reference: string;
    salary: { min: number | null; max: number | null; unit: string; hidden: boolean };
    hours: { perWeek: number | null };
  };
}

/** Matches the requests that a search makes, to the API or for files of the site. */
const SEARCHES = /\/jobs\/search(\/|\?)/;

interface ApiPage {
  items: { id: string; remote: string }[];
  total: number;
  fromHome: number;
}

const site = await sharedSite();

describe('open positions', () => {
  test('R17 K3 K4 the filters offer exactly the specified options', () =>
    visit(site, '/career', async (page) => {
      await waitUntilHydrated(page, '.filters');
      expect(await optionsOf(page, 'Category')).toEqual(['All Job Category', 'admin', 'Engineer', 'Developer']);
      expect(await optionsOf(page, /^Type/)).toEqual(['All Job Type', 'Full Time', 'Part Time']);
    }));

  test('R17 announces the number of jobs matching words, category and type', async () => {
    const jobs = await fetchOpenJobs(site);
    const isWanted = ({ data }: Job) => data.category === 'Developer' && data.type === 'Full Time';
    const word = jobs.find(isWanted)?.data.title.split(' ').at(-1)?.toLowerCase() ?? '';
    const matchingIds = await searchByApi(site, `q=${word}`);
    expect(matchingIds.length).toBeGreaterThanOrEqual(
      jobs.filter(({ data }) => data.title.toLowerCase().includes(word)).length,
    );
    await visit(site, '/career', async (page) => {
      await waitUntilHydrated(page, '.filters');
      const status = page.getByRole('status');
      expect(await status.textContent()).toBe(`${jobs.length} jobs`);
      const expectJobs = async (expectedJobs: Job[]) => {
        expect(expectedJobs.length).toBeGreaterThan(0);
        expect(expectedJobs.length).toBeLessThan(jobs.length);
        await status.getByText(`${expectedJobs.length} of ${jobs.length} jobs`, { exact: true }).waitFor();
        expect(new Set(await cardsOf(page))).toEqual(new Set(expectedJobs.slice(0, 20).map(cardOf)));
      };
      await page.getByLabel('Job title').last().fill(word.toUpperCase());
      await expectJobs(jobs.filter(({ id }) => matchingIds.includes(id)));
      await filters(page).getByLabel('Sector').selectOption('Developer');
      await expectJobs(jobs.filter(({ id, data }) => matchingIds.includes(id) && data.category === 'Developer'));
      await filters(page).getByLabel(/^Type/).selectOption('Full Time');
      await expectJobs(jobs.filter((job) => matchingIds.includes(job.id) && isWanted(job)));
      await page.getByLabel('Job title').last().fill('zzzz');
      await status.getByText(`0 of ${jobs.length} jobs`, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show all jobs' }).click();
      await status.getByText(`${jobs.length} jobs`, { exact: true }).waitFor();
    });
  });

  test('R17 shows an error if the jobs cannot be loaded', () =>
    visit(site, '/career', async (page) => {
      await page.route(SEARCHES, (route) => route.abort());
      await waitUntilHydrated(page, '.filters');
      await filters(page).getByLabel('Sector').selectOption('Developer');
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
      await filters(page).getByLabel('Sector').selectOption('Developer');
      await failure.waitFor();
      await page.unroute(SEARCHES);
      await page.getByRole('button', { name: 'Try again' }).click();
      await failure.waitFor({ state: 'detached' });
      const cards = await cardsOf(page);
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.every((card) => card.includes('Developer,'))).toBe(true);
    }));

  test.each([
    ['by one request to the API', null],
    ['from its own files if the API fails', (route: Route) => route.abort()],
    ['from its own files if the API hangs', () => {}],
    [
      'from its own files if the API knows other jobs',
      async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), open: 1 } });
      },
    ],
  ])('R17 shows the results of a search in the address %s', (_, answer) =>
    visit(site, '/robots.txt', async (page) => {
      const requestedPaths: string[] = [];
      const note = (path: string) => SEARCHES.test(path) && requestedPaths.push(path.replace(/\?.*/, ''));
      page.on('request', (request) => void note(request.url().slice(site.url.length)));
      if (answer) await page.route('**/api/jobs/search?*', answer);
      await page.goto(`${site.url}/career?type=Part+Time`);
      const partTimeJobs = (await fetchOpenJobs(site)).filter(({ data }) => data.type === 'Part Time');
      await page.getByRole('status').getByText(`${partTimeJobs.length} of `).waitFor();
      if (answer) expect(requestedPaths).toContain('/jobs/search/facts.json');
      else expect(requestedPaths).toEqual(['/api/jobs/search']);
    }),
  );

  test('R17 searches for text typed before the script ran', () =>
    visit(site, '/robots.txt', async (page) => {
      const script = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await script.promise;
        await route.continue();
      });
      await page.goto(`${site.url}/career?type=Part+Time`, { waitUntil: 'commit' });
      await page.getByLabel('Job title').last().fill('engineer');
      await filters(page).getByLabel('Sector').selectOption('Engineer');
      script.resolve();
      await waitUntilHydrated(page, '.filters');
      await page.waitForURL('**/career?q=engineer&category=Engineer&type=Part+Time');
      await page
        .getByRole('status')
        .getByText(/^[\d,]+ of [\d,]+ jobs$/)
        .waitFor();
      expect(await page.getByLabel('Job title').last().inputValue()).toBe('engineer');
      expect(await filters(page).getByLabel(/^Type/).inputValue()).toBe('Part Time');
    }));

  test('R17 T9 Back returns from a job to the same search', async () => {
    const jobs = await fetchOpenJobs(site);
    const partTime = jobs.filter(({ data }) => data.type === 'Part Time');
    await visit(site, '/career', async (page) => {
      await waitUntilHydrated(page, '.filters');
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

  test('R17 the home page search passes its criteria to the list', () =>
    visit(site, '/', async (page) => {
      await page.getByLabel('Job title').fill('engineer');
      await page.getByRole('button', { name: 'Search jobs' }).click();
      await page.waitForURL('**/career?q=engineer#openings');
      await page
        .getByRole('status')
        .getByText(/^[\d,]+ of [\d,]+ jobs$/)
        .waitFor();
      expect(await page.locator('#openings .job h3').first().textContent()).toMatch(/engineer/i);
    }));

  test('R17 the search finds the API’s jobs in the same order', async () => {
    for (const query of [
      'q=enginer',
      'q=part+time+developer',
      'q=remote&sort=pay',
      'place=leeds&miles=30&sort=distance',
      'place=leeds&miles=10',
      'q=engineer&place=leeds&miles=50',
      'place=leeds&miles=30&remote=not-remote',
      'place=Scotland',
      'place=Yorkshire&miles=5',
      'place=Leeds+West+Yorkshire&miles=5',
    ]) {
      await visit(site, `/career?${query}`, async (page) => {
        const ids = await searchByApi(site, `${query}&limit=20`);
        expect(ids.length, query).toBeGreaterThan(0);
        await expect.poll(() => hrefsOf(page), { message: query }).toEqual(ids.map((id) => `/job/${id}`));
      });
    }
  });

  test('R17 lists remote jobs after near ones unless they are excluded', async () => {
    const query = 'place=leeds&miles=10';
    const response = await fetch(`${site.url}/api/jobs/search?${query}&limit=100`);
    const { items, total, fromHome } = (await response.json()) as ApiPage;
    const near = total - fromHome;
    expect(near).toBeGreaterThan(0);
    expect(fromHome).toBeGreaterThan(0);
    expect(items.map(({ remote }) => remote === 'remote')).toEqual(items.map((_, index) => index >= near));
    await visit(site, `/career?${query}`, async (page) => {
      const status = page.getByRole('status');
      await status.getByText(new RegExp(`^${near} jobs? within 10 miles of Leeds, and ${fromHome} you can`)).waitFor();
      const heading = page.getByRole('heading', { level: 2, name: /you can do from home$/ });
      for (let offset = 0; offset < total; offset += 20) {
        const pageItems = items.slice(offset, offset + 20);
        await expect.poll(() => hrefsOf(page)).toEqual(pageItems.map(({ id }) => `/job/${id}`));
        const remoteCount = pageItems.filter(({ remote }) => remote === 'remote').length;
        expect(await heading.count()).toBe(remoteCount > 0 ? 1 : 0);
        expect(await page.locator('.from-home + .jobs .job').count()).toBe(remoteCount);
        const nextButton = page.getByRole('button', { name: 'Next' });
        if (offset + 20 < total) await nextButton.click();
      }
      await page.getByRole('button', { name: 'Leave out remote jobs' }).click();
      await status.getByText(new RegExp(`^${near} jobs? within 10 miles of Leeds$`)).waitFor();
      expect(await heading.count()).toBe(0);
      expect(await filters(page).getByLabel('Workplace').inputValue()).toBe('not-remote');
    });
  });

  test('R17 a county, region or nation lists all of its jobs', () =>
    visit(site, '/career?place=Yorkshire&miles=5&remote=not-remote', async (page) => {
      const count = (await searchByApi(site, 'place=Yorkshire&remote=not-remote&limit=100')).length;
      expect(count).toBeGreaterThan(0);
      await page.getByRole('status').getByText(`${count} jobs in Yorkshire`, { exact: true }).waitFor();
      await filters(page).getByLabel('Town, county or postcode').fill('Wales');
      await page
        .getByRole('status')
        .getByText(/^(No|\d+) jobs? in Wales$/)
        .waitFor();
    }));

  test('R17 asks which town is meant if several share a name', () =>
    visit(site, '/career?place=Richmond&miles=10', async (page) => {
      const status = page.getByRole('status');
      await status.getByText(/within 10 miles of Richmond, North Yorkshire/).waitFor();
      await page.getByText('Or did you mean:').getByRole('button', { name: 'Richmond, London' }).click();
      await status.getByText(/within 10 miles of Richmond(,|$)/).waitFor();
      expect(await filters(page).getByLabel('Town, county or postcode').inputValue()).toBe('Richmond, London');
      expect(await page.getByText('Or did you mean:').count()).toBe(0);
    }));

  test('R17 finds a job by its reference', async () => {
    const job = (await fetchOpenJobs(site)).find(({ data }) => data.reference);
    if (!job) throw new Error('The sample has no job with a reference.');
    await visit(site, '/career', async (page) => {
      await waitUntilHydrated(page, '.filters');
      await page.getByLabel('Job title').last().fill(job.data.reference.toLowerCase());
      await expect.poll(() => hrefsOf(page)).toEqual([`/job/${job.id}`]);
      expect(await searchByApi(site, `q=${job.data.reference}`)).toEqual([job.id]);
    });
  });

  test('R17 hides the job list until the results have loaded', () =>
    visit(site, '/robots.txt', async (page) => {
      await page.route(/\.js$/, () => {});
      const first = page.locator('#openings .job').first();
      await page.goto(`${site.url}/career?utm_source=x`, { waitUntil: 'commit' });
      await first.waitFor();
      await page.goto(`${site.url}/career?q=engineer`, { waitUntil: 'commit' });
      await first.waitFor({ state: 'attached' });
      expect(await first.isVisible()).toBe(false);
    }));

  test('R17 suggests jobs nearby and corrects a misspelt place', () =>
    visit(site, '/career?place=Castleford', async (page) => {
      await page.getByText(/^No jobs in Castleford\. \d+ within 10 miles:$/).waitFor();
      expect(await hrefsOf(page)).toEqual(
        (await searchByApi(site, 'place=Castleford&limit=20')).map((id) => `/job/${id}`),
      );
      await page.getByLabel('Town, county or postcode').last().fill('Leedss');
      await page.getByText('Showing jobs for “Leeds”.').waitFor();
      await page.getByLabel('Job title').last().fill('jobs near me');
      await page.getByLabel('Town, county or postcode').last().fill('');
      await page.locator('.results').getByRole('button', { name: 'Use my location' }).waitFor();
    }));

  test('R17 corrects a typo unless the visitor searches for it as typed', () =>
    visit(site, '/career', async (page) => {
      await waitUntilHydrated(page, '.filters');
      const field = page.getByLabel('Job title').last();
      await field.fill('fengineer');
      await page.getByText('Showing jobs for “engineer”.').waitFor();
      const foundIds = await searchByApi(site, 'q=fengineer');
      expect(await hrefsOf(page)).toEqual(foundIds.map((id) => `/job/${id}`));
      await page.waitForURL(/q=fengineer/);
      await page.goto(`${site.url}/api/jobs/results?q=fengineer`);
      await page.getByText('Showing jobs for “engineer”.').waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Search for “fengineer” instead' }).click();
      await page.getByText('No jobs match “"fengineer"”.').waitFor();
      expect(await field.inputValue()).toBe('"fengineer"');
    }));

  test('R17 measures a distance from a known place or from the visitor', () =>
    visit(
      site,
      '/career',
      async (page) => {
        const loadedFiles: string[] = [];
        page.on('request', (request) => loadedFiles.push(request.url()));
        await waitUntilHydrated(page, '.filters');
        const form = filters(page);
        const place = form.getByLabel('Town, county or postcode');
        await form.getByLabel('Job title').focus();
        expect(loadedFiles.filter((url) => url.includes('find-place'))).toEqual([]);
        await form.getByRole('button', { name: 'Use my location' }).click();
        await page.waitForURL('**/career?place=Headingley&miles=10');
        expect(await place.inputValue()).toBe('Headingley');
        await page.getByText('Leeds, West Yorkshire, hybrid, 2 miles away').first().waitFor();
        await place.fill('Xyzzy');
        await page.getByText('We don’t know where “Xyzzy” is').waitFor();
        await place.fill('LS1 4AP');
        await page.getByText('Leeds, West Yorkshire, hybrid, less than a mile away').first().waitFor();
      },
      { geolocation: { latitude: 53.81, longitude: -1.56 }, permissions: ['geolocation'] },
    ));

  test('R17 compares minimum pay across hour, day and year', () =>
    visit(site, '/career', async (page) => {
      expect(await filters(page).textContent()).toContain('using the hours in each advert');
      await filters(page).getByLabel('Minimum pay').fill('25');
      await filters(page).getByLabel('Pay period').selectOption('hour');
      const status = page.getByRole('status').getByText(/^[\d,]+ of [\d,]+ jobs$/);
      const count = (await searchByApi(site, 'pay=25&per=hour&limit=100')).length;
      expect(count).toBe((await fetchOpenJobs(site)).filter(({ data }) => hourlyPay(data) >= 25).length);
      await expect.poll(async () => (await status.textContent())?.split(' ')[0]).toBe(String(count));
      expect(new URL(page.url()).search).toBe('?pay=25&per=hour');
    }));

  test('R17 without JavaScript the form opens a list of results', () =>
    visit(
      site,
      '/career',
      async (page) => {
        await page.locator('#openings .job a').first().click();
        await page.waitForURL('**/job/*');
        await page.goBack();
        await page.getByLabel('Job title').last().fill('enginer');
        await filters(page).getByLabel(/^Type/).selectOption('Full Time');
        await filters(page).getByRole('button', { name: 'Show jobs' }).click();
        await page.waitForURL('**/api/jobs/results?*');
        const ids = await searchByApi(site, 'q=enginer&type=Full+Time&limit=20');
        const links = await page
          .locator('main .job a')
          .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
        expect(links).toEqual(ids.map((id) => expect.stringMatching(new RegExp(`/job/${id}$`))));
      },
      { javaScriptEnabled: false },
    ));
});

/** The maximum pay in pounds per hour. Daily rates assume a year of 46 weeks. */
function hourlyPay({ salary: { min, max, unit, hidden }, hours: { perWeek } }: Job['data']): number {
  const pounds = hidden ? 0 : (max ?? min ?? 0) / 100;
  const hours = perWeek ?? 37.5;
  const days = Math.min(5, Math.round(hours / 7.5));
  const yearly = { year: 1, month: 12, week: 52, day: 46 * days, hour: 52 * hours }[unit] ?? 0;
  return (pounds * yearly) / (52 * hours);
}

/** Returns the open jobs, newest first, in the same order as the list. */
async function fetchOpenJobs({ url }: Site): Promise<Job[]> {
  const response = await fetch(`${url}/api/content/jobs`);
  const { items } = (await response.json()) as { items: (Job & { closed: boolean })[] };
  return items.filter(({ closed }) => !closed);
}

/** The ids of the jobs that the API's search finds, in order. */
async function searchByApi({ url }: Site, query: string): Promise<string[]> {
  const response = await fetch(`${url}/api/jobs/search?${query.includes('limit') ? query : `${query}&limit=100`}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

/** Locates only the search filters, because the job alert form on the page also has a category and a type. */
function filters(page: Page) {
  return page.locator('.filters');
}

function optionsOf(page: Page, label: string | RegExp): Promise<string[]> {
  return filters(page).getByLabel(label).getByRole('option').allInnerTexts();
}

/** The parts of each card that R17 requires: title, category, type and link. */
function cardsOf(page: Page): Promise<string[]> {
  return page.locator('#openings .job').evaluateAll((cards) =>
    cards.map((card) => {
      const link = card.querySelector('a');
      return [link?.getAttribute('href'), link?.textContent, card.querySelector('.kind')?.textContent].join(' | ');
    }),
  );
}

function hrefsOf(page: Page): Promise<(string | null)[]> {
  return page.locator('#openings .job a').evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
}

function cardOf({ id, data }: Job): string {
  return [`/job/${id}`, data.title, `${data.category}, ${data.type}`].join(' | ');
}
