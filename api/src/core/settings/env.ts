import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { isOrigin } from 'content-types/settings';
import parseAddresses from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { readSettings } from './backup.ts';
import { readJournalSettings } from './journal.ts';
import { readSingleSignOnSettings } from './single-sign-on.ts';

export type Env = ReturnType<typeof readEnv>;

/**
 * Returns an admin address for links in emails. Never derived from a request, because its sender chooses the Host
 * header.
 */
export function adminAddress(env: Env, hash = ''): string {
  return new URL(`/admin${hash}`, env.adminUrl).href;
}

/** Reads the environment. Throws an error with a line for each invalid variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(variables);
  if (error) throw new Error(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  if (data.NODE_ENV === 'production' && data.PUBLIC_SITE_URL === undefined) throw new Error(NO_SITE_URL);
  const publicSiteUrl = new URL(data.PUBLIC_SITE_URL ?? `http://${toReachableHost(data.HOST)}:${data.PORT}`);
  const adminUrl = new URL(data.ADMIN_ORIGIN ?? publicSiteUrl.origin);
  if (adminUrl.protocol !== publicSiteUrl.protocol) throw new Error('ADMIN_ORIGIN must use https if the site does.');
  return {
    isProduction: data.NODE_ENV === 'production',
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    publicSiteUrl,
    adminUrl,
    /** The admin's own hostname; null if it shares the site's. */
    adminHost: adminUrl.host === publicSiteUrl.host ? null : adminUrl.host,
    /** The address of the metrics endpoint; null if it is off. */
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    /** Whether to mark cookies as secure and send HSTS. */
    isHttps: publicSiteUrl.protocol === 'https:',
    firstAdministrator: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    /** The variables of `source` that are not blank. */
    given: variables,
    smtpUrl: data.SMTP_URL,
    /** An additional certificate authority for the email server, as PEM. */
    smtpCa: data.SMTP_CA,
    mailFrom: data.MAIL_FROM,
    mailTo: data.MAIL_TO,
    inbound: readInbound(data),
    /** Rebuild hook addresses by webhook id. A name and password in an address are sent as basic authentication. */
    rebuildHooks: new Map(data.REBUILD_HOOK_URLS.map((url) => [hashOf(url), url])),
    rebuildHookSecret: data.REBUILD_HOOK_SECRET,
    /** Private hosts that webhooks may call, as `host` or `host:port`. */
    webhookPrivateHosts: data.WEBHOOK_PRIVATE_HOSTS,
    /** The address that notifies search engines of changed jobs, if the site settings turn that on. */
    indexNowUrl: data.INDEXNOW_URL,
    /** The daily upload to Find a Job; null if it is off. */
    findAJob: readFindAJob(data),
    /** Whether another process uploads the site to S3. */
    hasStorage: data.PUBLISH_S3_URL !== undefined,
    /** Whether the publisher purges changed addresses from a CDN. */
    hasCdn: data.CDN !== undefined,
    /** Journal settings; null if JOURNAL_S3_URL is not set. */
    journal: readJournalSettings(source),
    backup: readSettings(source),
    trustProxy: data.TRUST_PROXY,
    /** Minimum free space on the data disk, in bytes, for accepting files; null for the default. */
    minFreeBytes: data.MIN_FREE_DISK_MB === undefined ? null : data.MIN_FREE_DISK_MB * 1024 ** 2,
    logLevel: data.LOG_LEVEL,
    /** The users who must use two-factor authentication. It is available to all. */
    secondFactor: data.REQUIRE_SECOND_FACTOR,
    /** Single sign-on settings; null if OIDC_ISSUER is not set. */
    singleSignOn: readSingleSignOnSettings(source),
    /** Time at which the previous process was killed because it had stopped responding. */
    silentAt: data.SILENT_AT === undefined ? null : Date.parse(data.SILENT_AT),
    /** Address and secret of the publisher; null when none is running. */
    publisher:
      data.PUBLISHER_PORT && data.PUBLISHER_SECRET
        ? { url: `http://127.0.0.1:${data.PUBLISHER_PORT}`, secret: data.PUBLISHER_SECRET }
        : null,
  };
}

const PORT_ERROR = 'must be a number from 0 to 65535, like 3000';
const port = z.coerce.number(PORT_ERROR).int(PORT_ERROR).min(0, PORT_ERROR).max(65_535, PORT_ERROR);
const MEGABYTES = 'must be a number of megabytes, like 2048';
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
const mailAddresses = z.string().refine(areAddresses, 'must be an email address, like Orrin & Vale <jobs@example.com>');

/** Length of the token in reply addresses. */
export const REPLY_TOKEN_LENGTH = 32;
/** RFC 5321 allows 64 characters before the @, including the plus sign and the token. */
const MAX_LOCAL_PART_LENGTH = 64 - 1 - REPLY_TOKEN_LENGTH;

/** Links in emails, the sitemap and the login cookie would only work on this machine without PUBLIC_SITE_URL. */
const NO_SITE_URL = 'PUBLIC_SITE_URL must be set in production, like https://www.example.com';

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an origin without a path, like https://www.example.com')
    .optional(),
  ADMIN_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin without a path, like https://admin.example.com')
    .optional(),
  ADMIN_EMAIL: z.email('must be an email address, like admin@example.com').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must be at least 12 characters long')
    .max(256, 'must be 256 characters or fewer')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an SMTP address, like smtps://user:password@mail.example.com' })
    .optional(),
  SMTP_CA: z.string().transform(certificateIn).optional(),
  MAIL_FROM: mailAddresses.optional(),
  MAIL_TO: mailAddresses.optional(),
  INBOUND_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an IMAP address, like imaps://user:password@mail.example.com' })
    .optional(),
  INBOUND_ADDRESS: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/, 'must be an email address, like replies@example.com')
    .refine(
      (address) => address.indexOf('@') <= MAX_LOCAL_PART_LENGTH,
      `must have at most ${MAX_LOCAL_PART_LENGTH} characters before the @`,
    )
    .optional(),
  REBUILD_HOOK_URLS: list
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be URLs, like https://example.com/hook' })))
    .transform((urls) => urls.map((url) => new URL(url)))
    .default([]),
  /** Signs calls to the rebuild hooks. */
  REBUILD_HOOK_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL, like https://api.indexnow.org/indexnow' })
    .default('https://api.indexnow.org/indexnow'),
  FIND_A_JOB_SFTP_URL: z
    .url({ protocol: /^sftp$/, error: 'must be an SFTP address, like sftp://user:password@sftp.example.com' })
    .optional(),
  FIND_A_JOB_HOST_KEY: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'must be a fingerprint, like the SHA256:… that ssh-keygen -lf prints')
    .optional(),
  WEBHOOK_PRIVATE_HOSTS: list
    .pipe(z.array(z.string().regex(/^[\w.-]+(:\d+)?$/, 'must be hosts, like n8n.internal:5678')))
    .default([]),
  PUBLISH_S3_URL: z.string().optional(),
  CDN: z.string().optional(),
  /** Addresses or ranges of the proxies in front of the server, or `loopback`. Must not match every address. */
  TRUST_PROXY: list
    .refine((networks) => networks.every(isNetwork), 'must be IP addresses or ranges, like 10.0.0.0/8, or loopback')
    .default([]),
  MIN_FREE_DISK_MB: z.coerce.number(MEGABYTES).min(0, MEGABYTES).optional(),
  REQUIRE_SECOND_FACTOR: z
    .enum(['nobody', 'administrators', 'everyone'], 'must be nobody, administrators or everyone')
    .default('nobody'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error'], 'must be trace, debug, info, warn or error')
    .default('info'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  PUBLISHER_PORT: port.optional(),
  SILENT_AT: z.iso.datetime().optional(),
  PUBLISHER_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
});

/** Settings of the mailbox for replies to our emails; null if it is off. */
function readInbound({ INBOUND_IMAP_URL: url, INBOUND_ADDRESS: address }: z.infer<typeof schema>) {
  if (url === undefined) return null;
  if (address === undefined) throw new Error('INBOUND_ADDRESS must be set, like replies@example.com');
  return { url, address };
}

function readFindAJob({ FIND_A_JOB_SFTP_URL: url, FIND_A_JOB_HOST_KEY: hostKey }: z.infer<typeof schema>) {
  if (url === undefined) return null;
  if (hostKey === undefined) throw new Error('FIND_A_JOB_HOST_KEY must be set, like SHA256:…');
  return { url: new URL(url), hostKey };
}

/** Hashes an address, because it is often secret. */
function hashOf({ href }: URL): string {
  return createHash('sha256').update(href).digest('base64url');
}

/** Whether a text is a list of email addresses, parsed as nodemailer does when it sends. */
function areAddresses(text: string): boolean {
  const mailboxes = parseAddresses(text, { flatten: true });
  return mailboxes.length > 0 && mailboxes.every(({ address }) => /^[^@]+@[^@]+$/.test(address));
}

/**
 * Whether Fastify accepts a value as an address or range. Rejects a plain number: 1, meant as a count of proxies, would
 * trust the address 0.0.0.1.
 */
function isNetwork(text: string): boolean {
  try {
    compile(text);
    return !/^\d+$/.test(text);
  } catch {
    return false;
  }
}

function certificateIn(path: string, context: z.RefinementCtx): string {
  try {
    const pem = readFileSync(path, 'utf8');
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem;
    context.addIssue('must be a PEM certificate file');
  } catch {
    context.addIssue(`must be a readable file; ${path} is not`);
  }
  return z.NEVER;
}

/** The host under which a browser on this machine reaches a server that listens on `host`. */
function toReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
