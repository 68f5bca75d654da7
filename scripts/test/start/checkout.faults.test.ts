/** `pnpm build:site` in a fresh checkout, as an external host runs it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDocument } from 'api/core/content/documents/save';
import { contentTypes } from 'content-types';
import { listFiles } from 'publisher/output/files';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../../api/test/support/app.ts';
import { addImage, sampleOf } from '../../../api/test/support/samples.ts';
import { run } from '../../lib/run.ts';
import { temporaryFolder } from '../backup/installation.ts';
import { copyProject } from '../support/project-copy.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('a fresh checkout builds the same folder', async () => {
  const server = await startApp();
  onTestFinished(() => server.close());
  addImage(server.db);
  const redirect = { from: '/old', to: '/career', kind: 'permanent' };
  createDocument(server.db, contentTypes.redirect, { data: redirect }, { userId: null, at: Date.now() });
  for (const type of [contentTypes.job, contentTypes.blog])
    createDocument(server.db, type, { data: sampleOf(type) }, { userId: null, at: Date.now() });
  const api = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const build = (root: string, outputFolder: string) =>
    run(process.execPath, [join(root, 'scripts/build-site.ts'), '--out', outputFolder, '--redirect-pages'], {
      env: { CONTENT_API_URL: api, PUBLIC_SITE_URL: 'https://www.example.com' },
    });

  const [copy, out, here] = [temporaryFolder(), join(temporaryFolder(), 'public'), join(temporaryFolder(), 'public')];
  copyProject(copy);
  for (const [root, folder] of [
    [copy, out],
    [ROOT, here],
  ] as const) {
    const { ok, output } = await build(root, folder);
    expect([output, ok]).toEqual([expect.stringMatching(/\d+ files to /), true]);
  }
  expect(listFiles(out).toSorted()).toEqual(listFiles(here).toSorted());
});
