/** `pnpm dev`: runs the API, the admin and the site with reload. Nothing is published; the site shows what is saved. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { type Env, readEnv } from 'api/env';
import closeWithGrace from 'close-with-grace';
import { checkStart } from './lib/check-start.ts';
import { freePort, untilOk } from './lib/ports.ts';

const settings = readSettings();
const api = `http://127.0.0.1:${settings.port}`;
const children: ChildProcess[] = [];
closeWithGrace(async () => stop());

await checkStart(settings).catch(giveUp);
const { status } = spawnSync(process.execPath, ['scripts/seed.ts', '--if-empty'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
start('.', process.execPath, '--watch-path=api/src', '--watch-path=content-types/src', 'api/src/server.ts');
await untilOk(`${api}/healthz`);

const [admin, site] = [String(await freePort(5173)), String(await freePort(4321))];
start('api/admin', 'node_modules/.bin/vite', '--clearScreen', 'false', '--port', admin, '--strictPort');
start('site', 'node_modules/.bin/astro', 'dev', '--port', site);
console.log(`\nSite: http://localhost:${site}   Admin: http://localhost:${admin}/admin/   API: ${api}/api/docs\n`);

function start(folder: string, command: string, ...args: string[]): void {
  const env = { ...process.env, CONTENT_API_URL: api, API_URL: api };
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', env });
  children.push(child.once('exit', stop).once('error', stop));
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    giveUp(error);
  }
}

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function stop(): void {
  for (const child of children) child.kill();
}
