/** The interface that the two inboxes, applications and messages, implement. */

import { z } from 'zod';
import type { App } from '../../core/app.ts';
import type { Stage } from '../../core/content/rules/stages.ts';
import { type SQL, type SQLiteColumn, type SQLiteTable, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import type { StageKind } from '../../core/database/schema/applications.ts';
import type { QueuedMail } from '../../core/mail/outbox.ts';
import { listedFields, openedFields } from './schemas.ts';

export interface InboxKind {
  name: 'application' | 'message';
  path: 'applications' | 'messages';
  label: { one: string; many: string };
  listStatuses(db: Database): Status[];
  table: InboxTable;
  /** Columns, and parts of the data, that a search covers. */
  searched: readonly SQLiteColumn[];
  searchedData: readonly string[];
  jobId: SQLiteColumn | null;
  source: SQLiteColumn | null;
  /** The column with the kind of message; null for applications. */
  messageKind: SQLiteColumn | null;
  /** The column that is not null if answers are flagged. */
  flags: SQLiteColumn | null;
  listed: z.ZodType<Listed>;
  opened: z.ZodType<Opened>;
  /**
   * Reads the submissions that meet a condition, newest first, with everything that an opened submission shows from its
   * own row.
   */
  read(db: Database, where: SQL): Listed[];
  /** Time-dependent details, added when an entry is opened. */
  readNow?(app: App, id: string): Pick<Opened, 'candidatePage'>;
  /** Condition: a reply is promised to the sender, and staff have neither decided nor closed the submission. */
  isOpen(db: Database): SQL | undefined;
  arrivalEmails(app: App, id: string): QueuedMail[];
  /** The headings of the export, and a submission's cells under them. */
  headings: readonly string[];
  toCells(item: Listed): string[];
}

/** A status of an inbox. Those of applications are the stages, and `spam`. */
export interface Status {
  id: string;
  name: string;
  isNew: boolean;
  /** The stage, in the inbox of applications. A blank `candidateSees` leaves the candidate's text unchanged. */
  stage?: Stage;
}

type InboxTable = SQLiteTable &
  Record<'id' | 'data' | 'reference' | 'status' | 'assignedTo' | 'createdAt' | 'deletedAt', SQLiteColumn>;

/**
 * A listed submission. Applications also have `candidateSees`, the last text of a stage, and the kind of that stage.
 */
export type Listed = z.infer<typeof listedSchema> & { candidateSees?: string | null; candidateStatus?: StageKind };
/** An opened submission. Applications also have `candidatePage`: the current text of the candidate's page. */
export type Opened = z.infer<typeof openedSchema> & Listed & { candidatePage?: string | null };

const listedSchema = z.object(listedFields);
const openedSchema = listedSchema.extend(openedFields);

/** Sorts by arrival, newest first. Within a millisecond, the row number decides. */
export function newestFirst(table: InboxTable): SQL {
  return sql`${table.createdAt} DESC, ${table}.rowid DESC`;
}
