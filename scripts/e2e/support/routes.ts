/** The routes to check, taken from the published folder so that none is forgotten. */
import { listFiles } from 'publisher/output/files';

/** Every page of a published folder, but only one job, one article and one landing page of each kind. */
export function routesOf(folder: string): string[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  return routesIn(files.map((file) => `/${file.replace(/\/?index\.html$|\.html$/, '')}`));
}

/** Keeps only one route of each kind. */
export function routesIn(paths: readonly string[]): string[] {
  const seenKinds = new Set<string>();
  return paths.toSorted().filter((path) => {
    const kind = /^\/(job|blog)\/(?!404$)/.exec(path)?.[0] ?? landingKind(path) ?? path;
    return !seenKinds.has(kind) && seenKinds.add(kind);
  });
}

/** Returns the same kind for all landing pages with as many path segments, such as `/jobs/in/leeds` and `/jobs/in/york`. */
function landingKind(path: string): string | undefined {
  return path.startsWith('/jobs/') ? `/jobs/ of ${path.split('/').length} parts` : undefined;
}
