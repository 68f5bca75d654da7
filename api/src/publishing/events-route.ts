import type { FastifyRequest } from 'fastify';
import { authenticate, EVERYONE } from '../auth/access.ts';
import type { App } from '../lib/app.ts';
import type { PublisherNotifier } from './notify-publisher.ts';
import type { Receipt } from './receipts.ts';

const HEARTBEAT_MS = 20_000;

/** Server-sent events: `receipt` for every new receipt and every change of its state. */
export async function publishEventsRoute(app: App, { notifier }: { notifier: PublisherNotifier }) {
  const open = new Set<() => void>();
  let isClosing = false;

  app.get('/api/publish/events', { config: { roles: EVERYONE }, schema: { hide: true } }, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(': hello\n\n');

    const send = (receipt: Receipt) => raw.write(`event: receipt\ndata: ${JSON.stringify(receipt)}\n\n`);
    const beat = setInterval(() => (isStillIn(request) ? raw.write(': still here\n\n') : end()), HEARTBEAT_MS).unref();
    notifier.events.on('receipt', send);
    const end = () => {
      clearInterval(beat);
      notifier.events.off('receipt', send);
      open.delete(end);
      raw.end();
    };
    open.add(end);
    raw.on('close', end);
    if (isClosing) end();
  });

  /** A stream must not outlive the session that opened it. */
  function isStillIn(request: FastifyRequest): boolean {
    return authenticate(app, request) !== null;
  }

  // Closing the server waits for open responses, and these do not end otherwise.
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const end of [...open]) end();
  });
}
