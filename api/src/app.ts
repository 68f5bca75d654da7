import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { startApplications } from './applications/routes.ts';
import { closeRoutes } from './auth/access.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { auditRoutes } from './auth/audit-routes.ts';
import { passwordLinkRoutes } from './auth/password-link-routes.ts';
import { secondFactorRoutes } from './auth/second-factor-routes.ts';
import { sessionRoutes } from './auth/session-routes.ts';
import { tokenRoutes } from './auth/token-routes.ts';
import { userRoutes } from './auth/user-routes.ts';
import { redirectMovedPages } from './content/moved-pages.ts';
import { contentRoutes } from './content/routes.ts';
import { startScheduler } from './content/scheduler.ts';
import { watchChanges } from './content/watch.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { viewRoutes } from './dashboard/view-routes.ts';
import { startDataProtection } from './data-protection/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { startJobAlerts } from './job-alerts/routes.ts';
import { legacyRoutes } from './legacy/routes.ts';
import type { App, Parts } from './lib/app.ts';
import { systemClock } from './lib/clock.ts';
import { answerError, answerNotFound } from './lib/errors.ts';
import { createIntake } from './lib/forms/intake.ts';
import { startMail } from './mail/worker.ts';
import { pictureRoute } from './media/image-route.ts';
import { mediaRoutes } from './media/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { adminRoutes } from './plugins/admin.ts';
import { keepAdminApart } from './plugins/admin-host.ts';
import { waitWhileBusy } from './plugins/busy-database.ts';
import { refuseWhileClosing } from './plugins/closing.ts';
import { admit } from './plugins/concurrency-limits.ts';
import { healthRoutes } from './plugins/health/routes.ts';
import { measure } from './plugins/metrics.ts';
import { docsRoutes } from './plugins/openapi/docs-routes.ts';
import { describeRoutes } from './plugins/openapi/openapi.ts';
import { newRequestId } from './plugins/request-id.ts';
import { logRequests } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { siteRoutes } from './plugins/static-site.ts';
import { publishRoutes } from './publishing/routes.ts';
import { sharedPreviewRoutes } from './publishing/shared-preview-routes.ts';
import { socialCardRoutes } from './social-cards/routes.ts';

const MB = 1024 * 1024;
/** Each route that takes files states its own limits; these stand for one that forgets. */
const FILE_LIMITS = { fileSize: MB, files: 1, fields: 50, parts: 60, fieldSize: MB / 10 };

/** The whole application, not yet listening. The server and the tests build the same one. */
export async function buildApp({
  env,
  db,
  clock = systemClock,
  logger = false,
  headersTimeout = 20_000,
}: Parts): Promise<App> {
  const app: App = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: 2 * MB,
    requestTimeout: 120_000,
    // Headers come at once, or from somebody who wants to keep the line busy.
    http: { headersTimeout, connectionsCheckingInterval: headersTimeout / 4 },
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    frameworkErrors: answerError,
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();

  app.decorate('env', env).decorate('db', db).decorate('clock', clock);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);

  securityHeaders(app);
  logRequests(app);
  refuseWhileClosing(app);
  admit(app);
  waitWhileBusy(app);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { limits: FILE_LIMITS });
  await app.register(cors, { origin: env.publicSiteUrl.origin, methods: ['GET', 'HEAD', 'POST'], maxAge: 600 });
  await describeRoutes(app);
  keepAdminApart(app);
  closeRoutes(app);
  measure(app);
  app.decorate('changes', watchChanges(app));

  await app.register(healthRoutes);
  await app.register(sessionRoutes);
  await app.register(accountRoutes);
  await app.register(secondFactorRoutes);
  await app.register(passwordLinkRoutes);
  await app.register(userRoutes);
  await app.register(tokenRoutes);
  await app.register(auditRoutes);
  await app.register(contentRoutes);
  await app.register(mediaRoutes);
  await app.register(pictureRoute);
  startMail(app);
  app.decorate('intake', createIntake(app.db));
  startApplications(app);
  await app.register(messageRoutes);
  await app.register(inboxRoutes);
  startDataProtection(app);
  startJobAlerts(app);
  await app.register(legacyRoutes);
  startScheduler(app);
  redirectMovedPages(app);
  await app.register(publishRoutes);
  await app.register(dashboardRoutes);
  await app.register(docsRoutes);
  await app.register(adminRoutes);
  await app.register(sharedPreviewRoutes);
  await app.register(viewRoutes);
  await app.register(socialCardRoutes);
  await app.register(siteRoutes);

  return app;
}
