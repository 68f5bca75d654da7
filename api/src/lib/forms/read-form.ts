import type { FastifyRequest } from 'fastify';
import { discard, type ReceivedFile, receive } from '../../applications/resumes/resume-store.ts';
import { HttpError } from '../errors.ts';

/** What was sent: JSON, urlencoded or multipart. */
export interface SentForm {
  /** By name. What was sent twice is a list, which no field accepts. */
  values: Record<string, unknown>;
  /** The file of the part that was asked for, in the vault under its temporary name; null when none was chosen. */
  file: SentFile | null;
}

export interface SentFile extends ReceivedFile {
  /** As its sender calls it. */
  name: string;
  isTooLarge: boolean;
}

/** Where the file of a part goes, and its limit in bytes. */
export interface FileTarget {
  part: string;
  folder: string;
  maxBytes: number;
}

const LIMITS = { files: 4, fields: 30, parts: 34, fieldSize: 200_000, fieldNameSize: 100, headerPairs: 20 };
/** A body up to this size is read to its end even when its file is too large, so that the answer can keep what was typed. */
const MAX_READ = 64 * 1024 * 1024;

/**
 * Reads the whole body, in whatever order its parts come. Files other than the target's are read and thrown away.
 * Throws 400 for a body that is cut off or malformed, 413 for one beyond all limits; no file is left behind then.
 */
export async function readForm(request: FastifyRequest, target?: FileTarget): Promise<SentForm> {
  if (request.isMultipart()) return readParts(request, target);
  const { body } = request;
  if (body === undefined || body === null) return { values: {}, file: null };
  if (typeof body !== 'object' || Array.isArray(body)) throw new HttpError(415, 'Send a form or JSON.');
  const values = Object.entries(body).map(([name, value]) => [name, writable(value)]);
  return { values: Object.fromEntries(values), file: null };
}

/** Such as can be written as text, which an object with a `toString` of its own cannot. No field takes an object. */
function writable(value: unknown): unknown {
  return Array.isArray(value) ? value.map(plain) : plain(value);
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? {} : value;
}

async function readParts(request: FastifyRequest, target?: FileTarget): Promise<SentForm> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_READ) throw new HttpError(413, 'This is too large.');
  const form: SentForm = { values: Object.create(null), file: null };
  // At its limit a file is cut off and marked, not an error: what is typed after it must still be read.
  const limits = { ...LIMITS, fileSize: target?.maxBytes ?? 1 };
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as PartsOptions)) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new HttpError(413, 'This is too large.');
        add(form.values, part.fieldname, part.value);
      } else if (target && part.fieldname === target.part && form.file === null) {
        const received = await receive(target.folder, part.file);
        if (received.bytes === 0 && !part.filename) await discard(target.folder, received);
        else form.file = { ...received, name: nameOf(part.filename), isTooLarge: part.file.truncated };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    if (form.file && target) await discard(target.folder, form.file);
    throw asBadRequest(error);
  }
  return form;
}

type PartsOptions = Parameters<FastifyRequest['parts']>[0];

function add(values: Record<string, unknown>, name: string, value: unknown) {
  const before = values[name];
  values[name] = before === undefined ? value : [before, value].flat();
}

/** The parser's own errors carry no status, or one; those of the disk have a system call and stay what they are. */
function asBadRequest(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error || 'syscall' in error) return error;
  return new HttpError(400, 'This request could not be read.');
}

/** Browsers escape quotes and line breaks in a file's name, and nothing else. */
function nameOf(filename: string | undefined): string {
  const name = (filename ?? '').replaceAll('%22', '"').replace(/%0[AD]/gi, ' ');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  const printable = name.replace(/[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g, '');
  return printable.trim().slice(-200) || 'resume';
}
