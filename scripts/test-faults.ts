/** `pnpm test:faults`: the tests of durability at length: 1,000 kills, every system call that touches a file, 25 power cuts. */
import { run } from './lib/run.ts';
import { ensureTools } from './lib/tools.ts';

await ensureTools();
const { KILLS = '1000', POWER_CUTS = '25' } = process.env;
const args = ['run', '--project', 'api', 'api/test/faults', ...process.argv.slice(2)];
const { ok } = await run('vitest', args, { show: true, env: { FAULTS: 'long', KILLS, POWER_CUTS } });
process.exitCode = ok ? 0 : 1;
