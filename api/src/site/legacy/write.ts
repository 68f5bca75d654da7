/** Writes by clients of the legacy API, through the same functions as those of the content API. */
import type { ContentType } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { MB } from 'content-types/text/bytes';
import { withDefaults } from 'content-types/values/defaults';
import { setAt } from 'content-types/values/walk';
import type { FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import type { App } from '../../core/app.ts';
import { getAuthor } from '../../core/auth/access.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { deleteDocument } from '../../core/content/documents/lifecycle.ts';
import { requireDocument } from '../../core/content/documents/require-document.ts';
import { createDocument, updateDocument } from '../../core/content/documents/save.ts';
import { isSingleton, validate } from '../../core/content/types.ts';
import { requireDiskSpace } from '../../core/data-folder/disk-space.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { checkImage, storeImage } from '../../core/media/store.ts';
import { isSample } from '../sample/sample.ts';
import { decodeOver, toStored, withMenu } from './documents.ts';
import { legacyFields } from './header.ts';
import { type FilePart, type Placed, placeFiles } from './place-files.ts';

type Data = Record<string, unknown>;

interface LegacyBody {
  /** Text parts, or the members of the JSON object. */
  sent: Record<string, unknown>;
  files: FilePart[];
}

const LIMITS = {
  fileSize: 15 * MB,
  files: 40,
  fields: 60,
  parts: 100,
  fieldSize: MB,
  fieldNameSize: 100,
  headerPairs: 50,
};
/** Limit on all files of one request, which are in memory together. */
const MAX_TOTAL_BYTES = 60 * MB;

/** Creates a document. Throws 409 for a singleton that is already published, unless its content is the sample's. */
export async function add(app: App, type: ContentType, request: FastifyRequest): Promise<Row> {
  const existingRow = isSingleton(type) ? documentStatements(app.db).selectById.get({ id: type.name }) : undefined;
  if (existingRow?.published && !isSample(app.db, existingRow.id)) {
    const path = `/api/${type.path}/update/${existingRow.id}`;
    throw new HttpError(409, `There is already a ${type.name} record. Update it with PUT ${path}.`);
  }
  if (existingRow) return update(app, type, existingRow.id, request);
  const { data } = await readDocument(app, type, request, initialData(type.fields));
  return createDocument(app.db, type, { data }, getAuthor(app, request));
}

/**
 * Updates an entry. Fields that are not sent, including images, stay as stored. No version is checked, but a revision
 * keeps the previous state.
 */
export async function update(app: App, type: ContentType, id: string, request: FastifyRequest): Promise<Row> {
  const storedData = withDefaults(type.fields, requireDocument(app.db, type, id).data);
  const { data } = await readDocument(app, type, request, storedData);
  return updateDocument(app.db, type, id, { data }, getAuthor(app, request));
}

export function remove(app: App, type: ContentType, id: string, request: FastifyRequest): Row {
  return deleteDocument(app.db, type, id, undefined, getAuthor(app, request));
}

/** The whole document that a request describes. No image is stored before everything has been validated. */
async function readDocument(app: App, type: ContentType, request: FastifyRequest, storedData: Data) {
  const { sent, files } = await readBody(request);
  const fields = legacyFields(type);
  let data = structuredClone(decodeOver(app.db, type, sent, storedData));
  const placedFiles = placeFiles(fields, data, sent, files);
  for (const { path, field, file } of placedFiles) {
    const fieldPath = path.join('.');
    if (file.bytes.length > field.maxBytes) throw fieldError(fieldPath, field.messages.tooLarge, 413);
    const image = await checkImage(file.bytes, field.accept).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      throw fieldError(
        fieldPath,
        error.statusCode === 415 ? field.messages.wrongType : error.message,
        error.statusCode,
      );
    });
    setAt(data, path, { id: image.id, alt: '', width: image.width, height: image.height });
  }
  // Validate before converting, so errors name the legacy fields.
  if (type.name === 'header') validate({ ...type, name: 'legacyHeader', fields }, data, 'publish');
  data = withMenu(type, data, storedData);
  try {
    validate(type, data, 'publish');
  } catch (error) {
    throw explainPaths(error, sent);
  }
  await storeAll(app, placedFiles, request);
  return { data: toStored(app.db, type, data, storedData) };
}

/** An image that was sent as its path on the previous site is missing here, so the error says how to send it. */
function explainPaths(error: unknown, input: LegacyBody['sent']): unknown {
  if (!(error instanceof HttpError)) return error;
  const issues = (error.extra.issues ?? []).map(({ path, message, ...issue }) => {
    const value = valueAt(input, path.split('.'));
    const isImage =
      typeof value === 'string' &&
      message.endsWith('is required.') &&
      /^[^<>]{0,500}\.(avif|gif|jpe?g|png|svg|webp)$/i.test(value);
    const help = `“${value}” is a path on the previous site. Send the image as a file, or import the previous site.`;
    return { path, message: isImage ? `${message} ${help}` : message, ...issue };
  });
  return new HttpError(error.statusCode, issues[0]?.message ?? error.message, { ...error.extra, issues });
}

/** A sent value by its path. Lists and groups may be JSON in a text part. */
function valueAt(input: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return input;
  const parsedInput = typeof input === 'string' ? secureJson.safeParse(input) : input;
  return typeof parsedInput === 'object' && parsedInput !== null
    ? valueAt((parsedInput as Data)[step], rest)
    : undefined;
}

async function storeAll(app: App, placedFiles: readonly Placed[], request: FastifyRequest): Promise<void> {
  const { userId } = getAuthor(app, request);
  if (placedFiles.length > 0) await requireDiskSpace(app.env);
  for (const { file } of placedFiles) {
    const parts = { db: app.db, dataDir: app.env.dataDir, clock: app.clock };
    await storeImage(parts, file.bytes, { name: file.name, alt: '', userId });
  }
}

/** Reads the whole body. Throws 400 for one that is cut off or has no fields, 413 for one that is too large. */
async function readBody(request: FastifyRequest): Promise<LegacyBody> {
  if (request.isMultipart()) return readParts(request);
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'Send the fields as JSON or as multipart/form-data.');
  }
  const files = Object.entries(body).flatMap(([name, value]) => readDataUrl(name, value) ?? []);
  return { sent: { ...body }, files };
}

async function readParts(request: FastifyRequest): Promise<LegacyBody> {
  const sent: Record<string, unknown> = Object.create(null);
  const files: FilePart[] = [];
  let total = 0;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLargeError(part.fieldname);
      sent[part.fieldname] = part.value;
      // A script sends `null` or the current image's address if no file was chosen, which keeps its item's position
      // among the others.
      files.push(readDataUrl(part.fieldname, part.value) ?? { part: part.fieldname, name: '', bytes: Buffer.alloc(0) });
      continue;
    }
    const bytes = await part.toBuffer();
    total += bytes.length;
    if (total > MAX_TOTAL_BYTES) throw tooLargeError(part.fieldname);
    // An empty file input is sent as a file without name and bytes.
    files.push({ part: part.fieldname, name: part.filename ?? '', bytes });
  }
  return { sent, files };
}

/** The header's logo comes as `data:image/png;base64,…` in a text field; it is a file like any other. */
function readDataUrl(name: string, value: unknown): FilePart | null {
  const data = typeof value === 'string' ? /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]*)$/.exec(value) : null;
  return data && { part: name, name, bytes: Buffer.from(data[1] ?? '', 'base64') };
}

function tooLargeError(path: string): HttpError {
  return fieldError(path, `${path} is too large.`, 413);
}
