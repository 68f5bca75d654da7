import type { APIContext } from 'astro';

export function ALL({ generator, site, params, props, routePattern, isPrerendered, url }: APIContext): Response {
  return Response.json({ generator, site, params, props, routePattern, isPrerendered, url });
}
