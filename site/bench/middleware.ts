import { defineMiddleware } from 'astro/middleware';
import { createReader } from '../publisher/content/reader.ts';
import { store } from './content.ts';

export const onRequest = defineMiddleware((context, next) => {
  context.locals.content = createReader(store, () => {});
  context.locals.site = new URL(process.env.PUBLIC_SITE_URL ?? context.url.origin);
  return next();
});
