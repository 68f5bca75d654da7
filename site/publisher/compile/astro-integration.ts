/** Makes `astro build` compile the site into `dist/server/entry.mjs`, which renders any page in process, and `dist/client`. */
import { readdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headersFile } from './headers-file.ts';

export function compileTarget(): AstroIntegration {
  return {
    name: 'publisher',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectRoute }) => {
        injectRoute({
          pattern: '/_redirects',
          entrypoint: new URL('../../src/lib/redirects-file.ts', import.meta.url),
        });
        if (command !== 'build') return;
        const middleware = readdirSync(config.srcDir).find((name) => /^middleware(\.|$)/.test(name));
        if (middleware)
          throw new Error(`src/${middleware} would never run: a page is made once, for all who will visit it.`);
        // One bundle with everything in it: it starts faster, and React is the fast one whatever NODE_ENV says later.
        const define = { 'process.env.NODE_ENV': '"production"' };
        updateConfig({ vite: { ssr: { noExternal: true }, environments: { ssr: { define } } } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'publisher',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable' },
        });
      },
      'astro:build:done': ({ dir }) => writeFileSync(new URL('_headers', dir), headersFile()),
    },
  };
}
