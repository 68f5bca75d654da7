import { z } from 'zod';
import { ADMINISTRATORS, requireRole } from '../../auth/access.ts';
import type { App } from '../../lib/app.ts';
import { healthReport, healthSchema } from './report.ts';

const brief = z.object({ status: z.literal('ok') });
const query = z.object({ full: z.stringbool().default(false) });

export async function healthRoutes(app: App) {
  const schema = {
    tags: ['Health'],
    summary: 'Whether the process runs and its database answers; with `full`, for administrators, how it is',
    querystring: query,
    response: { 200: z.union([healthSchema, brief]), 503: healthSchema },
  };

  app.get('/healthz', { schema, config: { public: true } }, async (request, reply) => {
    app.db.$client.prepare('SELECT 1').get();
    if (!request.query.full) return { status: 'ok' as const };
    requireRole(app, request, ADMINISTRATORS);
    const report = await healthReport(app);
    return reply
      .header('cache-control', 'no-store')
      .code(report.status === 'ok' ? 200 : 503)
      .send(report);
  });
}
