/** Metrics for Prometheus on a port of their own: off unless `METRICS_PORT` is set, on loopback unless `METRICS_HOST` says otherwise. */
import { createServer, type ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../lib/app.ts';
import { healthReport } from './health.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures every request; `/metrics` is for Prometheus, `/healthz` the full health report. */
export const metrics = fp(
  async (app: App) => {
    const address = app.env.metrics;
    if (!address) return;
    const register = new Registry();
    collectDefaultMetrics({ register });
    measureRequests(app, register);
    const update = healthGauges(app, register);

    const server = createServer(async ({ method, url }, response) => {
      try {
        if (method === 'GET' && url === '/metrics') {
          await update();
          respond(response, 200, register.contentType, await register.metrics());
        } else if (method === 'GET' && url === '/healthz') {
          const report = await healthReport(app);
          respond(response, report.status === 'ok' ? 200 : 503, 'application/json', JSON.stringify(report));
        } else {
          respond(response, 404, 'text/plain; charset=utf-8', 'Not found\n');
        }
      } catch (error) {
        app.log.error({ err: error }, 'metrics endpoint failed');
        respond(response, 500, 'text/plain; charset=utf-8', 'Failed\n');
      }
    });
    app.addHook('onListen', async () => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(address.port, address.host, resolve);
      });
    });
    app.addHook('onClose', async () => {
      server.close();
      server.closeAllConnections();
    });
  },
  { name: 'metrics' },
);

/** By declared route: an address would be a time series of its own, and shows what people look for. */
function measureRequests(app: App, register: Registry) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long responses took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Returns a function that updates them. */
function healthGauges(app: App, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const disk = gauge('data_disk_free_bytes', 'Free space on the disk of the data');
  const mails = gauge('outbox_waiting_mails', 'Emails to be sent');
  const mailAge = gauge('outbox_oldest_seconds', 'Age of the oldest email to be sent');
  const failed = gauge('outbox_failed_mails', 'Emails that will not be tried again');
  const changes = gauge('publisher_waiting_changes', 'Changes that are not published yet');
  const lag = gauge('publisher_oldest_seconds', 'Age of the oldest unpublished change');
  return async () => {
    const report = await healthReport(app);
    disk.set(report.disk.freeBytes);
    mails.set(report.outbox.waiting);
    mailAge.set(report.outbox.oldestSeconds);
    failed.set(report.outbox.failed);
    changes.set(report.publisher.waiting);
    lag.set(report.publisher.oldestSeconds);
  };
}

function respond(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
