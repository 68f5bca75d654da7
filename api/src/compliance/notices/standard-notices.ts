/** The notices that the system writes itself, until an administrator has read them. */
import { documentRows, onSite } from '../../core/content/document-rows.ts';
import { and, eq, inArray, sql } from '../../core/database/drizzle.ts';
import { readFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { documents, revisions } from '../../core/database/schema/content.ts';
import { countRows } from '../../core/database/statements.ts';

const NOTICES = ['privacyNotice', 'accessibilityStatement'];
/** When an administrator last confirmed having read them, in milliseconds since 1970. Standard texts still follow the settings. */
export const READ_FACT = 'notices.read';

/** Whether an administrator has read each: confirmed the text that visitors see, or published one, which may be the standard one. */
export function areNoticesRead(db: Database): boolean {
  const confirmedAt = Number(readFact(db, READ_FACT) ?? -1);
  return NOTICES.every((type) => {
    if (confirmedAt >= (documentRows(db).byId.get({ id: type })?.lastPublishedAt ?? 0)) return true;
    const isSave = and(
      eq(revisions.documentId, type),
      inArray(revisions.action, ['create', 'save']),
      sql`json_extract(${revisions.data}, '$.body.content') <> '[]'`,
      inArray(revisions.userId, db.select({ id: users.id }).from(users).where(eq(users.role, 'administrator'))),
    );
    return countRows(db, documents, onSite(type)) > 0 && countRows(db, revisions, isSave) > 0;
  });
}
