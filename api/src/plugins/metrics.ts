/** Figures for Prometheus, on a port of their own: off unless `METRICS_PORT` is set, on loopback unless `METRICS_HOST` says otherwise. */
import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../lib/app.ts';
import { healthReport } from './health/report.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures every request; `/metrics` tells the figures, `/healthz` how the system is. */
export function measure(app: App) {
  const { metrics } = app.env;
  if (!metrics) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureRequests(app, register);
  const update = healthGauges(app, register);

  const server = createServer(async ({ method, url }, response) => {
    try {
      if (method === 'GET' && url === '/metrics') {
        await update();
        answer(response, 200, register.contentType, await register.metrics());
      } else if (method === 'GET' && url === '/healthz') {
        const report = await healthReport(app);
        answer(response, report.status === 'ok' ? 200 : 503, 'application/json', JSON.stringify(report));
      } else {
        answer(response, 404, 'text/plain; charset=utf-8', 'Not found\n');
      }
    } catch (error) {
      app.log.error({ err: error }, 'the figures cannot be told');
      answer(response, 500, 'text/plain; charset=utf-8', 'Failed\n');
    }
  });
  app.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(metrics.port, metrics.host, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Routes as they were declared: addresses would be a line each, and tell what people look for. */
function measureRequests(app: App, register: Registry) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Returns what brings them up to date. */
function healthGauges(app: App, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const disk = gauge('data_disk_free_bytes', 'Free space on the disk of the data');
  const mails = gauge('outbox_waiting_mails', 'Mails that are to be sent');
  const mailAge = gauge('outbox_oldest_seconds', 'Age of the oldest mail that is to be sent');
  const failed = gauge('outbox_failed_mails', 'Mails that were given up');
  const changes = gauge('publisher_waiting_changes', 'Changes that the site does not show yet');
  const lag = gauge('publisher_oldest_seconds', 'Age of the oldest of them');
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

function answer(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
