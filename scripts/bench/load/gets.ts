/** Public reading, beside a server that has the same bytes in memory and does nothing else. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../lib/machine.ts';
import { run } from '../../lib/run.ts';
import { table } from '../figures.ts';
import type { System } from '../system.ts';
import { reportTargets, type Target } from '../targets.ts';

const WRK = '/usr/bin/wrk';
const SECONDS = 5;
const CONNECTIONS = 50;
const ASKED = {
  'a page': '/about-us',
  'the list of jobs': '/api/content/jobs?limit=20',
  'one job': '/api/content/jobs/',
};
const BARE = `import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const [, , port, type, file] = process.argv;
const body = readFileSync(file);
createServer((request, response) => response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body)).listen(Number(port), '127.0.0.1');
`;

export async function benchGets(system: System, jobId: string): Promise<void> {
  if (!existsSync(WRK)) {
    console.log(`Skipped: ${WRK} not found. To have it: apt-get install -y wrk`);
    return;
  }
  const rows: string[][] = [['', 'this server, a second', 'p99', 'bare server', 'ratio']];
  const targets: Target[] = [];
  for (const [name, path] of Object.entries(ASKED)) {
    const url = system.address + path + (path.endsWith('/') ? jobId : '');
    const ours = await load(url);
    const bare = await loadOfBare(await fetch(url));
    rows.push([name, count(ours.aSecond), ours.p99, count(bare.aSecond), (ours.aSecond / bare.aSecond).toFixed(2)]);
    targets.push({ name: `answers a second, ${name}`, value: ours.aSecond, atLeast: 8_000 });
  }
  console.log(`Public reading, ${CONNECTIONS} connections, ${SECONDS} s each`);
  console.log(table(rows));
  reportTargets(targets);
}

async function loadOfBare(answer: Response) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  writeFileSync(join(folder, 'bare.mjs'), BARE);
  writeFileSync(join(folder, 'body'), Buffer.from(await answer.arrayBuffer()));
  const port = await freePort();
  const args = [join(folder, 'bare.mjs'), String(port), answer.headers.get('content-type') ?? '', join(folder, 'body')];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  try {
    while (!(await fetch(url).catch(() => null))) await sleep(20);
    return await load(url);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}

async function load(url: string) {
  const { output } = await run(WRK, ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', url]);
  if (/Non-2xx/.test(output)) throw new Error(output);
  return {
    aSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? '',
  };
}

function count(aSecond: number): string {
  return Math.round(aSecond).toLocaleString('en-GB');
}
