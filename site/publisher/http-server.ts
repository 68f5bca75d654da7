/** The publisher's HTTP server on loopback, which requires a shared secret. */

import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { sentBatchSchema } from './content/feed.ts';
import type { Publisher } from './publisher.ts';
import { previewRequest } from './render/messages.ts';

/** The maximum size of a request, which contains a few changes of at most 2 MB each as JSON. */
const MAX_BODY_BYTES = 16_000_000;

const publishRequest = z.object({ change: z.number(), batch: sentBatchSchema.nullable().default(null) });

const edgesRequest = z.object({ changes: z.array(z.number()) });

const missingRequest = z.object({ paths: z.array(z.string()) });

type Handler = (publisher: Publisher, body: unknown) => unknown;

const handlers: Readonly<Record<string, Handler>> = {
  'POST /publish': (publisher, body) => {
    const { change, batch } = read(publishRequest, body);
    return publisher.publish(change, batch);
  },
  'POST /publish-everything': (publisher) => publisher.publishEverything(),
  'POST /preview': (publisher, body) => publisher.preview(read(previewRequest, body)),
  'POST /missing': (publisher, body) => publisher.missing(read(missingRequest, body).paths),
  'POST /edges': (publisher, body) => publisher.edges(read(edgesRequest, body).changes),
  'GET /status': (publisher) => publisher.status(),
};

export function createHttpServer(publisher: Publisher, secret: string): Server {
  return createServer(async (request, response) => {
    try {
      if (!hasSecret(request, secret)) return send(response, 401, { message: 'The secret is missing or wrong.' });
      const handler = handlers[`${request.method} ${request.url}`];
      if (!handler) return send(response, 404, { message: 'There’s nothing at this address.' });
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      send(response, 200, await handler(publisher, body));
    } catch (error) {
      if (error instanceof BadRequest) return send(response, 400, { message: error.message });
      // The content feed or a worker is down; the API tries again.
      send(response, 503, { message: error instanceof Error ? error.message : String(error) });
    }
  });
}

class BadRequest extends Error {}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(status >= 400 && { connection: 'close' }) });
  response.end(JSON.stringify(body));
}

function hasSecret({ headers }: IncomingMessage, secret: string): boolean {
  const sentHeader = Buffer.from(headers.authorization ?? '');
  const expectedHeader = Buffer.from(`Bearer ${secret}`);
  return sentHeader.length === expectedHeader.length && timingSafeEqual(sentHeader, expectedHeader);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) throw new BadRequest('The request is too large.');
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BadRequest('The request is not JSON.');
  }
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) throw new BadRequest(z.prettifyError(error));
  return data;
}
