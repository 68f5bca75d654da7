import type { FileHandle } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';

/** A submitted form: JSON, urlencoded or multipart. */
export interface SentForm {
  /** Values by field name. A repeated field becomes an array, which no field accepts. */
  values: Record<string, unknown>;
  /** The requested file as received by its store; null if none was chosen. */
  file: SentFile | null;
  /** All received files, for a target that takes several. */
  files: SentFile[];
}

export interface ReceivedFile {
  /** The name that the file will have in its store: random and unguessable. */
  id: string;
  bytes: number;
  sha256: string;
  /** Open until the file is kept or discarded. */
  handle: FileHandle;
}

export interface SentFile extends ReceivedFile {
  /** The sender's name for the file. */
  name: string;
  isTooLarge: boolean;
}

/** The part that holds a file, its limit in bytes, and the store that takes it. */
export interface FileTarget {
  part: string;
  maxBytes: number;
  /** The maximum number of files; 1 by default. */
  most?: number;
  /** Stores a file. Rejects if the source or the disk fails, and then leaves nothing behind. */
  receive(source: AsyncIterable<Buffer>): Promise<ReceivedFile>;
  discard(file: ReceivedFile): Promise<void>;
}

/** Allows a form with 40 questions of 30 boxes each, all ticked. */
const LIMITS = { files: 4, fields: 1_300, fieldSize: 200_000, fieldNameSize: 100, headerPairs: 20 };
/** Maximum length of all fields together, which are held in memory. */
const MAX_TYPED_CHARACTERS = 12_000_000;
/** A body up to this size is read to its end even if its file is too large, so that the typed text can be returned. */
const MAX_READ_BYTES = 64 * 1024 * 1024;

/**
 * Reads the whole body, with parts in any order, and discards unrequested files. Throws 400 for malformed bodies, 413
 * for excess size or parts, and 415 for JSON other than an object. Keeps no file on an error.
 */
export async function readForm(request: FastifyRequest, target?: FileTarget): Promise<SentForm> {
  if (request.isMultipart()) return readParts(request, target);
  const { body } = request;
  if (body === undefined || body === null) return { values: {}, file: null, files: [] };
  if (typeof body !== 'object' || Array.isArray(body)) throw new HttpError(415, 'Send a form or JSON.');
  const values = Object.entries(body).map(([name, value]) => [name, toPlainValue(value)]);
  return { values: Object.fromEntries(values), file: null, files: [] };
}

/** Replaces objects, because `String()` might throw for one with its own `toString`. No field accepts an object. */
function toPlainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' && item !== null ? {} : item));
  return typeof value === 'object' && value !== null ? {} : value;
}

async function readParts(request: FastifyRequest, target?: FileTarget): Promise<SentForm> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_READ_BYTES)
    throw new HttpError(413, 'This form is too large to send.');
  const form: SentForm = { values: Object.create(null), file: null, files: [] };
  const maxFiles = target?.most ?? 1;
  // A file at its limit is truncated and marked rather than rejected, because the fields after it must still be read.
  const files = Math.max(LIMITS.files, maxFiles);
  let typedLength = 0;
  const limits = { ...LIMITS, files, parts: LIMITS.fields + files, fileSize: target?.maxBytes ?? 1 };
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as PartsOptions)) {
      if (part.type === 'field') {
        typedLength += String(part.value).length;
        if (part.valueTruncated || typedLength > MAX_TYPED_CHARACTERS)
          throw new HttpError(413, 'This form is too large to send.');
        addValue(form.values, part.fieldname, part.value);
      } else if (target && part.fieldname === target.part && form.files.length < maxFiles) {
        const receivedFile = await target.receive(part.file);
        if (receivedFile.bytes === 0 && !part.filename) await target.discard(receivedFile);
        else form.files.push({ ...receivedFile, name: cleanFileName(part.filename), isTooLarge: part.file.truncated });
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    for (const file of form.files) await target?.discard(file);
    throw toBadRequest(error);
  }
  return { ...form, file: form.files[0] ?? null };
}

type PartsOptions = Parameters<FastifyRequest['parts']>[0];

function addValue(values: Record<string, unknown>, name: string, value: unknown) {
  const existingValue = values[name];
  if (Array.isArray(existingValue)) existingValue.push(value);
  else values[name] = existingValue === undefined ? value : [existingValue, value];
}

/** Converts parser errors without a status to 400. Returns disk errors, which have a `syscall`, unchanged. */
function toBadRequest(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error || 'syscall' in error) return error;
  return new HttpError(400, 'This request isn’t valid.');
}

/** Undoes the browser's escaping of quotes and line breaks in file names. Browsers escape nothing else. */
function cleanFileName(filename: string | undefined): string {
  const name = (filename ?? '').replaceAll('%22', '"').replace(/%0[AD]/gi, ' ');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  const printable = name.replace(/[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g, '');
  return printable.trim().slice(-200) || 'resume';
}
