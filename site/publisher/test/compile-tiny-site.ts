import { fileURLToPath } from 'node:url';
import { ensureCompiled } from '../compile/ensure-compiled.ts';
import { definition } from './tiny-site.ts';

const PUBLISHER = fileURLToPath(new URL('..', import.meta.url));

export const compileTinySite = () =>
  ensureCompiled({
    dist: fileURLToPath(new URL('../../dist/tiny-site', import.meta.url)),
    definition,
    root: PUBLISHER,
    sources: ['.'],
    site: PUBLISHER,
    config: 'test/tiny/astro.config.ts',
    createHeaders: () => '/*\n  x-tiny: yes\n',
  });
