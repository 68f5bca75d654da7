/** Adverts that the board shall take down. */
import type { APIRoute } from 'astro';
import { findAJobExpiries } from '../../feeds/find-a-job.ts';
import { xmlResponse } from '../../xml.ts';

export const GET: APIRoute = ({ locals: { content } }) =>
  xmlResponse('application/xml', findAJobExpiries(content.list('job', { closed: true })));
