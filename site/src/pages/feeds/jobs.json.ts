/** The newest jobs, for feed readers and other sites. */
import type { APIRoute } from 'astro';
import { getAgency } from '../../lib/feeds/feed-fields.ts';
import { buildJsonFeed } from '../../lib/feeds/json-feed.ts';

const NEWEST = 50;

export const GET: APIRoute = ({ locals: { content, site } }) =>
  new Response(`${JSON.stringify(buildJsonFeed(content.list('job', { limit: NEWEST }), getAgency(content, site)))}\n`, {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
