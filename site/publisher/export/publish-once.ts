/** A full build into a folder, for a host that builds the site itself, and to check the folder that is live. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteOptions } from '../load-site.ts';
import { createPublisher, type Publisher, type Status } from '../publisher.ts';
import { countWorkers, WorkerLost } from '../render/worker-pool.ts';

/** Rejects when the content cannot be read. Pages that fail are in `errors`. */
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

/** Each page that ends its worker does so twice before it is left out. */
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
