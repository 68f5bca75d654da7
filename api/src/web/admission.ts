/**
 * How much is let in at a time. Each request in progress costs memory and a while of everybody's; one too many is told at
 * once when to come back. A network has its share, so that a single one cannot take all places, however slowly it sends.
 */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import type { App } from '../parts.ts';
import { networkOf } from '../session/throttle.ts';
import { places } from './places.ts';

const REQUESTS = { all: 1_000, each: 200 };
/** An upload holds up to a megabyte of memory and a file. An office or a careers fair shares one network. */
const UPLOADS = { all: 200, each: 40 };

export function admit(app: App) {
  const requests = places(REQUESTS);
  const uploads = places(UPLOADS);
  app.addHook('onRequest', async (request, reply) => {
    for (const kind of isUpload(request) ? [requests, uploads] : [requests]) {
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
