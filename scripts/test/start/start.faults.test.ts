/** The README's first promise: one command starts a site with the sample agency. */
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSystem } from '../../e2e/support/system.ts';
import { temporaryFolder } from '../backup/installation.ts';

test('pnpm start without data sets up the sample agency', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const system = await startSystem({ DATA_DIR: dataDir, SAMPLE_CONTENT: '', NODE_ENV: '' });
  onTestFinished(() => system.remove());
  const home = await fetch(system.url).then((response) => response.text());
  expect(home).toContain('Orrin &amp; Vale');
  const picture = /\/media\/[\w-]+\.webp/.exec(home)?.[0];
  expect((await fetch(system.url + picture)).headers.get('content-type')).toBe('image/webp');
  const jobs = (await fetch(`${system.url}/api/content/jobs`).then((response) => response.json())) as { total: number };
  expect(jobs.total).toBeGreaterThan(10);
});
