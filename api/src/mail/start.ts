import type { App } from '../lib/app.ts';
import { outboxRoutes } from './routes.ts';
import { mailStateRoutes } from './state-routes.ts';
import { createMailWorker, type MailWorker } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: MailWorker;
  }
}

/** The outbox: its worker, which lives as long as the app, and its routes. */
export function startMail(app: App) {
  const worker = createMailWorker(app);
  app.decorate('mail', worker);
  app.register(outboxRoutes);
  app.register(mailStateRoutes);
  app.addHook('onReady', async () => {
    if (!app.env.smtpUrl) app.log.warn('SMTP_URL is not set: mail waits in the outbox');
    else if (!app.env.mailTo) app.log.warn('MAIL_TO is not set: mail to the agency waits in the outbox');
    worker.wake();
  });
  app.addHook('onClose', () => worker.stop());
}
