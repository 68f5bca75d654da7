/**
 * Requires every route to declare who may call it: `config: { public: READS }`, with a limit per network, or
 * `config: { roles: EDITORS }`. A route without a declaration throws on registration, so the server does not start.
 */
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { requireRecentPassword, requireRole } from '../auth/access.ts';
import type { User } from '../auth/authenticate.ts';
import type { Role } from '../database/schema/auth.ts';
import { type Limit, type RateLimit, rateLimit } from '../http/rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Opens the route to everyone. Calls are counted before the body is read. */
    public?: Limit;
    /** Marks a public route as part of the admin. It is hidden from visitors if the admin has a separate hostname. */
    ofAdmin?: true;
    roles?: readonly Role[];
    /** Requires a session whose password was entered recently. */
    recentPassword?: true;
    /** Rejects access tokens. */
    sessionOnly?: true;
    /** Open to users who have yet to set up their required second factor. */
    beforeEnrolment?: true;
  }
  interface FastifyInstance {
    /** All routes with their declarations, so that tests can check each of them. */
    declaredRoutes: { method: string; url: string; roles: readonly Role[] | 'public' }[];
  }
  interface FastifyRequest {
    /** The user, set on routes with roles. Public routes set it with `authenticate`. */
    user: User | null;
  }
}

export const authGuard = fp(
  async (app: App) => {
    const declaredRoutes: App['declaredRoutes'] = [];
    app.decorate('declaredRoutes', declaredRoutes);
    app.decorateRequest('user', null);
    const counts = new Map<Limit, RateLimit>();
    function countIn(limit: Limit) {
      const count = counts.get(limit) ?? rateLimit(limit);
      counts.set(limit, count);
      return async ({ ip }: FastifyRequest) => count.count(ip, app.clock.now());
    }
    app.addHook('onRoute', (route: RouteOptions) => {
      const { public: limit, roles, recentPassword } = route.config ?? {};
      for (const method of [route.method].flat()) {
        declaredRoutes.push({ method, url: route.url, roles: limit ? 'public' : (roles ?? []) });
      }
      if (limit) {
        if (!(limit.max > 0)) throw new Error(`${route.method} ${route.url} is public and declares no limit.`);
        if (limit.max < Number.POSITIVE_INFINITY) runFirst(route, countIn(limit));
        return;
      }
      if (!roles?.length) throw new Error(`${route.method} ${route.url} declares neither \`public\` nor \`roles\`.`);
      runFirst(route, async (request) => {
        const user = requireRole(app, request, roles);
        if (recentPassword) requireRecentPassword(app, user);
      });
    });
  },
  { name: 'auth-guard', dependencies: ['@fastify/cookie'] },
);

function runFirst(route: RouteOptions, hook: (request: FastifyRequest) => Promise<void>) {
  route.onRequest = [hook, ...[route.onRequest ?? []].flat()];
}
