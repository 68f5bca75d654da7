import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../output/files.ts';

const CARD = /<meta property="og:image" content="[^"?]+\/(api\/social\/(?:jobs|blog)\/\w+\.png)/;

/** The files that pages of a folder name as their pictures when a link to them is shared. */
export function cardFiles(folder: string): Set<string> {
  const pages = listFiles(folder).filter((file) => /^(job|blog)\/.+\.html$/.test(file));
  return new Set(pages.flatMap((page) => CARD.exec(readFileSync(join(folder, page), 'utf8'))?.[1] ?? []));
}
