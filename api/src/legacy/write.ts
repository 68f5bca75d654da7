/** Writes of the first site's clients, through the same functions as the clean routes. */

import type { ContentType } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { withDefaults } from 'content-types/lib/defaults';
import type { FastifyRequest } from 'fastify';
import { currentUser } from '../auth/access.ts';
import { requireDocument } from '../content/current-document.ts';
import { documentRows, type Row } from '../content/document-rows.ts';
import { createDocument, updateDocument } from '../content/documents.ts';
import { deleteDocument } from '../content/lifecycle.ts';
import { isSingleton, validate } from '../content/types.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { checkImage, storeImage } from '../media/store.ts';
import { decode } from './decode.ts';
import { type Placed, placeFiles } from './place-files.ts';
import { readBody } from './read-body.ts';

type Data = Record<string, unknown>;

/** A new document. The first site could add a second contact record and then showed the first: here that one is updated. */
export async function add(app: App, type: ContentType, request: FastifyRequest): Promise<Row> {
  const existing = isSingleton(type) ? documentRows(app.db).byId.get({ id: type.name }) : undefined;
  if (existing) return update(app, type, existing.id, request);
  const { data } = await readDocument(app, type, request, initialData(type.fields));
  return createDocument(app.db, type, { data }, authorOf(app, request));
}

/** Whatever is not sent, pictures among it, stays as it is stored. There is no version to check: a revision keeps what was. */
export async function update(app: App, type: ContentType, id: string, request: FastifyRequest): Promise<Row> {
  const stored = withDefaults(type.fields, requireDocument(app.db, type, id).data);
  const { data } = await readDocument(app, type, request, stored);
  return updateDocument(app.db, type, id, { data }, authorOf(app, request));
}

export function remove(app: App, type: ContentType, id: string, request: FastifyRequest): Row {
  return deleteDocument(app.db, type, id, undefined, authorOf(app, request));
}

/** The whole document a request asks for. Nothing is stored, no picture either, before everything has been found valid. */
async function readDocument(app: App, type: ContentType, request: FastifyRequest, stored: Data) {
  const { sent, files } = await readBody(request);
  const data = named(type, structuredClone(decode(type.fields, sent, stored)));
  const { placed } = placeFiles(type.fields, data, sent, files);
  for (const { path, field, file } of placed) {
    const place = path.join('.');
    if (file.bytes.length > field.maxBytes) throw refused(413, place, field.messages.tooLarge);
    const image = await checkImage(file.bytes).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      throw refused(error.statusCode, place, error.statusCode === 415 ? field.messages.wrongType : error.message);
    });
    if (!field.accept.includes(image.type)) throw refused(415, place, field.messages.wrongType);
    setAt(data, path, { id: image.id, alt: '', width: image.width, height: image.height });
  }
  validate(type, data, 'publish');
  await storeAll(app, placed, request);
  return { data };
}

/** The first site's application services have no name of their own, only a heading. */
function named(type: ContentType, data: Data): Data {
  if (type.name !== 'applicationService' || data.title !== '') return data;
  return { ...data, title: (data.header as { title?: unknown } | undefined)?.title ?? '' };
}

async function storeAll(app: App, placed: readonly Placed[], request: FastifyRequest): Promise<void> {
  const { userId } = authorOf(app, request);
  for (const { file } of placed) {
    await storeImage({ db: app.db, dataDir: app.env.dataDir, clock: app.clock }, file.bytes, {
      name: file.name,
      alt: '',
      userId,
    });
  }
}

function setAt(data: Data, path: Placed['path'], value: unknown): void {
  const last = path.at(-1) as string;
  const parent = path.slice(0, -1).reduce<Data>((at, step) => at[step] as Data, data);
  parent[last] = value;
}

function authorOf(app: App, request: FastifyRequest) {
  return { userId: currentUser(request).id, at: app.clock.now() };
}

function refused(status: number, path: string, message: string): HttpError {
  return new HttpError(status, message, { issues: [{ path, message }] });
}
