/** The key of IndexNow, while site settings turn it on. */
import type { APIRoute } from 'astro';
import { indexNowKey } from 'content-types/pages/index-now';
import { getPaths } from '../static-paths.ts';

export const getStaticPaths = () => getPaths('/[indexnow].txt');

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(indexNowKey(site.origin), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
