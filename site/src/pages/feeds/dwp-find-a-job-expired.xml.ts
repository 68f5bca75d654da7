/** Adverts that the board shall take down. */
import type { APIRoute } from 'astro';
import { findAJobExpiries } from '../../feeds/find-a-job.ts';
import { xmlStream } from '../../xml.ts';

export const GET: APIRoute = ({ locals: { content } }) =>
  xmlStream('application/xml', findAJobExpiries(content.list('job', { closed: true })));
