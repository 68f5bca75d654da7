/**
 * React islands without the number that Astro gives each island of a page for `useId`, which none of ours uses. With
 * numbers, a shared fragment could not contain an island if a page had another one.
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
