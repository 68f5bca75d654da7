/** Requests to a web server on this machine by any host name, without checking its certificate. */
import { request as httpRequest } from 'node:http';
import { request } from 'node:https';

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Sends one request to this machine with exactly this path, without normalising it. */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<HttpResponse> {
  const { host, port, protocol, hostname } = new URL(origin);
  const send = protocol === 'https:' ? request : httpRequest;
  const target = { host: '127.0.0.1', port, servername: hostname, rejectUnauthorized: false, agent: false };
  return new Promise((resolve, reject) => {
    const clientRequest = send({ ...target, method, path, headers: { host, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
    });
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}

/** A request as a page of `origin` sends it. */
export function json(origin: string, body: object) {
  return { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify(body) };
}

/** Reads the start of an endless response. Throws if no data arrives for five seconds. */
export function firstBytes(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const { host, port, hostname } = new URL(origin);
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, servername: hostname, rejectUnauthorized: false, path };
    const clientRequest = request({ ...target, headers: { host, ...headers } }, (incoming) => {
      incoming.once('data', (chunk) => {
        clientRequest.destroy();
        resolve(String(chunk));
      });
      incoming.once('end', () => resolve(''));
    });
    clientRequest.setTimeout(5_000, () => reject(new Error('Nothing came.')));
    clientRequest.once('error', reject);
    clientRequest.end();
  });
}
