import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { MB } from 'content-types/lib/bytes';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { applications } from './applications/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { backupNotices } from './backup/notices.ts';
import { candidates } from './candidates/routes.ts';
import { changeWatcher } from './content/change-watcher.ts';
import { contentRoutes } from './content/routes.ts';
import { viewRoutes } from './dashboard/job-views.ts';
import { reportRoutes } from './dashboard/reports.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { setupRoutes } from './dashboard/setup-routes.ts';
import { dataProtection } from './data-protection/routes.ts';
import { formLimits } from './forms/limits.ts';
import { pageFrame } from './forms/page.ts';
import { importRoutes } from './import/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { incomingMail } from './incoming-mail/mailbox.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { jobAlerts } from './job-alerts/routes.ts';
import { journal } from './journal/journal.ts';
import { legacyRoutes } from './legacy/routes.ts';
import { type App, type AppOptions, TIMEOUTS } from './lib/app.ts';
import { systemClock } from './lib/clock.ts';
import { validateStrictly } from './lib/schemas.ts';
import { mail } from './mail/worker.ts';
import { imageRoute, mediaRoutes } from './media/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { admin, adminHost } from './plugins/admin.ts';
import { authGuard } from './plugins/auth-guard.ts';
import { errors, sendError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { limits } from './plugins/limits.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi/openapi.ts';
import { newRequestId, requestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticSite } from './plugins/static-site.ts';
import { strictRequests } from './plugins/strict-requests.ts';
import { postingRoutes } from './posting/routes.ts';
import { publishRoutes } from './publishing/routes.ts';
import { sharedPreviewRoutes } from './publishing/shared-preview.ts';
import { socialCardRoutes } from './social-cards/routes.ts';
import { webhookDelivery } from './webhooks/worker.ts';

/** Each route that accepts files sets its own limits; these apply to a route that does not. */
const FILE_LIMITS = { fileSize: MB, files: 1, fields: 50, parts: 60, fieldSize: MB / 10 };

/** The whole application, not yet listening. The server and the tests build the same one. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { env, db, clock = systemClock, logger = false } = options;
  const { headersMs, requestMs, slowBodyMs, slowReadMs, idleMs } = { ...TIMEOUTS, ...options.timeouts };
  const app: App = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: 2 * MB,
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 4 },
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    frameworkErrors: sendError,
    // The limits plugin responds while the server closes; reads still work.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();

  app.decorate('env', env).decorate('db', db).decorate('clock', clock);
  app.setValidatorCompiler(validateStrictly);
  app.setSerializerCompiler(serializerCompiler);

  app.register(errors);
  app.register(securityHeaders);
  app.register(requestLog);
  app.register(strictRequests);
  app.register(cookie);
  app.register(limits, { slowBodyMs, slowReadMs });
  app.register(formbody);
  app.register(multipart, { limits: FILE_LIMITS });
  app.register(cors, { origin: env.publicSiteUrl.origin, methods: ['GET', 'HEAD', 'POST'], maxAge: 600 });
  app.register(authGuard);
  app.register(openapi);
  app.register(adminHost);
  app.register(metrics);
  app.register(health);
  app.register(pageFrame);

  app.register(authRoutes);
  app.register(changeWatcher);
  // Registered first, so that it notices a change first and nothing delays a save on its way to the site.
  app.register(publishRoutes);
  app.register(contentRoutes);
  app.register(mediaRoutes);
  app.register(imageRoute);
  app.register(importRoutes);
  app.register(journal);
  app.register(mail);
  app.register(backupNotices);
  app.register(formLimits);
  app.register(candidates);
  app.register(messageRoutes);
  app.register(applications);
  app.register(incomingMail);
  app.register(inboxRoutes);
  app.register(interviewRoutes);
  app.register(dataProtection);
  app.register(webhookDelivery);
  app.register(jobAlerts);
  app.register(legacyRoutes);
  app.register(postingRoutes);
  app.register(sharedPreviewRoutes);
  app.register(dashboardRoutes);
  app.register(reportRoutes);
  app.register(setupRoutes);
  app.register(viewRoutes);
  app.register(socialCardRoutes);
  app.register(admin);
  app.register(staticSite);

  return app;
}
