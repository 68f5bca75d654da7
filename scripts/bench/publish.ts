/** How fast a save is live, beside tools that build the same content. Every figure of a table comes from one run on one machine; a missed target fails the command. */
import { renameSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publisher/compile/ensure-compiled';
import { astroBuilds } from './astro.ts';
import { percentile, ratio, table, time } from './figures.ts';
import { hugoBuild } from './hugo.ts';
import { editHeader, editJobs, previewJob } from './live.ts';
import type { Peer } from './peer.ts';
import { startSystem } from './system.ts';
import { reportTargets, type Target } from './targets.ts';
import { waitsDuring } from './waits.ts';

const EDITS = 300;
const PREVIEWS = 100;

/** The size that the targets are for. */
const LARGE = 10_000;

export async function benchPublish(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { jobs: { type: 'string', default: '100,1000,10000' }, 'no-peers': { type: 'boolean', default: false } },
  });
  await ensureCompiled();
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  const sizes: Size[] = [];
  for (const jobs of values.jobs.split(',').map(Number)) sizes.push(await benchSize(jobs, !values['no-peers']));
  console.log(`\nTargets, load ${loadavg()[0]?.toFixed(1)} now`);
  reportTargets(targetsOf(sizes));
}

interface Size {
  jobs: number;
  /** Milliseconds, as all here. */
  edits: number[];
  previews: number[];
  header: number;
  fromNothing: number;
  /** Of another request, while everything is published. */
  waits: number[];
  /** Megabytes. */
  memory: number;
  peers: readonly Peer[];
}

async function benchSize(jobs: number, withPeers: boolean): Promise<Size> {
  const system = await startSystem(jobs);
  try {
    const waits = await waitsDuring(`${system.address}/api/content/header`, system.publish);
    // Once more with nobody asking, who would take a share of the processor that no peer has to give.
    await system.stopPublisher();
    // Moved, not removed: the disk would be busy with ten thousand folders for seconds.
    for (const name of ['site', 'publisher'])
      renameSync(join(system.dataDir, name), join(system.dataDir, `old-${name}`));
    const fromNothing = await system.publish();
    const cpu = system.publisherCpu();
    await editJobs(system, 30); // Warm up.
    const edits = await editJobs(system, EDITS);
    const previews = await previewJob(system, PREVIEWS);
    const before = system.publisherCpu();
    const headers = [await editHeader(system), await editHeader(system), await editHeader(system)];
    const cpuOfHeader = (system.publisherCpu() - before) / headers.length;
    const times = headers.map(({ ms }) => ms);
    const memory = system.memory().publisher.peak;
    await system.stopPublisher();
    const peers = withPeers ? [...(await astroBuilds(system)), ...(await hugoBuild(system))] : [];
    const size = { jobs, edits, previews, header: percentile(times, 0.5), fromNothing, waits, memory, peers };
    print(size, headers[0]?.pages ?? 0);
    console.log(
      `  processor time: ${time(cpu)} from nothing, ${time(cpuOfHeader)} for a header; peak memory ${Math.round(memory)} MB`,
    );
    return size;
  } finally {
    await system.stop();
  }
}

function print({ jobs, edits, previews, header, fromNothing, waits, peers }: Size, pages: number): void {
  const edit = percentile(edits, 0.5);
  console.log(`\n${jobs.toLocaleString('en-GB')} jobs, ${pages.toLocaleString('en-GB')} pages with a header`);
  console.log(
    table([
      ['', 'one job edited', 'header edited', 'from nothing'],
      ['this publisher', time(edit), time(header), time(fromNothing)],
      ...peers.flatMap((peer) => [
        [peer.name, time(peer.edit), time(peer.all), time(peer.all)],
        ['', ratio(peer.edit, edit), ratio(peer.all, header), ratio(peer.all, fromNothing)],
      ]),
    ]),
  );
  console.log(`  one job edited, ${EDITS} times: ${spread(edits)}`);
  console.log(`  one job previewed with what is typed, ${PREVIEWS} times: ${spread(previews)}`);
  console.log(`  another request while everything is published: ${spread(waits)}`);
}

function spread(times: readonly number[]): string {
  const most = time(Math.max(...times));
  return `p50 ${time(percentile(times, 0.5))}, p99 ${time(percentile(times, 0.99))}, most ${most}`;
}

function targetsOf(sizes: readonly Size[]): Target[] {
  const large = sizes.find(({ jobs }) => jobs === LARGE);
  if (!large) return [];
  const edit = percentile(large.edits, 0.5);
  const smallest = Math.min(...sizes.map(({ edits }) => percentile(edits, 0.5)));
  const hugo = large.peers.find(({ name }) => name === 'hugo');
  return [
    { name: 'a job edit, p50', value: edit, unit: ' ms', atMost: 10 },
    { name: 'a job edit, p99', value: percentile(large.edits, 0.99), unit: ' ms', atMost: 40 },
    { name: 'times the p50 of the smallest site', value: edit / smallest, atMost: 2 },
    { name: 'a preview of what is typed, p50', value: percentile(large.previews, 0.5), unit: ' ms', atMost: 50 },
    { name: 'a header edit', value: large.header, unit: ' ms', atMost: 2_500 },
    ...(hugo ? [{ name: "of Hugo's full build, for a header edit", value: large.header / hugo.all, atMost: 1 }] : []),
    { name: 'from nothing', value: large.fromNothing, unit: ' ms', atMost: 6_000 },
    { name: 'peak memory', value: large.memory, unit: ' MB', atMost: 600 },
    { name: 'another request meanwhile, p99', value: percentile(large.waits, 0.99), unit: ' ms', atMost: 20 },
  ];
}
