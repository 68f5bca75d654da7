import { PROBE } from '../../compile/compiled.ts';
import { publisher } from '../../compile/integration.ts';

/** The page from which the `_headers` of a site are made. Astro ignores pages whose names begin with an underscore. */
const probe = {
  name: 'probe',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: PROBE, entrypoint: new URL('./src/probe.astro', import.meta.url) }),
  },
} satisfies import('astro').AstroIntegration;

export default {
  outDir: process.env.SITE_OUT_DIR,
  srcDir: './test/tiny/src',
  output: 'server',
  trailingSlash: 'never',
  adapter: publisher(new URL('./entry.ts', import.meta.url)),
  integrations: [probe],
};
