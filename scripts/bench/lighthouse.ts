/**
 * Lighthouse scores for the pages of the sample agency, with one job and one article, on an emulated phone with a slow
 * connection; the median of several runs.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publishing/compiled';
import { run } from '../lib/run.ts';
import { browserPath } from '../lib/tools.ts';
import { percentile } from './figures.ts';
import { startSystem } from './system.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;
const QUIET = ['--headless', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Downloaded at run time, because it needs 150 MB that nothing else uses. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** The parts of Lighthouse's report that we use. */
interface LighthouseReport {
  runtimeError?: unknown;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

interface Run {
  scores: number[];
  times: number[];
  /** The names of failed audits. */
  faults: string[];
}

export async function benchLighthouse(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    // `--routes /,/career` limits the run to these routes; `--part 1/3` to a third of all routes.
    options: { runs: { type: 'string', default: '3' }, routes: { type: 'string' }, part: { type: 'string' } },
  });
  await ensureCompiled();
  const system = await startSystem(0);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    await system.publish();
    const routes = values.routes?.split(',') ?? partOf(await everyRoute(system.address), values.part);
    console.log('  performance, accessibility, best practices, SEO: 100 is the maximum');
    for (const route of routes) {
      const runs: Run[] = [];
      for (let n = 0; n < Number(values.runs); n++) runs.push(await audit(system.address + route, folder));
      report(route, runs);
    }
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Takes the routes from the sitemap: one job, one article, every other page, and one page that does not exist. */
async function everyRoute(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  const isOneOfMany = (path: string) => /^\/(job|blog)\//.test(path);
  const first = (kind: string) => paths.find((path) => path.startsWith(kind)) ?? [];
  return [...paths.filter((path) => !isOneOfMany(path)), first('/job/'), first('/blog/'), '/not-there'].flat();
}

/** `2/3` selects every third route, starting with the second. */
function partOf(routes: readonly string[], part = '1/1'): string[] {
  const [at = 1, of = 1] = part.split('/').map(Number);
  return routes.filter((_, index) => index % of === at - 1);
}

async function audit(url: string, folder: string): Promise<Run> {
  const file = join(folder, 'report.json');
  const flags = [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { ok, output } = await run(
    'pnpm',
    [
      ...['dlx', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
      ...[`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${flags.join(' ')}`],
      // The page for missing addresses counts as well.
      '--ignore-status-code',
    ],
    { env: { CHROME_PATH: browserPath() ?? '' } },
  );
  const result: LighthouseReport | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (!result) throw new Error(output);
  rmSync(file);
  // On a busy machine Chromium sometimes paints nothing in time.
  if (!ok || result.runtimeError || Number.isNaN(audited(result.audits))) return audit(url, folder);
  const { categories, audits } = result;
  const weighing = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const failed = weighing.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9);
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    times: TIMES.map((name) => audits[name]?.numericValue ?? Number.NaN),
    faults: failed.map(({ id }) => id),
  };
}

function audited(audits: LighthouseReport['audits']): number {
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}

function report(route: string, runs: readonly Run[]): void {
  const median = (of: (run: Run) => number | undefined) =>
    percentile(
      runs.map((run) => of(run) ?? Number.NaN),
      0.5,
    );
  const scores = CATEGORIES.map((_, at) => String(median(({ scores }) => scores[at])));
  const [lcp = '', cls = '', tbt = ''] = TIMES.map((_, at) => median(({ times }) => times[at])).map((value, at) =>
    TIMES[at] === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`,
  );
  const faults = [...new Set(runs.flatMap(({ faults }) => faults))];
  console.log(
    `  ${route.padEnd(22)} ${scores.join(' / ').padEnd(22)} LCP ${lcp}, CLS ${cls}, TBT ${tbt}  ${faults.join(', ')}`,
  );
}
