import { type ContentType, getTitle } from 'content-types/define';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { currentUser, EVERYONE, getAuthor } from '../../core/auth/access.ts';
import { fillImages } from '../../core/content/documents/save.ts';
import { findUserName } from '../../core/content/entries.ts';
import { findType, publicFields, validate } from '../../core/content/types.ts';
import { and, desc, eq, gt, lte } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { previewLinks } from '../../core/database/schema/publishing.ts';
import { signedTokens } from '../../core/database/signed-token.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams, noContent } from '../../core/http/schemas.ts';
import { HOUR_MS, toIso } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import type { Publisher } from './publisher-client.ts';

type PreviewLink = typeof previewLinks.$inferSelect;

const MAX_HOURS = 30 * 24;

/**
 * Maximum number of concurrent requests. The publisher renders one page after another, and saved pages wait their turn
 * too.
 */
export const PREVIEWS = { total: 12, perNetwork: 6 };

const tags = ['Publishing'];
const config = { roles: EVERYONE };
const draftSchema = z.strictObject({
  type: z.string(),
  id: z.string().max(64),
  data: z.unknown(),
  path: z.string().startsWith('/').max(500).describe('The path of the page on which to show the entry.'),
});
const time = z.string().meta({ format: 'date-time' });
const linkSchema = z.object({
  id: z.string(),
  path: z.string().describe('The path of the link on the API’s host. Anyone with the link can open it.'),
  title: z.string(),
  user: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
});

/** Pages with unpublished data: for editors, and by link for people without an account. */
export async function previewRoutes(app: App, { publisher }: { publisher: Publisher | null }) {
  const { db, clock } = app;

  const renderSchema = { tags, body: draftSchema, response: { 200: z.object({ status: z.int(), html: z.string() }) } };
  app.post('/api/preview', { config: { ...config, atOnce: PREVIEWS }, schema: renderSchema }, async ({ body }) => {
    const page = await publisher
      ?.preview({ ...body, path: findPage(body), data: validateDraft(requireType(body.type), body.data) })
      .catch(() => null);
    if (!page) throw new HttpError(503, 'The preview isn’t available right now.');
    return page;
  });

  const shareSchema = {
    tags,
    summary: 'Create a link to a draft for people without an account',
    body: draftSchema.extend({
      hours: z.int().min(1).max(MAX_HOURS).default(24).describe('The lifetime of the link, in hours.'),
    }),
    response: { 201: linkSchema },
  };
  app.post('/api/preview-links', { config, schema: shareSchema }, async (request, reply) => {
    const { type: name, id: documentId, data, hours } = request.body;
    const path = findPage(request.body);
    const type = requireType(name);
    requireWriter(type, currentUser(request));
    const author = getAuthor(app, request);
    const link: PreviewLink = {
      ...{
        id: newId(),
        type: name,
        documentId,
        path,
        data: validateDraft(type, data),
        userId: currentUser(request).id,
      },
      ...{ createdAt: author.at, expiresAt: author.at + hours * HOUR_MS },
    };
    inTransaction(db, () => {
      addPreviewLink(db, link);
      audit(db, author, `${name}.sharePreview`, documentId, `until ${toIso(link.expiresAt)}`);
    });
    return reply.code(201).send(toResponse(type, link));
  });

  const listSchema = {
    tags,
    querystring: z.object({ type: z.string(), id: z.string().max(64) }),
    response: { 200: z.array(linkSchema) },
  };
  app.get('/api/preview-links', { config, schema: listSchema }, async (request) => {
    const type = requireType(request.query.type);
    requireWriter(type, currentUser(request));
    return listPreviewLinks(db, type.name, request.query.id, clock.now()).map((link) => toResponse(type, link));
  });

  const revokeSchema = { tags, params: idParams, response: noContent };
  app.delete('/api/preview-links/:id', { config, schema: revokeSchema }, async (request, reply) => {
    const link = findPreviewLink(db, request.params.id, clock.now());
    if (!link) throw new HttpError(404, 'This link has already expired.');
    requireWriter(requireType(link.type), currentUser(request));
    inTransaction(db, () => {
      db.delete(previewLinks).where(eq(previewLinks.id, link.id)).run();
      audit(db, getAuthor(app, request), `${link.type}.revokePreview`, link.documentId);
    });
    return reply.code(204).send(null);
  });

  function findPage({ type, id, data, path }: z.infer<typeof draftSchema>): string {
    const pages = app.features.map(({ previewPages }) => previewPages?.[type]?.(db, id, data));
    return pages.find(Boolean) ?? path;
  }

  function validateDraft(type: ContentType, data: unknown) {
    const valid = fillImages(db, type.fields, validate(type, data, 'draft'));
    return withDefaults(publicFields(type), valid);
  }

  function toResponse(type: ContentType, link: PreviewLink) {
    return {
      id: link.id,
      path: createPreviewPath(db, link),
      title: getTitle(type, link),
      user: findUserName(db, link.userId),
      createdAt: toIso(link.createdAt),
      expiresAt: toIso(link.expiresAt),
    };
  }
}

/** The address of a link: its signed id and expiry. */
function createPreviewPath(db: Database, { id, expiresAt }: PreviewLink): string {
  return `/preview/${signedTokens(db, 'preview-link').sign(`${id}.${expiresAt.toString(36)}`)}`;
}

/** Reads the id in a link's token; null if the signature is invalid. Does not check whether the link still works. */
export function readPreviewToken(db: Database, token: string): string | null {
  return signedTokens(db, 'preview-link').read(token)?.split('.')[0] ?? null;
}

/** Stores a link, and deletes those that have expired with the data that they show. */
function addPreviewLink(db: Database, link: PreviewLink): void {
  db.delete(previewLinks).where(lte(previewLinks.expiresAt, link.createdAt)).run();
  db.insert(previewLinks).values(link).run();
}

export function findPreviewLink(db: Database, id: string, now: number): PreviewLink | undefined {
  return db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), gt(previewLinks.expiresAt, now)))
    .get();
}

function listPreviewLinks(db: Database, type: string, documentId: string, now: number): PreviewLink[] {
  const isForDocument = and(
    eq(previewLinks.type, type),
    eq(previewLinks.documentId, documentId),
    gt(previewLinks.expiresAt, now),
  );
  return db.select().from(previewLinks).where(isForDocument).orderBy(desc(previewLinks.createdAt)).all();
}

function requireType(name: string): ContentType {
  const type = findType(name);
  if (!type) throw new HttpError(404, 'This content type doesn’t exist.');
  return type;
}

function requireWriter(type: ContentType, { role }: ReturnType<typeof currentUser>) {
  if (!type.writers.includes(role)) throw new HttpError(403, 'You don’t have permission to do this.');
}
