import { defineMiddleware } from 'astro/middleware';
import { pullFeed } from '../content/feed.ts';
import { createReader } from '../content/reader.ts';
import { sampleStore } from '../content/sample-store.ts';
import { createStore, type Store } from '../content/store.ts';

/** Read anew for every page, so that a save in the admin shows with the next reload. */
export const onRequest = defineMiddleware(async (context, next) => {
  const store = await (process.env.CONTENT_API_URL ? apiStore(process.env.CONTENT_API_URL) : sampleStore());
  context.locals.content = createReader(store, () => {});
  context.locals.site = new URL(process.env.PUBLIC_SITE_URL ?? context.url.origin);
  return next();
});

let store = createStore();
let feed = { id: '', last: 0 };

async function apiStore(api: string): Promise<Store> {
  const news = await pullFeed(api, feed.last);
  if (news.id !== feed.id && feed.id !== '') {
    store = createStore();
    feed = { id: '', last: 0 };
    return apiStore(api);
  }
  for (const change of news.changes) store.apply(change);
  feed = { id: news.id, last: news.last };
  return store;
}
