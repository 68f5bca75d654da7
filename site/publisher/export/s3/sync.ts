/**
 * Copies a published folder to storage. The storage's own list says what is there, so a run that was interrupted is simply
 * continued. Order: files that pages load, pages, lists of pages; objects of removed pages are deleted last, and only when
 * everything else has arrived.
 */
import { createHash } from 'node:crypto';
import { compressVariants, ENDINGS } from '../compress.ts';
import { runParallel } from '../run-parallel.ts';
import type { Bucket } from './bucket.ts';
import { listSiteFiles, objectHeaders, PHASES, type SiteFile } from './site-files.ts';

export interface Outcome {
  /** Objects. */
  uploaded: number;
  removed: number;
  bytes: number;
  /** False when files changed during the run: there is more to do. */
  isComplete: boolean;
}

/** What a run did, as a sentence. */
export function describeOutcome({ uploaded, removed, bytes }: Outcome, host: string): string {
  if (uploaded + removed === 0) return `${host} has everything.`;
  return `${host}: ${uploaded} objects uploaded (${(bytes / 1e6).toFixed(1)} MB), ${removed} removed.`;
}

export interface Sync {
  /** `all` sends also what is stored already, for example after a change of headers. Rejects when an upload failed. */
  run(options?: { all?: boolean }): Promise<Outcome>;
}

const MAX_REQUESTS = 8;

export function createSync({ folder, site, bucket }: { folder: string; site: URL; bucket: Bucket }): Sync {
  /** MD5 by key of what is stored; null when that is uncertain. */
  let stored: Map<string, string> | null = null;
  /** Stamps of the files that have been uploaded. */
  const settled = new Map<string, string>();
  const foreign = new Set<string>();

  async function upload(file: SiteFile, bytes: Buffer, objects: Map<string, string>, outcome: Outcome) {
    const put = async (key: string, content: Buffer, encoding?: string) => {
      await bucket.put(key, content, objectHeaders(file.key, encoding));
      objects.set(key, md5(content));
      outcome.uploaded += 1;
      outcome.bytes += content.length;
    };
    // A page is soon replaced; an asset stays.
    const variants = await compressVariants(file.key, bytes, file.phase === 'assets' ? 'smallest' : 'quick');
    for (const { ending, encoding, bytes: made } of variants) await put(file.key + ending, made, encoding);
    // The file itself comes last: as long as the stored one is old, the next run sends all of them again.
    await put(file.key, bytes);
    return [file.key, ...variants.map(({ ending }) => file.key + ending)];
  }

  async function run(all: boolean): Promise<Outcome> {
    stored ??= await bucket.list();
    const objects = stored;
    const outcome: Outcome = { uploaded: 0, removed: 0, bytes: 0, isComplete: true };
    const wanted = new Set<string>();
    const keep = (keys: readonly string[]) => keys.forEach((key) => void wanted.add(key));

    const bring = async (file: SiteFile) => {
      const { key, stamp } = file;
      const everything = [key, ...ENDINGS.map((ending) => key + ending)];
      if (!all && settled.get(key) === stamp) return keep(everything);
      const bytes = file.read();
      if (!bytes) {
        outcome.isComplete = false;
        return;
      }
      const isThere = !all && objects.get(key) === md5(bytes);
      keep(isThere ? everything : await upload(file, bytes, objects, outcome));
      settled.set(key, stamp);
    };

    const files = listSiteFiles(folder, site);
    for (const phase of PHASES) {
      const inPhase = files.filter((file) => file.phase === phase);
      await runParallel(inPhase, MAX_REQUESTS, bring);
    }
    if (!outcome.isComplete) return outcome;
    const gone = [...objects.keys()].filter((key) => !wanted.has(key) && !foreign.has(key));
    await runParallel(gone, MAX_REQUESTS, async (key) => {
      if (!(await bucket.isOurs(key))) return void foreign.add(key);
      await bucket.remove(key);
      objects.delete(key);
      settled.delete(key);
      outcome.removed += 1;
    });
    return outcome;
  }

  return {
    async run({ all = false } = {}) {
      try {
        return await run(all);
      } catch (error) {
        stored = null;
        settled.clear();
        throw error;
      }
    },
  };
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
