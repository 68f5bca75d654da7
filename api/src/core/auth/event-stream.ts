import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { authenticate } from './access.ts';

const CONTENT_TYPE = 'text/event-stream; charset=utf-8';
const HEARTBEAT_MS = 20_000;

type Send = (event: string, data: unknown) => void;

/**
 * Serves server-sent events until the session ends or the server closes. `listen` receives the send function and
 * returns the stop function.
 */
export function serveEvents(app: App) {
  const openStreams = new Set<() => void>();
  let isClosing = false;
  // Closing the server waits for open responses, and these would not end on their own.
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const end of [...openStreams]) end();
  });

  return (request: FastifyRequest, reply: FastifyReply, listen: (send: Send) => () => void) => {
    if (request.method === 'HEAD') return reply.type(CONTENT_TYPE).send();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': CONTENT_TYPE,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(': hello\n\n');
    const stop = listen((event, data) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    // A stream must not outlive the session that opened it.
    const heartbeat = setInterval(
      () => (authenticate(app, request) ? raw.write(': still here\n\n') : end()),
      HEARTBEAT_MS,
    ).unref();
    const end = () => {
      clearInterval(heartbeat);
      stop();
      openStreams.delete(end);
      raw.end();
    };
    openStreams.add(end);
    raw.on('close', end);
    if (isClosing) end();
  };
}
