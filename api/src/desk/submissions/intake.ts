/** The shared parts of the intake of applications and messages. */
import { ensureNoticeInForce } from '../../compliance/notices/privacy-notices.ts';
import type { App } from '../../core/app.ts';
import { eq, getTableColumns, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import type { applications } from '../../core/database/schema/applications.ts';
import type { messages } from '../../core/database/schema/inbox.ts';
import { placeholders, prepared } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { IdempotencyKeys } from '../../core/forms/idempotency.ts';
import type { Stored } from '../../core/forms/public-form.ts';
import { newId, newReference } from '../../core/lib/ids.ts';
import { findAcknowledgement } from '../../core/mail/outbox.ts';

type Table = typeof applications | typeof messages;
/** The columns that both tables have and the intake fills. */
export type CommonColumns = Pick<
  typeof messages.$inferSelect,
  'id' | 'reference' | 'spamReasons' | 'idempotencyKey' | 'createdAt' | 'deletedAt' | 'noticeVersion'
>;

interface SentSubmission {
  keys: IdempotencyKeys;
  /** Empty if the submission is not held as spam. */
  spamReasons: string[];
}

/**
 * Creates an intake, which stores submissions in a table. `kind` is the intake's name in the journal. The submissions'
 * references begin with `letter`.
 */
export function createIntake<T extends Table>(schemaTable: T, kind: 'application' | 'message', letter: 'A' | 'M') {
  type Row = T['$inferSelect'];
  const table: Table = schemaTable;
  const columns = getTableColumns(table);
  // Inserts these columns as text, because they would store a null as the string `null`.
  const nullable = Object.entries(columns).flatMap(([name, { dataType, notNull }]) =>
    dataType === 'json' && !notNull ? [name] : [],
  );
  const statements = prepared((db) => {
    const p = sql.placeholder;
    const { id, reference, idempotencyKey } = columns;
    const texts = Object.fromEntries(nullable.map((name) => [name, sql`${p(name)}`]));
    return {
      selectByKey: db
        .select({ id, reference })
        .from(table)
        .where(inArray(idempotencyKey, [p('key'), p('earlier')]))
        .prepare(),
      selectByReference: db
        .select({ id })
        .from(table)
        .where(eq(reference, p('reference')))
        .prepare(),
      insert: db
        .insert(table)
        .values({ ...placeholders(columns as Record<string, unknown>), ...texts } as never)
        .prepare(),
    };
  });

  function createCommonColumns({ db, clock }: App, { keys, spamReasons }: SentSubmission): CommonColumns {
    const isTaken = (reference: string) => statements(db).selectByReference.get({ reference }) !== undefined;
    const createdAt = clock.now();
    return {
      id: newId(),
      reference: newReference(letter, isTaken),
      spamReasons: spamReasons.length > 0 ? spamReasons : null,
      idempotencyKey: keys[0],
      createdAt,
      deletedAt: null,
      noticeVersion: ensureNoticeInForce(db, createdAt),
    };
  }

  function insert(app: App, row: Row): Row {
    const texts = Object.entries(row).filter(([name, value]) => nullable.includes(name) && value !== null);
    statements(app.db).insert.run({
      ...row,
      ...Object.fromEntries(texts.map(([n, value]) => [n, JSON.stringify(value)])),
    });
    app.journal.mark(kind, row.id);
    return row;
  }

  const findByKey = (db: Database, [key, earlier = key]: IdempotencyKeys) =>
    statements(db).selectByKey.get({ key, earlier });

  function toStored(app: App, { id, reference }: Pick<Stored, 'id' | 'reference'>): Stored {
    return { id, reference, acknowledgement: findAcknowledgement(app, id) };
  }

  return {
    /** The row stored under one of these keys. */
    find(app: App, keys: IdempotencyKeys): Stored | undefined {
      const storedRow = findByKey(app.db, keys);
      return storedRow && toStored(app, storedRow);
    },

    /** Stores a row and runs `afterInsert` in one transaction, or returns the row already stored under the key. */
    store(
      app: App,
      input: SentSubmission,
      toRow: (sharedColumns: CommonColumns) => Row,
      afterInsert: (row: Row) => void,
    ): Stored {
      const store = () => {
        const row = insert(app, toRow(createCommonColumns(app, input)));
        afterInsert(row);
        return row;
      };
      return toStored(
        app,
        inTransaction(app.db, () => findByKey(app.db, input.keys) ?? store()),
      );
    },
  };
}
