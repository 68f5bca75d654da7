import type { Env } from '../env.ts';

/** Who our mails are from: MAIL_FROM, or an address at the site's own name. */
export function senderOf(env: Env): string {
  return env.mailFrom ?? `no-reply@${env.publicSiteUrl.hostname}`;
}

/** The part after the `@` of the ids of our mails. */
export function mailDomain(env: Env): string {
  return /@([\w.-]+)>?\s*$/.exec(senderOf(env))?.[1] ?? env.publicSiteUrl.hostname;
}
