import type { App } from '../parts.ts';
import { candidateRoutes } from './candidate/routes.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { createIntake, type Intake } from './intake.ts';
import { keepRetention } from './retention/keeper.ts';
import { retentionRoutes } from './retention/routes.ts';
import { intakeRoutes } from './routes.ts';
import { subjectRoutes } from './subject/routes.ts';
import { keepSwept } from './vault/sweep.ts';

declare module 'fastify' {
  interface FastifyInstance {
    intake: Intake;
  }
}

/** What visitors send, and the inbox of those who read it. */
export function startSubmissions(app: App) {
  app.decorate('intake', createIntake(app));
  app.register(intakeRoutes);
  app.register(candidateRoutes);
  app.register(inboxRoutes);
  app.register(complaintRoutes);
  app.register(consentRoutes);
  app.register(retentionRoutes);
  app.register(subjectRoutes);
  const stops: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    stops.push(keepSwept(app, app.intake.vault), keepRetention(app));
  });
  app.addHook('onClose', async () => {
    for (const stop of stops) await stop();
  });
}
