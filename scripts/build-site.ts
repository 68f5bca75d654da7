/**
 * `pnpm build:site --out FOLDER [--redirect-pages] [--social-cards]`: builds the whole site as static files, for a host that runs
 * its own build. Reads CONTENT_API_URL, PUBLIC_SITE_URL and, if a proxy asks for it, CONTENT_API_TOKEN.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from 'publisher/export/build-folder';
import { readSettings } from 'publisher/settings';
import { ensureCompiled } from 'site/publishing/compiled';
import { writeSocialCards } from './lib/social-cards.ts';

try {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'public' },
      'redirect-pages': { type: 'boolean', default: false },
      'social-cards': { type: 'boolean', default: false },
    },
  });
  const { api, site } = readSettings(process.env);
  const outputPath = resolve(values.out);
  const pages = await buildFolder(outputPath, {
    api,
    site,
    compiled: await ensureCompiled(),
    redirectPages: values['redirect-pages'],
    async add(folder) {
      if (values['social-cards'])
        console.log(`${await writeSocialCards(folder, { api, site })} images for shared links`);
    },
  });
  console.log(`Wrote ${pages} files to ${outputPath}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
