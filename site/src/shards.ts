/** Jobs are listed in files of a few hundred, so that an edit rewrites a small one, however many jobs there are. */
import type { ContentReader } from './content.ts';

/** Jobs a file, at most about. */
const SHARD_SIZE = 400;

/** A power of two: it changes only when the number of jobs doubles or halves. */
export function jobShards(content: Pick<ContentReader, 'count'>): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, content.count('job') / SHARD_SIZE)));
}

/** The shard that an address names. Throws when there is none of that name. */
export function shardIndex(param: string | undefined, of: number): number {
  const index = Number(param);
  if (!/^\d+$/.test(param ?? '') || index >= of) throw new Error(`There is no shard ${param}: there are ${of}.`);
  return index;
}

/** What the parts of the sitemap are called; none while one file holds everything. */
export function sitemapParts(shards: number): string[] {
  return shards === 1 ? [] : ['pages', ...Array.from({ length: shards }, (_, shard) => String(shard))];
}
