/** `pnpm test:fuzz`: a hundred thousand hostile requests, or `FUZZ_RUNS`, and as many pages of hostile texts in Chromium as fit. */
import { build } from './lib/build.ts';
import { run } from './lib/run.ts';
import { ensureTools } from './lib/tools.ts';

await ensureTools();
await build();
const env = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100000' };
const { ok } = await run('vitest', ['run', '--project', 'fuzz', ...process.argv.slice(2)], { show: true, env });
process.exitCode = ok ? 0 : 1;
