/** Every open job that the board takes. */
import type { APIRoute } from 'astro';
import { adzunaFeed } from '../../lib/feeds/adzuna.ts';
import { agencyOf } from '../../lib/feeds/agency.ts';
import { xmlStream } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  xmlStream('application/xml', adzunaFeed(content.list('job'), agencyOf(content, site)));
