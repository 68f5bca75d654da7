/** The Dockerfile, tested without running a container: its user, its contents, and its health check. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../lib/run.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const readSource = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = readSource('deploy/Dockerfile').replaceAll('\\\n', '');
const finalStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

test('runs on the project’s Node version as a user owning only data', () => {
  const steps = finalStage
    .trim()
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const user = steps.indexOf('USER node');
  expect(user).toBeGreaterThan(0);
  // Only metadata steps follow `USER`, so none changes files in the image.
  expect(steps.slice(user + 1).map((line) => line.split(' ')[0])).toEqual(['VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']);
  expect(finalStage.match(/-o node.*/g)).toEqual(['-o node -g node -m 0700 /data /backups']);
  const { node } = JSON.parse(readSource('package.json')).devDependencies;
  const bases = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([`node:${node}-bookworm-slim`]));
});

test('pnpm chooses packages for the project’s Node, whatever Node the machine has', () => {
  const { node } = JSON.parse(readSource('package.json')).devDependencies;
  expect(readSource('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${node}\n`);
});

test('excludes every file in .gitignore from the image', () => {
  const ignored = readSource('deploy/Dockerfile.dockerignore')
    .split('\n')
    .map((line) => line.replace('**/', ''));
  const ignoredPatterns = readSource('.gitignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const missingPatterns = ignoredPatterns
    .map((line) => line.replace(/^\/|\/$/g, ''))
    .filter((line) => !ignored.includes(line));
  expect(missingPatterns).toEqual([]);
});

test('the image’s health check reflects the server’s health', async () => {
  const [, command = '[]'] = /HEALTHCHECK .*?CMD (\[.*\])/.exec(dockerfile) ?? [];
  const [program, ...args] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const PORT = String((server.address() as AddressInfo).port);
  const isWell = async () => (await run(process.execPath, args, { env: { PORT } })).ok;
  expect(await isWell()).toBe(true);
  status = 503;
  expect(await isWell()).toBe(false);
  server.close();
  server.closeAllConnections();
  expect(spawnSync(process.execPath, args, { env: { PORT } }).status).toBe(1);
});
