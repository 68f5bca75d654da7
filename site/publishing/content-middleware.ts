/** Content for the pages of `astro dev` and `astro build`, which run without the publisher. */
import { defineMiddleware } from 'astro/middleware';
import { CLOSED_PATHS } from 'content-types/pages/site-pages';
import { pullFeed } from 'publisher/content/feed';
import { createReader } from 'publisher/content/reader';
import { createStore, type Store } from 'publisher/content/store';
import { createRoutes } from 'publisher/pages/routes';
import { readApiAddress } from 'publisher/settings';
import type { ContentReader } from '../src/content.ts';
import { definition } from './definition.ts';

export const onRequest = defineMiddleware(async (context, next) => {
  const content = createReader(await loadStore(), () => {}) as ContentReader;
  const { pathname } = context.url;
  const isAvailable = content.hasPage(pathname) && (!content.isClosed() || CLOSED_PATHS.test(pathname));
  // A build writes no page for a response without a body.
  if (!isAvailable) return new Response(null, { status: 404 });
  context.locals.content = content;
  context.locals.site = new URL(process.env.PUBLIC_SITE_URL ?? context.url.origin);
  context.locals.year = new Date().getFullYear();
  return next();
});

/** The addresses of a route with one parameter, such as `/job/[id]` or `/[...path]`. */
export async function listPaths(pattern: string): Promise<{ params: Record<string, string> }[]> {
  const store = await loadStore();
  const [before = '', name = '', after = ''] = pattern.split(/\[(?:\.\.\.)?(\w+)\]/);
  const { targets } = createRoutes([{ pattern, kind: 'page' }], store);
  return [...targets.keys()].map((path) => {
    const param = path.slice(before.length, path.length - after.length);
    return { params: { [name]: param } };
  });
}

let store = createStore(definition);
let feed = { id: '', last: 0 };

/** Loads the content. `astro dev` loads it again for every page, so that a save appears on the next reload. */
async function loadStore(): Promise<Store> {
  const api = readApiAddress(process.env);
  if (!import.meta.env.PROD) return fetchStore(api);
  builtStore ??= fetchStore(api);
  return builtStore;
}

/** The content of a build, loaded once, so that it is the same on all pages. */
let builtStore: Promise<Store> | undefined;

async function fetchStore(api: string): Promise<Store> {
  const batch = await pullFeed(api, feed.last);
  if (batch.id !== feed.id && feed.id !== '') {
    store = createStore(definition);
    feed = { id: '', last: 0 };
    return fetchStore(api);
  }
  for (const change of batch.changes) store.apply(change);
  feed = { id: batch.id, last: batch.last };
  return store;
}
