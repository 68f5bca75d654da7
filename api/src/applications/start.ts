import { complaintRoutes } from '../data-protection/complaints.ts';
import { keepRetention } from '../data-protection/retention-job.ts';
import { retentionRoutes } from '../data-protection/retention-routes.ts';
import { consentRoutes } from '../data-protection/routes.ts';
import { subjectRoutes } from '../data-protection/subject-access-routes.ts';
import { inboxRoutes } from '../inbox/routes.ts';
import type { App } from '../lib/app.ts';
import { createIntake, type Intake } from '../lib/forms/intake.ts';
import { candidateRoutes } from './candidate-portal/routes.ts';
import { keepSwept } from './resumes/sweep.ts';
import { intakeRoutes } from './routes.ts';

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
