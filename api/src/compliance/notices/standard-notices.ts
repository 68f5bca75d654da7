/** Records whether an administrator has read the standard notices, which the system writes itself. */
import { contentTypes } from 'content-types';
import { inSentence } from 'content-types/define';
import { z } from 'zod';
import { type Author, audit } from '../../core/audit.ts';
import { documentStatements, onSite } from '../../core/content/document-statements.ts';
import { and, eq, inArray, sql } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { documents, revisions } from '../../core/database/schema/content.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';

const NOTICES = ['privacyNotice', 'accessibilityStatement'] as const;
/**
 * Key of the fact with the time, in milliseconds since 1970, at which an administrator last confirmed reading the
 * notices. Unedited standard texts still follow the settings.
 */
const READ_FACT = 'notices.read';

/**
 * Whether, for each notice, an administrator has confirmed reading the visible text or has published a text, even the
 * standard one.
 */
export function areNoticesRead(db: Database): boolean {
  const confirmedAt = Number(readFact(db, READ_FACT) ?? -1);
  return NOTICES.every((type) => {
    if (confirmedAt >= (documentStatements(db).selectById.get({ id: type })?.lastPublishedAt ?? 0)) return true;
    const isSave = and(
      eq(revisions.documentId, type),
      inArray(revisions.action, ['create', 'save']),
      sql`json_extract(${revisions.data}, '$.body.content') <> '[]'`,
      inArray(revisions.userId, db.select({ id: users.id }).from(users).where(eq(users.role, 'administrator'))),
    );
    return countRows(db, documents, onSite(type)) > 0 && countRows(db, revisions, isSave) > 0;
  });
}

/** The version of each notice; 0 if it was never saved. */
export const noticeVersions = z.strictObject({ privacyNotice: z.int(), accessibilityStatement: z.int() });

export function findNoticeVersions(db: Database): z.infer<typeof noticeVersions> {
  const versionOf = (id: string) => documentStatements(db).selectById.get({ id })?.version ?? 0;
  return { privacyNotice: versionOf('privacyNotice'), accessibilityStatement: versionOf('accessibilityStatement') };
}

/** Notes that an administrator has read these versions. Throws 409 if one of them is not the current version. */
export function confirmNotices(db: Database, versions: z.infer<typeof noticeVersions>, author: Author): void {
  inTransaction(db, () => {
    const currentVersions = findNoticeVersions(db);
    for (const name of NOTICES) {
      const label = inSentence(contentTypes[name].label.one);
      if (versions[name] !== currentVersions[name])
        throw new HttpError(409, `The ${label} has changed. Please read it again.`);
      audit(db, author, `${name}.confirm`, name, `version ${currentVersions[name]}`);
    }
    writeFact(db, READ_FACT, String(author.at));
  });
}
