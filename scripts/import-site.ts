/** `pnpm import:site FILE`: imports jobs, posts, pages and redirects from another system. The server may be running. */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASE_FILE, openDatabase } from 'api/core/database/open';
import { getExitCode } from 'api/core/http/storage-error';
import { systemClock } from 'api/core/lib/clock';
import { temporaryPath } from 'api/core/media/files';
import { readEnv } from 'api/core/settings/env';
import { createImageStore } from 'api/site/import/images';
import { openSource } from 'api/site/import/open';
import { allowSite, fetchPreviousSite, readSiteAddress } from 'api/site/import/previous-site-api';
import { startImport } from 'api/site/import/run';
import { countResults, findImport, listReasons } from 'api/site/import/store';
import { findDefaults } from 'api/site/import/terms';
import { undoImport } from 'api/site/import/undo';

const USAGE = `Usage: pnpm import:site FILE [options]
       pnpm import:site https://old.example
       pnpm import:site --undo ID

FILE is a WordPress export (XML), or jobs or redirects as CSV or JSON, such as mongoexport output from the previous site.
An address imports the content of the previous site from its API, with its images.

  --dry-run            Report what would happen and change nothing
  --drafts             Publish nothing
  --no-redirects       Don’t redirect old addresses
  --images             Download images from the old site
  --images-from FOLDER Take images from a copy of wp-content/uploads
  --sector NAME, --job-type NAME, --contract-type NAME
                       For jobs that don’t name one (a name or an id)`;

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = getExitCode(error);
});

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      'no-redirects': { type: 'boolean', default: false },
      images: { type: 'boolean', default: false },
      'images-from': { type: 'string' },
      sector: { type: 'string' },
      'job-type': { type: 'string' },
      'contract-type': { type: 'string' },
      undo: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const [file, ...more] = positionals;
  if (more.length > 0 || (file === undefined) === (values.undo === undefined)) throw new Error(USAGE);
  const env = readEnv();
  const path = join(env.dataDir, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`There is no database in ${env.dataDir}. Set DATA_DIR to the data folder.`);
  const isAddress = file !== undefined && /^https?:\/\//.test(file);
  if (file !== undefined && !isAddress && !existsSync(file)) throw new Error(`Can’t find the file ${file}.`);
  const db = openDatabase(path);
  const context = { db, env, clock: systemClock };
  try {
    if (file === undefined) {
      const { removed, restored, kept } = await undoImport(db, values.undo ?? '', { userId: null, at: Date.now() });
      console.log(`Moved ${removed} entries to the bin and restored ${restored}.`);
      if (kept.length > 0) console.log(`Not undone, because they have been edited or are in use: ${kept.join(', ')}`);
      return;
    }
    const input = isAddress ? await download(env.dataDir, file) : file;
    await using openFile = await openSource(db, input).finally(() => isAddress && rm(input));
    const { source } = openFile;
    // The operator may name any server, such as an old site on this machine.
    const isAllowed = source.site ? await allowSite(source.site, true) : undefined;
    const options = {
      isDryRun: values['dry-run'],
      publish: !values.drafts,
      redirects: !values['no-redirects'],
      batch: 100,
      images:
        isAddress || values.images || values['images-from']
          ? createImageStore(context, values['images-from'] ?? null, isAllowed)
          : null,
      defaults: findDefaults(db, { category: values.sector, type: values['job-type'], basis: values['contract-type'] }),
    };
    const name = source.site ? new URL(source.site).host : basename(file);
    const { id, work } = startImport(context, source, name, options, null);
    const timer = setInterval(() => console.log(`${findImport(db, id)?.done} of ${source.total}…`), 2_000);
    await work().finally(() => clearInterval(timer));
    report(id);
  } finally {
    db.$client.close();
  }

  function report(id: string) {
    const { created, updated, unchanged, skipped } = countResults(db, id);
    const error = findImport(db, id)?.error;
    for (const { result, source, title, reason } of listReasons(db, id, 1_000)) {
      console.log(`${result}, ${source}, ${title}: ${reason}`);
    }
    console.log(`Created ${created}, updated ${updated}, unchanged ${unchanged}, skipped ${skipped}.`);
    if (error) throw new Error(error);
    console.log(
      values['dry-run']
        ? 'This was a dry run: nothing has changed.'
        : `To undo this import: pnpm import:site --undo ${id}`,
    );
  }
}

/** Reads the content of the previous site. Returns the path of the file. */
async function download(dataDir: string, address: string): Promise<string> {
  const site = readSiteAddress(address);
  const siteExport = await fetchPreviousSite(site, await allowSite(site, true));
  const path = await temporaryPath(dataDir);
  await writeFile(path, siteExport, { mode: 0o600 });
  return path;
}
