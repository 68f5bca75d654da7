/** A publish from nothing into a folder, for a host that builds the site itself, and to check the folder that is live. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublisher, type PublisherOptions, type Status } from './publisher.ts';

/** Rejects when the content cannot be read; pages that fail are told by `errors`. */
export async function publishOnce(
  options: Pick<PublisherOptions, 'api' | 'site' | 'folder' | 'compiled'>,
): Promise<Status> {
  const state = mkdtempSync(join(tmpdir(), 'publish-'));
  const workers = Math.min(availableParallelism(), 4);
  const publisher = createPublisher({ ...options, manifestFile: join(state, 'manifest.jsonl'), workers });
  try {
    await publisher.publish(0);
    return publisher.status();
  } finally {
    await publisher.close();
    rmSync(state, { recursive: true });
  }
}
