/** A publisher on a test feed, in its own folders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compiled } from '../compile/compiled.ts';
import { publishOnce } from '../export/build-folder.ts';
import { compareFolders, type Difference } from '../output/files.ts';
import { createPublisher, type Publisher } from '../publisher.ts';
import type { TestFeed } from './feed.ts';

export const SITE = new URL('https://example.com');

/** Whether the HTML is a complete page. A script may follow it. */
export function isWholePage(html: string): boolean {
  return /<\/html>(<script[^>]*><\/script>)?\s*$/.test(html);
}

export interface Published {
  folder: string;
  manifestFile: string;
  publisher(): Publisher;
  /** Stops the publisher, calls `meanwhile`, and starts another. */
  restart(options?: { meanwhile?(): void; compiled?: Compiled }): Promise<void>;
  /** Stops the publisher and compares the folder with a full build. */
  differences(): Promise<Difference[]>;
  end(): Promise<void>;
}

export async function startPublisher(feed: TestFeed, compiled: Compiled): Promise<Published> {
  const root = mkdtempSync(join(tmpdir(), 'published-'));
  const folder = join(root, 'site');
  const manifestFile = join(root, 'publisher', 'manifest.jsonl');
  const api = feed.address;
  const start = async (compiled: Compiled) => {
    const publisher = createPublisher({ api, site: SITE, folder, manifestFile, compiled, workers: 2 });
    await publisher.start();
    return publisher;
  };
  let publisher = await start(compiled);
  return {
    folder,
    manifestFile,
    publisher: () => publisher,
    async restart(options = {}) {
      await publisher.close();
      options.meanwhile?.();
      publisher = await start(options.compiled ?? compiled);
    },
    async differences() {
      await publisher.close();
      const expected = join(root, 'expected');
      await publishOnce({ api, site: SITE, folder: expected, compiled });
      return compareFolders(folder, expected);
    },
    async end() {
      await publisher.close();
      rmSync(root, { recursive: true });
    },
  };
}
