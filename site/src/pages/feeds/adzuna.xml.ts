/** Every open job that the board accepts. */
import type { APIRoute } from 'astro';
import { renderAdzunaFeed } from '../../lib/feeds/adzuna.ts';
import { getAgency } from '../../lib/feeds/feed-fields.ts';
import { createXmlStream } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  createXmlStream('application/xml', renderAdzunaFeed(content.list('job'), getAgency(content, site)));
