/**
 * The short way to files that many people ask for. What the long way (routes, hooks, header objects) has answered once is
 * kept with its headers and given again, as long as the same file is in its place. Everything out of the ordinary
 * still goes the long way.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { App } from '../../lib/app.ts';
import { type Encoding, preferredEncoding } from '../../lib/http-cache.ts';
import type { Folder, ServedFile } from './folder.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells of the file that a request is answered with, so that the next one like it can have a quick answer. */
    learnAnswer(request: FastifyRequest, reply: FastifyReply, source: Source): void;
  }
}

/** Where the file was found. */
export interface Source {
  folder: Folder;
  path: string;
  file: ServedFile;
}

interface Known extends Source {
  /** By what the request makes of it: see `kindOf`. */
  answers: Map<string, Answer>;
}

interface Answer {
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
  etag: unknown;
}

/** Addresses. */
const MOST = 2_000;
/** Of a single answer, or set by Node. */
const NOT_KEPT = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
/** All that a 304 has to say (RFC 9110, 15.4.5): the rest the client has kept with the file, and to send it costs more than the answer. */
const OF_304 = new Set(['cache-control', 'etag', 'vary']);

export function quickAnswers(app: App) {
  const known = new Map<string, Known>();

  app.decorate('learnAnswer', (request, reply, source) => {
    const { url, method, headers } = request.raw;
    // The admin's own host answers otherwise, and figures count every request.
    if (app.env.adminHost !== null || app.env.metrics !== null) return;
    if (!url || url.includes('?') || method !== 'GET' || headers.range !== undefined) return;
    reply.raw.once('finish', async () => {
      const isOrdinary = reply.statusCode === (headers['if-none-match'] === undefined ? 200 : 304);
      const answer = isOrdinary && (await answerOf(reply, source.file));
      if (!answer) return;
      if (known.size >= MOST) known.clear();
      const before = known.get(url);
      const entry = before?.file === source.file ? before : { ...source, answers: new Map() };
      entry.answers.set(kindOf(request.raw), answer);
      known.set(url, entry);
    });
  });

  /** Returns whether it could. */
  function answerQuickly(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    const entry = known.get(url);
    if (!entry || (method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
    const { folder, path, file, answers } = entry;
    if (folder.file(path) !== file) {
      known.delete(url);
      return false;
    }
    const answer = answers.get(kindOf(request));
    const tag = headers['if-none-match'];
    if (!answer || (tag !== undefined && tag !== answer.etag)) return false;
    response.writeHead(tag === undefined ? 200 : 304, answer.headers);
    response.end(method === 'HEAD' || tag !== undefined ? undefined : answer.body);
    return true;
  }

  app.addHook('onReady', async () => {
    const [takeLongWay] = app.server.listeners('request') as RequestListener[];
    if (!takeLongWay) return;
    app.server.off('request', takeLongWay);
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!answerQuickly(request, response)) takeLongWay(request, response);
    });
  });
}

async function answerOf(reply: FastifyReply, file: ServedFile): Promise<Answer | null> {
  const isKept = (name: string) => (reply.statusCode === 304 ? OF_304.has(name) : !NOT_KEPT.has(name));
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => isKept(name));
  if (reply.hasHeader('set-cookie')) return null;
  const encoding = reply.getHeader('content-encoding') as Encoding | undefined;
  const body = encoding ? await file.encoded.get(encoding) : file.body;
  return body
    ? { headers: headers.flatMap(([name, value]) => [name, String(value)]), body, etag: reply.getHeader('etag') }
    : null;
}

/** Answers differ by the encoding that is asked for, and by whether the client has the file already. */
function kindOf({ headers }: IncomingMessage): string {
  const accepted = String(headers['accept-encoding'] ?? '');
  const isAgain = headers['if-none-match'] !== undefined;
  return `${encodingFor(accepted)} ${isAgain}`;
}

const encodings = new Map<string, Encoding | null>();

/** Browsers send few different ones. */
function encodingFor(accepted: string): Encoding | null {
  let encoding = encodings.get(accepted);
  if (encoding === undefined) {
    if (encodings.size >= 100) encodings.clear();
    encoding = preferredEncoding(accepted);
    encodings.set(accepted, encoding);
  }
  return encoding;
}
