/** Applications and messages by id. */
import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { applications } from './schema/applications.ts';
import { messages } from './schema/inbox.ts';

export function findApplication(db: Database, id: string) {
  return db.select().from(applications).where(eq(applications.id, id)).get();
}

export function findMessage(db: Database, id: string) {
  return db.select().from(messages).where(eq(messages.id, id)).get();
}
