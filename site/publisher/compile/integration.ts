/** Compiles a site into `server/entry.mjs`, which renders any page in process, and `client`. */
import type { AstroIntegration } from 'astro';

/**
 * Returns the Astro integration that compiles the site for the publisher. `entry` is a module with the exports that
 * `Bundle` describes.
 */
export function publisher(entry: URL): AstroIntegration {
  return {
    name: 'publisher',
    hooks: {
      'astro:config:setup': ({ addMiddleware, updateConfig }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('./error-middleware.ts', import.meta.url) });
        // A single bundle with all packages starts faster, and always uses React's production code, whatever NODE_ENV is later.
        const define = { 'process.env.NODE_ENV': '"production"' };
        updateConfig({ vite: { ssr: { noExternal: true }, environments: { ssr: { define } } } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'publisher',
          entrypointResolution: 'auto',
          serverEntrypoint: entry,
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable' },
        });
      },
    },
  };
}
