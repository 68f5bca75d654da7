/** The real API with some content, and the files that the publisher makes from it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from 'api/app';
import { openDatabase } from 'api/core/database/open';
import { readEnv } from 'api/core/settings/env';
import { publishOnce } from '../../../publisher/export/build-folder.ts';
import { listFiles } from '../../../publisher/output/files.ts';
import type { Status } from '../../../publisher/publisher.ts';
import { ensureCompiled } from '../../../publishing/compiled.ts';
import { type Page, pageOf } from './page.ts';

export const ORIGIN = new URL('https://orrinvale.example');

export interface Site {
  api: Awaited<ReturnType<typeof buildApp>>;
  status: Status;
  /** Every file of the published folder, by address: `/career/index.html`. */
  files: ReadonlyMap<string, Buffer>;
  pages: readonly Page[];
  /** Throws when there is no such page. */
  page(path: string): Page;
  /** The text of a file that is not a page. Throws if it does not exist. */
  text(path: string): string;
  close(): Promise<void>;
}

type Api = Site['api'];

/** Publishes a site. `fill` writes the content. `prepare` may fill the data folder before the database is opened. */
export async function publishSite(
  fill: (api: Api) => Promise<void>,
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<Site> {
  const compiled = await ensureCompiled();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'));
  const folder = join(dataDir, 'site');
  await prepare(dataDir);
  const db = openDatabase(join(dataDir, 'app.db'));
  const api = await buildApp({ env: readEnv({ DATA_DIR: dataDir, PUBLIC_SITE_URL: ORIGIN.href }), db });
  await api.listen({ port: 0 });
  const { port } = api.server.address() as AddressInfo;
  await fill(api);
  const status = await publishOnce({ api: `http://127.0.0.1:${port}`, site: ORIGIN, folder, compiled });

  const files = new Map(listFiles(folder).map((file) => [`/${file}`, readFileSync(join(folder, file))]));
  const pages = [...files].flatMap(([file, bytes]) => (file.endsWith('.html') ? pageOf(file, bytes.toString()) : []));
  return {
    api,
    status,
    files,
    pages,
    page: (path) => pages.find((page) => page.path === path) ?? throwMissing(path),
    text: (path) => files.get(path)?.toString() ?? throwMissing(path),
    async close() {
      await api.close();
      db.$client.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function throwMissing(path: string): never {
  throw new Error(`There is no ${path} on the site.`);
}
