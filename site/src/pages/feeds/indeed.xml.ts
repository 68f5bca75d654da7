/** Every open job that the board takes. */
import type { APIRoute } from 'astro';
import { getAgency } from '../../lib/feeds/feed-fields.ts';
import { indeedFeed } from '../../lib/feeds/indeed.ts';
import { xmlStream } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  xmlStream('application/xml', indeedFeed(content.list('job'), getAgency(content, site)));
