import { z } from 'zod';
import type { App } from '../parts.ts';

export async function healthRoutes(app: App) {
  const schema = { tags: ['Health'], response: { 200: z.object({ status: z.string() }) } };

  /** The process runs and its database answers. */
  app.get('/healthz', { schema, config: { public: true } }, async () => {
    app.db.$client.prepare('SELECT 1').get();
    return { status: 'ok' };
  });
}
