/**
 * The declaration of a feature, in its `feature.ts`. Nothing outside a feature lists its parts: erasure, subject
 * access, health, the audit log, the API's description and the legacy API walk `app.features`.
 */
import type { EmailLink } from 'content-types/emails/email-types';
import type { RetentionKind } from 'content-types/privacy/retention';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App, Clocked } from './app.ts';
import type { Author } from './audit.ts';
import { getTableName, type SQL, type SQLiteColumn, type SQLiteTable } from './database/drizzle.ts';
import type { Database } from './database/open.ts';
import type { Submission } from './database/submissions.ts';
import type { createFormOptions } from './forms/public-form.ts';
import type { sendConfirmation } from './forms/respond.ts';
import type { TodayPart } from './today.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All features, in the order of the wings. */
    features: readonly Feature[];
  }
}

/** A tag, the OpenAPI document that describes its routes, and a description of them. */
export type Tag = readonly [tag: string, document: 'content' | 'admin' | 'firstSite', description: string];

export interface Feature {
  name: string;
  /** Routes, workers and hooks, registered in the order of the wings. */
  plugins?: readonly (((app: App) => Promise<void>) | FastifyPluginCallback)[];
  /**
   * All tables of the feature, virtual ones by name. Each is covered by `personalData` or states why it holds no
   * personal data.
   */
  tables?: readonly (Table | [Table, whyNotPersonal: string])[];
  personalData?: PersonalData;
  /** The feature's part of a candidate's record for staff. */
  record?: RecordPart;
  /** The feature's parts of today's work, by name. */
  today?: Record<string, TodayPart>;
  /** Public forms that the legacy API also accepts at its own addresses. */
  forms?: Record<string, TakenForm>;
  /** The feature's parts of the health report, by name. */
  health?: Record<string, HealthFact>;
  /** The events that webhooks can subscribe to, by name. */
  events?: Record<string, EventType>;
  /**
   * Labels for both words of an audit action: `interview.cancel` is “Interview: cancelled”. `names` are the columns for
   * the subject's id and its name, which is never a candidate's personal data.
   */
  audit?: {
    things?: Record<string, string>;
    actions?: Record<string, string>;
    names?: readonly (readonly [id: SQLiteColumn, name: SQLiteColumn | SQL])[];
  };
  /** Lists whose saved views users can watch, by the key of the screen. */
  watchedLists?: Record<string, WatchedList>;
  /** The tags of the feature's routes, each with its OpenAPI document. */
  tags?: readonly Tag[];
  /** Example values for an email's preview, taken from stored data; null if there are none yet. */
  emailExample?(db: Database): Record<string, string | EmailLink[]> | null;
  /** Extra filters of a type's list, by type and parameter name. Only editors can use them. */
  listFilters?: Record<string, Record<string, ListFilter>>;
  /**
   * Returns the path of the page that previews a draft, if the draft's own page does not show it; null to use its own
   * page.
   */
  previewPages?: Record<string, (db: Database, id: string, data: unknown) => string | null>;
}

export interface WatchedList {
  /** The label for new items: `# new person`. */
  news: { one: string; other: string };
  /** Ids of the entries in a view; null if the query is invalid. `query` comes from the address in the admin. */
  find(db: Database, query: URLSearchParams, now: number): string[] | null;
}

export interface ListFilter {
  description: string;
  /** The condition on `documents`. */
  matches(value: string, now: number): SQL;
}

export interface EventType {
  label: string;
  data: z.ZodType;
}

type Table = SQLiteTable | string;

/** A person who applies, writes or subscribes, with their addresses, submissions and candidate records. */
export interface Person {
  /** Addresses in lower case. */
  emails: string[];
  /** Applications, then messages, each oldest first. */
  submissions: Submission[];
  /** The candidate records on which every application and message is this person's. */
  candidateIds: string[];
}

/** The personal data that a feature holds, and how to export and erase it. */
export interface PersonalData {
  /** Why the feature has neither `find` nor `exportFor`. */
  notExported?: string;
  /** Finds the feature's data about a person, besides their applications and messages: lists, an object or null. */
  find?(app: App, person: Person): Record<string, readonly object[] | object | null>;
  /** The feature's part of the record of an application or message. Candidates do not see internal data of staff. */
  exportFor?(app: Clocked, submission: Submission, reader: 'candidate' | 'staff'): object;
  /**
   * Returns the lower-case addresses that are proven by a reply, or by the use of an emailed link or code. Other
   * addresses are unproven, because anyone can type one.
   */
  proves?(db: Database, emails: readonly string[]): string[];
  /** Returns the files of an application or message: their paths on disk, and names that are valid on any system. */
  files?(app: App, submission: Submission): { name: string; path: string }[];
  /**
   * Erases the feature's data about a submission in the caller's transaction. With `some`, keeps data that the law
   * requires. `count` appears on the certificate. Remove `files` after the commit.
   */
  erase(db: Database, submission: Submission, extent: 'everything' | 'some', at: number): Erased;
  /** Data held by email address alone, such as job alerts: its name on certificates, its ids and how to end one. */
  byAddress?: {
    counted: 'jobAlerts' | 'clientContacts' | 'forwardedEmails';
    list(db: Database, emails: readonly string[]): string[];
    end(app: App, id: string, author: Author): void | Promise<void>;
  };
  /** Erases data older than its own retention period, which starts at `beginOf(kind)`. Returns the number erased. */
  expire?(app: App, beginOf: (kind: RetentionKind) => number, author: Author): number;
  /** Intakes by their name in `app.journal.mark`. The journal stores each as it was accepted. */
  intakes?: Record<string, Intake>;
  /** The rows that the journal keeps with an intake, by their name in its records. */
  recorded?: Record<string, RecordedRows>;
  /**
   * Maps audit actions that permanently erase a person's data, or stop their emails, to functions that repeat them
   * after a restore. `erasureReason` appears on the new certificate.
   */
  erasures?: Record<string, (app: App, id: string, erasureReason: string, author: Author) => unknown>;
}

/** Fields of a candidate's record, from their applications and messages. */
export interface RecordPart<Fields extends z.ZodRawShape = z.ZodRawShape> {
  fields: Fields;
  read(db: Database, submissionIds: readonly string[]): z.infer<z.ZodObject<Fields>>;
}

/** Identity function that checks the types of a record part. */
export function recordPart<Fields extends z.ZodRawShape>(part: RecordPart<Fields>): RecordPart {
  return part;
}

export interface Intake {
  table: SQLiteTable & { id: SQLiteColumn };
  /** Whether the sender can change the intake. A newer record then replaces the row. */
  isChangeable?: boolean;
}

interface RecordedRows {
  table: SQLiteTable;
  /** The column with the id of the intake. */
  of: SQLiteColumn;
  /** Whether the row's id also names a file in `app.resumeFolder`. At most one row of an intake has a file. */
  hasFile?: boolean;
  /** Returns whether a row can be inserted into another copy of the database. */
  fits?(db: Database, row: Record<string, unknown>): boolean;
}

/** The rows and intakes that the journal keeps. */
export interface Recorded {
  intakes: ReadonlyMap<string, Intake>;
  rows: readonly (readonly [name: string, rows: RecordedRows])[];
}

export function allRecorded(features: readonly Feature[]): Recorded {
  return {
    intakes: new Map(features.flatMap(({ personalData }) => Object.entries(personalData?.intakes ?? {}))),
    rows: features.flatMap(({ personalData }) => Object.entries(personalData?.recorded ?? {})),
  };
}

/** Returns the audit actions that permanently erase a person's data or end their emails. */
export function erasingActions(features: readonly Feature[]): string[] {
  return features.flatMap(({ personalData }) => Object.keys(personalData?.erasures ?? {}));
}

interface Erased {
  count?: string;
  files?: string[];
}

interface TakenForm {
  route: ReturnType<typeof createFormOptions>;
  take(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Awaited<ReturnType<typeof sendConfirmation>>>;
}

/** One part of the health report. The server counts as degraded if `ok` is false and the part is set up. */
export interface HealthFact<Facts extends object = object> {
  /** The part's name for display: “Backups”. */
  label: string;
  schema: z.ZodType<Facts>;
  read(app: App): Facts | Promise<Facts>;
  /** Describes the state in a sentence or two, with the remedy if it is bad. */
  describe(facts: Facts, app: App): string;
  /** Whether the part is not set up yet. It then appears on Today without raising an alarm. */
  isMissing?(facts: Facts, app: App): boolean;
  /** Whether the feature sends its own email to administrators when the state turns bad. */
  hasOwnEmail?: boolean;
  /** Gauges for Prometheus: name, help and value. */
  gauges?: readonly (readonly [name: string, help: string, value: (facts: Facts) => number])[];
}

/** Identity function that checks the types of a health fact. */
export function healthFact<Facts extends object>(fact: HealthFact<Facts>): HealthFact {
  return fact as unknown as HealthFact;
}

/** Throws if two features declare the same name, because the later declaration would silently replace the other. */
export function checkNames(features: readonly Feature[]) {
  const owners = new Map<string, string>();
  for (const { name, forms, health, events, previewPages, audit, personalData, record, today, tags } of features) {
    const { intakes, recorded, erasures } = personalData ?? {};
    const tagsByName = Object.fromEntries((tags ?? []).map(([tag]) => [tag, tag]));
    const declarationsByKind = {
      forms,
      health,
      events,
      previewPages,
      today,
      intakes,
      recorded,
      erasures,
      record: record?.fields,
      tags: tagsByName,
      feature: { [name]: name },
    };
    for (const [kind, declarations = {}] of Object.entries({ ...declarationsByKind, 'audit.things': audit?.things })) {
      for (const key of Object.keys(declarations)) {
        const owner = owners.get(`${kind} ${key}`);
        if (owner) throw new Error(`The feature.ts of ${owner} and of ${name} both declare “${key}” (${kind}).`);
        owners.set(`${kind} ${key}`, name);
      }
    }
  }
}

/**
 * Throws unless each table of the database is declared by exactly one feature, which exports and erases any personal
 * data in it.
 */
export function checkTables(db: Database, features: readonly Feature[]) {
  const owners = new Map<string, string>();
  for (const { name: feature, tables = [], personalData } of features) {
    for (const declaration of tables) {
      const [table, whyNotPersonal] = Array.isArray(declaration) ? declaration : [declaration];
      const name = typeof table === 'string' ? table : getTableName(table);
      const owner = owners.get(name);
      if (owner) throw new Error(`${owner} and ${feature} both declare the table ${name}.`);
      owners.set(name, feature);
      if (!whyNotPersonal && !personalData)
        throw new Error(`Add personalData to ${feature} for the table ${name}, or say why that holds none.`);
    }
    if (!personalData) continue;
    const { find, exportFor, notExported } = personalData;
    if (!find && !exportFor && !notExported)
      throw new Error(`Add find or exportFor to the personalData of ${feature}, or say in notExported why not.`);
  }
  const selectTables = db.$client
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')")
    .pluck();
  for (const table of selectTables.all()) {
    if (!owners.has(table) && !/^(sqlite_|__drizzle)/.test(table))
      throw new Error(`Declare the table ${table} in the feature.ts that it belongs to.`);
  }
}
