import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { MB } from 'content-types/text/bytes';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { compliance } from './compliance/wing.ts';
import { type App, type AppOptions, TIMEOUTS } from './core/app.ts';
import { openResumeFolder } from './core/data-folder/resume-folder.ts';
import { checkNames, checkTables, type Feature } from './core/feature.ts';
import { pageFrame } from './core/forms/page.ts';
import { toRoutePath } from './core/http/own-pages.ts';
import { validateStrictly } from './core/http/schemas.ts';
import { systemClock } from './core/lib/clock.ts';
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
import { useStored } from './core/settings/stored.ts';
import { core } from './core/wing.ts';
import { desk } from './desk/wing.ts';
import { journal } from './operations/journal/journal.ts';
import { operations } from './operations/wing.ts';
import { site } from './site/wing.ts';

/** Each group of features may use the groups before it, except that the desk and the site are independent of each other. */
export const FEATURES: readonly Feature[] = [...core, ...compliance, ...desk, ...site, ...operations];

/** Default upload limits. Routes that accept files set their own. */
const FILE_LIMITS = { fileSize: MB, files: 1, fields: 50, parts: 60, fieldSize: MB / 10 };

/** Builds the whole application, not yet listening, for both the server and the tests. */
export async function buildApp(options: AppOptions & { features?: readonly Feature[] }): Promise<App> {
  const { env, db, clock = systemClock, logger = false, features = FEATURES } = options;
  checkNames(features);
  checkTables(db, features);
  const { headersMs, requestMs, slowBodyMs, slowReadMs, idleMs } = { ...TIMEOUTS, ...options.timeouts };
  const app: App = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    rewriteUrl: ({ url = '/' }) => toRoutePath(url),
    bodyLimit: 2 * MB,
    // The signed tokens in links are longer than the default of 100 characters.
    routerOptions: { maxParamLength: 200 },
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 4 },
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    frameworkErrors: sendError,
    // The limits plugin rejects writes during shutdown. Reads still work.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();

  useStored(env, db);
  app.decorate('env', env).decorate('db', db).decorate('clock', clock).decorate('features', features);
  app.decorate('resumeFolder', openResumeFolder(env.dataDir));
  app.setValidatorCompiler(validateStrictly);
  app.setSerializerCompiler(serializerCompiler);

  // Plugins for every request.
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
  app.register(pageFrame);
  app.register(journal);

  for (const { plugins = [] } of features) for (const plugin of plugins) app.register(plugin);

  app.register(admin);
  app.register(staticSite);

  return app;
}
