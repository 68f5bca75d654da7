/** Answers that many people get alike: made once, compressed once off the event loop, checked by ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CachedAnswer {
  body: Buffer;
  /** The start of the content's SHA-256. */
  hash: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

export type Encoding = 'br' | 'gzip';

const MIN_BYTES = 1_024;
const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

export function cachedAnswer(body: Buffer, hash = hashOfBytes(body)): CachedAnswer {
  return { body, hash, encoded: new Map() };
}

export function hashOfBytes(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** Sends it, compressed as the client likes it if that makes it smaller, or 304 when the client has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  isCompressible = true,
) {
  const encoding = encodingOf(request, reply, answer, isCompressible);
  reply.header('etag', etag(answer, encoding));
  if (hasCurrent(request, answer)) return reply.code(304).send();
  return send(reply, answer, encoding);
}

/** Sends it, compressed as the client likes it, whatever the client has already. */
export async function sendWhole(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  return send(reply, answer, encodingOf(request, reply, answer, true));
}

/** What it is best sent in; says to caches that it depends on who asks. */
function encodingOf({ headers }: FastifyRequest, reply: FastifyReply, { body }: CachedAnswer, isCompressible: boolean) {
  if (!isCompressible || body.length < MIN_BYTES) return null;
  reply.header('vary', 'accept-encoding');
  return preferredEncoding(headers['accept-encoding']);
}

async function send(reply: FastifyReply, answer: CachedAnswer, encoding: Encoding | null) {
  if (encoding === null) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await encode(answer, encoding));
}

/** A strong validator: another for each encoding, as their bytes differ. */
export function etag({ hash }: Pick<CachedAnswer, 'hash'>, encoding: Encoding | null = null): string {
  return encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
}

/** Whether one of the ETags in `If-None-Match` is this content in any encoding. */
export function hasCurrent(request: FastifyRequest, { hash }: Pick<CachedAnswer, 'hash'>): boolean {
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  return given.split(',').some((tag) => {
    const value = tag.trim().replace(/^W\//, '').replaceAll('"', '');
    return value === '*' || value === hash || value === `${hash}-br` || value === `${hash}-gzip`;
  });
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function preferredEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  const isAccepted = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}

function encode(answer: CachedAnswer, encoding: Encoding): Promise<Buffer> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const { body } = answer;
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  const made = encoding === 'br' ? brotli(body, level) : gunzippable(body, { level: 6 });
  answer.encoded.set(encoding, made);
  return made;
}
