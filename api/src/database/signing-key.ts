import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { secrets } from './schema/system.ts';

/** The key of this name, made at its first use. */
export function signingKey(db: Database, name: string): Buffer {
  db.insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
    .run();
  const row = db.select().from(secrets).where(eq(secrets.name, name)).get();
  if (!row) throw new Error('The signing key could not be stored.');
  return row.value;
}
