/** The changes for visitors between two builds of a site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCount, plural } from 'content-types/text/plural';
import { diffArrays } from 'diff';
import { listFiles } from 'publisher/output/files';

export interface Comparison {
  equal: number;
  differing: number;
  /** The changes with the pages that have them, the most common change first. */
  changes: { change: string; pages: string[] }[];
  removed: string[];
  added: string[];
}

/** Compares the pages of two folders, ignoring the generated names of files, styles and islands. */
export function comparePages(oldFolder: string, newFolder: string): Comparison {
  const [oldPages, newPages] = [pagesOf(oldFolder), pagesOf(newFolder)];
  const changes = new Map<string, string[]>();
  const commonPages = [...newPages].filter((page) => oldPages.has(page));
  let equalCount = 0;
  for (const page of commonPages) {
    const [from, to] = [readElements(oldFolder, page), readElements(newFolder, page)];
    const pageChanges = findChanges(from, to);
    if (pageChanges.size === 0) equalCount++;
    for (const change of pageChanges) {
      const pages = changes.get(change);
      if (pages) pages.push(page);
      else changes.set(change, [page]);
    }
  }
  return {
    equal: equalCount,
    differing: commonPages.length - equalCount,
    changes: [...changes].map(([change, pages]) => ({ change, pages })).sort((a, b) => b.pages.length - a.pages.length),
    removed: [...oldPages].filter((page) => !newPages.has(page)),
    added: [...newPages].filter((page) => !oldPages.has(page)),
  };
}

const PAGES = { one: '# page', other: '# pages' };
const CHANGES = { one: '# more change', other: '# more changes' };
/** The maximum number of changes in a summary, and of pages for each change. */
const MAX_CHANGES = 8;
const MAX_PAGES = 4;

/**
 * Formats a comparison: `10,412 pages equal, 27 differ`, the most common changes with their pages (all with `isFull`),
 * and the removed and new pages.
 */
export function describeComparison(comparison: Comparison, isFull = false): string {
  const { equal, differing, changes, removed, added } = comparison;
  const formatPages = (pages: readonly string[]) => {
    const shownPages = isFull ? pages : pages.slice(0, MAX_PAGES);
    return shownPages.join(' ') + (shownPages.length < pages.length ? ' …' : '');
  };
  const lines = [`${plural(equal, PAGES)} equal, ${formatCount(differing)} differ`];
  const shownChanges = isFull ? changes : changes.slice(0, MAX_CHANGES);
  for (const { change, pages } of shownChanges)
    lines.push(`\n${plural(pages.length, PAGES)}: ${formatPages(pages)}`, change);
  if (shownChanges.length < changes.length) lines.push(`\n${plural(changes.length - shownChanges.length, CHANGES)}`);
  if (removed.length > 0) lines.push(`\n${plural(removed.length, PAGES)} no longer there: ${formatPages(removed)}`);
  if (added.length > 0) lines.push(`\n${plural(added.length, PAGES)} new: ${formatPages(added)}`);
  return lines.join('\n');
}

function pagesOf(folder: string): Set<string> {
  return new Set(listFiles(folder).filter((file) => file.endsWith('.html')));
}

/** The hash in the name of a compiled file, the scope of a style, and the id of an island. */
const COMPILED =
  /(?<=\/_astro\/[\w.~/-]+?)[._-][\w-]{8}(?=\.\w+\b)| data-astro-cid-\w+| (?:uid|prefix)="\w*"(?=.*\bcomponent-url=)/g;

/** The elements of a page, each with the text after it. */
function readElements(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8').replaceAll(COMPILED, '');
  return html.split(/(?=<)/).map((element) => element.replaceAll(/\s+/g, ' ').trim());
}

const MAX_EDITS = 2_000;
const MAX_LINES = 8;
const MAX_LINE_LENGTH = 160;

/** Returns each run of removed or added elements, with one element per line. */
function findChanges(oldElements: readonly string[], newElements: readonly string[]): Set<string> {
  if (oldElements.join('\n') === newElements.join('\n')) return new Set();
  const parts = diffArrays([...oldElements], [...newElements], { maxEditLength: MAX_EDITS });
  if (!parts) return new Set(['  (nearly everything)']);
  const changes: string[][] = [[]];
  for (const { added, removed, value } of parts) {
    if (!added && !removed) changes.push([]);
    else changes.at(-1)?.push(...value.map((line) => `  ${added ? '+' : '-'} ${shorten(line)}`));
  }
  return new Set(changes.filter((lines) => lines.length > 0).map(truncateLines));
}

function truncateLines(lines: readonly string[]): string {
  const remainder = lines.length > MAX_LINES ? [`  … ${lines.length - MAX_LINES} more lines`] : [];
  return [...lines.slice(0, MAX_LINES), ...remainder].join('\n');
}

function shorten(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}
