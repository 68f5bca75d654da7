/** The whole site into a folder, ready for any static host. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from '../output/replace-folder.ts';
import { exportSite } from './export-site.ts';
import { publishOnce } from './publish-once.ts';

type Source = Pick<Parameters<typeof publishOnce>[0], 'api' | 'site' | 'compiled'>;

interface BuildOptions extends Source {
  redirectPages: boolean;
  /** Adds files before anybody sees the folder. */
  add?: (folder: string) => Promise<void>;
}

/**
 * Returns how many pages there are. The folder may be served: it stays as it was until the new one is whole, also when this
 * throws; then file after file is replaced, and what cuts that short leaves the rest to the next build.
 */
export async function buildFolder(folder: string, { redirectPages, add, ...source }: BuildOptions): Promise<number> {
  rejectForeignFolder(folder);
  const fresh = `${folder}.building`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    const pages = await publishWhole(source, fresh);
    await exportSite(fresh, { site: source.site, redirectPages });
    await add?.(fresh);
    replaceFolder(fresh, folder);
    return pages;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Returns how many pages there are. Throws when one could not be rendered. */
export async function publishWhole(source: Source, folder: string): Promise<number> {
  const { pages, errors } = await publishOnce({ ...source, folder });
  for (const { path, message } of errors) console.error(`${path}: ${message}`);
  if (errors.length > 0) throw new Error(`${errors.length} pages could not be rendered.`);
  return pages;
}

/** The new folder replaces the whole old one: other files in it would be lost. */
function rejectForeignFolder(folder: string): void {
  const isOurs = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, '_headers'));
  if (!isOurs) throw new Error(`${folder} holds something else than a site: choose an empty folder with --out.`);
}
