/** Builds the whole site into a folder, ready for any static host. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteOptions } from '../load-site.ts';
import { writeFile } from '../output/files.ts';
import { replaceFolder } from '../output/replace-folder.ts';
import { createPublisher, type Publisher, type Status } from '../publisher.ts';
import { countWorkers, WorkerLost } from '../render/worker-pool.ts';
import { redirectPages } from './redirect-pages.ts';

type Source = Pick<SiteOptions, 'api' | 'site' | 'compiled'>;

interface BuildOptions extends Source {
  /** Also writes redirects as pages, for a host that does not read `_redirects`. */
  redirectPages: boolean;
  /** Adds files before the folder is public. */
  add?: (folder: string) => Promise<void>;
}

/**
 * Returns the number of pages. The folder does not change until the build is complete, even if this throws. Its files are
 * then replaced one by one; an interruption leaves the rest to the next build.
 */
export async function buildFolder(folder: string, { redirectPages, add, ...source }: BuildOptions): Promise<number> {
  rejectForeignFolder(folder);
  const buildingFolder = `${folder}.building`;
  rmSync(buildingFolder, { recursive: true, force: true });
  try {
    const pages = await publishWhole(source, buildingFolder);
    if (redirectPages) writeRedirectPages(buildingFolder, source.site);
    await add?.(buildingFolder);
    replaceFolder(buildingFolder, folder);
    return pages;
  } finally {
    rmSync(buildingFolder, { recursive: true, force: true });
  }
}

/** Returns the number of pages. Throws if a page could not be rendered. */
export async function publishWhole(source: Source, folder: string): Promise<number> {
  const { pages, errors } = await publishOnce({ ...source, folder });
  for (const { path, message } of errors) console.error(`${path}: ${message}`);
  if (errors.length > 0) throw new Error(`${errors.length} pages could not be rendered.`);
  return pages;
}

/** A full build into a folder. Rejects if the content cannot be read. Pages that fail are in `errors`. */
export async function publishOnce(options: Omit<SiteOptions, 'manifestFile'>): Promise<Status> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const manifestFile = join(folder, 'manifest.jsonl');
  const publisher = createPublisher({ ...options, manifestFile, workers: countWorkers() });
  try {
    await publishWithRetries(publisher);
    return publisher.status();
  } finally {
    await publisher.close();
    rmSync(folder, { recursive: true });
  }
}

/** Writes a page for each redirect whose address has no other page. */
export function writeRedirectPages(folder: string, site: URL): void {
  for (const [file, html] of redirectPages(readFileSync(join(folder, '_redirects'), 'utf8'), site)) {
    if (!existsSync(join(folder, file))) writeFile(folder, file, Buffer.from(html));
  }
}

/**
 * The maximum number of attempts. A lost worker ends an attempt, and the next one leaves out pages that have crashed
 * their worker twice.
 */
const MAX_ATTEMPTS = 10;

async function publishWithRetries(publisher: Publisher): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await publisher.publish(0));
    } catch (error) {
      if (!(error instanceof WorkerLost) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Throws if the folder holds other files, because the build would delete them. */
function rejectForeignFolder(folder: string): void {
  const isOwnFolder = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, '_headers'));
  if (!isOwnFolder) throw new Error(`${folder} contains other files. Choose an empty folder with --out.`);
}
