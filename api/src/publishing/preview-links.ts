/** Links that show a page with data that is not on the site to people without an account. */
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { previewLinks } from '../database/schema/publishing.ts';
import { signedTokens } from '../lib/signed-token.ts';

export type PreviewLink = typeof previewLinks.$inferSelect;

/** The address of a link: its id and its end, signed. */
export function previewPath(db: Database, { id, expiresAt }: PreviewLink): string {
  return `/preview/${signedTokens(db, 'preview-link').sign(`${id}.${expiresAt.toString(36)}`)}`;
}

/** The id in a link's token; null for a token that was not made here. It does not say whether the link still works. */
export function readPreviewToken(db: Database, token: string): string | null {
  return signedTokens(db, 'preview-link').read(token)?.split('.')[0] ?? null;
}

/** Stores a link and deletes those that have expired, with what they show. */
export function addPreviewLink(db: Database, link: PreviewLink): void {
  db.delete(previewLinks).where(lte(previewLinks.expiresAt, link.createdAt)).run();
  db.insert(previewLinks).values(link).run();
}

/** A link that has neither expired nor been revoked. */
export function findPreviewLink(db: Database, id: string, now: number): PreviewLink | undefined {
  const isThat = and(eq(previewLinks.id, id), gt(previewLinks.expiresAt, now));
  return db.select().from(previewLinks).where(isThat).get();
}

/** The links to one document, newest first. */
export function listPreviewLinks(db: Database, type: string, documentId: string, now: number): PreviewLink[] {
  const isTo = and(
    eq(previewLinks.type, type),
    eq(previewLinks.documentId, documentId),
    gt(previewLinks.expiresAt, now),
  );
  return db.select().from(previewLinks).where(isTo).orderBy(desc(previewLinks.createdAt)).all();
}

export function revokePreviewLink(db: Database, id: string): void {
  db.delete(previewLinks).where(eq(previewLinks.id, id)).run();
}
