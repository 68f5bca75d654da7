import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SECRET = 'the secret of the publisher';

export interface FakePublisher {
  port: number;
  /** The changes that the stand-in was asked to publish. */
  asked: number[];
  /** The number of requests for a full build. */
  full: number;
  /** The behaviour of the stand-in. Every response waits for `held`, and that of a full build also for `fullHeld`. */
  state: {
    isFailing: boolean;
    isSlow: boolean;
    held: Promise<void> | null;
    fullHeld: Promise<void> | null;
    previewStatus: number;
    /** The result of the CDN purge that each publish reports. */
    edge: { state: string; ms: number | null; errors: object[] } | null;
    /** The paths that have no page. */
    missing: string[];
  };
  stop(): Promise<void>;
}

/** A stand-in for the publisher, which speaks its protocol and publishes nothing. */
export function startPublisher(port = 0): Promise<FakePublisher> {
  const requestedChanges: number[] = [];
  const fake = { asked: requestedChanges, full: 0 };
  const state: FakePublisher['state'] = {
    isFailing: false,
    isSlow: false,
    held: null,
    fullHeld: null,
    previewStatus: 200,
    edge: null,
    missing: [],
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    if (request.headers.authorization !== `Bearer ${SECRET}`) return response.writeHead(401).end();
    if (state.isSlow) await new Promise((resolve) => setTimeout(resolve, 300));
    await state.held;
    const errors = state.isFailing ? [{ path: '/blog', message: 'It does not render.' }] : [];
    const pages = [{ path: '/', action: 'written' }];
    const sharedFields = { applied: body.change, errors, edge: state.edge };
    if (request.url === '/publish') requestedChanges.push(body.change);
    if (request.url === '/publish-everything') {
      fake.full += 1;
      await state.fullHeld;
    }
    const responses: Record<string, object> = {
      '/publish': {
        ...sharedFields,
        state: state.isFailing ? 'failed' : 'live',
        pages,
        pageCount: 1,
        bytes: 9,
        ms: 1.5,
      },
      '/publish-everything': {
        ...sharedFields,
        applied: requestedChanges.at(-1) ?? 0,
        state: 'live',
        pages,
        pageCount: 7,
        bytes: 99,
        ms: 9,
      },
      '/edges': (body.changes ?? []).map(() => state.edge),
      '/status': {
        applied: requestedChanges.at(-1) ?? 0,
        errors,
        compiled: 'x',
        pages: 1,
        publishing: false,
        progress: { done: 3, total: 7 },
      },
      '/missing': (body.paths ?? []).filter((path: string) => state.missing.includes(path)),
      '/preview': {
        status: state.previewStatus,
        html: `<html><head></head><body class="x"><h1>${body.data?.title}</h1> at ${body.path}</body></html>`,
      },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(responses[request.url ?? '']));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const stop = () => new Promise<void>((callback) => void server.close(() => callback()).closeAllConnections());
      resolve(Object.assign(fake, { port: (server.address() as AddressInfo).port, state, stop }));
    });
  });
}
