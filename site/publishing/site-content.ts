/** Content for `astro dev` and `astro build`, and the files that a built folder needs in addition to its pages. */

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ClientDirectiveConfig, HookParameters } from 'astro';
import { OWN_PAGES } from 'content-types/pages/own-pages';
import { PROBE } from 'publisher/compile/compiled';
import { moveIslandStyle } from 'publisher/compile/island-style';
import { listFiles } from 'publisher/output/files';
import { createImageFetcher, findImages } from 'publisher/output/images';
import { readApiAddress } from 'publisher/settings';
import { createHeadersFile } from './headers-file.ts';

export function siteContent(): AstroIntegration {
  return {
    name: 'site-content',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, addMiddleware, updateConfig, injectRoute }) => {
        addClientDirective(AFTER_LOAD);
        if (command === 'sync') return;
        addRoutes(injectRoute);
        addMiddleware({ order: 'pre', entrypoint: new URL('./content-middleware.ts', import.meta.url) });
        if (command !== 'dev') return;
        // Renders on request, so that an entry added while the dev server runs gets a page.
        updateConfig({ output: 'server' });
        const api = process.env.CONTENT_API_URL;
        if (!api) return;
        const paths = ['/api', '/media', ...OWN_PAGES.map((name) => `/${name}`)];
        updateConfig({ vite: { server: { proxy: Object.fromEntries(paths.map((path) => [path, api])) } } });
      },
      'astro:build:done': ({ dir }) => finishFolder(fileURLToPath(dir), readApiAddress(process.env)),
    },
  };
}

/** The parts of the site that are not among its pages, for the publisher. */
export function siteRoutes(): AstroIntegration {
  return {
    name: 'site-routes',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectRoute }) => {
        addClientDirective(AFTER_LOAD);
        addRoutes(injectRoute);
      },
    },
  };
}

/** See `after-load.ts`. */
const AFTER_LOAD: ClientDirectiveConfig = {
  name: 'after-load',
  entrypoint: fileURLToPath(new URL('../src/islands/after-load.ts', import.meta.url)),
};

/** Routes whose paths begin with an underscore, which Astro would ignore among the pages. */
function addRoutes(injectRoute: HookParameters<'astro:config:setup'>['injectRoute']): void {
  injectRoute({ pattern: '/_redirects', entrypoint: new URL('../src/lib/redirects-file.ts', import.meta.url) });
  injectRoute({ pattern: PROBE, entrypoint: new URL('./inline-probe.astro', import.meta.url) });
}

/** Completes the folder like a published one: `_headers`, images, and the page for missing jobs at the path hosts expect. */
async function finishFolder(folder: string, api: string): Promise<void> {
  const probe = join(folder, PROBE);
  writeFileSync(join(folder, '_headers'), createHeadersFile(readFileSync(join(probe, 'index.html'), 'utf8')));
  rmSync(probe, { recursive: true });
  renameSync(join(folder, 'job/404/index.html'), join(folder, 'job/404.html'));
  rmSync(join(folder, 'job/404'), { recursive: true });
  const images = createImageFetcher(api);
  for (const file of listFiles(folder).filter((file) => file.endsWith('.html'))) {
    const page = moveIslandStyle(readFileSync(join(folder, file)));
    writeFileSync(join(folder, file), page);
    await images.bring(folder, findImages(page));
  }
}
