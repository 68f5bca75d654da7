/** Simulates a working day in minutes: forms, reads and saves at a steady rate, while it samples the memory of both processes. */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '../system.ts';
import { reportTargets } from '../targets.ts';
import { timed } from '../waits.ts';
import { applications, messages, post } from './submissions.ts';

/** Per second. */
const RATES = { applications: 2, messages: 20, reading: 50, saves: 0.1 };
const SAMPLE_SECONDS = 30;
/** Time for caches to fill and the compiler to settle. */
const WARM_UP = 0.3;

/** Returns the acknowledged references. */
export async function benchSoak(system: System, jobId: string, seconds: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const form = applications(jobId);
  const references: string[] = [];
  let n = 5_000_000;
  let failures = 0;
  const { items } = await system.call<{ items: Saved[] }>('GET', '/api/content/features?drafts=true&limit=1');
  let saved = items[0] as Saved;
  const submit = async (load: typeof messages) => {
    n += 1;
    const { status, reference } = await post(system.address, load, n, agent);
    if (status !== 201 || !reference) throw new Error(`${load.path} returned ${status}.`);
    references.push(reference);
  };
  const work: Record<keyof typeof RATES, () => Promise<unknown>> = {
    applications: () => submit(form),
    messages: () => submit(messages),
    reading: () => timed(`${system.address}/api/content/jobs?limit=20`, agent),
    async saves() {
      const { id, version, data } = saved;
      const body = { version, data: { ...data, description: `Words number ${version}.` } };
      saved = (await system.call<{ entry: Saved }>('PUT', `/api/content/features/${id}`, body)).entry;
    },
  };

  const ends = performance.now() + seconds * 1000;
  const pending = new Set<Promise<unknown>>();
  const atRate = async (name: keyof typeof RATES) => {
    for (let next = performance.now(); next < ends; next += 1000 / RATES[name]) {
      await sleep(Math.max(0, next - performance.now()));
      const one = work[name]().catch((error) => {
        failures += 1;
        console.log(`  ${name}: ${error}`);
      });
      pending.add(one.finally(() => pending.delete(one)));
    }
  };
  console.log(
    `Soak, ${seconds} s of ${Object.entries(RATES)
      .map(([name, rate]) => `${rate} ${name}`)
      .join(', ')} a second`,
  );
  const samples: { minutes: number; server: number; publisher: number }[] = [];
  const write = (async () => {
    const began = performance.now();
    for (let at = 0; at <= seconds; at += Math.min(SAMPLE_SECONDS, seconds / 10)) {
      await sleep(Math.max(0, began + at * 1000 - performance.now()));
      const { server, publisher } = system.memory();
      const sample = { minutes: at / 60, server: server.now, publisher: publisher.now };
      samples.push(sample);
      console.log(
        `  ${at.toFixed(0).padStart(4)} s  API ${sample.server.toFixed(0)} MB  publisher ${sample.publisher.toFixed(0)} MB`,
      );
    }
  })();
  await Promise.all([...(Object.keys(RATES) as (keyof typeof RATES)[]).map(atRate), write]);
  await Promise.all(pending);
  agent.destroy();

  const warm = samples.filter(({ minutes }) => minutes * 60 >= seconds * WARM_UP);
  reportTargets([
    { name: 'failures in the soak', value: failures, atMost: 0 },
    ...(['server', 'publisher'] as const).map((name) => ({
      name: `a minute, growth of the ${name === 'server' ? 'API' : name}’s memory`,
      value: slope(warm.map((sample) => [sample.minutes, sample[name]])),
      unit: ' MB',
      atMost: 1,
    })),
  ]);
  return references;
}

interface Saved {
  id: string;
  version: number;
  data: object;
}

/** The slope, by least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const above = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return above / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
