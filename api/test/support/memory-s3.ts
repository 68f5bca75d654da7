/**
 * An S3 server in memory: objects, conditional writes, lists and uploads in parts, and faults on request. It checks no
 * signatures.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StoredObject {
  body: Buffer;
  etag: string;
  at: number;
}

interface Fault {
  /** The status of the response. */
  status?: number;
  /** The wait before the response, in milliseconds. */
  delayMs?: number;
  ignoresConditions?: boolean;
}

export type MemoryS3 = Awaited<ReturnType<typeof startMemoryS3>>;

const PAGE_SIZE = 1_000;

/** Starts an S3 server in memory with one bucket, `bucket`. */
export async function startMemoryS3() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const requests: { method: string; key: string }[] = [];
  let fault: (method: string, key: string) => Fault | null = () => null;

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://storage');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const { method = '' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    requests.push({ method, key });
    const { status, delayMs = 0, ignoresConditions = false } = fault(method, key) ?? {};
    if (delayMs > 0) await sleep(delayMs);
    if (status !== undefined) return fail(response, status);
    const object = objects.get(key);
    if (key === '' && method === 'GET') return list(query, response);
    if (method === 'POST') return post(key, query, response);
    if (method === 'PUT') {
      const part = Number(query.get('partNumber'));
      const noneMatch = request.headers['if-none-match'];
      const match = request.headers['if-match'];
      if (noneMatch === '*' && object && !ignoresConditions) return fail(response, 412);
      if (!ignoresConditions && match !== undefined && match !== object?.etag)
        return fail(response, object ? 412 : 404);
      if (part > 0) uploads.get(query.get('uploadId') ?? '')?.set(part, body);
      else store(key, body);
      return response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!object) return fail(response, 404);
    response.writeHead(200, { etag: object.etag, 'content-length': object.body.length });
    return response.end(method === 'HEAD' ? undefined : object.body);
  }

  function post(key: string, query: URLSearchParams, response: ServerResponse) {
    if (query.has('uploads')) {
      const id = String(uploads.size + 1);
      uploads.set(id, new Map());
      return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const parts = uploads.get(query.get('uploadId') ?? '') ?? new Map<number, Buffer>();
    const sorted = [...parts].sort(([a], [b]) => a - b);
    store(key, Buffer.concat(sorted.map(([, bytes]) => bytes)));
    return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  function list(query: URLSearchParams, response: ServerResponse) {
    const marker = query.get('marker') ?? '';
    const matchingKeys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > marker)
      .sort();
    const contents = matchingKeys.slice(0, PAGE_SIZE).map((key) => {
      const at = new Date(objects.get(key)?.at ?? 0).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const isTruncated = matchingKeys.length > PAGE_SIZE;
    response.end(`<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`);
  }

  function store(key: string, body: Buffer) {
    objects.set(key, { body, etag: etagOf(body), at: Date.now() });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    objects,
    /** The requests so far, in order. */
    requests,
    /** Sets the fault for all further requests. Null means no fault. */
    setFault(next: typeof fault) {
      fault = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fail(response: ServerResponse, status: number) {
  response.writeHead(status).end('<Error><Message>Out of order</Message></Error>');
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}
