/** `pnpm test:faults`: the tests of durability at length: 1,000 kills of the API, 500 of the publisher, 200 of either while editors save, every system call that touches a file, 25 power cuts, slow senders for three minutes. */
import { run } from './lib/run.ts';
import { ensureTools } from './lib/tools.ts';

const FILES = ['api/test/faults', 'site/publisher/main.test.ts', 'site/test/kills.test.ts'];

await ensureTools();
const { KILLS = '1000', PUBLISHER_KILLS = '500', LIVE_KILLS = '200', POWER_CUTS = '25' } = process.env;
const args = ['run', '--project', 'api', '--project', 'unit', '--project', 'site', ...FILES, ...process.argv.slice(2)];
const { ok } = await run('vitest', args, {
  show: true,
  env: { FAULTS: 'long', KILLS, PUBLISHER_KILLS, LIVE_KILLS, POWER_CUTS },
});
process.exitCode = ok ? 0 : 1;
