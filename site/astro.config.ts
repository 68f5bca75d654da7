import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { publisherIntegration } from './publisher/compile/astro-integration.ts';
import { devContent } from './publisher/compile/dev-content.ts';

export default defineConfig({
  output: 'server',
  outDir: process.env.SITE_OUT_DIR ?? './dist/astro',
  adapter: publisherIntegration(),
  integrations: [react(), devContent()],
  trailingSlash: 'never',
  compressHTML: true,
  // Files, so that a page's policy need not allow inline styles.
  build: { inlineStylesheets: 'never' },
  // Local pictures are plain files; uploaded ones have variants of their own.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  // All styles are 12 kB: one stylesheet that every page shares beats eight small ones that block it.
  vite: { build: { assetsInlineLimit: 0, cssCodeSplit: false } },
});
