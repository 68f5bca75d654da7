/** A publish from nothing into a folder, for a host that builds the site itself, and to check the folder that is live. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublisher, type Publisher, type PublisherOptions, type Status } from '../publisher.ts';
import { WorkerLost } from '../render/worker-pool.ts';

/** Rejects when the content cannot be read; pages that fail are told by `errors`. */
export async function publishOnce(
  options: Pick<PublisherOptions, 'api' | 'site' | 'folder' | 'compiled'>,
): Promise<Status> {
  const state = mkdtempSync(join(tmpdir(), 'publish-'));
  const workers = Math.min(availableParallelism(), 4);
  const publisher = createPublisher({ ...options, manifestFile: join(state, 'manifest.jsonl'), workers });
  try {
    await published(publisher);
    return publisher.status();
  } finally {
    await publisher.close();
    rmSync(state, { recursive: true });
  }
}

/** Each time a page ends its thread the publisher knows more of which it is. */
const MOST_TRIES = 10;

async function published(publisher: Publisher): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await publisher.publish(0));
    } catch (error) {
      if (!(error instanceof WorkerLost) || tries === MOST_TRIES) throw error;
    }
  }
}
