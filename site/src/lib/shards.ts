/** Distributes jobs over several files, so that an edit rewrites only a small file, however many jobs there are. */
import type { ContentReader } from '../content.ts';

type Counter = Pick<ContentReader, 'count'>;

/** The maximum number of addresses in a sitemap: https://www.sitemaps.org/protocol.html */
export const MAX_SITEMAP_URLS = 50_000;

/** The approximate number of jobs per file. */
const MAP_SIZE = 400;

/** The number of files that hold the jobs of the sitemap. */
export function countMapShards(content: Counter): number {
  return roundUpToPowerOfTwo(content.count('job') / MAP_SIZE);
}

/** Rounds up to a power of two, which changes only when the number of jobs doubles or halves. */
function roundUpToPowerOfTwo(number: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, number)));
}

/** The shard that an address names. Throws when it does not exist. */
export function parseShard(param: string | undefined, shardCount: number): number {
  const index = Number(param);
  if (!/^\d+$/.test(param ?? '') || index >= shardCount)
    throw new Error(`There is no shard ${param}: there are ${shardCount}.`);
  return index;
}

/** The names of the sitemap's parts; empty while one file holds everything. */
export function listSitemapParts(content: Pick<ContentReader, 'count' | 'landingPaths'>): string[] {
  const shards = countMapShards(content);
  if (shards === 1) return [];
  const landings = Math.ceil(content.landingPaths().length / MAX_SITEMAP_URLS);
  return [
    'pages',
    ...Array.from({ length: landings }, (_, part) => `landing-${part}`),
    ...Array.from({ length: shards }, (_, shard) => String(shard)),
  ];
}
