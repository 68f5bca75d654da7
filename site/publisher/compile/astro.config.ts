/** The site as the publisher compiles it: `server/entry.mjs`, which renders any page in process, and `client`. */
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import site from '../../astro.config.ts';
import { AFTER_LOAD, addRoutes } from './site-content.ts';

export default { ...site, output: 'server', adapter: publisher(), integrations: [react()] };

function publisher(): AstroIntegration {
  return {
    name: 'publisher',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addMiddleware, updateConfig, injectRoute }) => {
        addClientDirective(AFTER_LOAD);
        addRoutes(injectRoute);
        addMiddleware({ order: 'pre', entrypoint: new URL('./error-middleware.ts', import.meta.url) });
        // One bundle with everything in it starts faster, and uses React's production code whatever NODE_ENV is later.
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
