import type { Role } from 'content-types/fields/field';
import { getTableColumns } from './database/drizzle.ts';
import type { Database } from './database/open.ts';
import { auditLog } from './database/schema/auth.ts';
import { placeholders, prepared } from './database/statements.ts';

/** The user who makes a change, and when. `userId` is null for the scheduler, scripts, candidates and visitors. */
export interface Author {
  userId: string | null;
  /** The name of the access token used; null or undefined for a session. */
  token?: string | null;
  /** The user's role; undefined for the system, to which no documents are returned. */
  role?: Role;
  /** Milliseconds since 1970. */
  at: number;
}

/** Returns the author of a change made by the system. `at` is in milliseconds since 1970. */
export function systemAuthor(at: number): Author {
  return { userId: null, at };
}

/**
 * Writes an entry: `audit(db, author, 'job.save', id)`. If no single item is concerned, the subject is the action's
 * first word: `audit(db, author, 'job.emptyBin', 'job', '3 entries')`. `detail` never holds candidates' personal data.
 */
export function audit(db: Database, author: Author, action: string, subject: string, detail: string | null = null) {
  insert(db).run({ token: null, ...author, action, subject, detail });
}

const insert = prepared((db) => {
  const { id: _id, ...columns } = getTableColumns(auditLog);
  return db.insert(auditLog).values(placeholders(columns)).prepare();
});
