/**
 * `astro dev` shows the content of CONTENT_API_URL; `astro build` prerenders the whole site from it.
 * The publisher compiles the same site with `publishing/astro.config.ts` and renders pages when they change.
 */
import { defineConfig, passthroughImageService } from 'astro/config';
import { islands } from './publishing/islands.ts';
import { siteContent } from './publishing/site-content.ts';

export default defineConfig({
  outDir: process.env.SITE_OUT_DIR ?? './dist/site',
  integrations: [islands(), siteContent()],
  trailingSlash: 'never',
  compressHTML: true,
  // Stylesheets are files, so that a page's policy need not allow inline styles.
  build: { inlineStylesheets: 'never' },
  // Local images are plain files; uploaded ones have their own variants.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  // All styles together are 12 kB. One stylesheet shared by every page beats eight small render-blocking ones.
  vite: { build: { assetsInlineLimit: 0, cssCodeSplit: false } },
});
