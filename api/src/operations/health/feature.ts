import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, requireRole } from '../../core/auth/access.ts';
import type { Feature } from '../../core/feature.ts';
import { healthReport, healthSchema, listHealth } from '../../core/health.ts';
import { flag } from '../../core/http/schemas.ts';
import { healthNotices } from './notices.ts';

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

  const fact = z.object({
    name: z.string(),
    label: z.string(),
    ok: z.boolean(),
    text: z.string().describe('How it is, in a sentence or two.'),
    isMissing: z.boolean().describe('Whether it still has to be set up.'),
  });
  const list = {
    tags: ['Health'],
    summary: 'The health of each part of the system in words, bad ones first',
    response: { 200: z.array(fact) },
  };
  app.get('/api/health', { config: { roles: ADMINISTRATORS }, schema: list }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await listHealth(app)).map(({ hasOwnEmail: _, ...fact }) => fact);
  });
}

export const health: Feature = {
  name: 'health',
  plugins: [healthRoute, healthNotices],
  tags: [['Health', 'admin', 'Health checks for load balancers and monitoring.']],
};
