/** The feed for Find a Job, with every open job that the board accepts. */
import type { APIRoute } from 'astro';
import { getAgency } from '../../lib/feeds/feed-fields.ts';
import { renderFindAJobFeed } from '../../lib/feeds/find-a-job.ts';
import { createXmlResponse } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  createXmlResponse('application/xml', renderFindAJobFeed(content.list('job'), getAgency(content, site)));
