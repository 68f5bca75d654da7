/**
 * Copies a published folder to storage, which holds the site of one installation and is marked with its id. The run
 * lists the storage first, so an interrupted one simply continues. Order: assets, pages, lists of pages. Objects of
 * removed pages are deleted last, once everything else has arrived.
 */
import { createHash } from 'node:crypto';
import type { Bucket } from 'content-types/storage/bucket';
import { runParallel } from '../run-parallel.ts';
import { listSiteFiles, objectHeaders, PHASES, type SiteFile } from './site-files.ts';

export interface Outcome {
  /** The numbers of objects uploaded and removed. */
  uploaded: number;
  removed: number;
  bytes: number;
  /** Whether the storage is up to date. False if files changed during the run. */
  isComplete: boolean;
}

export function describeOutcome({ uploaded, removed, bytes }: Outcome, host: string): string {
  if (uploaded + removed === 0) return `${host} is up to date.`;
  return `${host}: ${uploaded} objects uploaded (${(bytes / 1e6).toFixed(1)} MB), ${removed} removed.`;
}

export interface Sync {
  /**
   * Uploads changed files and removes deleted ones. `all` also sends unchanged files, for example after a change of
   * headers. Rejects if a request fails, the folder holds no site, or the storage holds another site that must not be
   * replaced.
   */
  run(options?: { all?: boolean }): Promise<Outcome>;
}

const MAX_REQUESTS = 8;
/** Object with the id of the last published site. No published file can have this name. */
const OWNER_KEY = '.site-id';

interface SyncOptions {
  folder: string;
  site: URL;
  bucket: Bucket;
  /** The program that publishes. Each object is stamped with its name; others in the bucket stay. */
  publishedBy: string;
  /** The mark of this installation. */
  siteId: string;
  /** Whether another installation's site may be replaced. */
  replaces: 'nothing' | 'any';
}

export function createSync({ folder, site, bucket, publishedBy, siteId, replaces }: SyncOptions): Sync {
  /** MD5 hashes of the stored objects, by key; null if uncertain. */
  let storedHashes: Map<string, string> | null = null;
  /** Version stamps of the uploaded files. */
  const uploadedStamps = new Map<string, string>();
  const foreignKeys = new Set<string>();

  async function syncFiles(isFull: boolean): Promise<Outcome> {
    storedHashes ??= await listObjects();
    const objects = storedHashes;
    const outcome: Outcome = { uploaded: 0, removed: 0, bytes: 0, isComplete: true };
    const expectedKeys = new Set<string>();

    const syncFile = async (file: SiteFile) => {
      const { key, stamp } = file;
      expectedKeys.add(key);
      if (!isFull && uploadedStamps.get(key) === stamp) return;
      const bytes = file.read();
      if (!bytes) {
        outcome.isComplete = false;
        return;
      }
      // biome-ignore lint/plugin: S3’s ETag of an object.
      const hash = createHash('md5').update(bytes).digest('hex');
      if (isFull || objects.get(key) !== hash) {
        await bucket.put(key, bytes, { ...objectHeaders(key), Metadata: { 'published-by': publishedBy } });
        objects.set(key, hash);
        outcome.uploaded += 1;
        outcome.bytes += bytes.length;
      }
      uploadedStamps.set(key, stamp);
    };

    const files = listSiteFiles(folder, site);
    await claimBucket(objects);
    for (const phase of PHASES) {
      const inPhase = files.filter((file) => file.phase === phase);
      await runParallel(inPhase, MAX_REQUESTS, syncFile);
    }
    if (!outcome.isComplete) return outcome;
    const removedKeys = [...objects.keys()].filter((key) => !expectedKeys.has(key) && !foreignKeys.has(key));
    await runParallel(removedKeys, MAX_REQUESTS, async (key) => {
      if (!(await isOwnObject(key))) return void foreignKeys.add(key);
      await bucket.remove(key);
      objects.delete(key);
      uploadedStamps.delete(key);
      outcome.removed += 1;
    });
    return outcome;
  }

  /** The MD5 of every object of a site, by key. */
  async function listObjects(): Promise<Map<string, string>> {
    const objects = (await bucket.list('')).filter(({ name }) => name !== '' && name !== OWNER_KEY);
    return new Map(objects.map(({ name, etag }) => [name, etag.replaceAll('"', '')]));
  }

  /** Whether a publish created the object. Other objects in the bucket stay. */
  async function isOwnObject(key: string): Promise<boolean> {
    return (await bucket.readMetadata(key))?.['published-by'] === publishedBy;
  }

  /**
   * Marks the storage before the first change, so that an interrupted run continues. Throws if the storage holds
   * another site that must not be replaced, or does not return the stored mark.
   */
  async function claimBucket(objects: ReadonlyMap<string, string>): Promise<void> {
    const readOwner = async () => (await bucket.get(OWNER_KEY))?.body.toString() ?? null;
    const owner = await readOwner();
    if (owner === siteId) return;
    const isFree = owner === null && !objects.has('index.html');
    if (!isFree && replaces !== 'any') {
      throw new Error(
        `${bucket.host} already holds a site that this installation didn’t publish. To replace it, run \`pnpm publish:s3\`.`,
      );
    }
    await bucket.put(OWNER_KEY, Buffer.from(siteId), { ContentType: 'text/plain', CacheControl: 'no-store' });
    if ((await readOwner()) !== siteId)
      throw new Error(`${bucket.host} confirmed an upload but doesn’t return it. Check the address of the storage.`);
  }

  return {
    async run({ all = false } = {}) {
      try {
        return await syncFiles(all);
      } catch (error) {
        storedHashes = null;
        uploadedStamps.clear();
        throw error;
      }
    },
  };
}
