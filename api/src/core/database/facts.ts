import { eq, sql } from './drizzle.ts';
import type { Database } from './open.ts';
import { facts } from './schema/system.ts';
import { prepared } from './statements.ts';

const selectFact = prepared((db) =>
  db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.name, sql.placeholder('name')))
    .prepare(),
);

export function readFact(db: Database, name: string): string | undefined {
  return selectFact(db).get({ name })?.value;
}

/** Stores the fact, replacing one with the same name. */
export function writeFact(db: Database, name: string, value: string): void {
  db.insert(facts).values({ name, value }).onConflictDoUpdate({ target: facts.name, set: { value } }).run();
}

/** Stores a fact unless one with the same name exists. */
export function addFact(db: Database, name: string, value: string): void {
  db.insert(facts).values({ name, value }).onConflictDoNothing().run();
}
