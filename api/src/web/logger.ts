import type { FastifyServerOptions } from 'fastify';

/** Lines of JSON for machines, coloured text for a person at a terminal. Nothing about people: no addresses, no headers, no bodies. */
export function loggerOptions(isTerminal: boolean): FastifyServerOptions['logger'] {
  return {
    level: process.env.LOG_LEVEL ?? 'info',
    serializers: { req: ({ id, method }) => ({ id, method }) },
    redact: ['*.authorization', '*.cookie', '*.password', '*.email', 'headers'],
    ...(isTerminal && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
}
