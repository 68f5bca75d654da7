import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { facts } from '../database/schema/system.ts';
import { newId } from '../lib/ids.ts';

/** Names this database's change feed. Whoever restores a backup deletes the fact, and readers start again from nothing. */
export function feedId(db: Database): string {
  const known = db.select().from(facts).where(eq(facts.name, 'feed')).get();
  if (known) return known.value;
  db.insert(facts).values({ name: 'feed', value: newId() }).onConflictDoNothing().run();
  return feedId(db);
}
