/**
 * How much is sent to us at a time. What is on its way costs memory and later a while of everybody's; one too many is told
 * when to come back. A network has its share, so that a single one cannot take all places, however slowly it sends.
 * Whoever only reads takes no place: pages, health checks and the publisher are answered also when the forms are full.
 */
import type { FastifyRequest } from 'fastify';
import type { App } from '../lib/app.ts';
import { places } from '../lib/concurrency-limit.ts';
import { HttpError } from '../lib/errors.ts';
import { networkOf } from '../lib/network.ts';
import { SAFE_METHODS } from '../lib/safe-methods.ts';

/** Whoever imports a thousand entries sends hundreds at once. */
const WRITES = { all: 2_000, each: 600 };
/** An upload holds up to a megabyte of memory and a file. An office or a careers fair shares one network. */
const UPLOADS = { all: 200, each: 40 };

export function admit(app: App) {
  const writes = places(WRITES);
  const uploads = places(UPLOADS);
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    for (const kind of isUpload(request) ? [writes, uploads] : [writes]) {
      const place = kind.take(networkOf(request.ip));
      if (place === 'yours taken') throw new HttpError(429, 'That is a lot at once. Please try again in a moment.');
      if (place === 'all taken') throw new HttpError(503, 'The server is very busy. Please try again in a moment.');
      // However it ends: answered, or cut off.
      reply.raw.once('close', place);
    }
  });
}

function isUpload({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}
