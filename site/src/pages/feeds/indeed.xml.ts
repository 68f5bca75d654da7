/** Every open job that the board takes. */
import type { APIRoute } from 'astro';
import { agencyOf } from '../../feeds/agency.ts';
import { indeedFeed } from '../../feeds/indeed.ts';
import { xmlStream } from '../../xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  xmlStream('application/xml', indeedFeed(content.list('job'), agencyOf(content, site)));
