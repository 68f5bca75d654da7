/**
 * Whether a database has entries besides the stock sectors, job types, contract types, stages and reply templates, and
 * the state of the site's opening.
 */
import type Sqlite from 'better-sqlite3';

export function hasOwnContent(db: Sqlite.Database): boolean {
  const query = `SELECT 1 FROM documents
    WHERE type NOT IN ('sector', 'jobType', 'contractType', 'stage', 'replyTemplate', 'opening') LIMIT 1`;
  return db.prepare(query).get() !== undefined;
}
