import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { SAFE_METHODS } from '../http/http.ts';
import type { Env } from '../settings/env.ts';

/** Returns a request id, short enough to read out on the phone, so that support can find the request in the log. */
export function newRequestId(): string {
  return randomUUID().slice(-10);
}

/**
 * Logs one line per request after its response. Logs the route rather than the address, which may contain search terms.
 * The response carries the request's id.
 */
export const requestLog = fp(
  async (app: App) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });

    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const status = reply.statusCode;
      // Logs successful reads only at debug level, and also failed readiness checks, which repeat until the server is
      // ready.
      const isQuiet = SAFE_METHODS.has(request.method) && (status < 400 || route === '/readyz');
      const line = { method: request.method, route, status, ms: Math.round(reply.elapsedTime) };
      request.log[isQuiet ? 'debug' : 'info'](line, 'request');
    });
  },
  { name: 'request-log' },
);

/** Logs JSON lines, or coloured text on a terminal. Logs no personal data: no addresses, headers or bodies. */
export function loggerOptions(level: Env['logLevel'], isTerminal: boolean): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: { req: ({ id, method }) => ({ id, method }) },
    redact: ['*.authorization', '*.cookie', '*.password', '*.email', 'headers'],
    ...(isTerminal && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
}
