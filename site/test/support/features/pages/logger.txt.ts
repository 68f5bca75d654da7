import type { APIContext } from 'astro';

export function GET({ logger }: APIContext): Response {
  logger.info('told by an endpoint');
  return new Response('told');
}
