/** The site's configuration, prerendered: pages get their addresses and their content at build time. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import site from '../astro.config.ts';

const { adapter: _, ...rest } = site;

export default {
  ...rest,
  output: 'static',
  cacheDir: process.env.CACHE_DIR ?? './node_modules/.astro',
  integrations: [react(), prerendered()],
  experimental: { incrementalBuild: Boolean(process.env.INCREMENTAL) },
};

function prerendered(): AstroIntegration {
  return {
    name: 'prerendered',
    hooks: {
      'astro:config:setup': ({ addMiddleware, updateConfig }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('./middleware.ts', import.meta.url) });
        updateConfig({ vite: { plugins: [withStaticPaths()] } });
      },
    },
  };
}

/** Adds `getStaticPaths` to the routes with a parameter, which the publisher has no use for. */
function withStaticPaths() {
  const content = fileURLToPath(new URL('./content.ts', import.meta.url));
  return {
    name: 'with-static-paths',
    enforce: 'pre' as const,
    load(id: string) {
      const [, route] = /\/src\/pages(\/[^?]*\[\w+\][^?]*)$/.exec(id) ?? [];
      if (!route) return null;
      const pattern = route.replace(/(\.astro|\.ts)$/, '');
      const addition = [
        `import { staticPaths } from ${JSON.stringify(content)};`,
        `export const getStaticPaths = () => staticPaths(${JSON.stringify(pattern)});`,
      ].join('\n');
      const source = readFileSync(id, 'utf8');
      return id.endsWith('.astro') ? source.replace(/^---\n/, `---\n${addition}\n`) : `${addition}\n${source}`;
    },
  };
}
