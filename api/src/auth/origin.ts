import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../lib/errors.ts';
import { SAFE_METHODS } from '../lib/safe-methods.ts';

/**
 * Throws 403 when a request that changes something comes from another site's page. Cookies travel with such requests,
 * and a multipart form needs no preflight, so nothing else stands in their way. Browsers always send one of the headers.
 */
export function refuseForeignOrigin(env: Env, request: FastifyRequest) {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeignSite = site !== undefined && site !== 'same-origin';
  const isForeignOrigin = origin !== undefined && !isOurs(env, origin, request.headers.host);
  if (isForeignSite || isForeignOrigin || (site === undefined && origin === undefined)) {
    throw new HttpError(403, 'This request came from another site. Scripts use an access token instead of a cookie.');
  }
}

/** Whether `origin` is the one this server is reached at: the one in the settings, or what the request was sent to. */
function isOurs(env: Env, origin: string, host: string | undefined): boolean {
  if (origin === env.adminUrl.origin) return true;
  if (env.adminHost !== null) return false;
  // Where pages come encrypted, one of the same name that does not may have been put there by anybody on the way.
  return host !== undefined && (origin === `https://${host}` || (!env.isHttps && origin === `http://${host}`));
}
