/** One image from a multipart request, by way of a temporary file. */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import { MAX_BYTES, MESSAGES } from './decode.ts';
import { temporaryPath } from './files.ts';
import { toMediaId } from './store.ts';

interface Upload {
  id: string;
  /** Where the bytes are until the work is done. */
  path: string;
  /** The sender's name for the file, if any. */
  filename: string;
  /** As sent, unchecked. */
  alt: string;
}

const PARTS = {
  limits: { fileSize: MAX_BYTES, files: 1, fields: 5, parts: 6, fieldSize: 4_096, headerPairs: 20 },
  throwFileSizeLimit: false,
};

/**
 * Receives the part `file` and the optional part `alt`, and hands them to `work`; the temporary file is gone afterwards
 * in every case. Throws 400 for a body that ends early or does not have exactly one image, 413 for an image that is too
 * large, 415 for any other type of body.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  dataDir: string,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new HttpError(415, 'Send the image as multipart/form-data.');
  const path = await temporaryPath(dataDir);
  try {
    return await work({ path, ...(await receive(request, path)) });
  } finally {
    await rm(path, { force: true });
  }
}

/** Reads to the end even if it is too large, because a client that is still sending would not see the response. */
async function receive(request: FastifyRequest, path: string): Promise<Omit<Upload, 'path'>> {
  let file: Saved | null = null;
  let alt = '';
  try {
    for await (const part of request.parts(PARTS)) {
      if (part.type === 'file') file = await save(part, path);
      else if (part.fieldname === 'alt') alt = String(part.value);
    }
  } catch (error) {
    throw toHttpError(error);
  }
  if (!file) throw new HttpError(400, 'Send the image in the “file” part.');
  if (file.isCut) throw new HttpError(413, MESSAGES.tooLarge);
  return { id: file.id, filename: file.filename, alt };
}

interface Saved {
  id: string;
  filename: string;
  /** There was more than the limit allows, and the rest was discarded. */
  isCut: boolean;
}

async function save({ file, filename }: MultipartFile, path: string): Promise<Saved> {
  const hash = createHash('sha256');
  await using target = await open(path, 'wx', 0o600);
  for await (const chunk of file) {
    hash.update(chunk);
    await target.appendFile(chunk);
  }
  return { id: toMediaId(hash), filename: filename ?? '', isCut: file.truncated };
}

/** Errors of the disk stay as they are; all others are about what was sent. */
function toHttpError(error: unknown): unknown {
  if (error instanceof Error && 'syscall' in error) return error;
  const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return new HttpError(400, isLimit ? 'Send one image at a time.' : 'The upload was cut off. Please try again.');
}
