/** Responses shared by many clients: built once, compressed once off the event loop, and validated by ETag. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';

export interface CachedResponse {
  body: Buffer;
  /** A digest of the content, such as the start of its SHA-256. */
  hash: string;
  /** Compressed bodies by encoding; promises while compression is running. */
  encoded: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** A part of a cached response. It consists of slices, which are sent without copying or compression. */
export interface SlicedResponse {
  parts: Buffer[];
  hash: string;
}

type Encoding = 'br' | 'gzip';

/** The supported encodings in order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const MIN_COMPRESSIBLE_BYTES = 1_024;
/** Node has four threads for compression, files and passwords: two of them stay free for writes and logins. */
const compressionLimit = pLimit(2);
/**
 * Maximum length of the compression queue. Beyond it, responses are sent uncompressed, because waiting would take
 * longer than a larger download.
 */
const MAX_WAITING_COMPRESSIONS = 4;

export function cachedResponse(body: Buffer, hash = hashOfBytes(body)): CachedResponse {
  return { body, hash, encoded: new Map() };
}

/** Sends the response, compressed if the client accepts that, or 304 if the client has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  isCompressible = true,
) {
  const encoding = chooseEncoding(request, reply, response, isCompressible);
  reply.header('etag', toEtag(response, encoding));
  if (hasCurrent(request, response)) return reply.code(304).send();
  return sendBody(reply, response, encoding);
}

/** Sends the response, or 304 if the client has it. */
export async function sendSliced(request: FastifyRequest, reply: FastifyReply, response: SlicedResponse) {
  reply.header('etag', toEtag(response));
  if (hasCurrent(request, response)) return reply.code(304).send();
  const length = response.parts.reduce((sum, { length }) => sum + length, 0);
  return reply.header('content-length', length).send(Readable.from(response.parts, { objectMode: false }));
}

/** Sends the whole response even if the client already has it, compressed if the client accepts that. */
export async function sendWhole(request: FastifyRequest, reply: FastifyReply, response: CachedResponse) {
  return sendBody(reply, response, chooseEncoding(request, reply, response, true));
}

/** Returns a strong ETag, which differs by encoding because the bytes differ. */
function toEtag({ hash }: Pick<CachedResponse, 'hash'>, encoding: Encoding | null = null): string {
  return encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
}

/** The best encoding that an `Accept-Encoding` header allows, or null. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const acceptedEncodings = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => acceptedEncodings.includes(encoding)) ?? null;
}

function chooseEncoding(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  isCompressible: boolean,
) {
  if (!isCompressible || response.body.length < MIN_COMPRESSIBLE_BYTES) return null;
  reply.header('vary', 'accept-encoding');
  const encoding = negotiateEncoding(String(headers['accept-encoding'] ?? ''));
  if (encoding === null || Buffer.isBuffer(response.encoded.get(encoding))) return encoding;
  if (compressionLimit.pendingCount < MAX_WAITING_COMPRESSIONS) return encoding;
  // Compresses the response for later clients.
  void encode(response, encoding);
  return null;
}

async function sendBody(reply: FastifyReply, response: CachedResponse, encoding: Encoding | null) {
  if (encoding === null) return reply.send(response.body);
  return reply.header('content-encoding', encoding).send(await encode(response, encoding));
}

/** Whether one of the ETags in `If-None-Match` is this content in any encoding. */
function hasCurrent(request: FastifyRequest, { hash }: Pick<CachedResponse, 'hash'>): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const value = tag.trim().replace(/^W\//, '').replaceAll('"', '');
    return value === '*' || value === hash || value === `${hash}-br` || value === `${hash}-gzip`;
  });
}

function encode(response: CachedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  const knownEncoding = response.encoded.get(encoding);
  if (knownEncoding) return knownEncoding;
  const { body } = response;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const encodedBody = compressionLimit(async () => {
    const bytes = await (encoding === 'br'
      ? promisify(brotliCompress)(body, { params })
      : promisify(gzip)(body, { level: 6 }));
    response.encoded.set(encoding, bytes);
    return bytes;
  });
  response.encoded.set(encoding, encodedBody);
  return encodedBody;
}

function hashOfBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
