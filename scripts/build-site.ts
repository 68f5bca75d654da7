/**
 * `pnpm build:site --out FOLDER [--redirect-pages]`: the whole site as static files, for a host that builds it itself.
 * Reads CONTENT_API_URL, PUBLIC_SITE_URL and, where the API's address asks for one, CONTENT_API_TOKEN.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publisher/compile';
import { readSettings } from 'site/publisher/settings';
import { run } from './lib/run.ts';
import { writeSocialCards } from './lib/social-cards.ts';

const CLI = fileURLToPath(new URL('../site/publisher/cli.ts', import.meta.url));

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'public' }, 'redirect-pages': { type: 'boolean', default: false } },
  });
  await ensureCompiled();
  const options = values['redirect-pages'] ? ['--redirect-pages'] : [];
  const { ok } = await run(process.execPath, [CLI, 'publish', values.out, ...options], { show: true });
  if (ok) console.log(`${await writeSocialCards(values.out, readSettings(process.env).api)} pictures of shared links`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
