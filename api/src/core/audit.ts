import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  lte,
  max,
  min,
  or,
  type SQL,
  sql,
} from './database/drizzle.ts';
import type { Database } from './database/open.ts';
import { auditLog, users } from './database/schema/auth.ts';
import { placeholders, prepared } from './database/statements.ts';
import { toIso } from './lib/dates.ts';

/** The user who makes a change, and when. `userId` is null for the scheduler, scripts, candidates and visitors. */
export interface Author {
  userId: string | null;
  /** The name of the access token that was used; none for a session. */
  token?: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** The author of a change that no user makes. `at` is in milliseconds since 1970. */
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

interface AuditFilter {
  user?: string;
  action?: string;
  subject?: string;
  /** Milliseconds since 1970, both included. */
  from?: number;
  to?: number;
  search?: string;
}

/** Applications and messages go by their references: the log does not name candidates. */
const subjectName = sql<string | null>`coalesce(
  (SELECT u.name FROM users u WHERE u.id = ${auditLog.subject}),
  (SELECT coalesce(json_extract(d.data, '$.title'), json_extract(d.data, '$.name')) FROM documents d WHERE d.id = ${auditLog.subject}),
  (SELECT a.reference FROM applications a WHERE a.id = ${auditLog.subject}),
  (SELECT m.reference FROM messages m WHERE m.id = ${auditLog.subject}),
  (SELECT p.name FROM media p WHERE p.id = ${auditLog.subject}),
  (SELECT t.name FROM tokens t WHERE t.id = ${auditLog.subject}),
  (SELECT m.name FROM multi_posters m WHERE m.id = ${auditLog.subject})
)`;

export function auditWhere({ user, action, subject, from, to, search }: AuditFilter): SQL | undefined {
  return and(
    user ? eq(auditLog.userId, user) : undefined,
    action
      ? or(eq(auditLog.action, action), sql`substr(${auditLog.action}, 1, ${action.length + 1}) = ${`${action}.`}`)
      : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from === undefined ? undefined : gte(auditLog.at, from),
    to === undefined ? undefined : lte(auditLog.at, to),
    search ? or(...SEARCHED.map((text) => contains(text, search))) : undefined,
  );
}

/** Newest first. */
export function auditEntries(db: Database, where: SQL | undefined, limit = -1, offset = 0) {
  const rows = db
    .select({ entry: auditLog, user: users.name, subjectName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset)
    .all();
  return rows.map(({ entry: { id, at, token, action, subject, detail }, user: name, subjectName }) => {
    const user = token === null ? name : `${token} (access token)`;
    return { id, at: toIso(at), user, action, subject, subjectName, detail };
  });
}

const PART = 500;

/**
 * Splits the log as it is now, newest first: each condition is a `where` for one part. Between two parts, a caller can
 * let other requests be served.
 */
export function auditParts(db: Database, where: SQL | undefined): (SQL | undefined)[] {
  const ids = db
    .select({ newest: max(auditLog.id), oldest: min(auditLog.id) })
    .from(auditLog)
    .get();
  const parts: (SQL | undefined)[] = [];
  for (let to = ids?.newest ?? 0; to >= (ids?.oldest ?? 1); to -= PART) {
    parts.push(and(where, gt(auditLog.id, to - PART), lte(auditLog.id, to)));
  }
  return parts;
}

export function countAudit(db: Database, where: SQL | undefined): number {
  const query = db.select({ n: count() }).from(auditLog).leftJoin(users, eq(users.id, auditLog.userId)).where(where);
  return query.get()?.n ?? 0;
}

const SEARCHED = [auditLog.action, auditLog.subject, auditLog.detail, auditLog.token, users.name, subjectName];

/** Not LIKE, because the search may contain its wildcards. */
function contains(text: (typeof SEARCHED)[number], search: string): SQL {
  return sql`instr(lower(${text}), lower(${search})) > 0`;
}
