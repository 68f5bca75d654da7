/** Applications and messages by id. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { applications } from './schema/applications.ts';
import { messages } from './schema/inbox.ts';
import { prepared } from './statements.ts';

export function findApplication(db: Database, id: string) {
  return statements(db).application.get({ id });
}

export function findMessage(db: Database, id: string) {
  return statements(db).message.get({ id });
}

const statements = prepared((db) => {
  const id = sql.placeholder('id');
  return {
    application: db.select().from(applications).where(eq(applications.id, id)).prepare(),
    message: db.select().from(messages).where(eq(messages.id, id)).prepare(),
  };
});
