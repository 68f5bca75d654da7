/**
 * A double of systemctl: `systemctl.ts ROOT COMMAND UNIT` runs the command of the unit in ROOT, with its environment
 * and user.
 */
import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';

const [root = '', command = '', ...rest] = process.argv.slice(2);
const [, name = ''] = /@(.+)$/.exec(rest.at(-1) ?? '') ?? [];
const pidFile = join(root, `${name}.pid`);

if (command === 'start') start();
if (command === 'stop') await stop();
if (command === 'is-failed') process.exitCode = isRunning() ? 1 : 0;

function start(): void {
  const unit = readFileSync(join(root, 'etc/systemd/system/staffing-site@.service'), 'utf8').replaceAll('%i', name);
  const values = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const unitEnv = parseEnv(values('Environment').join('\n').replaceAll(' ', '\n'));
  const givenEnv = parseEnv(readFileSync(values('EnvironmentFile')[0] ?? '', 'utf8'));
  const log = openSync(join(root, `${name}.log`), 'a');
  const commandLine = (values('ExecStart')[0] ?? '').split(' ');
  const child = spawn(join(root, 'bin/runuser'), ['--user', values('User')[0] ?? '', '--', ...commandLine], {
    cwd: values('WorkingDirectory')[0],
    env: { ...unitEnv, PATH: `${unitEnv.PATH}:${process.env.PATH}`, ...givenEnv } as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
    detached: true,
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

async function stop(): Promise<void> {
  if (!existsSync(pidFile)) return;
  if (isRunning()) process.kill(pid(), 'SIGTERM');
  while (isRunning()) await sleep(50);
  rmSync(pidFile);
}

function pid(): number {
  return Number(readFileSync(pidFile, 'utf8'));
}

/** Counts a zombie as ended: its parent has not collected its exit status yet. */
function isRunning(): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid()}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
