/** A real server that receives events and responds as a test specifies. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Event {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export async function startReceiver(port = 0) {
  const calls: Received[] = [];
  const receiver = {
    calls,
    /** Responds to a call. Tests replace it, for example to leave the response open. */
    respond: (response: ServerResponse): void => void response.writeHead(204).end(),
    events: () => calls.map(({ body }) => JSON.parse(body) as Event),
    types: () => receiver.events().map(({ type }) => type),
    url: '',
    host: '',
    stop: () => new Promise<void>((callback) => void server.close(() => callback()).closeAllConnections()),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    receiver.respond(response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  receiver.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  receiver.url = `http://${receiver.host}/events?key=part-of-the-address`;
  return receiver;
}

/** Returns the event after checking its signature with the reference implementation. Throws if the signature is wrong. */
export function verify(secret: string, { headers, body }: Received): Event {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Event;
  } finally {
    vi.useRealTimers();
  }
}
