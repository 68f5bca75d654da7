/** Adverts that the board has to take down. */
import type { APIRoute } from 'astro';
import { renderFindAJobExpiries } from '../../lib/feeds/find-a-job.ts';
import { createXmlResponse } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content } }) =>
  createXmlResponse('application/xml', renderFindAJobExpiries(content.list('job', { closed: true })));
