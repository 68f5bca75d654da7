/** React islands as Astro knows them, rendered by `react-server.ts`. */
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: new URL('./react-server.ts', import.meta.url) }),
        }),
    },
  };
}
