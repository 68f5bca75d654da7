import type { ContentType } from 'content-types/define';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { revisions } from '../database/schema/content.ts';
import { HttpError, type Issue } from '../lib/errors.ts';
import { changedFields } from './changed-fields.ts';
import { adminEntry } from './entries.ts';
import type { Row } from './store.ts';

/** Throws 409 with the document as it is and, as issues, which fields differ from the version the editor started from. */
export function refuseStale(db: Database, type: ContentType, row: Row, version: number): never {
  const current = adminEntry(db, type, row, Date.now());
  const by = current.updatedBy ?? 'Somebody else';
  const isThatVersion = and(eq(revisions.documentId, row.id), eq(revisions.version, version));
  const base = db.select({ data: revisions.data }).from(revisions).where(isThatVersion).get();
  const issues = changedFields(type, base?.data, row.data).map((path): Issue => {
    return { path, message: `${by} has changed ${type.fields[path]?.label ?? path}.` };
  });
  throw new HttpError(409, `${by} has saved this while you were editing it.`, { issues, current });
}
