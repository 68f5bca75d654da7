/** Adverts that the board shall take down. */
import type { APIRoute } from 'astro';
import { findAJobExpiries } from '../../lib/feeds/find-a-job.ts';
import { xmlStream } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content } }) =>
  xmlStream('application/xml', findAJobExpiries(content.list('job', { closed: true })));
