import { pullFeed } from '../publisher/content/feed.ts';
import { createRoutes } from '../publisher/content/routes.ts';
import { createStore } from '../publisher/content/store.ts';

const { changes } = await pullFeed(process.env.CONTENT_API_URL ?? '', 0);
export const store = createStore();
for (const change of changes) store.apply(change);

interface StaticPath {
  params: Record<string, string>;
  /** For the incremental build: the page is taken from the last build while this is the same. */
  cacheKey?: string;
}

/** The addresses of a route with one parameter, such as `/job/[id]`. */
export function staticPaths(pattern: string): StaticPath[] {
  const [before = '', name = '', after = ''] = pattern.split(/\[(\w+)\]/);
  const { targets } = createRoutes([{ pattern, kind: 'page' }], store);
  return [...targets.keys()].map((path) => {
    const param = path.slice(before.length, path.length - after.length);
    const entry = store.table('job').get(param) ?? store.table('blog').get(param);
    return { params: { [name]: param }, ...(entry && { cacheKey: `${entry.seq} ${shared}` }) };
  });
}

/** What every page reads. */
const shared = (['siteSettings', 'header', 'footer'] as const)
  .map((type) => store.table(type).get(type)?.seq ?? 0)
  .join();
