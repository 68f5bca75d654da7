/** Every open job that the board takes. */
import type { APIRoute } from 'astro';
import { adzunaFeed } from '../../lib/feeds/adzuna.ts';
import { getAgency } from '../../lib/feeds/feed-fields.ts';
import { xmlStream } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  xmlStream('application/xml', adzunaFeed(content.list('job'), getAgency(content, site)));
