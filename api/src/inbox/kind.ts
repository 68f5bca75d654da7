import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { z } from 'zod';
import type { Database } from '../database/open.ts';
import type { App } from '../lib/app.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import type { event, mail } from './schemas.ts';

/** What differs between the two inboxes; everything else is written once. */
export interface InboxKind {
  name: 'application' | 'message';
  /** As addresses call it. */
  path: 'applications' | 'messages';
  label: { one: string; many: string };
  statuses: readonly [string, ...string[]];
  columns: Record<'id' | 'data' | 'reference' | 'status' | 'assignedTo' | 'createdAt' | 'deletedAt', SQLiteColumn>;
  /** Columns, and parts of the data, that a search looks into. */
  searched: readonly SQL[];
  searchedIn: readonly string[];
  /** The column of the job's id, where there is one. */
  jobId: SQLiteColumn | null;
  /** What a list shows of each, and what is added when one is opened. */
  listed: z.ZodType<Listed>;
  opened: z.ZodType<Opened>;
  /** Newest first. */
  list(db: Database, where: SQL | undefined, limit: number, offset: number): Listed[];
  /** Null when there is none. */
  open(db: Database, id: string): Opened | null;
  /** The ids of a list, newest first. */
  ids(db: Database, where: SQL | undefined): string[];
  count(db: Database, where: SQL | undefined): number;
  /** How many in each status, without those in the bin. */
  counts(db: Database): { status: string; n: number }[];
  change(db: Database, id: string, change: RowChange): void;
  /** The mails that its arrival sets off. */
  arrivalEmails(app: App, id: string): QueuedMail[];
  /** The headings of a table for a spreadsheet, and one's cells in it. */
  headings: readonly string[];
  cellsOf(item: Listed): string[];
}

/** What both inboxes list. */
export interface Listed {
  id: string;
  reference: string;
  name: string;
  email: string;
  status: string;
  assignedTo: { id: string; name: string } | null;
  /** Why it was taken for spam. */
  spamReasons: string[] | null;
  createdAt: string;
  /** In the bin since. */
  deletedAt: string | null;
}

/** What is left out stays as it is. */
export interface RowChange {
  status?: string;
  assignedTo?: string | null;
  deletedAt?: number | null;
}

export interface Opened extends Listed {
  history: z.infer<typeof event>[];
  mails: z.infer<typeof mail>[];
}
