/**
 * How much the server accepts at a time. Only requests that send something are limited: pages, health checks and the
 * publisher get their responses also while the forms are full.
 */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { untilWritable, waitBriefly } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { networkOf, SAFE_METHODS } from '../lib/http.ts';
import { concurrencyLimit } from '../lib/limits.ts';

/** An import of a thousand entries sends hundreds at once. */
const WRITES = { total: 2_000, perNetwork: 600 };
/** An upload holds up to a megabyte of memory and a file. An office or a careers fair shares one network. */
const UPLOADS = { total: 200, perNetwork: 100 };

export const limits = fp(
  async (app: App) => {
    const writes = concurrencyLimit(WRITES);
    const uploads = concurrencyLimit(UPLOADS);
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });

    app.addHook('onRequest', async (request, reply) => {
      if (SAFE_METHODS.has(request.method)) return;
      // What is sent now might not be finished by the end. Reading goes on until the connections close.
      if (isClosing) throw new HttpError(503, 'The service is restarting. Please try again in a moment.');
      for (const limit of isUpload(request) ? [writes, uploads] : [writes]) {
        // The connection closes when the response is sent, or when the client disconnects.
        reply.raw.once('close', limit.enter(networkOf(request.ip)));
      }
    });

    // Before a handler has done anything. Clients that only read do not wait.
    app.addHook('preHandler', async ({ method }) => {
      if (!SAFE_METHODS.has(method)) await untilWritable(app.db);
    });
    // Not earlier: no client waits for what is written at the start, and none would try it again.
    app.addHook('onListen', async () => waitBriefly(app.db));
  },
  { name: 'limits' },
);

function isUpload({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}
