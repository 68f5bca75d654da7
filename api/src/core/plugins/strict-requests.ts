import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Rejects requests that a proxy may parse differently and, on routes with roles, unknown query parameters. Public
 * routes without a query schema ignore these, because email clients and trackers add parameters to links.
 */
export const strictRequests = fp(
  async (app: App) => {
    app.addHook('onRequest', async ({ raw, headers }) => {
      const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
      // RFC 9112, section 3.2. Node takes the first.
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
