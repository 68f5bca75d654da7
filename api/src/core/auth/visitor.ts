/** Decides which requests count as visits. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { authenticate } from './access.ts';

/**
 * Whether a request comes from a visitor on one of our pages. Staff, bots and visitors who opt out of tracking are left
 * out.
 */
export function isVisitor(app: App, request: FastifyRequest): boolean {
  const { headers, host, protocol } = request;
  const isOurPage = headers.origin === app.env.publicSiteUrl.origin || headers.origin === `${protocol}://${host}`;
  // Excludes staff. With ADMIN_ORIGIN, staff cannot be recognised, because their cookie is not sent here.
  return isOurPage && !optsOutOfTracking(headers) && !isBot(headers['user-agent']) && !authenticate(app, request);
}

/** Whether the browser sends Do Not Track or the Global Privacy Control. */
function optsOutOfTracking(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

const BOT_PATTERN = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\//i;

/** Recognises bots by the user agent, which real browsers always send. */
function isBot(userAgent: string | undefined): boolean {
  return !userAgent || BOT_PATTERN.test(userAgent);
}
