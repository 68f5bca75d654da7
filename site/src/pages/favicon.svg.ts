import type { APIRoute } from 'astro';
import { renderMark } from 'content-types/text/mark';

export const GET: APIRoute = ({ locals: { content } }) =>
  new Response(renderMark(content.get('theme')), { headers: { 'content-type': 'image/svg+xml' } });
