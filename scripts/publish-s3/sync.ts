/**
 * Makes storage hold what a published folder holds. The storage itself says what it has, so that whatever broke off before
 * is simply continued: what a page needs goes first, then pages, then what lists them; what is gone goes last, and only when
 * everything else has arrived.
 */
import { createHash } from 'node:crypto';
import { ENDINGS, variantsOf } from 'site/publisher/export/compress';
import type { Bucket } from './bucket.ts';
import { headersOf, PHASES, type SiteFile, siteFiles } from './site-files.ts';

export interface Outcome {
  /** Objects. */
  uploaded: number;
  removed: number;
  bytes: number;
  /** False when files became others meanwhile: there is more to do. */
  isComplete: boolean;
}

export interface Sync {
  /** With `all`, also what is there already, such as after a change of headers. Rejects when something did not arrive. */
  run(options?: { all?: boolean }): Promise<Outcome>;
}

/** Requests at a time. */
const TOGETHER = 8;

export function createSync({ folder, site, bucket }: { folder: string; site: URL; bucket: Bucket }): Sync {
  /** What the storage has; null when that is uncertain. */
  let stored: Map<string, string> | null = null;
  /** Stamps of the files that have arrived. */
  const settled = new Map<string, string>();
  const foreign = new Set<string>();

  async function upload(file: SiteFile, bytes: Buffer, objects: Map<string, string>, outcome: Outcome) {
    const put = async (key: string, content: Buffer, encoding?: string) => {
      await bucket.put(key, content, headersOf(file.key, encoding));
      objects.set(key, md5(content));
      outcome.uploaded += 1;
      outcome.bytes += content.length;
    };
    // A page is there again soon; an asset for good.
    const variants = await variantsOf(file.key, bytes, file.phase === 'assets' ? 'smallest' : 'quick');
    for (const { ending, encoding, bytes: made } of variants) await put(file.key + ending, made, encoding);
    // The file itself last: while it is the old one, all are sent again.
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

    const files = siteFiles(folder, site);
    for (const phase of PHASES) await together(files.filter((file) => file.phase === phase).values(), bring);
    if (!outcome.isComplete) return outcome;
    const gone = [...objects.keys()].filter((key) => !wanted.has(key) && !foreign.has(key));
    await together(gone.values(), async (key) => {
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

/** After a failure nothing new is begun; rejects with it when what was begun has ended. */
async function together<Item>(items: Iterator<Item> & Iterable<Item>, work: (item: Item) => Promise<void>) {
  let isBroken = false;
  const worker = async () => {
    for (const item of items) {
      if (isBroken) return;
      try {
        await work(item);
      } catch (error) {
        isBroken = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: TOGETHER }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
