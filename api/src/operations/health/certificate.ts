import { connect } from 'node:tls';
import type { App } from '../../core/app.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/lib/dates.ts';

export interface Certificate {
  /** Time of expiry, in milliseconds since 1970. */
  until: number;
  /** Whether the certificate is for an address other than the site's. */
  isForOther: boolean;
}

const TIMEOUT_MS = 5_000;
/** Results are kept for hours, because a certificate is renewed weeks before it expires. */
const MAX_AGE_MS = 6 * HOUR_MS;
/** Delay after a failure: the server may just have started. */
const RETRY_MS = 10 * MINUTE_MS;

/** The last check of the certificate and its time, by app. */
const lastChecks = new WeakMap<App, { at: number; certificate: Certificate | null }>();

/** Returns the certificate that visitors get; null if the site has no https address or its server can't be reached. */
export async function readCertificate(app: App): Promise<Certificate | null> {
  const now = app.clock.now();
  const lastCheck = lastChecks.get(app);
  if (lastCheck && elapsedSince(lastCheck.at, now) < (lastCheck.certificate ? MAX_AGE_MS : RETRY_MS))
    return lastCheck.certificate;
  const certificate = await fetchCertificate(app.env.publicSiteUrl);
  lastChecks.set(app, { at: now, certificate: certificate });
  return certificate;
}

function fetchCertificate({ protocol, hostname, port }: URL): Promise<Certificate | null> {
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    // biome-ignore lint/plugin: an expired certificate has an end too, and nothing is sent.
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      const expiresAt = Date.parse(socket.getPeerCertificate().valid_to);
      const error: unknown = socket.authorizationError;
      finish(expiresAt ? { until: expiresAt, isForOther: String(error).includes('ALTNAME') } : null);
    });
    const deadline = setTimeout(() => finish(null), TIMEOUT_MS);
    const finish = (certificate: Certificate | null) => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(certificate);
    };
    socket.on('error', () => finish(null));
  });
}
