import { z } from 'zod';
import type { Role } from '../database/schema/auth.ts';

export interface SingleSignOnSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The provider's name, as users know it: `Microsoft 365`. */
  name: string;
  /** Permitted domains of email addresses, in lower case; empty for any. */
  domains: readonly string[];
  /**
   * The role for members of each group, `*` for everyone. The first match applies. If empty, administrators add the
   * users.
   */
  roles: readonly { group: string; role: Role }[];
  /** Whether login with a password is rejected. */
  isRequired: boolean;
}

const ROLES = 'must be pairs of a group and a role, like Senior Consultants=recruiter, *=editor';
const roles = z.string().transform((value, context) => {
  // Group names may contain spaces but no commas. Otherwise a missing role would merge two groups into one.
  const parts = value.split(/=(administrator|editor|recruiter)(?:[\s,]+|$)/).map((part) => part.trim());
  const lastPart = parts.pop();
  const pairs = parts.flatMap((group, n) => (n % 2 === 0 ? [{ group, role: parts[n + 1] as Role }] : []));
  if (lastPart === '' && pairs.every(({ group }) => /^[^=,]+$/.test(group))) return pairs;
  context.addIssue(ROLES);
  return z.NEVER;
});
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));

const schema = z.object({
  OIDC_ISSUER: z
    .url({ error: 'must be the address of the provider, like https://accounts.google.com', abort: true })
    .refine(isPrivate, 'must use https'),
  OIDC_CLIENT_ID: z.string('must be set too, because OIDC_ISSUER is'),
  OIDC_CLIENT_SECRET: z.string('must be set too, because OIDC_ISSUER is'),
  OIDC_NAME: z.string().max(40, 'must be 40 characters or fewer').default('single sign-on'),
  OIDC_DOMAINS: list.default([]),
  OIDC_ROLES: roles.default([]),
  OIDC_REQUIRED: z.stringbool('must be on or off').default(false),
});

/** Returns null without `OIDC_ISSUER`. Throws an error that names each wrong or missing variable. */
export function readSingleSignOnSettings(env: NodeJS.ProcessEnv): SingleSignOnSettings | null {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  if (variables.OIDC_ISSUER === undefined) return null;
  const { data, error } = schema.safeParse(variables);
  if (error) throw new Error(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  return {
    issuer: new URL(data.OIDC_ISSUER),
    clientId: data.OIDC_CLIENT_ID,
    clientSecret: data.OIDC_CLIENT_SECRET,
    name: data.OIDC_NAME,
    domains: data.OIDC_DOMAINS.map((domain) => domain.toLowerCase()),
    roles: data.OIDC_ROLES,
    isRequired: data.OIDC_REQUIRED,
  };
}

/** Whether an address uses https, or http for a provider on this machine, as in tests. */
function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
