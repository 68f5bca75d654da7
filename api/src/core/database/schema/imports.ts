import { index, integer, sqliteTable, text } from '../drizzle.ts';

type Json = Record<string, unknown>;

/** Imports from other systems, including dry runs. */
export const imports = sqliteTable('imports', {
  id: text().primaryKey(),
  /** The kind of file: `wordpress`, `jobs`, … */
  kind: text().notNull(),
  /** The name of the file. */
  file: text().notNull(),
  state: text().$type<ImportState>().notNull(),
  isDryRun: integer({ mode: 'boolean' }).notNull(),
  /** Entries in the file. */
  total: integer().notNull(),
  done: integer().notNull().default(0),
  /** The reason for a failure, as a sentence. */
  error: text(),
  /** The user who imported; null for a script. */
  userId: text(),
  startedAt: integer().notNull(),
  finishedAt: integer(),
});

export type ImportState = 'running' | 'done' | 'failed' | 'undone';

/** The report: the result for each entry of the file. */
export const importRows = sqliteTable(
  'import_rows',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    importId: text().notNull(),
    /** The entry's place in the file: `line 12`, `post 345`. */
    source: text().notNull(),
    /** The content type; `image` for a media item. */
    type: text().notNull(),
    title: text().notNull(),
    result: text().$type<ImportResult>().notNull(),
    /** Sentences that say why the entry was skipped or saved differently; empty if there is nothing to report. */
    reason: text().notNull(),
    documentId: text(),
    /** The document's version after the import. */
    version: integer(),
    /** The document before an update, for undo. */
    before: text({ mode: 'json' }).$type<Json>(),
  },
  (t) => [index('import_rows_import').on(t.importId, t.result)],
);

export type ImportResult = 'created' | 'updated' | 'unchanged' | 'skipped';

/** Maps entries of other systems to their documents, so that a later import updates them. */
export const importSources = sqliteTable('import_sources', {
  /** The entry's identity in the other system: `wordpress old.example 345`. */
  key: text().primaryKey(),
  documentId: text().notNull(),
  /** The hash of the entry as imported. */
  hash: text().notNull(),
  /** The document's version after the import. A higher version means that an editor has saved it since. */
  version: integer().notNull(),
});
