/** The deployment guide: its commands are valid, and the files and commands it names exist. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readEnv } from 'api/core/settings/env';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const pages = readdirSync(join(ROOT, 'deploy')).filter((name) => name.endsWith('.md'));
const guide = pages.map((name) => readFileSync(join(ROOT, 'deploy', name), 'utf8')).join('\n');
const commands = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
const settings = readFileSync(join(ROOT, 'deploy/staffing-site.env'), 'utf8');

test('every command in the guide is valid shell syntax', () => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: commands, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(commands.split('\n').length).toBeGreaterThan(20);
});

test('every file and pnpm command in the guide exists', () => {
  const files = [...guide.matchAll(/\bdeploy\/[\w.-]+/g)].map(([file]) => file);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const run = [...guide.matchAll(/\bpnpm ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !(name in scripts) && name !== 'install')).toEqual([]);
});

test('the guide’s settings are valid in production on the web server’s domain', () => {
  const dataDir = '/var/lib/staffing-site/north';
  const env = readEnv({ ...parseEnv(settings), DATA_DIR: dataDir, NODE_ENV: 'production' } as NodeJS.ProcessEnv);
  expect(env).toMatchObject({ dataDir, isHttps: true });
  expect(env.publicSiteUrl.href).toBe('https://www.example.com/');
});

test('setup names the missing or invalid option', () => {
  const setup = (...args: string[]) =>
    spawnSync('/bin/sh', [join(ROOT, 'deploy/setup'), ...args], { encoding: 'utf8', env: { PATH: '/nonexistent' } })
      .stderr;
  expect(setup()).toContain('Add --domain');
  expect(setup('--domain', 'example.com')).toContain('Add --email');
  expect(setup('--domain')).toContain('--domain needs a value');
  expect(setup('--domian', 'example.com')).toContain('There is no option --domian');
  expect(setup('--domain', 'example.com', '--email', 'a@b.example', '--proxy', 'apache')).toContain('caddy or nginx');
});
