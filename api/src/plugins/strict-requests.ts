import fp from 'fastify-plugin';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';

/** Rejects requests that a proxy in front may have read in another way. */
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
  },
  { name: 'strict-requests', dependencies: ['errors'] },
);
