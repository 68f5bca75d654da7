/** Measures requests per second to public pages and lists. */
import { existsSync } from 'node:fs';
import { run } from '../../lib/run.ts';
import { table } from '../figures.ts';
import type { System } from '../system.ts';
import { reportTargets, type Target } from '../targets.ts';

const WRK = '/usr/bin/wrk';
const SECONDS = 5;
const CONNECTIONS = 50;
const TARGET = 8_000;
const PATHS = {
  'a page': '/about-us',
  'the list of jobs': '/api/content/jobs?limit=20',
  'one job': '/api/content/jobs/',
};
export async function benchGets(system: System, jobId: string): Promise<void> {
  if (!existsSync(WRK)) {
    console.log(`Skipped: ${WRK} not found. Install with: apt-get install -y wrk`);
    return;
  }
  const rows: string[][] = [['', 'per second', 'p99']];
  const targets: Target[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const url = system.address + path + (path.endsWith('/') ? jobId : '');
    const { perSecond, p99 } = await load(url);
    rows.push([name, Math.round(perSecond).toLocaleString('en-GB'), p99]);
    targets.push({ name: `requests per second, ${name}`, value: perSecond, atLeast: TARGET });
  }
  console.log(`Public reading, ${CONNECTIONS} connections, ${SECONDS} s each`);
  console.log(table(rows));
  reportTargets(targets);
}

async function load(url: string) {
  const { output } = await run(WRK, ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', url]);
  if (/Non-2xx/.test(output)) throw new Error(output);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? '',
  };
}
