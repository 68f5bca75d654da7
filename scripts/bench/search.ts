/** Measures the job search over thousands of jobs in Chromium, on a processor slowed down four times. */
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publisher/compile/ensure-compiled';
import { launchBrowser } from '../e2e/support/browser.ts';
import { type Keystroke, typeMeasured, watchShifts } from '../e2e/support/search-load.ts';
import { percentile, table, time } from './figures.ts';
import { startSystem } from './system.ts';

const SLOWDOWN = 4;
const PHONE = { width: 375, height: 800 };
const TYPED = ['senior engineer', 'part time', 'zzz'];

export async function benchSearch(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '10000' } } });
  await ensureCompiled();
  const system = await startSystem(Number(values.jobs));
  const browser = await launchBrowser();
  try {
    await system.publish();
    const page = await browser.newPage({ viewport: PHONE });
    const shifts = await watchShifts(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\/jobs\/index-/.test(request.url())) sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto(`${system.address}/career`);
    const field = page.locator('#openings input[name=q]');
    await page.locator('astro-island:not([ssr]) .filters').waitFor();
    const before = sizes.length;
    await field.focus();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const keystrokes: Keystroke[] = [];
    for (const text of TYPED) {
      keystrokes.push(...(await typeMeasured(page, [...text], SLOWDOWN)));
      keystrokes.push(...(await typeMeasured(page, Array(text.length).fill('Backspace'), SLOWDOWN)));
    }
    const row = (name: 'script' | 'task') => {
      const all = keystrokes.map((keystroke) => keystroke[name]);
      return [name, time(percentile(all, 0.5)), time(percentile(all, 0.95)), time(Math.max(...all))];
    };
    console.log(
      `${Number(values.jobs).toLocaleString('en-GB')} jobs, processor ${SLOWDOWN} times slower, ${keystrokes.length} keystrokes`,
    );
    console.log(table([['per keystroke', 'p50', 'p95', 'max'], row('script'), row('task')]));
    const slowest = keystrokes.map((stroke, at) => ({ ...stroke, at })).toSorted((a, b) => b.script - a.script);
    const lines = slowest.slice(0, 5).map(({ key, at, script }) => `${time(script)} for ${key} (keystroke ${at + 1})`);
    console.log(`  slowest: ${lines.join(', ')}`);
    console.log(
      `  index: ${before} files before the search is used, then ${sizes.length} with ${(bytes / 1000).toFixed(1)} kB on the wire`,
    );
    console.log(
      `  layout shift ${await shifts.sum()}, cards in the page at most ${await page.locator('#openings .job').count()}`,
    );
  } finally {
    await browser.close();
    await system.stop();
  }
}
