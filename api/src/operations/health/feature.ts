import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, requireRole } from '../../core/auth/access.ts';
import type { Feature } from '../../core/feature.ts';
import { healthReport, healthSchema } from '../../core/health.ts';
import { flag } from '../../core/http/schemas.ts';

const query = z.object({ full: flag.default(false) });

async function healthRoute(app: App) {
  const report = healthSchema(app.features);
  const schema = {
    tags: ['Health'],
    summary: 'Check that the server and its database respond; `full` returns a report (administrators)',
    querystring: query,
    response: { 200: z.union([report, z.object({ status: z.literal('ok') })]), 503: report },
  };

  app.get('/healthz', { schema, config: { public: true } }, async (request, reply) => {
    app.db.$client.prepare('SELECT 1').get();
    if (!request.query.full) return { status: 'ok' as const };
    requireRole(app, request, ADMINISTRATORS);
    const full = await healthReport(app);
    return reply
      .header('cache-control', 'no-store')
      .code(full.status === 'ok' ? 200 : 503)
      .send(full);
  });
}

export const health: Feature = {
  name: 'health',
  plugins: [healthRoute],
  tags: [['Health', 'admin', 'Health checks for load balancers and monitoring.']],
};
