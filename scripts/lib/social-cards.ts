/** Draws social cards as files for a host without the API, which otherwise draws them on request. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCard, CARD_TYPES, type CardType } from 'api/site/social-cards/cards';
import { type Card, drawCard, renderCardSvg } from 'api/site/social-cards/draw';
import type { DataByType } from 'content-types';
import { findJobTerms } from 'content-types/jobs/job-terms';
import { readFeed, requestApi } from 'publisher/content/feed';
import { hashBytes } from 'publisher/content/hash';
import type { Change } from 'publisher/content/store';
import { runParallel } from 'publisher/export/run-parallel';
import { listFiles, readIfExists, writeFile } from 'publisher/output/files';

const PATHS = new Map(Object.entries(CARD_TYPES).map(([path, type]) => [type as string, path]));

/** The types of entries whose names appear on job cards. */
const TERMS = new Set(['sector', 'jobType', 'contractType']);

/** Maximum number of cards drawn concurrently. Each uses four threads. */
const MAX_CARDS = 4;

interface CardOptions {
  api: string;
  site: URL;
  /** The folder with the cards of earlier builds. */
  cache?: string;
}

/**
 * Writes cards for jobs and articles, and other pages' images for shared links, at the addresses in the pages. Returns
 * the number of files.
 */
export async function writeSocialCards(
  folder: string,
  { api, site, cache = cacheFolder(site) }: CardOptions,
): Promise<number> {
  const usedNames = new Set<string>();
  const entries: Change[] = [];
  const terms = new Map<string, Record<string, unknown>>();
  const singletons: Parameters<typeof buildCard>[2] = {};
  for await (const { changes } of readFeed(api, 0)) {
    for (const change of changes) {
      if (change.entry && PATHS.has(change.type)) entries.push(change);
      if (change.entry && TERMS.has(change.type)) terms.set(`${change.type} ${change.id}`, change.entry.data);
      if (change.type === 'siteSettings' || change.type === 'theme') singletons[change.type] = change.entry?.data;
    }
  }
  const findTerms = (job: DataByType['job']) =>
    findJobTerms(job, (type, id) => (terms.get(`${type} ${id}`) ?? null) as never);
  await runParallel(entries, MAX_CARDS, async ({ type, id, entry }) => {
    const card = buildCard(type as CardType, entry?.data ?? {}, singletons, findTerms);
    const name = `${hashBytes(renderCardSvg(card))}.png`;
    usedNames.add(name);
    writeFile(folder, `api/social/${PATHS.get(type)}/${id}.png`, await drawOnce(cache, name, card));
  });
  for (const name of listFiles(cache)) if (!usedNames.has(name)) rmSync(join(cache, name), { force: true });
  return entries.length + (await writePhotos(folder, api));
}

const PHOTO = /\/(api\/social\/photos\/[0-9a-f]{32}\.jpg)"/;
const PHOTO_TIMEOUT_MS = 30_000;

/** Writes the images that other pages use for shared links, converted by the API. Returns their number. */
async function writePhotos(folder: string, api: string): Promise<number> {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html') && !/^(job|blog)\//.test(file));
  const photos = new Set(pages.flatMap((page) => PHOTO.exec(readIfExists(folder, page)?.toString() ?? '')?.[1] ?? []));
  await runParallel([...photos], MAX_CARDS, async (photo) => {
    const response = await requestApi(new URL(photo, api), PHOTO_TIMEOUT_MS);
    if (!response.ok) throw new Error(`The API has no ${photo}: ${response.status}.`);
    writeFile(folder, photo, Buffer.from(await response.arrayBuffer()));
  });
  return photos.size;
}

/**
 * Returns the folder of a site's cards. Each site has its own, because cards that a site no longer uses are deleted.
 */
export function cacheFolder(site: URL): string {
  const host = site.host.replace(/[^\w.-]/g, '-');
  return fileURLToPath(new URL(`../../site/node_modules/.cache/social-cards/${host}`, import.meta.url));
}

async function drawOnce(cache: string, name: string, card: Card): Promise<Buffer> {
  const cachedCard = readIfExists(cache, name);
  if (cachedCard) return cachedCard;
  const png = await drawCard(card);
  writeFile(cache, name, png);
  return png;
}
