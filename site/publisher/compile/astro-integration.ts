/** Makes `astro build` compile the site into `dist/server/entry.mjs`, which renders any page in process, and `dist/client`. */
import type { AstroIntegration } from 'astro';
import { PROBE } from './compiled.ts';

export function publisherIntegration(): AstroIntegration {
  return {
    name: 'publisher',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, updateConfig, injectRoute }) => {
        injectRoute({
          pattern: '/_redirects',
          entrypoint: new URL('../../src/lib/redirects-file.ts', import.meta.url),
        });
        if (command !== 'build') return;
        injectRoute({ pattern: PROBE, entrypoint: new URL('./inline-probe.astro', import.meta.url) });
        addMiddleware({ order: 'pre', entrypoint: new URL('./error-middleware.ts', import.meta.url) });
        // One bundle with everything in it: it starts faster, and uses React's production code whatever NODE_ENV says later.
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
    },
  };
}
