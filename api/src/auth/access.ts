/** Every route says who may use it: `config: { public: true }` or `config: { roles: EDITORS }`. One that says nothing stops the start. */
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Role } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { isAdminHost } from '../plugins/admin-host.ts';
import type { Author } from './audit.ts';
import { type User, userByCookie, userByToken } from './authenticate.ts';
import { refuseForeignOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    public?: true;
    /** Public, but part of the admin: not there for visitors where the admin has a host name of its own. */
    ofAdmin?: true;
    roles?: readonly Role[];
    /** Asks for a session whose password was given a short while ago. */
    recentPassword?: true;
    /** Open to users who have yet to set up the second factor that they must have. */
    beforeEnrolment?: true;
  }
  interface FastifyInstance {
    /** Every route with what it declares, for whoever wants to check them all. */
    declaredRoutes: { method: string; url: string; roles: readonly Role[] | 'public' }[];
  }
  interface FastifyRequest {
    /** Who asks. Known on routes with roles; on public ones after `identify`. */
    user: User | null;
  }
}

export const EVERYONE: readonly Role[] = ['administrator', 'editor', 'recruiter'];
export const EDITORS: readonly Role[] = ['administrator', 'editor'];
export const RECRUITERS: readonly Role[] = ['administrator', 'recruiter'];
export const ADMINISTRATORS: readonly Role[] = ['administrator'];

/** Adds the guard to every route registered after it. Throws for a route that declares nothing. */
export function closeRoutes(app: App) {
  const declared: App['declaredRoutes'] = [];
  app.decorate('declaredRoutes', declared);
  app.decorateRequest('user', null);
  app.addHook('onRoute', (route: RouteOptions) => {
    const { public: isPublic, roles, recentPassword } = route.config ?? {};
    for (const method of [route.method].flat()) {
      declared.push({ method, url: route.url, roles: isPublic ? 'public' : (roles ?? []) });
    }
    if (isPublic) return;
    if (!roles?.length) throw new Error(`${route.method} ${route.url} declares neither \`public\` nor \`roles\`.`);
    const guard = async (request: FastifyRequest) => {
      const user = requireRole(app, request, roles);
      if (recentPassword) requireRecentPassword(app, user);
    };
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
}

/** The user of a request to a public route that shows more to people who are logged in. */
export function identify(app: App, request: FastifyRequest): User | null {
  if (!isAdminHost(app.env, request)) return null;
  const token = bearerOf(request);
  if (token !== null) {
    request.user = userByToken(app, token);
  } else {
    request.user = userByCookie(app, request.cookies);
    if (request.user) refuseForeignOrigin(app.env, request);
  }
  return request.user;
}

/** The user, who must have one of `roles`. Throws 401 or 403. */
export function requireRole(app: App, request: FastifyRequest, roles: readonly Role[]): User {
  const user = identify(app, request);
  if (!user) throw new HttpError(401, 'Please log in.');
  const { beforeEnrolment } = request.routeOptions.config;
  if (user.mustEnrol && !beforeEnrolment) throw new HttpError(403, 'Please set up your second factor first.');
  if (!roles.includes(user.role)) throw new HttpError(403, 'Your role does not allow this.');
  return user;
}

/** The user of a route with roles. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new Error('The guard has not run.');
  return request.user;
}

/** Who answers for what a route with roles does, and when. */
export function authorOf(app: App, request: FastifyRequest): Author {
  return { userId: userOf(request).id, at: app.clock.now() };
}

const CONFIRMED_MS = 10 * 60_000;

/** Throws 403 with `confirm: 'password'` where the password was last given too long ago. */
function requireRecentPassword(app: App, { confirmedAt }: User) {
  if (confirmedAt === null) throw new HttpError(403, 'A token cannot do this. Please log in.');
  if (app.clock.now() - confirmedAt > CONFIRMED_MS) {
    throw new HttpError(403, 'Please enter your password again to go on.', { confirm: 'password' });
  }
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length).trim() : null;
}
