import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './installation.ts';

/** The key and secret that the server accepts. */
export const KEYS = { accessKey: 'S3RVER', secretKey: 'S3RVER' };

/**
 * Starts an S3 server with one empty bucket and returns its origin. The server checks signatures, but for lists it
 * expects `/bucket`, where Amazon and its SDK sign `/bucket/`. Tests that list must allow the mismatch.
 */
export async function startS3(bucket: string, { allowMismatchedSignatures = false } = {}): Promise<string> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: bucket }],
    allowMismatchedSignatures,
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${port}`;
}

/** Starts a proxy that keeps the signed host name. If `fault` returns a status, the proxy responds with it. */
export async function startFaultyProxy(
  origin: string,
  fault: (request: IncomingMessage) => number | null,
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const proxy = createServer((incoming, outgoing) => {
    const status = fault(incoming);
    if (status !== null) {
      incoming.resume();
      incoming.once('end', () => outgoing.writeHead(status).end('<Error><Message>Out of order</Message></Error>'));
      return;
    }
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return listen(proxy);
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
