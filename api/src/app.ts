import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { startAlerts } from './alerts/start.ts';
import { systemClock } from './clock.ts';
import { redirectMovedPages } from './content/moved-pages.ts';
import { contentRoutes } from './content/routes.ts';
import { startScheduler } from './content/scheduler.ts';
import { watchChanges } from './content/watch.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { answerError, answerNotFound } from './errors.ts';
import { legacyRoutes } from './legacy/routes.ts';
import { startMail } from './mail/start.ts';
import { mediaRoutes } from './media/routes.ts';
import type { App, Parts } from './parts.ts';
import { publishRoutes } from './publish/routes.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { closeRoutes } from './session/access.ts';
import { accountRoutes } from './session/account-routes.ts';
import { keepAdminApart } from './session/admin-host.ts';
import { auditRoutes } from './session/audit-routes.ts';
import { passwordLinkRoutes } from './session/password-link-routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { secondFactorRoutes } from './session/second-factor-routes.ts';
import { tokenRoutes } from './session/token-routes.ts';
import { userRoutes } from './session/user-routes.ts';
import { socialCardRoutes } from './social-card/routes.ts';
import { startSubmissions } from './submissions/start.ts';
import { viewRoutes } from './views/routes.ts';
import { adminRoutes } from './web/admin-routes.ts';
import { admit } from './web/admission.ts';
import { waitWhileBusy } from './web/busy-database.ts';
import { refuseWhileClosing } from './web/closing.ts';
import { docsRoutes } from './web/docs-routes.ts';
import { healthRoutes } from './web/health-routes.ts';
import { measure } from './web/metrics.ts';
import { describeRoutes } from './web/openapi.ts';
import { pictureRoute } from './web/picture-route.ts';
import { quickAnswers } from './web/quick-answers.ts';
import { newRequestId } from './web/request-id.ts';
import { logRequests } from './web/request-log.ts';
import { securityHeaders } from './web/security-headers.ts';
import { sharedPreviewRoutes } from './web/shared-preview-routes.ts';
import { siteRoutes } from './web/site-routes.ts';

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
  quickAnswers(app);
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
  startSubmissions(app);
  startAlerts(app);
  repeatErasures(app);
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
