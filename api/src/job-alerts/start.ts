import type { App } from '../lib/app.ts';
import { alertAdminRoutes } from './admin-routes.ts';
import { type Digests, startDigests } from './digests.ts';
import { alertRoutes } from './routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    digests: Digests;
  }
}

/** Mails about new jobs, for those who asked for them and said so twice. */
export function startAlerts(app: App) {
  app.decorate('digests', startDigests(app));
  app.register(alertRoutes);
  app.register(alertAdminRoutes);
}
