import { ERASING_ACTIONS } from 'api/data-protection/erasing-actions';
import type Sqlite from 'better-sqlite3';

export interface Erasure {
  action: string;
  /** Of the application, message or alert; nothing else about anybody. */
  id: string;
}

/** Everything that was erased for good, by the audit log; null when it cannot be read. */
export function erasuresIn(db: Sqlite.Database): Erasure[] | null {
  const marks = ERASING_ACTIONS.map(() => '?').join();
  const sql = `SELECT DISTINCT action, subject AS id FROM audit_log WHERE action IN (${marks}) ORDER BY audit_log.id`;
  try {
    return db.prepare<string[], Erasure>(sql).all(...ERASING_ACTIONS);
  } catch {
    return null;
  }
}
