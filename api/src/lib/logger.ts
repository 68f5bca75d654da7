import type { FastifyServerOptions } from 'fastify';
import type { Env } from '../env.ts';

/** Lines of JSON for machines, coloured text for a person at a terminal. Nothing about people: no addresses, no headers, no bodies. */
export function loggerOptions(level: Env['logLevel'], isTerminal: boolean): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: { req: ({ id, method }) => ({ id, method }) },
    redact: ['*.authorization', '*.cookie', '*.password', '*.email', 'headers'],
    ...(isTerminal && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
}
