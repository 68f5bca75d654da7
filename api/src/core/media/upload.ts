/** Receives one image of a multipart request in a temporary file. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { saveFilePart } from '../http/file-part.ts';
import { MAX_BYTES, MESSAGES } from './decode.ts';
import { temporaryPath } from './files.ts';
import { toMediaId } from './store.ts';

interface Upload {
  id: string;
  /** Path of the temporary file, which exists until `work` ends. */
  path: string;
  /** The sender's name for the file, if any. */
  filename: string;
  /** The description from the request, not validated. */
  alt: string;
}

/**
 * Receives the part `file` and the optional part `alt`, and passes them to `work`. Always removes the temporary file
 * afterwards. Throws as `saveFilePart` does.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  dataDir: string,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const path = await temporaryPath(dataDir);
  const hash = createHash('sha256');
  const expected = { what: 'image', maxBytes: MAX_BYTES, tooLarge: MESSAGES.tooLarge, fields: 5, hash };
  try {
    const { name, fields } = await saveFilePart(request, path, expected);
    return await work({ id: toMediaId(hash), path, filename: name, alt: fields.alt ?? '' });
  } finally {
    await rm(path, { force: true });
  }
}
