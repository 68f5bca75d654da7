import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Rejects requests that a proxy may parse differently, and unknown query parameters on routes with roles. Public routes
 * without a query schema ignore unknown parameters, because email clients and trackers add them to links.
 */
export const strictRequests = fp(
  async (app: App) => {
    app.addHook('onRequest', async ({ raw, headers }) => {
      const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
      // Rejects repeated Host headers (RFC 9112, section 3.2), of which Node would use the first.
      if (hosts.length > 1) throw new HttpError(400, 'Send one Host header.');
      const encoding = headers['content-encoding'];
      if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
        throw new HttpError(415, 'Send the request without Content-Encoding.');
      }
    });
    app.addHook('onRoute', (route: RouteOptions) => {
      if (!route.config?.public) route.schema = { querystring: noParameters, ...route.schema };
    });
  },
  { name: 'strict-requests', dependencies: ['errors'] },
);

const noParameters = z.strictObject({});
