/**
 * Measures how fast a save goes live, compared with other tools building the same content. All figures come from one
 * run on one machine.
 */
import { renameSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publishing/compiled';
import { benchAstro } from './astro.ts';
import { calculatePercentile, formatRatio, formatTable, formatTime } from './figures.ts';
import { benchHugo } from './hugo.ts';
import { editHeader, editJobs, previewJob } from './live.ts';
import type { Peer } from './peer.ts';
import { startSystem } from './system.ts';
import { reportTargets, type Target } from './targets.ts';
import { measureLatencyDuring } from './waits.ts';

const EDITS = 300;
const PREVIEWS = 100;

/** The number of jobs that the targets apply to. */
const TARGET_JOBS = 10_000;

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
  /** All times are in milliseconds. */
  edits: number[];
  previews: number[];
  header: number;
  fullBuild: number;
  /** Response times of other requests during a full build. */
  waits: number[];
  /** The peak memory of the API and the publisher, in megabytes. */
  memory: number;
  peers: readonly Peer[];
}

async function benchSize(jobs: number, comparesPeers: boolean): Promise<Size> {
  const system = await startSystem(jobs);
  try {
    const waits = await measureLatencyDuring(`${system.address}/api/content/header`, system.publish);
    // Measures again without these requests, because the other tools do not share the processor with requests either.
    await system.stopPublisher();
    // Moves the folders instead of removing them, because removing ten thousand folders keeps the disk busy for seconds.
    for (const name of ['site', 'publisher'])
      renameSync(join(system.dataDir, name), join(system.dataDir, `old-${name}`));
    const fullBuild = await system.publish();
    const cpu = system.publisherCpu();
    await editJobs(system, 30); // Warm up.
    const edits = await editJobs(system, EDITS);
    const previews = await previewJob(system, PREVIEWS);
    const initialCpu = system.publisherCpu();
    const headers = [await editHeader(system), await editHeader(system), await editHeader(system)];
    const cpuOfHeader = (system.publisherCpu() - initialCpu) / headers.length;
    const times = headers.map(({ ms }) => ms);
    const { server, publisher } = system.memory();
    const memory = server + publisher;
    await system.stopPublisher();
    const peers = comparesPeers ? [...(await benchAstro(system)), ...(await benchHugo(system))] : [];
    const size = { jobs, edits, previews, header: calculatePercentile(times, 0.5), fullBuild, waits, memory, peers };
    print(size, headers[0]?.pages ?? 0);
    console.log(
      `  processor time: ${formatTime(cpu)} for a full build, ${formatTime(cpuOfHeader)} for a header; peak memory ${Math.round(server)} MB API, ${Math.round(publisher)} MB publisher`,
    );
    return size;
  } finally {
    await system.stop();
  }
}

function print({ jobs, edits, previews, header, fullBuild, waits, peers }: Size, pages: number): void {
  const edit = calculatePercentile(edits, 0.5);
  console.log(`\n${jobs.toLocaleString('en-GB')} jobs, ${pages.toLocaleString('en-GB')} pages with a header`);
  console.log(
    formatTable([
      ['', 'one job edited', 'header edited', 'full build'],
      ['this publisher', formatTime(edit), formatTime(header), formatTime(fullBuild)],
      ...peers.flatMap((peer) => [
        [peer.name, formatTime(peer.edit), formatTime(peer.all), formatTime(peer.all)],
        ['', formatRatio(peer.edit, edit), formatRatio(peer.all, header), formatRatio(peer.all, fullBuild)],
      ]),
    ]),
  );
  console.log(`  one job edited, ${EDITS} times: ${formatPercentiles(edits)}`);
  console.log(`  one job previewed while typing, ${PREVIEWS} times: ${formatPercentiles(previews)}`);
  console.log(`  another request during a full build: ${formatPercentiles(waits)}`);
}

function formatPercentiles(times: readonly number[]): string {
  const maximum = formatTime(Math.max(...times));
  return `p50 ${formatTime(calculatePercentile(times, 0.5))}, p99 ${formatTime(calculatePercentile(times, 0.99))}, maximum ${maximum}`;
}

function targetsOf(sizes: readonly Size[]): Target[] {
  const large = sizes.find(({ jobs }) => jobs === TARGET_JOBS);
  if (!large) return [];
  const edit = calculatePercentile(large.edits, 0.5);
  const smallest = Math.min(...sizes.map(({ edits }) => calculatePercentile(edits, 0.5)));
  const astro = large.peers.find(({ name }) => name === 'astro build');
  const maxMemory = cpus().length <= 2 ? 600 : 800;
  return [
    { name: 'a job edit, p50', value: edit, unit: ' ms', atMost: 10 },
    { name: 'a job edit, p99', value: calculatePercentile(large.edits, 0.99), unit: ' ms', atMost: 40 },
    { name: 'times the p50 for the smallest site', value: edit / smallest, atMost: 2 },
    { name: 'a preview while typing, p50', value: calculatePercentile(large.previews, 0.5), unit: ' ms', atMost: 50 },
    { name: 'a header edit', value: large.header, unit: ' ms', atMost: 2_500 },
    ...(astro ? [{ name: 'of `astro build`, for a full build', value: large.fullBuild / astro.all, atMost: 0.6 }] : []),
    { name: 'peak memory of API and publisher', value: large.memory, unit: ' MB', atMost: maxMemory },
    {
      name: 'another request during a full build, p99',
      value: calculatePercentile(large.waits, 0.99),
      unit: ' ms',
      atMost: 20,
    },
  ];
}
