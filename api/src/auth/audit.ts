import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import { auditLog } from '../database/schema/auth.ts';

/** Who acts, and when. `userId` is null when the clock or a script does. */
export interface Author {
  userId: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Notes what was done: `audit(db, author, 'job.save', id)`; `detail` says what else there is to say. Names and ids only, never personal data of candidates. */
export function audit(db: Database, author: Author, action: string, subject: string, detail: string | null = null) {
  insert(db).run({ ...author, action, subject, detail });
}

const insert = prepared((db) => {
  const p = sql.placeholder;
  return db
    .insert(auditLog)
    .values({ at: p('at'), userId: p('userId'), action: p('action'), subject: p('subject'), detail: p('detail') })
    .prepare();
});
