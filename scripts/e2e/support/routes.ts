/** What to look at, taken from what is published, so that a new page cannot be forgotten. */
import { listFiles } from 'site/publisher/output/files';

/** Every page of a published folder; of jobs and articles, of which there are many, one. */
export function routesOf(folder: string): string[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  return routesIn(files.map((file) => `/${file.replace(/\/?index\.html$|\.html$/, '')}`));
}

/** These, but one of each kind that there are many of. */
export function routesIn(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.toSorted().filter((path) => {
    const kind = /^\/(job|blog)\/(?!404$)/.exec(path)?.[0] ?? path;
    return !seen.has(kind) && seen.add(kind);
  });
}
