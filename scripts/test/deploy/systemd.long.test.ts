/** The systemd unit: parsed by systemd, and its command run as specified, by a user who may write only to the data folder. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../lib/build.ts';
import { findFreePort } from '../../lib/ports.ts';
import { temporaryFolder } from '../backup/installation.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const UNIT = join(ROOT, 'deploy/staffing-site@.service');
const NOBODY = 65_534;

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
const AS_NOBODY = ['--reuid=65534', '--regid=65534', '--clear-groups'];
/** Whether another user can read the project, which a private folder prevents. */
const nobodyCanRead = process.getuid?.() === 0 && spawnSync('setpriv', [...AS_NOBODY, 'test', '-r', UNIT]).status === 0;

test.skipIf(!hasSystemd)('systemd accepts the unit and rates its exposure as low', () => {
  const localUnit = readFileSync(UNIT, 'utf8').replaceAll('/opt/staffing-site/agencies/%i/', ROOT);
  const path = join(temporaryFolder(), 'staffing-site@.service');
  writeFileSync(path, localUnit);
  const verification = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  expect(verification.stderr + verification.stdout).toBe('');
  expect(verification.status).toBe(0);
  // Limits the exposure score to 20 out of 100. A unit without hardening scores 96.
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path], {
    encoding: 'utf8',
  });
  expect(security.status, security.stdout.slice(-200)).toBe(0);
});

test.runIf(nobodyCanRead)('the command runs as a user who can write only data', async () => {
  await build();
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  chownSync(join(dataDir, '..'), NOBODY, NOBODY);
  chownSync(dataDir, NOBODY, NOBODY);
  const [, program = '', script = ''] =
    /^ExecStart=\/opt\/staffing-site\/agencies\/%i\/(\S+) (\S+)$/m.exec(readFileSync(UNIT, 'utf8')) ?? [];
  const port = await findFreePort();
  const child = spawn('setpriv', [...AS_NOBODY, join(ROOT, program), script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production',
      PUBLIC_SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'correct horse battery staple',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  try {
    await expect.poll(() => output).toContain('The site is ready');
    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect(home.status).toBe(200);
    // A new site is closed.
    expect(await home.text()).toContain('Our new website opens soon');
    expect((await fetch(`http://127.0.0.1:${port}/career`)).status).toBe(404);
    const openFolders = readdirSync(dataDir).filter((name) => (statSync(join(dataDir, name)).mode & 0o007) !== 0);
    // The web server may read these folders, but not the backups, which only their owner can read.
    expect(openFolders.sort()).toEqual(['media', 'publisher', 'site']);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
