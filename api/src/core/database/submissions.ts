/** Applications and messages by id. */
import { HttpError } from '../http/errors.ts';
import { eq, sql } from './drizzle.ts';
import type { Database } from './open.ts';
import { type Application, applications } from './schema/applications.ts';
import { type Message, messages } from './schema/inbox.ts';
import { prepared } from './statements.ts';

export type Submission = { kind: 'application'; row: Application } | { kind: 'message'; row: Message };

/** Finds a submission. Returns undefined if it does not exist or has been erased. */
export function findSubmission(db: Database, kind: Submission['kind'], id: string): Submission | undefined {
  if (kind === 'message') {
    const row = findMessage(db, id);
    return row && { kind, row };
  }
  const row = findApplication(db, id);
  return row && { kind, row };
}

export function findApplication(db: Database, id: string) {
  return statements(db).selectApplication.get({ id });
}

/** Like `findApplication`, but throws 404. */
export function requireApplication(db: Database, id: string): Application {
  const application = findApplication(db, id);
  if (!application) throw new HttpError(404, 'This application doesn’t exist.');
  return application;
}

export function findMessage(db: Database, id: string) {
  return statements(db).selectMessage.get({ id });
}

const statements = prepared((db) => {
  const id = sql.placeholder('id');
  return {
    selectApplication: db.select().from(applications).where(eq(applications.id, id)).prepare(),
    selectMessage: db.select().from(messages).where(eq(messages.id, id)).prepare(),
  };
});
