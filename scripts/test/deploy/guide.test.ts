/** The deployment guide: its commands are valid, and the files and commands it names exist. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readEnv } from 'api/core/settings/env';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../backup/installation.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const pages = readdirSync(join(ROOT, 'deploy')).filter((name) => name.endsWith('.md'));
const guide = pages.map((name) => readFileSync(join(ROOT, 'deploy', name), 'utf8')).join('\n');
const commands = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
const settings = readFileSync(join(ROOT, 'deploy/staffing-site.env'), 'utf8');

test('a shell can parse every command', () => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: commands, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(commands.split('\n').length).toBeGreaterThan(20);
});

test('every project file and every pnpm command exists', () => {
  const files = [...guide.matchAll(/\bdeploy\/[\w.-]+/g)].map(([file]) => file);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const run = [...guide.matchAll(/\bpnpm ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !(name in scripts) && name !== 'install')).toEqual([]);
});

test('the settings are valid in production, and belong to the same domain as the web server', () => {
  const env = readEnv({ ...parseEnv(settings), NODE_ENV: 'production' } as NodeJS.ProcessEnv);
  expect(env).toMatchObject({ dataDir: '/var/lib/staffing-site', isHttps: true });
  expect(env.publicSiteUrl.href).toBe('https://www.example.com/');
});

test('the commands that fill in the domain leave no example domain behind', () => {
  const folder = temporaryFolder();
  const fills = [...commands.matchAll(/^sed "s\/example.*$/gm)].map(([line]) => line);
  expect(fills).toHaveLength(2);
  for (const [at, line] of fills.entries()) {
    const [command = ''] = line.split('>');
    const { status, stdout } = spawnSync('bash', ['-c', `DOMAIN=agency.co.uk; ${command}`], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([line, status]).toEqual([line, 0]);
    writeFileSync(join(folder, String(at)), stdout);
    expect(stdout).toContain('agency.co.uk');
    expect(stdout).not.toContain('example.com');
  }
});
