import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { systemClock } from './clock.ts';
import { contentRoutes } from './content/routes.ts';
import { startScheduler } from './content/scheduler.ts';
import { watchChanges } from './content/watch.ts';
import { answerError, answerNotFound } from './errors.ts';
import { legacyRoutes } from './legacy/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { App, Parts } from './parts.ts';
import { publishRoutes } from './publish/routes.ts';
import { closeRoutes } from './session/access.ts';
import { sessionRoutes } from './session/routes.ts';
import { tokenRoutes } from './session/token-routes.ts';
import { userRoutes } from './session/user-routes.ts';
import { healthRoutes } from './web/health-routes.ts';
import { newRequestId } from './web/request-id.ts';

/** The whole application, not yet listening. The server and the tests build the same one. */
export async function buildApp({ env, db, clock = systemClock, logger = false }: Parts): Promise<App> {
  const app: App = Fastify({
    logger,
    genReqId: newRequestId,
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: 120_000,
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
  }).withTypeProvider<ZodTypeProvider>();

  app.decorate('env', env).decorate('db', db).decorate('clock', clock);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);

  await app.register(cookie);
  // Each route that takes files states its own limits; these stand for one that forgets.
  await app.register(multipart, {
    limits: { fileSize: 1024 * 1024, files: 1, fields: 50, parts: 60, fieldSize: 100_000 },
  });
  closeRoutes(app);
  app.decorate('changes', watchChanges(app));

  await app.register(healthRoutes);
  await app.register(sessionRoutes);
  await app.register(userRoutes);
  await app.register(tokenRoutes);
  await app.register(contentRoutes);
  await app.register(mediaRoutes);
  await app.register(legacyRoutes);
  startScheduler(app);
  await app.register(publishRoutes);

  return app;
}
