/**
 * React islands without the number that Astro gives each island of a page for `useId`, which none of ours uses: with it,
 * a fragment that many pages share could not have an island if the page had another.
 */
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const serverEntrypoint = new URL('./island-renderer.ts', import.meta.url);

export function islands(): AstroIntegration {
  const { hooks, ...integration } = react();
  const setup: (typeof hooks)['astro:config:setup'] = (options) =>
    hooks['astro:config:setup']?.({
      ...options,
      addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }),
    });
  return { ...integration, hooks: { ...hooks, 'astro:config:setup': setup } };
}
