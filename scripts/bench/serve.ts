/**
 * Published files from the API's own server, beside nginx with one process over the same folder; each by turns, in one
 * run. Compared is what they answer in a second of processor time: it is the same on a busy machine.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCompiled } from 'site/publisher/compile/ensure-compiled';
import { freePort } from '../lib/machine.ts';
import { percentile, table } from './figures.ts';
import { cpuTime, startSystem } from './system.ts';
import { reportTargets } from './targets.ts';

const TOOLS = ['/usr/sbin/nginx', '/usr/bin/wrk'];
const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 32;
/** Of the requests that nginx answers, as Debian sets it up. */
const TARGET = 0.8;

export async function benchServe(): Promise<void> {
  const missing = TOOLS.filter((tool) => !existsSync(tool));
  if (missing.length > 0) {
    console.log(`Skipped: ${missing.join(' and ')} not found. To have them: apt-get install -y nginx wrk`);
    return;
  }
  await ensureCompiled();
  const system = await startSystem(100);
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const rivals: Rival[] = [];
  try {
    await system.publish();
    await system.stopPublisher();
    const ours = { name: 'this server', url: system.address, pid: system.serverPid };
    for (const tuning of TUNINGS) rivals.push(await startNginx(folder, system.folder, tuning));
    const picture = `/media/${readdirSync(join(system.folder, 'media')).find((name) => name.endsWith('-480.webp'))}`;
    const questions: Question[] = [
      { name: 'a page', path: '/about-us' },
      { name: 'a page, gzip', path: '/about-us', header: 'accept-encoding: gzip' },
      { name: 'a page, 304', path: '/about-us', isKnown: true },
      { name: 'a picture', path: picture },
    ];
    console.log(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}; ${CONNECTIONS} connections; requests a second, and processor time of each`,
    );
    const rows: string[][] = [['', ours.name, ...rivals.map(({ name }) => name)]];
    let least = Number.POSITIVE_INFINITY;
    for (const question of questions) {
      const [own, ...others] = await inTurns([ours, ...rivals], question);
      if (!own || !others[0]) break;
      least = Math.min(least, others[0].micros / own.micros);
      const beside = others.map((other) => `${inWords(other)}, ${(other.micros / own.micros).toFixed(2)} of it`);
      rows.push([question.name, inWords(own), ...beside]);
    }
    console.log(table(rows));
    reportTargets([
      { name: 'of the requests that nginx, as Debian sets it up, answers', value: least, atLeast: TARGET },
    ]);
  } finally {
    for (const { child } of rivals) await end(child);
    await system.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Question {
  name: string;
  path: string;
  header?: string;
  /** The client has it already. */
  isKnown?: boolean;
}

interface Server {
  name: string;
  url: string;
  /** Of its only process. */
  pid: number;
}

interface Load {
  requestsASecond: number;
  /** Of processor time for each request. */
  micros: number;
}

type Rival = Server & { child: ChildProcess };

const TUNINGS = [
  { name: 'nginx', directives: 'gzip on;', log: 'access.log' },
  {
    name: 'nginx, tuned',
    directives: 'gzip on; gzip_static on; open_file_cache max=1000; keepalive_requests 10000000;',
    log: 'off',
  },
] as const;

/** The median of each server's rounds. */
async function inTurns(servers: readonly Server[], question: Question): Promise<Load[]> {
  const loads = servers.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of servers.entries()) loads[index]?.push(await load(server, question));
  }
  const median = (rounds: Load[], figure: keyof Load) =>
    percentile(
      rounds.map((round) => round[figure]),
      0.5,
    );
  return loads.map((rounds) => ({
    requestsASecond: median(rounds, 'requestsASecond'),
    micros: median(rounds, 'micros'),
  }));
}

async function load({ url, pid }: Server, { path, header = 'accept: */*', isKnown }: Question): Promise<Load> {
  const plain = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  const sent = isKnown ? `if-none-match: ${plain.headers.get('etag')}` : header;
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', sent, url + path];
  const before = cpuTime(pid);
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    requestsASecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    micros: ((cpuTime(pid) - before) * 1000) / requests,
  };
}

/** Over a copy of the site with a compressed form beside each page, in which a page's address needs no redirect. */
async function startNginx(folder: string, site: string, { name, directives, log }: (typeof TUNINGS)[number]) {
  const port = await freePort();
  const home = join(folder, String(port));
  const root = join(home, 'site');
  mkdirSync(home);
  execFileSync('cp', ['-r', site, root]);
  execFileSync('gzip', ['-k', join(root, 'about-us/index.html')]);
  const config = join(home, 'nginx.conf');
  writeFileSync(
    config,
    `master_process off; daemon off; pid ${home}/pid; error_log ${home}/error.log; user root;
events { worker_connections 768; }
http { include /etc/nginx/mime.types; sendfile on; tcp_nopush on; access_log ${log === 'off' ? log : join(home, log)}; ${directives}
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn('nginx', ['-c', config, '-e', join(home, 'error.log')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await sleep(20);
  return { name, url, child, pid: child.pid ?? 0 };
}

function inWords({ requestsASecond, micros }: Load): string {
  return `${Math.round(requestsASecond).toLocaleString('en-GB')} at ${micros.toFixed(1)} µs`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
