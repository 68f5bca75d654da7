/** A developer who knows Astro can build the site without the publisher. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copySampleData } from '../../../scripts/test/support/sample-data.ts';
import { listFiles } from '../../publisher/output/files.ts';
import { logIn } from './support/editor.ts';
import { ORIGIN, publishSite, type Site } from './support/publish-site.ts';

const SITE = fileURLToPath(new URL('../..', import.meta.url));

test('a plain `astro build` writes the same files as the publisher', async () => {
  const unpublish = async (api: Site['api']) => (await logIn(api)).unpublish('staffAugmentationPage');
  const site = await publishSite(unpublish, copySampleData);
  // Creates the folder on the same disk as the site, because Astro moves files into it.
  const outDir = mkdtempSync(join(SITE, '.astro/plain-'));
  try {
    const { port } = site.api.server.address() as AddressInfo;
    expect(
      await astroBuild({
        SITE_OUT_DIR: outDir,
        CONTENT_API_URL: `http://127.0.0.1:${port}`,
        PUBLIC_SITE_URL: ORIGIN.href,
      }),
    ).toBe('');
    const builtFiles = listFiles(outDir).map((file) => `/${file}`);
    expect(builtFiles.sort()).toEqual([...site.files.keys()].sort());
    expect(builtFiles).not.toContain('/staffAugmentation/index.html');
    expect(builtFiles.filter((file) => !site.files.get(file)?.equals(readFileSync(join(outDir, file))))).toEqual([]);
  } finally {
    await site.close();
    rmSync(outDir, { recursive: true });
  }
});

test('a build without an API fails with a sentence', async () => {
  expect(await astroBuild({ CONTENT_API_URL: '' })).toContain('CONTENT_API_URL is missing');
});

/** Builds the site. Resolves to the output if the build failed, otherwise to an empty string. */
function astroBuild(extraEnv: Record<string, string>): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...extraEnv };
  const child = spawn(join(SITE, 'node_modules/.bin/astro'), ['build'], { cwd: SITE, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0 ? '' : output)));
}
