/** Purges addresses at a CDN: one adapter for each kind. */
import { randomUUID } from 'node:crypto';
import { runParallel } from '../run-parallel.ts';
import type { CdnSettings } from './settings.ts';

/** The calls to a CDN. Each resolves when the CDN has confirmed it, and rejects with a `PurgeError`. */
export interface Cdn {
  /** Identifies the zone, service or distribution to purge. A different target has a different id. */
  id: string;
  /** The number of addresses above which everything is purged instead. */
  maxAddresses: number;
  purge(addresses: readonly URL[]): Promise<void>;
  purgeEverything(): Promise<void>;
}

/** An error whose message is a sentence for the admin. */
export class PurgeError extends Error {
  /** The CDN's Retry-After in milliseconds; 0 if the CDN sent none. */
  readonly waitMs: number;

  constructor(message: string, waitMs = 0) {
    super(message);
    this.waitMs = waitMs;
  }
}

const TIMEOUT_MS = 20_000;
const MAX_WAIT_MS = 10 * 60_000;
/** Maximum number of addresses per request that every Cloudflare plan allows. */
const CLOUDFLARE_BATCH_SIZE = 100;
const FASTLY_REQUESTS = 8;

export function openCdn(settings: CdnSettings): Cdn {
  return { id: `${settings.kind} ${settings.id}`, ...ADAPTERS[settings.kind](settings) };
}

type Adapter = (settings: CdnSettings) => Omit<Cdn, 'id'>;

const cloudflare: Adapter = ({ api, id, token }) => {
  const send = (body: object) =>
    post(`${api}/client/v4/zones/${id}/purge_cache`, { authorization: `Bearer ${token}` }, body);
  return {
    maxAddresses: 300,
    async purge(addresses) {
      const files = addresses.map(({ href }) => href);
      for (let offset = 0; offset < files.length; offset += CLOUDFLARE_BATCH_SIZE)
        await send({ files: files.slice(offset, offset + CLOUDFLARE_BATCH_SIZE) });
    },
    purgeEverything: () => send({ purge_everything: true }),
  };
};

const fastly: Adapter = ({ api, id, token }) => {
  const send = (path: string) => post(`${api}/${path}`, { 'fastly-key': token });
  return {
    maxAddresses: 300,
    purge: (addresses) =>
      runParallel(addresses, FASTLY_REQUESTS, ({ host, pathname }) => send(`purge/${host}${pathname}`)),
    purgeEverything: () => send(`service/${id}/purge_all`),
  };
};

/** Purges everything above a low number of addresses, because Amazon charges per path and `/*` counts as one. */
const cloudfront: Adapter = ({ api, id: DistributionId, keys }) => {
  // Loads the SDK on first use, because it is large.
  const sdk = memoize(async () => {
    const { CloudFrontClient, ...commands } = await import('@aws-sdk/client-cloudfront');
    const options = { endpoint: api, region: 'us-east-1', credentials: keys, maxAttempts: 1 };
    return { client: new CloudFrontClient(options), ...commands };
  });
  const purge = async (Items: string[]) => {
    const { client, CreateInvalidationCommand, waitUntilInvalidationCompleted } = await sdk();
    try {
      const Paths = { Quantity: Items.length, Items };
      const InvalidationBatch = { CallerReference: randomUUID(), Paths };
      const abortSignal = AbortSignal.timeout(TIMEOUT_MS);
      const command = new CreateInvalidationCommand({ DistributionId, InvalidationBatch });
      const { Invalidation: createdInvalidation } = await client.send(command, { abortSignal });
      if (createdInvalidation?.Status === 'Completed') return;
      const waiter = { client, maxWaitTime: MAX_WAIT_MS / 1_000, minDelay: 1, maxDelay: 5 };
      await waitUntilInvalidationCompleted(waiter, { DistributionId, Id: createdInvalidation?.Id });
    } catch (error) {
      const { message, $response } = error as Error & { $response?: { headers: Record<string, string> } };
      throw new PurgeError(
        `The CDN didn’t confirm the purge (${message}).`,
        readWait($response?.headers['retry-after']),
      );
    }
  };
  return {
    maxAddresses: 100,
    purge: (addresses) => purge(addresses.map(({ pathname }) => pathname)),
    purgeEverything: () => purge(['/*']),
  };
};

function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null;
  return () => (promise ??= make());
}

const ADAPTERS: Record<CdnSettings['kind'], Adapter> = { cloudflare, fastly, cloudfront };

async function post(url: string, headers: Record<string, string>, body?: object): Promise<void> {
  const json = body && { 'content-type': 'application/json' };
  const options = { method: 'POST', headers: { ...headers, ...json }, body: body && JSON.stringify(body) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...options, redirect: 'error', signal }).catch((error: Error) => {
    throw new PurgeError(`The CDN can’t be reached (${describe(error)}).`);
  });
  // Reads the body of every response, because an unread body would block the connection.
  const responseBody = await response.text().catch(() => '');
  const hasFailed = !response.ok || /"success":\s*false/.test(responseBody);
  if (hasFailed)
    throw new PurgeError(
      `The CDN responded to the purge with status ${response.status}.`,
      readWait(response.headers.get('retry-after')),
    );
}

function describe({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'it did not answer in time';
  return cause instanceof Error ? cause.message : message;
}

/** Reads a wait from seconds or a date. Returns milliseconds. */
function readWait(value: string | null | undefined): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Math.min(MAX_WAIT_MS, Math.max(0, ms || 0));
}
