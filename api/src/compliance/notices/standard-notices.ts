/** The notices that the system writes itself, until an administrator has read them. */
import { onSite } from '../../core/content/document-rows.ts';
import { and, eq, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { documents, revisions } from '../../core/database/schema/content.ts';
import { countRows } from '../../core/database/statements.ts';

const NOTICES = ['privacyNotice', 'accessibilityStatement'];

/** Whether each is published, and an administrator has saved a text for it, which may be the standard one. */
export function areNoticesRead(db: Database): boolean {
  return NOTICES.every((type) => {
    const isSave = and(
      eq(revisions.documentId, type),
      inArray(revisions.action, ['create', 'save']),
      sql`json_extract(${revisions.data}, '$.body.content') <> '[]'`,
      inArray(revisions.userId, db.select({ id: users.id }).from(users).where(eq(users.role, 'administrator'))),
    );
    return countRows(db, documents, onSite(type)) > 0 && countRows(db, revisions, isSave) > 0;
  });
}
