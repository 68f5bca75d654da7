/**
 * Measures the job search over thousands of jobs: in Chromium on a processor slowed down by a factor of four, and by
 * the API, next to a search with LIKE in the same database.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { relevanceSet } from 'content-types/test/relevance/relevance-set';
import type { Browser } from 'playwright-core';
import { ensureCompiled } from 'site/publishing/compiled';
import { launchBrowser } from '../e2e/support/browser.ts';
import { type Keystroke, typeMeasured, watchShifts } from '../e2e/support/search-load.ts';
import { calculatePercentile, formatTable, formatTime } from './figures.ts';
import { type System, startSystem } from './system.ts';
import { reportTargets } from './targets.ts';
import { benchTitles } from './titles.ts';

const SLOWDOWN = 4;
const PHONE = { width: 375, height: 800 };
const TYPED_SEARCHES = ['senior engineer', 'part time', 'zzz'];
/** The number of jobs that the targets apply to. */
const TARGET_JOBS = 10_000;

export async function benchSearch(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { jobs: { type: 'string', default: '10000' }, titles: { type: 'string' } },
  });
  if (values.titles) return benchTitles(values.titles);
  await ensureCompiled();
  const system = await startSystem(Number(values.jobs));
  const browser = await launchBrowser();
  try {
    await system.publish();
    const byApi = await timeEach((q) => system.call('GET', `/api/jobs/search?q=${encodeURIComponent(q)}`));
    const byLike = await timeEach(searchWithLike(system));
    const page = await browser.newPage({ viewport: PHONE });
    const shifts = await watchShifts(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\/jobs\/search\//.test(request.url())) sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto(`${system.address}/career`);
    const field = page.locator('#openings input[name=q]');
    await page.locator('astro-island:not([ssr]) .filters').waitFor();
    const initialCount = sizes.length;
    await field.focus();
    // Measures the bytes loaded for the first two characters, including the rows shown.
    await page.keyboard.type('en');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const first = sizes.length;
    await field.fill('');
    await page.waitForLoadState('networkidle');
    const keystrokes: Keystroke[] = [];
    for (const text of TYPED_SEARCHES) {
      keystrokes.push(...(await typeMeasured(page, [...text], SLOWDOWN)));
      keystrokes.push(...(await typeMeasured(page, Array(text.length).fill('Backspace'), SLOWDOWN)));
    }
    const toRow = (name: 'script' | 'task') => {
      const samples = keystrokes.map((keystroke) => keystroke[name]);
      return [
        name,
        formatTime(calculatePercentile(samples, 0.5)),
        formatTime(calculatePercentile(samples, 0.95)),
        formatTime(Math.max(...samples)),
      ];
    };
    console.log(
      `${Number(values.jobs).toLocaleString('en-GB')} jobs, processor ${SLOWDOWN} times slower, ${keystrokes.length} keystrokes`,
    );
    console.log(formatTable([['per keystroke', 'p50', 'p95', 'max'], toRow('script'), toRow('task')]));
    const search = (name: string, times: number[]) => [
      name,
      formatTime(calculatePercentile(times, 0.5)),
      formatTime(calculatePercentile(times, 0.95)),
    ];
    console.log(
      formatTable([
        [`${relevanceSet.length} searches`, 'p50', 'p95'],
        search('GET /api/jobs/search', byApi),
        search('LIKE over titles and texts, without HTTP', byLike),
      ]),
    );
    const slowest = keystrokes.map((stroke, at) => ({ ...stroke, at })).toSorted((a, b) => b.script - a.script);
    const lines = slowest
      .slice(0, 5)
      .map(({ key, at, script }) => `${formatTime(script)} for ${key} (keystroke ${at + 1})`);
    console.log(`  slowest: ${lines.join(', ')}`);
    console.log(
      `  ${initialCount} files before the search is used, then ${first} with ${(bytes / 1000).toFixed(1)} kB on the wire for the first words`,
    );
    console.log(
      `  layout shift ${await shifts.sum()}, cards in the page at most ${await page.locator('#openings .job').count()}`,
    );
    const taskTimes = keystrokes.map(({ task }) => task);
    const fromHome = await timeFromHome(browser, system.address);
    console.log(`  from the home page to results on a slow phone: ${fromHome.map(formatTime).join(', ')}`);
    if (Number(values.jobs) <= TARGET_JOBS)
      reportTargets([
        { name: 'for the first search', value: bytes / 1000, unit: ' kB', atMost: 100 },
        { name: 'a keystroke, p50', value: calculatePercentile(taskTimes, 0.5), unit: ' ms', atMost: 50 },
        { name: 'a keystroke, p95', value: calculatePercentile(taskTimes, 0.95), unit: ' ms', atMost: 100 },
        {
          name: 'from the home page to results, median',
          value: calculatePercentile(fromHome, 0.5),
          unit: ' ms',
          atMost: 2_500,
        },
      ]);
  } finally {
    await browser.close();
    await system.stop();
  }
}

const VISITS = 3;
/** A slow connection: 400 kbit/s, with a latency of 150 ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Milliseconds from Enter in the home page's search to its results, each for a new visitor on a slow device and connection. */
async function timeFromHome(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address, { waitUntil: 'networkidle' });
    const searchField = page.locator('main input[name=q]');
    await searchField.fill('engineer');
    const startedAt = performance.now();
    await searchField.press('Enter');
    await page
      .getByRole('status')
      .getByText(/^[\d,]+ of [\d,]+ jobs/)
      .waitFor();
    times.push(performance.now() - startedAt);
    await context.close();
  }
  return times;
}

const ROUNDS = 5;

/** The duration of each search in milliseconds, after one round that fills the caches. */
async function timeEach(search: (q: string) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let repetition = 0; repetition <= ROUNDS; repetition++) {
    for (const [q] of relevanceSet) {
      const startedAt = performance.now();
      await search(q);
      if (repetition > 0) times.push(performance.now() - startedAt);
    }
  }
  return times;
}

/** Searches as the job boards of common content management systems do: without word forms, typos or relevance. */
function searchWithLike({ dataDir }: System): (q: string) => unknown {
  const db = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  return (q) => {
    const likePatterns = q.split(' ').map((word) => `%${word}%`);
    const foundCondition = likePatterns.map(() => 'published LIKE ?').join(' AND ');
    const fromClause = `FROM documents WHERE type = 'job' AND published IS NOT NULL AND NOT closed AND ${foundCondition}`;
    db.prepare(`SELECT count(*) ${fromClause}`).get(...likePatterns);
    return db.prepare(`SELECT id, published ${fromClause} ORDER BY publishedAt DESC LIMIT 20`).all(...likePatterns);
  };
}
