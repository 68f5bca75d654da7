import { defineMiddleware } from 'astro/middleware';
import { createReader } from '../content/reader.ts';
import { loadStore } from './load-store.ts';

/** Gives pages of `astro dev` and `astro build` their content. */
export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.content = createReader(await loadStore(), () => {});
  context.locals.site = new URL(process.env.PUBLIC_SITE_URL ?? context.url.origin);
  return next();
});
