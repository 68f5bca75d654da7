/** Links to a page as it would be with data that is not on the site, for somebody without an account. */
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { previewLinks } from '../database/schema/publishing.ts';

export type PreviewLink = typeof previewLinks.$inferSelect;

/** Stores a link, and forgets those that have ended: what they show is nobody's business any more. */
export function addPreviewLink(db: Database, link: PreviewLink): void {
  db.delete(previewLinks).where(lte(previewLinks.expiresAt, link.createdAt)).run();
  db.insert(previewLinks).values(link).run();
}

/** A link that has neither ended nor been revoked. */
export function previewLink(db: Database, id: string, now: number): PreviewLink | undefined {
  const isThat = and(eq(previewLinks.id, id), gt(previewLinks.expiresAt, now));
  return db.select().from(previewLinks).where(isThat).get();
}

/** The links to one document, newest first. */
export function previewLinksTo(db: Database, type: string, documentId: string, now: number): PreviewLink[] {
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
