import { isCompressible } from 'content-types/lib/mime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFile } from '../plugins/static-site/folder.ts';
import { byteRange } from './byte-range.ts';
import { etag, sendCached } from './http-cache.ts';

/** Sends a file: whole, the part asked for, or 304. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile) {
  reply.type(file.contentType).header('accept-ranges', 'bytes');
  const { range, 'if-range': ifRange } = request.headers;
  const isSame = ifRange === undefined || ifRange === etag(file);
  const part = range !== undefined && isSame ? byteRange(range, file.body.length) : null;
  if (part === null) return sendCached(request, reply, file, isCompressible(file.contentType));

  reply.header('etag', etag(file));
  if (part === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.body.length}`).send();
  }
  const { start, end } = part;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${file.body.length}`);
  return reply.send(file.body.subarray(start, end + 1));
}
