import { defineMiddleware } from 'astro/middleware';

/** Passes errors thrown by a page to the publisher, which reports them. Astro would only log them and return a 500. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.onError?.(error);
    return new Response(null, { status: 500 });
  }
});
