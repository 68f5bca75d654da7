/** The job search of an agency with ten thousand open jobs. Starts its own system, because it needs ten thousand jobs. */
import type { Page } from 'playwright-core';
import { ensureCompiled } from 'site/publishing/compiled';
import { afterAll, expect, test } from 'vitest';
import { startSystem } from '../../bench/system.ts';
import { generateJob } from '../../sample-content/generated-jobs.ts';
import { watchShifts } from '../support/search-load.ts';
import { connectBrowser } from '../support/shared.ts';
import { DESK, PHONE, visit, waitUntilHydrated } from '../support/visit.ts';

const JOBS = 10_000;
const PAGE_SIZE = 20;
/** The limit in bytes transferred. */
const MAX_FIRST_SEARCH_BYTES = 100_000;

await ensureCompiled();
const system = await startSystem(JOBS);
await system.publish();
const browser = await connectBrowser();
afterAll(async () => {
  await browser.close();
  await system.stop();
});

const site = { url: system.address, browser };
const generatedJobs = Array.from({ length: JOBS }, (_, n) => generateJob(n + 1));
const cards = (page: Page) => page.locator('#openings .job');
const filters = (page: Page) => page.locator('.filters');
const titleField = (page: Page) => page.locator('#openings input[name=q]');

/** The announced number of results. */
async function readFound(page: Page): Promise<number> {
  const resultCount = page.getByRole('status').getByText(/^[\d,]+ of [\d,]+ jobs$/);
  await resultCount.waitFor();
  return Number.parseInt(((await resultCount.textContent()) ?? '').replaceAll(',', ''), 10);
}

test('R17 the first search of 10,000 jobs loads at most 100 kB', () =>
  visit(site, '/career', async (page) => {
    const html = await (await fetch(`${site.url}/career`)).text();
    expect(html.match(/<li class="job"/g)).toHaveLength(PAGE_SIZE);
    const sizes: Promise<{ responseBodySize: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/jobs/search/')) sizes.push(request.sizes());
    });
    await waitUntilHydrated(page, '.filters');
    await page.waitForLoadState('networkidle');
    expect(sizes).toHaveLength(0);
    await titleField(page).focus();
    await titleField(page).pressSequentially('engineer');
    await readFound(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(MAX_FIRST_SEARCH_BYTES);
  }));

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])('R17 on a %s, searching 10,000 jobs causes no layout shift', (_, viewport) =>
  visit(
    site,
    '/',
    async (page) => {
      const shifts = await watchShifts(page);
      // Blocks the fonts, because only layout shifts caused by the search count here.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(`${site.url}/career?q=senior#openings`);
      await readFound(page);
      const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
      const field = titleField(page);
      for (const text of ['en', 'engineer', 'zzzz', 'ad']) {
        await field.press('Control+a');
        await field.pressSequentially(text);
        await readFound(page);
        expect(await cards(page).count()).toBeLessThanOrEqual(PAGE_SIZE);
        expect(await page.evaluate("document.querySelectorAll('*').length")).toBeLessThanOrEqual(nodes + PAGE_SIZE);
      }
      await field.press('Control+a');
      await field.press('Delete');
      await page.getByRole('button', { name: 'Next' }).click();
      expect(await cards(page).count()).toBe(PAGE_SIZE);
      expect(await shifts.sum()).toBe(0);
    },
    { viewport },
  ),
);

test('R17 every keystroke reuses the existing rows and requests only cards', () =>
  visit(site, '/career', async (page) => {
    await focusWithIndex(page);
    // Fills in the word in one step: `e` and `en` are words of their own that find a few jobs.
    await titleField(page).fill('eng');
    await readFound(page);
    await page.waitForLoadState('networkidle');
    await watchNewElements(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await titleField(page).pressSequentially('ineer');
    await expect.poll(() => cards(page).first().locator('h3').textContent()).toMatch(/engineer/i);
    expect(await page.evaluate('globalThis.made')).toEqual([]);
    expect(requests.filter((url) => !url.includes('/jobs/search/cards-'))).toEqual([]);
  }));

test('R17 the start of another search reuses the existing rows', () =>
  visit(site, '/career', async (page) => {
    await focusWithIndex(page);
    const field = titleField(page);
    await field.pressSequentially('se');
    await readFound(page);
    await page.waitForLoadState('networkidle');
    await field.fill('');
    await page
      .getByRole('status')
      .getByText(/^[\d,]+ jobs$/)
      .waitFor();
    await watchNewElements(page);
    await field.pressSequentially('se');
    await readFound(page);
    expect(await page.evaluate('globalThis.made')).toEqual([]);
  }));

test('R17 filters 10,000 jobs by place, contract and pay, sorted by pay', () =>
  visit(site, '/career', async (page) => {
    await waitUntilHydrated(page, '.filters');
    const place = generatedJobs[0]?.location.place ?? '';
    await filters(page).getByLabel('Town, county or postcode').fill(place.toUpperCase());
    const inPlace = await readFound(page);
    expect(inPlace).toBeGreaterThanOrEqual(generatedJobs.filter(({ location }) => location.place === place).length);
    expect(inPlace).toBeLessThan(JOBS / 5);
    await filters(page).getByLabel('Contract').selectOption('contract');
    await filters(page).getByLabel('Minimum pay').fill('40000');
    await filters(page).getByLabel('Sort by').selectOption('pay');
    await expect.poll(() => readFound(page)).toBeLessThan(inPlace);
    const readRows = () =>
      cards(page).evaluateAll((elements) =>
        elements.map((row) =>
          ['where', 'basis', 'compared'].map((name) => row.querySelector(`.${name}`)?.textContent ?? ''),
        ),
      );
    // Reads the pay per year, which depends on the days worked.
    const readPays = async () =>
      (await readRows()).map(([, , pay = '']) => Number(/£([\d,]+) a year/.exec(pay)?.[1]?.replaceAll(',', '')));
    // The cards of a new order may have to be fetched first.
    await expect
      .poll(async () => (await readPays()).every((pay, index, allPays) => pay <= (allPays[index - 1] ?? pay)))
      .toBe(true);
    const rows = await readRows();
    const pays = await readPays();
    expect(rows.every(([where, basis]) => where?.includes(place) && basis === 'Contract')).toBe(true);
    expect(pays.at(-1)).toBeGreaterThanOrEqual(40_000);
  }));

test('R17 the address holds the search through sharing, Back and reload', () =>
  visit(site, '/career', async (page) => {
    await waitUntilHydrated(page, '.filters');
    await titleField(page).fill('engineer');
    const totalFound = await readFound(page);
    await filters(page).getByLabel(/^Type/).selectOption('Part Time');
    await expect.poll(() => readFound(page)).toBeLessThan(totalFound);
    const filteredCount = await readFound(page);
    await page.getByRole('button', { name: 'Next' }).click();
    expect(new URL(page.url()).search).toBe('?q=engineer&type=Part+Time&page=2');
    await page.reload();
    await waitUntilHydrated(page, '.filters');
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    expect(await readFound(page)).toBe(filteredCount);
    await page.goBack();
    await page.getByText(/^Page 1 of \d+$/).waitFor();
    await page.goBack();
    await expect.poll(() => readFound(page)).toBe(totalFound);
    expect([await titleField(page).inputValue(), await filters(page).getByLabel(/^Type/).inputValue()]).toEqual([
      'engineer',
      '',
    ]);
  }));

/** Keeps the names of the elements that are added to the list from now on, in `made`. */
function watchNewElements(page: Page): Promise<void> {
  return page.evaluate(`
    globalThis.made = [];
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const node of addedNodes) if (node.nodeType === 1) globalThis.made.push(node.localName);
    }).observe(document.querySelector('#openings .results'), { childList: true, subtree: true });
  `);
}

/** Focuses the field and waits until the job index is loaded. */
async function focusWithIndex(page: Page) {
  await waitUntilHydrated(page, '.filters');
  const index = page.waitForResponse('**/jobs/search/facts.json');
  await titleField(page).focus();
  await index;
  await page.waitForLoadState('networkidle');
}
