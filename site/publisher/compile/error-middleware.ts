import { defineMiddleware } from 'astro/middleware';

/** Passes what a page throws to the publisher, which reports it. Astro would log it and respond with status 500. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.onError?.(error);
    return new Response(null, { status: 500 });
  }
});
