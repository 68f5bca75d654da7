/** Applications with a resume of 1 MB and messages, acknowledged and on the disk: how many a second, and how long each waits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/machine.ts';
import { percentile, time } from './figures.ts';
import { applications, type Load, messages, post } from './submissions.ts';
import { startSystem } from './system.ts';
import { reportTargets, type Target } from './targets.ts';

const PEER = fileURLToPath(new URL('intake-peer.ts', import.meta.url));
const WARM_UP_MS = 1_500;
const SECONDS = Number(process.env.SECONDS ?? 8);
const TARGETS = { applications: { atLeast: 100, p99: 150 }, messages: { atLeast: 1_500, p99: 30 } };

interface Figures {
  aSecond: number;
  p50: number;
  p99: number;
}

export async function benchIntake(): Promise<void> {
  const system = await startSystem(0, { TRUST_PROXY: 'loopback' });
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-'));
  const { items } = await system.call<{ items: { id: string }[] }>('GET', '/api/content/jobs?limit=1');
  const loads = { applications: applications(items[0]?.id ?? ''), messages };
  const peer = await startPeer(folder);
  const targets: Target[] = [];
  try {
    for (const [name, load] of Object.entries(loads)) {
      const ours = await measured(system.address, load);
      const bare = await measured(peer.address, load);
      console.log(`${name}, ${load.connections} connections, ${SECONDS} s, each acknowledged when it is on the disk`);
      console.log(`  ${inWords(ours)}`);
      console.log(`  ${inWords(bare)}: bare Fastify, one fsync and one insert, no checks, no mails`);
      console.log(`  ${(ours.aSecond / bare.aSecond).toFixed(2)} of the bare server's`);
      const { atLeast, p99 } = TARGETS[name as keyof typeof TARGETS];
      targets.push({ name: `${name} a second`, value: ours.aSecond, atLeast });
      targets.push({ name: `${name}, p99`, value: ours.p99, unit: ' ms', atMost: p99 });
    }
    reportTargets(targets);
  } finally {
    peer.process.kill();
    await system.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measured(address: string, load: Load): Promise<Figures> {
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
      if (status !== 201) throw new Error(`${load.path} answered ${status}.`);
      if (start >= began) waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { aSecond: waits.length / seconds, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) };
}

async function startPeer(folder: string): Promise<{ address: string; process: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [PEER, folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) await sleep(20);
  return { address, process: child };
}

function inWords({ aSecond, p50, p99 }: Figures): string {
  return `${Math.round(aSecond).toLocaleString('en-GB')} a second, p50 ${time(p50)}, p99 ${time(p99)}`;
}
