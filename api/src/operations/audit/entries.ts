/** Reads the audit log. */

import type { App } from '../../core/app.ts';
import { and, count, desc, eq, gt, gte, lte, max, min, or, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { auditLog, users } from '../../core/database/schema/auth.ts';
import { contains } from '../../core/database/statements.ts';
import type { Feature } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';

interface AuditFilter {
  user?: string;
  action?: string;
  subject?: string;
  /** The first and last time in milliseconds since 1970, both included. */
  from?: number;
  to?: number;
  search?: string;
}

/**
 * Selects the name of an entry's subject. Applications and messages are named by reference, because the log does not
 * name candidates.
 */
function selectSubjectName(features: readonly Feature[]): SQL<string | null> {
  const names = features.flatMap(({ audit }) => audit?.names ?? []);
  const nameQueries = names.map(
    ([id, name]) => sql`(SELECT ${name} FROM ${id.table} WHERE ${id} = ${auditLog.subject})`,
  );
  return sql`coalesce(${sql.join(nameQueries, sql`, `)})`;
}

export function buildAuditCondition(
  { features }: Pick<App, 'features'>,
  { user, action, subject, from, to, search }: AuditFilter,
): SQL | undefined {
  const { action: actionText, subject: subjectText, detail, token } = auditLog;
  const searchColumns = [actionText, subjectText, detail, token, users.name, selectSubjectName(features)];
  return and(
    user ? eq(auditLog.userId, user) : undefined,
    action
      ? or(eq(auditLog.action, action), sql`substr(${auditLog.action}, 1, ${action.length + 1}) = ${`${action}.`}`)
      : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from === undefined ? undefined : gte(auditLog.at, from),
    to === undefined ? undefined : lte(auditLog.at, to),
    search ? or(...searchColumns.map((text) => contains(text, search))) : undefined,
  );
}

/** Audit log entries with the names of users and subjects, newest first. */
export function readAuditEntries({ db, features }: App, where: SQL | undefined, limit = -1, offset = 0) {
  const rows = db
    .select({ entry: auditLog, user: users.name, subjectName: selectSubjectName(features) })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset)
    .all();
  return rows.map(({ entry: { id, at, token, action, subject, detail }, user: userName, subjectName }) => {
    const user = token === null ? userName : `${token} (access token)`;
    return { id, at: toIso(at), user, action, subject, subjectName, detail };
  });
}

const PART_SIZE = 500;

/**
 * Splits the current log into parts, newest first, and returns a `where` condition for each. Callers can let other
 * requests run between parts.
 */
export function splitAuditLog(db: Database, where: SQL | undefined): (SQL | undefined)[] {
  const ids = db
    .select({ newest: max(auditLog.id), oldest: min(auditLog.id) })
    .from(auditLog)
    .get();
  const parts: (SQL | undefined)[] = [];
  for (let highestId = ids?.newest ?? 0; highestId >= (ids?.oldest ?? 1); highestId -= PART_SIZE) {
    parts.push(and(where, gt(auditLog.id, highestId - PART_SIZE), lte(auditLog.id, highestId)));
  }
  return parts;
}

export function countAudit(db: Database, where: SQL | undefined): number {
  const query = db.select({ n: count() }).from(auditLog).leftJoin(users, eq(users.id, auditLog.userId)).where(where);
  return query.get()?.n ?? 0;
}
