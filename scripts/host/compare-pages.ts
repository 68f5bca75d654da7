/** What changes for visitors between two builds of a site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plural } from 'content-types/text/plural';
import { diffArrays } from 'diff';
import { listFiles } from 'publisher/output/files';

export interface Comparison {
  equal: number;
  /** Pages with the same change are together, the most common change first. */
  changes: { change: string; pages: string[] }[];
  removed: string[];
  added: string[];
}

/** Compares the pages of two folders. Styles and scripts that were only compiled again are no difference: their names are left out. */
export function comparePages(before: string, after: string): Comparison {
  const [old, fresh] = [pagesOf(before), pagesOf(after)];
  const changes = new Map<string, string[]>();
  let equal = 0;
  for (const page of fresh) {
    if (!old.has(page)) continue;
    const [from, to] = [readPage(before, page), readPage(after, page)];
    if (from === to) {
      equal++;
      continue;
    }
    const change = describeChange(from, to);
    changes.set(change, [...(changes.get(change) ?? []), page]);
  }
  return {
    equal,
    changes: [...changes].map(([change, pages]) => ({ change, pages })).sort((a, b) => b.pages.length - a.pages.length),
    removed: [...old].filter((page) => !fresh.has(page)),
    added: [...fresh].filter((page) => !old.has(page)),
  };
}

const PAGES = { one: '# page', other: '# pages' };
const MAX_EXAMPLES = 5;

/** `10,412 pages equal, 27 differ`, and below it every change with the pages that have it; all pages with `isFull`. */
export function describeComparison({ equal, changes, removed, added }: Comparison, isFull = false): string {
  const list = (pages: readonly string[]) => {
    const shown = isFull ? pages : pages.slice(0, MAX_EXAMPLES);
    return shown.join(' ') + (shown.length < pages.length ? ' …' : '');
  };
  const differing = changes.reduce((sum, { pages }) => sum + pages.length, 0);
  const lines = [`${plural(equal, PAGES)} equal, ${differing.toLocaleString('en-GB')} differ`];
  for (const { change, pages } of changes) lines.push(`\n${plural(pages.length, PAGES)}: ${list(pages)}`, change);
  if (removed.length > 0) lines.push(`\n${plural(removed.length, PAGES)} no longer there: ${list(removed)}`);
  if (added.length > 0) lines.push(`\n${plural(added.length, PAGES)} new: ${list(added)}`);
  return lines.join('\n');
}

function pagesOf(folder: string): Set<string> {
  return new Set(listFiles(folder).filter((file) => file.endsWith('.html')));
}

/** The hash in the name of a compiled file. */
const ASSET_HASH = /(\/_astro\/[\w.~/-]+?)[._-][\w-]{8}(?=\.\w+\b)/g;

function readPage(folder: string, page: string): string {
  return readFileSync(join(folder, page), 'utf8').replaceAll(ASSET_HASH, '$1');
}

const MAX_EDITS = 2_000;
const MAX_LINES = 12;
const MAX_LENGTH = 160;

/** The elements that went and came, each on a line. */
function describeChange(from: string, to: string): string {
  const parts = diffArrays(elements(from), elements(to), { maxEditLength: MAX_EDITS });
  if (!parts) return '  (nearly everything)';
  const lines = parts
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) => value.map((line) => `  ${added ? '+' : '-'} ${shorten(line)}`));
  const more = lines.length > MAX_LINES ? [`  … ${lines.length - MAX_LINES} more lines`] : [];
  return [...lines.slice(0, MAX_LINES), ...more].join('\n');
}

function elements(html: string): string[] {
  return html.split(/(?=<)/);
}

function shorten(line: string): string {
  const text = line.replaceAll(/\s+/g, ' ').trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
