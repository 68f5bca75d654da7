import type { APIRoute } from 'astro';
import { markSvg } from 'content-types/text/mark';

export const GET: APIRoute = ({ locals: { content } }) =>
  new Response(markSvg(content.get('theme')), { headers: { 'content-type': 'image/svg+xml' } });
