import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { surfaces, theme } from './src/app/theme.ts';

// The browser's own Host must arrive: the API rejects writes whose Origin is another host's.
const api = { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig({
  base: '/admin/',
  plugins: [react(), themeStylesheet()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': api, '/media': api } },
});

/**
 * `virtual:theme.css`: the theme's variables and breakpoints as a stylesheet. Mantine would write them into a `<style>` element at
 * run time, which a content security policy without 'unsafe-inline' refuses.
 */
function themeStylesheet(): Plugin {
  const id = 'virtual:theme.css';
  return {
    name: 'theme-stylesheet',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? themeCss() : null),
  };
}

function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const base = defaultCssVariablesResolver(merged);
  const variables = {
    variables: base.variables,
    light: { ...base.light, ...surfaces.light },
    dark: { ...base.dark, ...surfaces.dark },
  };
  return convertCssVariables(variables, ':root') + visibility(merged.breakpoints);
}

/** What `visibleFrom` and `hiddenFrom` ask for. */
function visibility(breakpoints: Record<string, string>): string {
  const rules = Object.entries(breakpoints).map(
    ([name, width]) =>
      `@media (width < ${width}) { .mantine-visible-from-${name} { display: none !important } }
       @media (width >= ${width}) { .mantine-hidden-from-${name} { display: none !important } }`,
  );
  return rules.join('\n');
}
