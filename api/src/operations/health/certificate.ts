import { connect } from 'node:tls';
import type { App } from '../../core/app.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { HOUR_MS } from '../../core/lib/dates.ts';

const TIMEOUT_MS = 5_000;
/** A certificate is renewed weeks before its end. */
const CHECK_MS = 6 * HOUR_MS;

/** The last look at the certificate of each app, with its time. */
const looks = new WeakMap<App, { at: number; until: Promise<number | null> }>();

/**
 * When the certificate ends that visitors get, in milliseconds since 1970. Null if the site has no https address or its server
 * can't reach it. Looks again after six hours.
 */
export function certificateEnd(app: App): Promise<number | null> {
  const now = app.clock.now();
  const last = looks.get(app);
  if (last && elapsedSince(last.at, now) < CHECK_MS) return last.until;
  const until = readEnd(app.env.publicSiteUrl);
  looks.set(app, { at: now, until });
  return until;
}

function readEnd({ protocol, hostname, port }: URL): Promise<number | null> {
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    // biome-ignore lint/plugin: an expired certificate has an end too, and nothing is sent.
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => done(Date.parse(socket.getPeerCertificate().valid_to) || null));
    const done = (end: number | null) => {
      socket.destroy();
      resolve(end);
    };
    socket.setTimeout(TIMEOUT_MS, () => done(null));
    socket.on('error', () => done(null));
  });
}
