/** The settings of the CDN in front of the site, read from the environment. */

/** The environment variables, to hand on to the publisher. */
export const CDN_VARIABLES = ['CDN', 'CDN_ID', 'CDN_TOKEN', 'CDN_ACCESS_KEY', 'CDN_SECRET_KEY', 'CDN_API_URL'];

export interface CdnSettings {
  kind: 'cloudflare' | 'fastly' | 'cloudfront';
  /** The zone, service or distribution. */
  id: string;
  /** The token of the API; empty for CloudFront. */
  token: string;
  /** The keys of CloudFront. */
  keys: { accessKeyId: string; secretAccessKey: string };
  /** The origin of the CDN's API. */
  api: string;
}

const KINDS = {
  cloudflare: { id: 'the zone', secrets: ['CDN_TOKEN'], api: 'https://api.cloudflare.com' },
  fastly: { id: 'the service', secrets: ['CDN_TOKEN'], api: 'https://api.fastly.com' },
  cloudfront: {
    id: 'the distribution',
    secrets: ['CDN_ACCESS_KEY', 'CDN_SECRET_KEY'],
    api: 'https://cloudfront.amazonaws.com',
  },
} as const;

/** Returns null if `CDN` is not set. Throws an error that names the first setting that is wrong or missing. */
export function readCdnSettings(env: Readonly<Record<string, string | undefined>>): CdnSettings | null {
  const { CDN: kind, CDN_ID: id, CDN_TOKEN = '', CDN_ACCESS_KEY = '', CDN_SECRET_KEY = '', CDN_API_URL } = env;
  if (!kind) return null;
  if (!isKind(kind)) throw new Error('CDN must be cloudflare, fastly or cloudfront');
  const { secrets, ...known } = KINDS[kind];
  if (!id || !/^[\w-]+$/.test(id)) throw new Error(`CDN_ID must be the id of ${known.id} at the CDN`);
  const missingSecret = secrets.find((name) => !env[name]);
  if (missingSecret) throw new Error(`${missingSecret} must be set for CDN=${kind}`);
  const api = CDN_API_URL || known.api;
  if (!URL.canParse(api) || !/^(https:|http:\/\/(localhost|127\.0\.0\.1)\b)/.test(api))
    throw new Error('CDN_API_URL must be an https address, like https://api.example.com');
  const keys = { accessKeyId: CDN_ACCESS_KEY, secretAccessKey: CDN_SECRET_KEY };
  return { kind, id, token: CDN_TOKEN, keys, api: new URL(api).origin };
}

function isKind(text: string): text is CdnSettings['kind'] {
  return Object.hasOwn(KINDS, text);
}
