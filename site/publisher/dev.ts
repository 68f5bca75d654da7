/** Content for `astro dev`, where nothing is published: a middleware gives pages the API's content, or the sample content. */
import type { AstroIntegration } from 'astro';

export function devContent(): AstroIntegration {
  return {
    name: 'dev-content',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command === 'dev')
          addMiddleware({ order: 'pre', entrypoint: new URL('./dev-middleware.ts', import.meta.url) });
      },
    },
  };
}
