/** The real app on a real port, and what every response to a hostile request must satisfy. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { type IntakeServer, startIntake } from '../../../api/test/support/applications.ts';
import { HANG_MS } from '../../../api/test/support/hang.ts';

/** The total number of hostile requests: 2,000 by default, 100,000 with `pnpm test:fuzz`. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 2_000);

export interface Sent {
  method: string;
  /** Sent byte for byte. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface HttpResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Target = Awaited<ReturnType<typeof startTarget>>;

/** Starts the app. `send` throws if the app fails, hangs or reveals internals. Each request comes from a new address. */
export async function startTarget() {
  const server: IntakeServer = await startIntake();
  // Simulates a published site, because otherwise every unknown address would return 503.
  mkdirSync(join(server.dataDir, 'site'));
  writeFileSync(join(server.dataDir, 'site', '404.html'), 'nothing here');
  const { cookie } = await server.logIn();
  const { hostname, port } = new URL(server.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const countByStatus = new Map<number, number>();
  let count = 0;

  async function send({ method, path, headers = {}, body = '' }: Sent): Promise<HttpResponse> {
    count += 1;
    const address = `198.${18 + ((count >> 16) & 1)}.${(count >> 8) & 255}.${count & 255}`;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const requestHeaders = { 'x-forwarded-for': address, accept: 'application/json', ...headers, ...length };
    const response = await exchange({ hostname, port, method, path, headers: requestHeaders, agent }, body);
    countByStatus.set(response.status, (countByStatus.get(response.status) ?? 0) + 1);
    // Some calls return 503 here, because no publisher is running.
    const needsPublisher = response.status === 503 && /^\/(api\/p|readyz|preview)/.test(path);
    if (response.status >= 500 && !needsPublisher) throw new Error(`${response.status} for ${method} ${path}`);
    if (LEAKS.test(response.body)) throw new Error(`${method} ${path} tells too much: ${response.body.slice(0, 300)}`);
    return response;
  }

  return {
    ...server,
    /** The headers of an administrator's browser. */
    admin: { cookie, origin: 'http://localhost:3000' },
    send,
    /** The number of responses with each status. */
    statuses: () => Object.fromEntries([...countByStatus].sort(([a], [b]) => a - b)),
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}

/** Matches text that can come only from the server's disk, code or database. */
const LEAKS = /root:x:0|SQLite format|SQLITE_|node_modules|\bat \w+ \(|\.ts:\d+:\d+/;

async function exchange(options: RequestOptions, body: Buffer | string): Promise<HttpResponse> {
  const clientRequest = request({ ...options, signal: AbortSignal.timeout(HANG_MS) });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() };
}
