/** The compiled site. */
import { fileURLToPath } from 'node:url';
import * as publisher from 'publisher/compile/compiled';
import * as compiler from 'publisher/compile/ensure-compiled';
import { definition } from './definition.ts';
import { createHeadersFile } from './headers-file.ts';

const SITE = fileURLToPath(new URL('..', import.meta.url));

const sources: compiler.Sources = {
  dist: fileURLToPath(new URL('../dist/compiled', import.meta.url)),
  definition,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  sources: [
    'content-types/src',
    ...['src', 'public', 'publisher', 'publishing', 'astro.config.ts', 'tsconfig.json'].map((name) => `site/${name}`),
    'pnpm-lock.yaml',
  ],
  site: SITE,
  config: 'publishing/astro.config.ts',
  createHeaders: createHeadersFile,
};

/**
 * Compiles the site if its sources have changed, and returns the compiled site. Throws with the compiler's output if
 * the site does not compile.
 */
export const ensureCompiled = () => compiler.ensureCompiled(sources);

/** Returns the compiled site, or null if it has never been compiled. */
export const readCompiled = () => publisher.readCompiled(sources);
