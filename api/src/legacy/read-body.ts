/** The body of a legacy write, JSON or multipart, as values and files. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../lib/errors.ts';
import type { FilePart } from './place-files.ts';

export interface LegacyBody {
  /** Text parts, or the JSON object's members. */
  sent: Record<string, unknown>;
  files: FilePart[];
}

const MB = 1024 * 1024;
const LIMITS = {
  fileSize: 15 * MB,
  files: 40,
  fields: 60,
  parts: 100,
  fieldSize: MB,
  fieldNameSize: 100,
  headerPairs: 50,
};
/** All files of one request are in memory at once. */
const MAX_TOTAL = 60 * MB;

/** Reads the whole body. Throws 400 for one that is cut off, 413 for one that is too large, 415 for any other type. */
export async function readBody(request: FastifyRequest): Promise<LegacyBody> {
  if (request.isMultipart()) return splitDataUrls(await readParts(request));
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'Send the fields as JSON or as multipart/form-data.');
  }
  return splitDataUrls({ sent: { ...body }, files: [] });
}

const NO_FILE = new Set(['', 'null', 'undefined']);

async function readParts(request: FastifyRequest): Promise<LegacyBody> {
  const sent: Record<string, unknown> = Object.create(null);
  const files: FilePart[] = [];
  let total = 0;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge(part.fieldname);
      sent[part.fieldname] = part.value;
      // What a script sends for an image that was not chosen.
      if (NO_FILE.has(String(part.value))) files.push({ part: part.fieldname, name: '', bytes: Buffer.alloc(0) });
      continue;
    }
    const bytes = await part.toBuffer();
    total += bytes.length;
    if (total > MAX_TOTAL) throw tooLarge(part.fieldname);
    // An empty file input is sent as a file without name and bytes: it keeps its item's place among the others.
    files.push({ part: part.fieldname, name: part.filename ?? '', bytes });
  }
  return { sent, files };
}

/** The header's logo comes as `data:image/png;base64,…` in a text field; it is a file like any other. */
function splitDataUrls({ sent, files }: LegacyBody): LegacyBody {
  const texts: Record<string, unknown> = {};
  const all = [...files];
  for (const [name, value] of Object.entries(sent)) {
    const data = typeof value === 'string' ? /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]*)$/.exec(value) : null;
    if (data) all.push({ part: name, name, bytes: Buffer.from(data[1] ?? '', 'base64') });
    else texts[name] = value;
  }
  return { sent: texts, files: all };
}

function tooLarge(path: string): HttpError {
  const message = `${path} is too large.`;
  return new HttpError(413, message, { issues: [{ path, message }] });
}
