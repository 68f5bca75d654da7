/** Content for `astro dev`, where nothing is published: a middleware gives pages the API's content, or the sample content; pictures and forms go to the API. */
import type { AstroIntegration } from 'astro';

export function devContent(): AstroIntegration {
  return {
    name: 'dev-content',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, updateConfig }) => {
        if (command !== 'dev') return;
        addMiddleware({ order: 'pre', entrypoint: new URL('./dev-middleware.ts', import.meta.url) });
        const api = process.env.CONTENT_API_URL;
        if (api) updateConfig({ vite: { server: { proxy: { '/api': api, '/media': api } } } });
      },
    },
  };
}
