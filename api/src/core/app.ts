import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from './database/open.ts';
import type { Clock } from './lib/clock.ts';
import type { Env } from './settings/env.ts';

/** Timeouts in milliseconds. */
export const TIMEOUTS = {
  /** Limit for receiving a request's headers. A client that exceeds it is probably only holding the connection open. */
  headersMs: 20_000,
  /** Limit for a whole request, however large. */
  requestMs: 120_000,
  /** Age of a request from which its body must average at least 1 kB/s. */
  slowBodyMs: 10_000,
  /** Period over which a client must read a streamed response at 1 kB/s or more on average. */
  slowReadMs: 60_000,
  /** Idle timeout of a connection. Equals `requestMs`, because a response may take a while. */
  idleMs: 120_000,
};

export interface AppOptions {
  env: Env;
  db: Database;
  /** The system's clock by default. */
  clock?: Clock;
  /** Silent by default. */
  logger?: FastifyServerOptions['logger'];
  /** Shorter timeouts for tests. */
  timeouts?: Partial<typeof TIMEOUTS>;
}

/** Fastify with zod schemas and the properties that `buildApp` adds: `app.db`, `app.env`, `app.clock`. */
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

/** The parts of the app needed by functions that depend on the data and the time. */
export type Clocked = Pick<App, 'db' | 'clock'>;
