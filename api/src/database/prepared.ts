import type { Database } from './open.ts';

/** Makes statements once for each connection: `const statements = prepared((db) => ({ … }))`, then `statements(db)`. */
export function prepared<Statements>(prepare: (db: Database) => Statements): (db: Database) => Statements {
  const known = new WeakMap<Database, Statements>();
  return (db) => {
    const statements = known.get(db) ?? prepare(db);
    known.set(db, statements);
    return statements;
  };
}
