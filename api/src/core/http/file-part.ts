/** One file of a multipart request, received at a temporary path. */
import type { Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

type PartsOptions = Parameters<FastifyRequest['parts']>[0];

interface FilePart {
  /** The sender's name for the file; empty if none was sent. */
  name: string;
  /** The fields sent with the file, not validated. */
  fields: Record<string, string>;
}

interface Expected {
  /** The name of the file in errors. */
  what: string;
  maxBytes: number;
  tooLarge: string;
  /** The maximum number of fields sent with the file. */
  fields?: number;
  /** A hash to update with the content. */
  hash?: Hash;
}

/**
 * Writes the part `file` to `path`. Reads even an oversized body to its end, so that the client sees the response.
 * Throws 400, 413, or 415 for another body type. The caller removes the file.
 */
export async function saveFilePart(request: FastifyRequest, path: string, expected: Expected): Promise<FilePart> {
  const { what, maxBytes, tooLarge, fields: maxFields = 0, hash } = expected;
  if (!request.isMultipart()) throw new HttpError(415, `Send the ${what} as multipart/form-data.`);
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: maxFields,
    parts: maxFields + 1,
    fieldSize: 4_096,
    headerPairs: 20,
  };
  const fields: FilePart['fields'] = Object.create(null);
  let file: MultipartFile | null = null;
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as PartsOptions)) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        file = part;
        await using target = await open(path, 'wx', 0o600);
        for await (const chunk of part.file) {
          hash?.update(chunk);
          await target.appendFile(chunk);
        }
      }
    }
  } catch (error) {
    // Disk errors have a `syscall`. All other errors are about the upload.
    if (error instanceof Error && 'syscall' in error) throw error;
    const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw new HttpError(400, isLimit ? `Send one ${what} at a time.` : 'The upload was cut off. Please try again.');
  }
  if (!file) throw new HttpError(400, `Send the ${what} in the “file” part.`);
  if (file.file.truncated) throw new HttpError(413, tooLarge);
  return { name: file.filename ?? '', fields };
}
