/** Metrics for Prometheus on a separate port: off without `METRICS_PORT`, and on loopback without `METRICS_HOST`. */
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app.ts';
import { buildHealthReport, listFacts } from '../health.ts';

/** Buckets of the response times, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures every request; `/metrics` is for Prometheus, `/healthz` the full health report. */
export const metrics = fp(
  async (app: App) => {
    const address = app.env.metrics;
    if (!address) return;
    const register = new Registry();
    collectDefaultMetrics({ register });
    measureRequests(app, register);
    const updateGauges = healthGauges(app, register);

    // Uses a separate server, so that neither the routes nor the limits of the public server apply.
    const server = Fastify({ forceCloseConnections: true });
    server.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    server.get('/metrics', async (_request, reply) => {
      await updateGauges();
      return reply.type(register.contentType).send(await register.metrics());
    });
    server.get('/healthz', async (_request, reply) => {
      const report = await buildHealthReport(app);
      return reply.code(report.status === 'ok' ? 200 : 503).send(report);
    });
    server.addHook('onError', async (_request, _reply, err) => app.log.error({ err }, 'metrics endpoint failed'));
    app.addHook('onListen', async () => void (await server.listen(address)));
    app.addHook('onClose', () => server.close());
  },
  { name: 'metrics' },
);

/**
 * Labels measurements by declared route. Addresses would each be a time series, and would reveal what people search
 * for.
 */
function measureRequests(app: App, register: Registry) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response times',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

/** The gauges of every feature's health. */
function healthGauges(app: App, register: Registry): () => Promise<void> {
  const gauges = listFacts(app.features).flatMap(([fact, { gauges = [] }]) =>
    gauges.map(([name, help, value]) => ({ fact, value, gauge: new Gauge({ name, help, registers: [register] }) })),
  );
  return async () => {
    const report = await buildHealthReport(app);
    for (const { fact, value, gauge } of gauges) gauge.set(value(report[fact] as object));
  };
}
