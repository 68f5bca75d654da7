import { browserPath } from './tools.ts';

/** Test files that a run leaves out: a pattern of paths from the root, and why. */
export type LeftOut = [files: string, why: string];

const SEARCHING = 'looks at every page and state with axe';
const COPYING = 'compiles everything anew in a copy of the project';
const INTERRUPTING = 'kills what backs up, publishes or erases, again and again';
const KILLING = 'kills, starts and damages servers by the hundred';

/** At a desk a quick answer is worth more than the last repetition. */
const LONG: LeftOut[] = [
  ['scripts/e2e/admin/axe.test.ts', SEARCHING],
  ['scripts/e2e/site/axe.test.ts', SEARCHING],
  ['scripts/e2e/site/hostile.test.ts', SEARCHING],
  ['scripts/e2e/admin/content-types.test.ts', 'types every kind of content into its form'],
  ['scripts/e2e/site/many-jobs.test.ts', 'publishes ten thousand jobs to search in'],
  ['api/test/faults/{kills,system-calls,damaged-database,power-cut}.test.ts', KILLING],
  ['site/test/kills.test.ts', KILLING],
  ['scripts/test/backup/{crashes,drill}.test.ts', INTERRUPTING],
  ['scripts/test/publish/interrupted.test.ts', INTERRUPTING],
  ['api/test/data-protection/retention-kill.test.ts', INTERRUPTING],
  ['site/publisher/render/failing-pages.test.ts', INTERRUPTING],
  [
    'api/test/attack/{answers,closed-routes,content-kinds}.test.ts',
    'asks every route in every wrong way, by the thousand',
  ],
  ['scripts/test/fuzz/pages.test.ts', 'opens pages of hostile texts by the dozen'],
  ['scripts/test/start/dev.test.ts', 'compiles everything anew while it is edited'],
  ['scripts/test/start/checkout.test.ts', COPYING],
  ['scripts/e2e/system/worked-example.test.ts', COPYING],
  ['scripts/test/start/start.test.ts', 'draws the sample agency'],
];

/** What runs at a desk with fewer repetitions. The test files know how many. */
const SHORTENED =
  'Fewer than in CI: random sequences of edits (`PROPERTY_RUNS`), hostile jobs and pages that are validated (`HOSTILE_HTML`).';

const IN_BROWSER: LeftOut[] = ['scripts/e2e/**', 'scripts/test/fuzz/pages.test.ts'].map((files) => [
  files,
  'there is no Chromium here and no way to install it',
]);

/** Nothing in CI: what cannot run there shall fail. */
export function leftOut(): LeftOut[] {
  return process.env.CI ? [] : [...LONG, ...(browserPath() ? [] : IN_BROWSER)];
}

/** What a run does less of, in a sentence; null in CI. */
export function shortened(): string | null {
  return process.env.CI ? null : SHORTENED;
}
