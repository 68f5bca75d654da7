/** How fast a save is live, beside tools that build the same content. Every figure of a table comes from one run on one machine. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publisher/compile';
import { astroBuilds } from './astro.ts';
import { percentile, ratio, table, time } from './figures.ts';
import { hugoBuild } from './hugo.ts';
import { editHeader, editJobs } from './live.ts';
import { startSystem } from './system.ts';

const EDITS = 300;

export async function benchPublish(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { jobs: { type: 'string', default: '100,1000,10000' }, 'no-peers': { type: 'boolean', default: false } },
  });
  await ensureCompiled();
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  for (const jobs of values.jobs.split(',').map(Number)) await benchSize(jobs, !values['no-peers']);
}

async function benchSize(jobs: number, withPeers: boolean): Promise<void> {
  const system = await startSystem(jobs);
  try {
    const fromNothing = await system.publish();
    const memory = system.peakMemory();
    await editJobs(system, 30); // Warm up.
    const edits = await editJobs(system, EDITS);
    const headers = [await editHeader(system), await editHeader(system), await editHeader(system)];
    const header = percentile(
      headers.map(({ ms }) => ms),
      0.5,
    );
    const memoryAtEnd = system.peakMemory();
    await system.stopPublisher();
    const peers = withPeers ? [...(await astroBuilds(system)), ...(await hugoBuild(system))] : [];

    const ours = { edit: percentile(edits, 0.5), header, fromNothing };
    console.log(
      `\n${jobs.toLocaleString('en-GB')} jobs, ${headers[0]?.pages.toLocaleString('en-GB')} pages with a header`,
    );
    console.log(
      table([
        ['', 'one job edited', 'header edited', 'from nothing'],
        ['this publisher', time(ours.edit), time(header), time(fromNothing)],
        ...peers.flatMap(({ name, edit, all }) => [
          [name, time(edit), time(all), time(all)],
          ['', ratio(edit, ours.edit), ratio(all, ours.header), ratio(all, ours.fromNothing)],
        ]),
      ]),
    );
    console.log(
      `  one job edited, ${EDITS} times: p50 ${time(ours.edit)}, p99 ${time(percentile(edits, 0.99))}, ` +
        `most ${time(Math.max(...edits))}; peak memory after the first publish ${Math.round(memory)} MB, at the end ${Math.round(memoryAtEnd)} MB`,
    );
  } finally {
    await system.stop();
  }
}
