/** Measures how many applications (each with a 1 MB resume) and messages are acknowledged per second, which means on disk, and how long each takes. */
import { Agent } from 'node:http';
import { percentile, time } from '../figures.ts';
import type { System } from '../system.ts';
import { reportTargets, type Target } from '../targets.ts';
import { applications, type Load, messages, post } from './submissions.ts';

const WARM_UP_MS = 1_500;
const SECONDS = 8;
const TARGETS = { applications: { atLeast: 100, p99: 150 }, messages: { atLeast: 1_500, p99: 30 } };

interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

export async function benchIntake(system: System, jobId: string): Promise<void> {
  const targets: Target[] = [];
  for (const [name, load] of Object.entries({ applications: applications(jobId), messages })) {
    const figures = await measure(system.address, load);
    console.log(`${name}, ${load.connections} connections, ${SECONDS} s: ${describe(figures)}`);
    const { atLeast, p99 } = TARGETS[name as keyof typeof TARGETS];
    targets.push({ name: `${name} per second`, value: figures.perSecond, atLeast });
    targets.push({ name: `${name}, p99`, value: figures.p99, unit: ' ms', atMost: p99 });
  }
  reportTargets(targets);
}

async function measure(address: string, load: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const began = performance.now() + WARM_UP_MS;
  const ends = began + SECONDS * 1000;
  const waits: number[] = [];
  let n = 0;
  const client = async () => {
    while (performance.now() < ends) {
      n += 1;
      const start = performance.now();
      const { status } = await post(address, load, n, agent);
      if (status !== 201) throw new Error(`${load.path} returned ${status}.`);
      if (start >= began) waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: waits.length / seconds, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) };
}

function describe({ perSecond, p50, p99 }: Figures): string {
  return `${Math.round(perSecond).toLocaleString('en-GB')} per second, p50 ${time(p50)}, p99 ${time(p99)}`;
}
