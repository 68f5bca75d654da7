/** A busy minute: 200 visitors read pages while five editors save jobs and 20 candidates apply. */
import { Agent } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, table, time } from '../figures.ts';
import type { System } from '../system.ts';
import { reportTargets } from '../targets.ts';
import { timed } from '../waits.ts';
import { applications, post } from './submissions.ts';

const SECONDS = 45;
/** Time in which each page is read and compressed for the first time, and the processes that check CVs start. */
const WARM_UP_SECONDS = 6;
const VISITORS = 200;
const EDITORS = 5;
const CANDIDATES = 20;
/** Seconds between two requests of one of them, on average. */
const PAUSES = { visitor: 0.5, editor: 1, candidate: 4 };
const MAX_P99 = 150;

/** Returns the acknowledged references. */
export async function benchCrowd(system: System, jobId: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS + CANDIDATES });
  const parts = await locations(`${system.address}/sitemap.xml`);
  const pages = (await Promise.all(parts.map(locations))).flat();
  const { items } = await system.call<{ items: Saved[] }>('GET', `/api/content/jobs?drafts=true&limit=${EDITORS}`);
  const form = applications(jobId);
  const references: string[] = [];
  const waits = { visitor: [] as number[], editor: [] as number[], candidate: [] as number[] };
  const cold: number[] = [];
  let n = 9_000_000;
  let failures = 0;
  const warm = performance.now() + WARM_UP_SECONDS * 1000;
  const ends = performance.now() + SECONDS * 1000;
  const repeat = async (kind: keyof typeof waits, work: () => Promise<unknown>) => {
    while (performance.now() < ends) {
      await sleep(Math.random() * 2_000 * PAUSES[kind]);
      const began = performance.now();
      await work().catch(() => {
        failures += 1;
      });
      const into = kind === 'visitor' && began < warm ? cold : waits[kind];
      into.push(performance.now() - began);
    }
  };
  const visit = () => timed(pages[Math.floor(Math.random() * pages.length)] ?? system.address, agent);
  const apply = async () => {
    n += 1;
    const { status, reference } = await post(system.address, form, n, agent);
    if (status !== 201 || !reference) throw new Error(`${form.path} returned ${status}.`);
    references.push(reference);
  };
  const save = (first: Saved) => {
    let saved = first;
    return async () => {
      const { id, version, data } = saved;
      const body = { version, data: { ...data, duration: `${version} months` }, publish: true };
      saved = (await system.call<{ entry: Saved }>('PUT', `/api/content/jobs/${id}`, body)).entry;
    };
  };
  const own = monitorEventLoopDelay({ resolution: 1 });
  own.enable();
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => repeat('visitor', visit)),
    ...items.map((item) => repeat('editor', save(item))),
    ...Array.from({ length: CANDIDATES }, () => repeat('candidate', apply)),
  ]);
  own.disable();
  agent.destroy();
  console.log(
    `${VISITORS} visitors of ${pages.length} pages, ${items.length} editors and ${CANDIDATES} candidates, ${SECONDS} s`,
  );
  const row = (name: string, of: number[]) => [
    name,
    of.length.toLocaleString('en-GB'),
    time(percentile(of, 0.5)),
    time(percentile(of, 0.99)),
  ];
  console.log(
    table([
      ['', 'requests', 'p50', 'p99'],
      row(`a page, first ${WARM_UP_SECONDS} s`, cold),
      row('a page, later', waits.visitor),
      row('a save', waits.editor),
      row('an application', waits.candidate),
      ['what the generator itself was late', '', time(own.percentile(50) / 1e6), time(own.percentile(99) / 1e6)],
    ]),
  );
  reportTargets([
    { name: 'failures in the crowd', value: failures, atMost: 0 },
    { name: 'p99 of a page in the crowd, later', value: percentile(waits.visitor, 0.99), unit: ' ms', atMost: MAX_P99 },
  ]);
  return references;
}

/** The addresses in a sitemap. */
async function locations(url: string): Promise<string[]> {
  const sitemap = await (await fetch(url)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => location);
}

interface Saved {
  id: string;
  version: number;
  data: object;
}
