/** Every open job that the board takes. */
import type { APIRoute } from 'astro';
import { agencyOf } from '../../lib/feeds/agency.ts';
import { findAJobFeed } from '../../lib/feeds/find-a-job.ts';
import { xmlStream } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  xmlStream('application/xml', findAJobFeed(content.list('job'), agencyOf(content, site)));
