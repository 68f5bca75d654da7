import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import type { Clock } from './clock.ts';

export interface AppOptions {
  env: Env;
  db: Database;
  /** The system's clock by default. */
  clock?: Clock;
  /** Silent by default. */
  logger?: FastifyServerOptions['logger'];
  /** How long the headers of a request may take, in milliseconds. Twenty seconds by default. */
  headersTimeout?: number;
}

/** Fastify with zod schemas and what `buildApp` puts on it: `app.db`, `app.env`, `app.clock`. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    db: Database;
    clock: Clock;
  }
}
