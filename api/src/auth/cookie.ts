import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Env } from '../env.ts';

/** The prefix makes browsers refuse the cookie unless it is secure and set by this very host; it needs https. */
export function cookieName(env: Env): string {
  return env.isHttps ? '__Host-session' : 'session';
}

/** Between the password and the second factor. */
export function pendingCookieName(env: Env): string {
  return env.isHttps ? '__Host-login' : 'login';
}

export function cookieOptions(env: Env): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: env.isHttps };
}
