/** Rows that differ between two states of a database: the data that a rollback would lose. */
import Sqlite from 'better-sqlite3';

/** Tables with the server's own state and statistics. Users' work, such as a save in `changes`, is in other tables too. */
const NOT_COUNTED = [
  'facts',
  'notice_versions',
  'sessions',
  'pending_logins',
  'password_links',
  'login_attempts',
  'audit_log',
  'changes',
  'publishes',
  'job_views',
  'missed_searches',
  'document_texts',
];

/** The number of rows that only one of two database files has, by table. Compares the columns that both have. */
export function countChangedRows(path: string, earlierPath: string): Map<string, number> {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    db.prepare('ATTACH ? AS earlier').run(earlierPath);
    const changedCounts = new Map<string, number>();
    for (const table of tablesOf(db)) {
      const count = countRows(db, table);
      if (count > 0) changedCounts.set(table, count);
    }
    return changedCounts;
  } finally {
    db.close();
  }
}

function countRows(db: Sqlite.Database, table: string): number {
  const earlierColumns = columnsOf(db, 'earlier', table);
  const commonColumns = columnsOf(db, 'main', table).filter((column) => earlierColumns.includes(column));
  const toRowsSql = (schema: string) =>
    commonColumns.length === 0
      ? `SELECT 1 FROM main."${table}"`
      : `SELECT ${commonColumns.join()} FROM ${schema}."${table}"`;
  if (commonColumns.length === 0) return count(db, toRowsSql('main'));
  const differences = [
    ['main', 'earlier'],
    ['earlier', 'main'],
  ].map(([a = '', b = '']) => count(db, `${toRowsSql(a)} EXCEPT ${toRowsSql(b)}`));
  return Math.max(...differences);
}

function count(db: Sqlite.Database, rows: string): number {
  return db.prepare<[], number>(`SELECT count(*) FROM (${rows})`).pluck().get() ?? 0;
}

/** All tables except SQLite's own, the migration log and full-text index shards. */
function tablesOf(db: Sqlite.Database): string[] {
  const sql = `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'`;
  const names = db.prepare<[], string>(sql).pluck().all();
  return names.filter((name) => !/^(sqlite_|__)/.test(name) && !NOT_COUNTED.includes(name));
}

function columnsOf(db: Sqlite.Database, schema: string, table: string): string[] {
  const sql = 'SELECT name FROM pragma_table_info(?, ?)';
  return db
    .prepare<[string, string], string>(sql)
    .pluck()
    .all(table, schema)
    .map((name) => `"${name}"`);
}
