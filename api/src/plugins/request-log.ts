import type { App } from '../lib/app.ts';

/**
 * One line a request when it has been answered: the route, not the address, which may hold what people searched for.
 * The answer tells the id that its lines have.
 */
export function logRequests(app: App) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Reading is what most requests do, and it tells an operator little.
    const isReading = method === 'GET' || method === 'HEAD';
    // "Not ready yet" is an answer to whoever asks, over and over, whether it is.
    const isQuiet = isReading && (reply.statusCode < 400 || line.route === '/readyz');
    request.log[isQuiet ? 'debug' : 'info'](line, 'request');
  });
}
