import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { surfaces, theme } from './src/app/theme.ts';

// Keeps the browser's Host header, because the API rejects writes with the Origin of another host.
const api = { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig({
  base: '/admin/',
  plugins: [react(), themeStylesheet(), watchContentTypes(), waitForApi()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Puts the code that most screens share into one file: dozens of small ones take longer to load and start. The
    // editor loads as two files in parallel.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 28 },
            { name: 'prosemirror', test: /[\\/]prosemirror-/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api, '/media': api } },
});

/** Watches the folder, because Vite loses a single file that an editor replaces as it saves. */
function watchContentTypes(): Plugin {
  const folder = fileURLToPath(new URL('../../content-types/src', import.meta.url));
  return { name: 'watch-content-types', configureServer: ({ watcher }) => void watcher.add(folder) };
}

/** Holds a request to the API back while the API restarts. */
function waitForApi(): Plugin {
  const isUp = () => fetch(`${api.target}/healthz`).then(Boolean, () => false);
  return {
    name: 'wait-for-api',
    configureServer({ middlewares }) {
      middlewares.use('/api', async (_request, _response, next) => {
        for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await sleep(100);
        next();
      });
    },
  };
}

/**
 * `virtual:theme.css`: the theme's variables and breakpoints as a stylesheet. Mantine would write them into a `<style>`
 * element at run time, which a content security policy without 'unsafe-inline' forbids.
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
  const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme);
  const base = defaultCssVariablesResolver(mergedTheme);
  const variables = {
    variables: base.variables,
    light: { ...base.light, ...surfaces.light },
    dark: { ...base.dark, ...surfaces.dark },
  };
  return convertCssVariables(variables, ':root') + visibility(mergedTheme.breakpoints);
}

/** The breakpoints at which Mantine's components appear and disappear. */
function visibility(breakpoints: Record<string, string>): string {
  const rules = Object.entries(breakpoints).map(
    ([name, width]) =>
      `@media (width < ${width}) { .mantine-visible-from-${name} { display: none !important } }
       @media (width >= ${width}) { .mantine-hidden-from-${name} { display: none !important } }`,
  );
  return rules.join('\n');
}
