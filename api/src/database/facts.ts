import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { facts } from './schema/system.ts';

export function readFact(db: Database, name: string): string | undefined {
  return db.select().from(facts).where(eq(facts.name, name)).get()?.value;
}

/** Stores the fact, replacing one with the same name. */
export function writeFact(db: Database, name: string, value: string): void {
  db.insert(facts).values({ name, value }).onConflictDoUpdate({ target: facts.name, set: { value } }).run();
}

/** Stores the fact unless there is one with the same name. */
export function addFact(db: Database, name: string, value: string): void {
  db.insert(facts).values({ name, value }).onConflictDoNothing().run();
}
