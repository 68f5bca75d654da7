/** `pnpm dev`: runs the API, the admin and the site with reload. Nothing is published; the site shows saved content. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { type Env, readEnv } from 'api/core/settings/env';
import { watch } from 'chokidar';
import closeWithGrace from 'close-with-grace';
import { checkStart } from './lib/check-start.ts';
import { giveUp } from './lib/give-up.ts';
import { findFreePort, waitUntilOk } from './lib/ports.ts';
import { SERVICE_ENV } from './lib/service.ts';

const settings = readSettings();
const api = `http://127.0.0.1:${settings.port}`;
const children = new Set<ChildProcess>();
let isStopping = false;
let onChange = (_path: string) => {};
// Watches the folder, because Node's watch mode loses a file that an editor replaces as it saves.
const watcher = watch(['api/src', 'content-types/src'], { ignoreInitial: true }).on('all', (_event, path) =>
  onChange(path),
);
closeWithGrace(async () => stop());

await checkStart(settings, 'dev').catch(giveUp);
const { status } = spawnSync(process.execPath, ['scripts/seed.ts', '--if-empty'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
runApi();
await waitUntilOk(`${api}/healthz`);

const [admin, site] = [String(await findFreePort(5173)), String(await findFreePort(4321))];
start('api/admin', 'node_modules/.bin/vite', '--clearScreen', 'false', '--port', admin, '--strictPort');
start('site', 'node_modules/.bin/astro', 'dev', '--port', site);
// Writes the types for the code editor.
spawnIn('.', process.execPath, 'scripts/api-types.ts');
console.log(`\nSite: http://localhost:${site}   Admin: http://localhost:${admin}/admin/   API: ${api}/api/docs\n`);

/** Runs the API, and starts it again when its code changes. After a crash it waits for a change. */
function runApi(): void {
  let hasChanged = false;
  const child = spawnIn('.', process.execPath, 'api/src/server.ts').once('error', stop);
  onChange = (path) => {
    if (!hasChanged) console.log(`${path} changed: restarting the API.`);
    hasChanged = true;
    // Kills the API, because a normal stop waits for the event streams of open admins. Its data survives a kill.
    child.kill('SIGKILL');
  };
  child.once('exit', (code) => {
    if (isStopping) return;
    if (hasChanged) {
      runApi();
    } else {
      console.error(`The API stopped (exit ${code}). It starts again when its code changes.`);
      onChange = runApi;
    }
  });
}

function start(folder: string, command: string, ...args: string[]): void {
  spawnIn(folder, command, ...args)
    .once('exit', stop)
    .once('error', stop);
}

function spawnIn(folder: string, command: string, ...args: string[]): ChildProcess {
  const { NODE_COMPILE_CACHE } = SERVICE_ENV;
  const env = { ...process.env, CONTENT_API_URL: api, API_URL: api, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE };
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', env });
  children.add(child.once('exit', () => children.delete(child)));
  return child;
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    giveUp(error);
  }
}

function stop(): void {
  isStopping = true;
  watcher.close();
  for (const child of children) child.kill();
}
