import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../lib/errors.ts';
import { SAFE_METHODS } from '../lib/safe-methods.ts';

/** Whether sessions and tokens count here: everywhere, unless the admin has a host name of its own. */
export function isAdminHost({ adminHost }: Env, { headers }: FastifyRequest): boolean {
  return adminHost === null || headers.host?.toLowerCase() === adminHost;
}

/**
 * Throws 403 when a request that changes something comes from another site's page. Cookies travel with such requests,
 * and a multipart form needs no preflight, so nothing else stops them. Browsers always send one of the headers.
 */
export function assertSameOrigin(env: Env, request: FastifyRequest) {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeignSite = site !== undefined && site !== 'same-origin';
  const isForeignOrigin = origin !== undefined && !isOurs(env, origin, request.headers.host);
  if (isForeignSite || isForeignOrigin || (site === undefined && origin === undefined)) {
    throw new HttpError(403, 'This request came from another site. Scripts use an access token instead of a cookie.');
  }
}

/** Whether `origin` is this server's: the one in the settings, or the one that the request was sent to. */
function isOurs(env: Env, origin: string, host: string | undefined): boolean {
  if (origin === env.adminUrl.origin) return true;
  if (env.adminHost !== null) return false;
  // Where the site is https, a page of the same host over http may have been put there on the way.
  return host !== undefined && (origin === `https://${host}` || (!env.isHttps && origin === `http://${host}`));
}
