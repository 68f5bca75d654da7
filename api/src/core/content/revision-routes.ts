import { type ContentType, inSentence } from 'content-types/define';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { App } from '../app.ts';
import { currentUser, getAuthor } from '../auth/access.ts';
import { and, desc, eq } from '../database/drizzle.ts';
import { revisions } from '../database/schema/content.ts';
import { HttpError } from '../http/errors.ts';
import { readBaseVersion } from '../http/http.ts';
import { idParams } from '../http/schemas.ts';
import { toIso } from '../lib/dates.ts';
import { documentStatements } from './document-statements.ts';
import { discardDraft } from './documents/lifecycle.ts';
import { notFound } from './documents/require-document.ts';
import { restoreRevision } from './documents/save.ts';
import { findUserName } from './entries.ts';
import { keepUnreadable, omitUnreadable, readersOf } from './readers.ts';
import { revisionSchema, savedSchema } from './schemas.ts';
import { toSavedResponse } from './write-routes.ts';

const MAX_REVISIONS = 100;

const revisionParams = idParams.extend({ version: z.coerce.number().int() });
const basedOn = z.strictObject({ version: z.int().optional() }).nullish();

/**
 * Routes for a document's history, newest first, for restoring a revision, and for discarding a draft. A singleton's id
 * is its type's name.
 */
export function revisionRoutes(app: App, type: ContentType) {
  const { db } = app;
  const tags = [type.shape === 'collection' ? type.label.many : type.label.one];
  const savedResponses = { 200: savedSchema(type) };
  const description = 'Lists up to 100 versions, newest first. The id of a singleton is the name of its type.';
  const listSchema = { tags, description, params: idParams, response: { 200: z.array(revisionSchema(type)) } };
  app.get(
    `/${type.path}/:id/revisions`,
    { config: { roles: readersOf(type) }, schema: listSchema },
    async (request) => {
      const { role } = currentUser(request);
      return db
        .select()
        .from(revisions)
        .where(eq(revisions.documentId, requireDocumentId(app, type, request.params.id)))
        .orderBy(desc(revisions.id))
        .limit(MAX_REVISIONS)
        .all()
        .map(({ version, action, at, userId, data }) => ({
          version,
          action,
          at: toIso(at),
          user: findUserName(db, userId),
          data: omitUnreadable(type, role, withDefaults(type.fields, data)),
        }));
    },
  );

  const restoreSchema = {
    tags,
    description: 'Saves an earlier version as a draft. The site does not change; a scheduled publication is cancelled.',
    params: revisionParams,
    body: basedOn,
    response: savedResponses,
  };
  const restorePath = `/${type.path}/:id/revisions/:version/restore`;
  app.post(restorePath, { config: { roles: type.writers }, schema: restoreSchema }, async (request, reply) => {
    const { id, version } = request.params;
    const revision = db
      .select()
      .from(revisions)
      .where(and(eq(revisions.documentId, requireDocumentId(app, type, id)), eq(revisions.version, version)))
      .orderBy(desc(revisions.id))
      .get();
    if (!revision) throw new HttpError(404, `This ${inSentence(type.label.one)} has no version ${version}.`);
    const base = readBaseVersion(request, request.body?.version);
    const { role } = currentUser(request);
    const readStored = () => withDefaults(type.fields, documentStatements(db).selectById.get({ id })?.data ?? {});
    const data = keepUnreadable(type, role, withDefaults(type.fields, revision.data), readStored);
    const row = restoreRevision(db, type, id, { data, version: base }, getAuthor(app, request));
    return toSavedResponse(app, type, row, reply);
  });

  const discardSchema = {
    tags,
    summary: `Discard the draft of the ${inSentence(type.label.one)}`,
    description: 'Discards unpublished changes. Returns 409 if the entry is not on the site.',
    params: idParams,
    body: basedOn,
    response: savedResponses,
  };
  app.post(
    `/${type.path}/:id/discard`,
    { config: { roles: type.writers }, schema: discardSchema },
    async (request, reply) => {
      const version = readBaseVersion(request, request.body?.version);
      const row = discardDraft(db, type, request.params.id, version, getAuthor(app, request));
      return toSavedResponse(app, type, row, reply);
    },
  );
}

function requireDocumentId(app: App, type: ContentType, id: string): string {
  if (documentStatements(app.db).selectById.get({ id })?.type !== type.name) throw notFound(type);
  return id;
}
