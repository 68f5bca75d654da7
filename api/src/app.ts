import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { MB } from 'content-types/text/bytes';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { dataProtection } from './compliance/routes.ts';
import { type App, type AppOptions, TIMEOUTS } from './core/app.ts';
import { authRoutes } from './core/auth/routes.ts';
import { changeWatcher } from './core/content/change-watcher.ts';
import { contentRoutes } from './core/content/routes.ts';
import { formLimits } from './core/forms/form-limits.ts';
import { pageFrame } from './core/forms/page.ts';
import { validateStrictly } from './core/http/schemas.ts';
import { systemClock } from './core/lib/clock.ts';
import { mail } from './core/mail/worker.ts';
import { imageRoute, mediaRoutes } from './core/media/routes.ts';
import { admin, adminHost } from './core/plugins/admin.ts';
import { authGuard } from './core/plugins/auth-guard.ts';
import { errors, sendError } from './core/plugins/errors.ts';
import { metrics } from './core/plugins/metrics.ts';
import { openapi } from './core/plugins/openapi/openapi.ts';
import { limits } from './core/plugins/overload.ts';
import { newRequestId, requestLog } from './core/plugins/request-log.ts';
import { securityHeaders } from './core/plugins/security-headers.ts';
import { staticSite } from './core/plugins/static-site.ts';
import { strictRequests } from './core/plugins/strict-requests.ts';
import { candidates } from './desk/candidates/routes.ts';
import { interviewRoutes } from './desk/interviews/routes.ts';
import { incomingMail } from './desk/mailbox/mailbox.ts';
import { applications } from './desk/submissions/applications/routes.ts';
import { messageRoutes } from './desk/submissions/messages/routes.ts';
import { inboxRoutes } from './desk/submissions/routes.ts';
import { backupNotices } from './operations/backup/notices.ts';
import { viewRoutes } from './operations/dashboard/job-views.ts';
import { reportRoutes } from './operations/dashboard/reports.ts';
import { dashboardRoutes } from './operations/dashboard/routes.ts';
import { setupRoutes } from './operations/dashboard/setup-routes.ts';
import { health } from './operations/health/health.ts';
import { journal } from './operations/journal/journal.ts';
import { webhookDelivery } from './operations/webhooks/worker.ts';
import { importRoutes } from './site/import/routes.ts';
import { jobAlerts } from './site/job-alerts/routes.ts';
import { legacyRoutes } from './site/legacy/routes.ts';
import { postingRoutes } from './site/posting/routes.ts';
import { publishRoutes } from './site/publishing/routes.ts';
import { sharedPreviewRoutes } from './site/publishing/shared-preview.ts';
import { socialCardRoutes } from './site/social-cards/routes.ts';

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
