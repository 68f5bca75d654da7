import type { Env } from '../env.ts';

/** Where the admin is, for links in mails. From the settings alone: whoever sends a request chooses its Host header. */
export function adminAddress(env: Env, hash = ''): string {
  return new URL(`/admin${hash}`, env.adminUrl).href;
}
