/** Verifies the whole folder, and lets hundreds of editors save simultaneously. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/lib/run.ts';
import { jobData } from './support/content.ts';
import { type LiveSystem, startLiveSystem } from './support/live-system.ts';

const VERIFY = fileURLToPath(new URL('../publishing/verify.ts', import.meta.url));

let system: LiveSystem;
beforeAll(async () => {
  system = await startLiveSystem();
});
afterAll(() => system.close());
const post = async (path: string, data: object, options = {}) => {
  const { status, body } = await system.editor().post(`/api/content/${path}`, { data, ...options });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

test('verify names each file in the live folder that is wrong', async () => {
  await post('jobs', jobData(1));
  await system.settled();
  const verify = () => run(process.execPath, [VERIFY], { env: system.env });
  expect(await verify()).toMatchObject({ ok: true });
  appendFileSync(join(system.folder, 'career/index.html'), 'more');
  rmSync(join(system.folder, 'robots.txt'));
  writeFileSync(join(system.folder, 'stranger.html'), '');
  const { ok, output } = await verify();
  expect(ok).toBe(false);
  const namedFiles = output.split('\n').filter((line) => /^(different|missing|not expected): /.test(line));
  expect(namedFiles.sort()).toEqual([
    'different: career/index.html',
    'missing: robots.txt',
    'not expected: stranger.html',
  ]);
});

test('five hundred concurrent saves get their receipts from a few publishes', async () => {
  const initialCount = (await system.editor().get('/api/publish/receipts?limit=200')).body.length;
  const saves = await Promise.all(Array.from({ length: 500 }, (_, n) => post('jobs', jobData(n, `Job number ${n}`))));
  await system.settled();
  for (const { change, entry } of saves) {
    expect(await system.receipt(change)).toMatchObject({ change, state: 'live' });
    expect(system.has(`job/${entry.id}/index.html`)).toBe(true);
  }
  const publishes = (await system.editor().get('/api/publish/receipts?limit=200')).body.length - initialCount;
  expect(publishes).toBeLessThan(50);
  console.log(`500 saves: ${publishes} publishes`);
});
