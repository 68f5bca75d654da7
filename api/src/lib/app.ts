import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ChangeWatch } from '../content/watch.ts';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import type { Clock } from './clock.ts';

/** What the app is made of. */
export interface Parts {
  env: Env;
  db: Database;
  /** The system's unless given. */
  clock?: Clock;
  /** Silent unless given. */
  logger?: FastifyServerOptions['logger'];
  /** How long the headers of a request may take, in milliseconds. Twenty seconds unless given. */
  headersTimeout?: number;
}

/** Fastify with zod schemas, and the parts on it: `app.db`, `app.env`, `app.clock`, `app.changes`. */
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
    changes: ChangeWatch;
  }
}
