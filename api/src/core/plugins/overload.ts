/**
 * Limits concurrent work. Apart from connections and a few expensive routes, only requests that send data are limited,
 * so that pages, health checks and the publisher get responses even when the limits for forms are reached.
 */
import { Readable } from 'node:stream';
import { compile } from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { authenticate } from '../auth/access.ts';
import { untilWritable, waitBriefly } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import { SAFE_METHODS } from '../http/http.ts';
import { abortRequest, type ConcurrencyOptions, concurrencyLimit } from '../http/rate-limit.ts';

/** Allows an import of a thousand entries, which sends hundreds of requests at a time. */
const WRITES = { total: 2_000, perNetwork: 600 };
/** An upload holds up to a megabyte of memory and a file. An office or a careers fair shares one network. */
const UPLOADS = { total: 200, perNetwork: 100 };
/** Maximum body of a text route; a route with a higher limit counts as an upload. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const MIN_BYTES_PER_SECOND = 1_000;
/** Maximum for one network; a browser opens up to six. */
const MAX_CONNECTIONS_PER_NETWORK = 256;
/** Files that the process may need in addition to its connections. */
const RESERVED_FILES = 500;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits concurrent requests on a route whose time or memory use would slow down logins and saves. */
    atOnce?: ConcurrencyOptions;
  }
}

export const limits = fp(
  async (app: App, { slowBodyMs, slowReadMs }: Record<'slowBodyMs' | 'slowReadMs', number>) => {
    // Logged-in users have separate limits, so that they can save even when the limits for forms are reached.
    const visitorLimits = createLimits();
    const userLimits = createLimits();
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });

    app.addHook('onRequest', async (request, reply) => {
      if (SAFE_METHODS.has(request.method)) return;
      // Rejects changes during shutdown, because they might not finish in time. Reads continue until the connections
      // close.
      if (isClosing) throw new HttpError(503, 'The service is restarting. Please try again in a moment.');
      const { writes, uploads } = isUser(app, request) ? userLimits : visitorLimits;
      writes.hold(request, reply);
      if (isUpload(request)) uploads.hold(request, reply);
      cutWhenSlow(request, reply, slowBodyMs);
    });

    app.addHook('onSend', async (_request, reply, payload) => {
      if (payload instanceof Readable) disconnectSlowReader(reply, slowReadMs);
    });

    // Runs after the auth guard, so that only authorised requests take slots.
    app.addHook('onRoute', (route: RouteOptions) => {
      if (!route.config?.atOnce) return;
      const limit = concurrencyLimit(route.config.atOnce);
      const holdRequest = async (request: FastifyRequest, reply: FastifyReply) => limit.hold(request, reply);
      route.onRequest = [...[route.onRequest ?? []].flat(), holdRequest];
    });

    // Waits before the handler of a write until the database is writable. Reads do not wait.
    app.addHook('preHandler', async ({ method }) => {
      if (!SAFE_METHODS.has(method)) await untilWritable(app.db);
    });
    // Shortens lock waits only once the server listens. During start-up no client is waiting, and failed writes would
    // not be retried.
    app.addHook('onListen', async () => waitBriefly(app.db));
    limitConnections(app);
  },
  { name: 'limits', dependencies: ['@fastify/cookie'] },
);

function createLimits() {
  return { writes: concurrencyLimit(WRITES), uploads: concurrencyLimit(UPLOADS) };
}

/** Returns false if `authenticate` throws, because the auth guard then rejects the request with a reason. */
function isUser(app: App, request: FastifyRequest): boolean {
  try {
    return authenticate(app, request) !== null;
  } catch {
    return false;
  } finally {
    request.user = null;
  }
}

function isUpload({ headers, routeOptions }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '') || (routeOptions.bodyLimit ?? 0) > MAX_TEXT_BYTES;
}

/** Ends a request whose body arrives too slowly, because the request holds a slot. */
function cutWhenSlow(request: FastifyRequest, reply: FastifyReply, afterMs: number): void {
  const { socket } = request.raw;
  const initialBytesRead = socket.bytesRead;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const bytesPerSecond = ((socket.bytesRead - initialBytesRead) * 1_000) / (performance.now() - startedAt);
    if (bytesPerSecond < MIN_BYTES_PER_SECOND) abortRequest(request, reply);
  }, afterMs);
  reply.raw.once('close', () => clearInterval(timer));
}

/**
 * Disconnects a client that holds a stream, its file and its slot while reading too slowly. If no data is waiting to be
 * sent, the client is not at fault.
 */
function disconnectSlowReader({ raw }: FastifyReply, everyMs: number): void {
  const { socket } = raw;
  if (!socket) return;
  let bytesBefore = socket.bytesWritten;
  let wasWaiting = false;
  const timer = setInterval(() => {
    const isWaiting = socket.writableLength > 0;
    const isSlow = ((socket.bytesWritten - bytesBefore) * 1_000) / everyMs < MIN_BYTES_PER_SECOND;
    if (wasWaiting && isWaiting && isSlow) socket.destroy();
    bytesBefore = socket.bytesWritten;
    wasWaiting = isWaiting;
  }, everyMs);
  raw.once('close', () => clearInterval(timer));
}

/**
 * Limits connections per network. Proxies in `TRUST_PROXY` are exempt, because their connections carry everyone's
 * requests.
 */
function limitConnections(app: App): void {
  const { server, env } = app;
  const isProxy = compile(env.trustProxy);
  const connections = concurrencyLimit({ total: Number.POSITIVE_INFINITY, perNetwork: MAX_CONNECTIONS_PER_NETWORK });
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address, 0)) return;
    try {
      socket.once('close', connections.enter(address));
    } catch {
      socket.destroy();
    }
  });
  app.addHook('onListen', async () => {
    server.maxConnections = Math.max(maxOpenFiles() / 2, maxOpenFiles() - RESERVED_FILES);
  });
}

/** The operating system's limit on open files for this process. */
function maxOpenFiles(): number {
  // Excludes the network section, which would look up the hostname of every client. Node's types lack this setting.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  const { soft = 'unlimited' } = userLimits?.open_files ?? {};
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : soft;
}
