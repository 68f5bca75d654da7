import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { placeholders } from '../content/store.ts';
import { prepared } from '../database/prepared.ts';
import { messages } from '../database/schema/inbox.ts';

/** What every message runs, prepared once. */
export const messageStatements = prepared((db) => {
  const p = sql.placeholder;
  const { id, reference, idempotencyKey } = messages;
  return {
    byKey: db
      .select()
      .from(messages)
      .where(inArray(idempotencyKey, [p('key'), p('earlier')]))
      .prepare(),
    byReference: db
      .select({ id })
      .from(messages)
      .where(eq(reference, p('reference')))
      .prepare(),
    insert: db
      .insert(messages)
      // As text: the column would store a null as the word for it.
      .values({ ...placeholders(getTableColumns(messages)), spamReasons: sql`${p('spamReasons')}` })
      .prepare(),
  };
});
