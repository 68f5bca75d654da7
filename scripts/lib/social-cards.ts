/** Social cards as files, for a host without the API, which otherwise draws them on request. */

import { CARD_TYPES, type CardType, entryCard } from 'api/social-cards/cards';
import { cardSvg, drawCard } from 'api/social-cards/draw';
import { readFeed } from 'site/publisher/content/feed';
import type { Change } from 'site/publisher/content/store';
import { cacheFolder, openBuildCache } from 'site/publisher/export/build-cache';
import { runParallel } from 'site/publisher/export/run-parallel';
import { writeFile } from 'site/publisher/output/files';

const PATHS = new Map(Object.entries(CARD_TYPES).map(([path, type]) => [type as string, path]));

/** Cards at a time; the drawing has four threads. */
const MAX_CARDS = 4;

interface CardOptions {
  api: string;
  site: URL;
  /** Where builds find what builds before them have drawn. */
  store?: string;
}

/** Draws one for every published job and article, where their pages say that it is. Returns how many there are. */
export async function writeSocialCards(
  folder: string,
  { api, site, store = cacheFolder('social-cards', site) }: CardOptions,
): Promise<number> {
  const kept = openBuildCache(store);
  const entries: Change[] = [];
  let company = '';
  for await (const { changes } of readFeed(api, 0)) {
    for (const change of changes) {
      if (change.entry && PATHS.has(change.type)) entries.push(change);
      if (change.entry && change.type === 'siteSettings') company = String(change.entry.data.companyName ?? '');
    }
  }
  await runParallel(entries, MAX_CARDS, async ({ type, id, entry }) => {
    const card = entryCard(type as CardType, entry?.data ?? {}, company);
    const png = await kept.of(Buffer.from(cardSvg(card)))('.png', () => drawCard(card));
    writeFile(folder, `api/social/${PATHS.get(type)}/${id}.png`, png);
  });
  kept.prune();
  return entries.length;
}
