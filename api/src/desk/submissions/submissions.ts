/** Queries and updates that both inboxes share. */

import type { z } from 'zod';
import type { Clocked } from '../../core/app.ts';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { readSampleIds } from '../../core/database/sample.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import { candidateSubmissions } from '../../core/database/schema/candidates.ts';
import type { Message, SubmissionState } from '../../core/database/schema/inbox.ts';
import { ALL_ROWS, contains, hasDigits, isWithinDays } from '../../core/database/statements.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toIso } from '../../core/lib/dates.ts';
import { readThread } from './history.ts';
import { type InboxKind, type Listed, newestFirst, type Opened } from './inbox-kind.ts';
import { countUnread, selectUnread } from './incoming.ts';
import { findDuplicates } from './match-person.ts';
import { findPromisedDays, isAnswerDue } from './promises.ts';
import type { filters } from './schemas.ts';

type Filter = z.infer<typeof filters>;

/** The row numbers of the submissions that match, newest first: all, or a page of them. Throws 400 for an unknown status. */
export function findSubmissions({ db, clock }: Clocked, kind: InboxKind, filter: Filter, page = ALL_ROWS): number[] {
  const { table } = kind;
  const where = buildCondition(db, kind, filter, clock.now());
  const query = sql`SELECT ${table}.rowid FROM ${toFromClause(kind, filter)} WHERE ${where} ORDER BY ${newestFirst(table)}
    LIMIT ${page.limit} OFFSET ${page.offset}`;
  return db.values<[number]>(query).map(([rowid]) => rowid);
}

/** The index hint is needed: otherwise SQLite scans the applications for all jobs. */
function toFromClause({ table, jobId }: InboxKind, { job }: Filter): SQL {
  return job && jobId ? sql`${table} INDEXED BY applications_job` : sql`${table}`;
}

/** The submissions with these row numbers, newest first. Submissions erased since are left out. */
export function readSubmissions(db: Database, kind: InboxKind, rowids: readonly number[]): Listed[] {
  return rowids.length === 0 ? [] : kind.read(db, inArray(sql`${kind.table}.rowid`, [...rowids]));
}

/** Reads the fields that both inboxes list for each of these rows. */
export function readCommonFields(db: Database, kind: InboxKind, rows: readonly CommonRow[]) {
  const sample = readSampleIds(db);
  const ids = rows.map(({ id }) => id);
  const unread = countUnread(db, ids);
  const answers = findPromisedDays(db, kind, rows);
  return ({ id, reference, status, spamReasons, createdAt, deletedAt }: CommonRow) => ({
    ...{ id, reference, status, spamReasons },
    createdAt: toIso(createdAt),
    deletedAt: toIso(deletedAt),
    isSample: sample.has(id),
    unreadEmails: unread.get(id) ?? 0,
    answerBy: answers.get(id) ?? null,
  });
}

type CommonRow = Pick<Application | Message, 'id' | 'reference' | 'status' | 'spamReasons' | 'createdAt' | 'deletedAt'>;

/** A submission with its history and the emails about it. Throws 404. */
export function requireSubmission(db: Database, kind: InboxKind, id: string): Opened {
  const [submission] = kind.read(db, eq(kind.table.id, id));
  if (!submission) rejectMissing(kind);
  const { candidateId, submissionId } = candidateSubmissions;
  const person = db.select({ id: candidateId }).from(candidateSubmissions).where(eq(submissionId, id)).get();
  return {
    ...submission,
    candidateId: person?.id ?? null,
    duplicates: person ? findDuplicates(db, person.id) : [],
    ...readThread(db, id),
  };
}

/** The submissions with these ids, in that order, without their history and emails. Throws 404 if one does not exist. */
export function requireSubmissions(db: Database, kind: InboxKind, ids: readonly string[]): Listed[] {
  const submissionById = new Map(
    kind.read(db, inArray(kind.table.id, [...ids])).map((submission) => [submission.id, submission]),
  );
  return ids.map((id) => submissionById.get(id) ?? rejectMissing(kind));
}

/**
 * Counts the matching submissions. Also counts those in each status, the new ones (both without the bin) and the bin,
 * ignoring the filter's status. Throws 400 for an unknown status.
 */
export function countSubmissions({ db, clock }: Clocked, kind: InboxKind, filter: Filter) {
  const { table } = kind;
  const { status, deletedAt } = table;
  const where = matchesFilter(db, kind, filter, clock.now()) ?? sql`true`;
  // Uses no index: a search reads every row anyway, and an index would only save sorting.
  const tableSource = filter.search && !filter.job ? sql`${table} NOT INDEXED` : toFromClause(kind, filter);
  const groups = db.all<{ status: string; isBinned: number; n: number }>(
    sql`SELECT status, isBinned, sum(n) AS n FROM (
      SELECT ${status} AS status, ${deletedAt} IS NOT NULL AS isBinned, count(*) AS n
      FROM ${tableSource} WHERE ${where} GROUP BY ${status}, ${deletedAt}
    ) GROUP BY status, isBinned`,
  );
  const requestedStatuses = readStatuses(db, kind, filter.status);
  const isInBin = filter.bin === 'true';
  const hasWantedStatus = (id: string) => requestedStatuses?.includes(id) ?? (isInBin || id !== 'spam');
  const matchingGroups = groups.filter((group) => Boolean(group.isBinned) === isInBin && hasWantedStatus(group.status));
  const statuses = kind.listStatuses(db);
  const counts: Record<string, number> = Object.fromEntries(statuses.map(({ id }) => [id, 0]));
  let binnedCount = 0;
  for (const group of groups) {
    if (group.isBinned) binnedCount += group.n;
    else counts[group.status] = group.n;
  }
  const newCount = statuses.filter(({ isNew }) => isNew).reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return { total: matchingGroups.reduce((sum, { n }) => sum + n, 0), counts, binned: binnedCount, new: newCount };
}

function rejectMissing({ label }: InboxKind): never {
  throw new HttpError(404, `This ${label.one.toLowerCase()} doesn’t exist.`);
}

/**
 * Writes the change of each id, with one statement for all equal changes. Columns that a change leaves out do not
 * change.
 */
export function updateSubmissions(db: Database, { table }: InboxKind, changes: ReadonlyMap<string, SubmissionState>) {
  for (const [json, equalChanges] of Map.groupBy(changes, ([, change]) => JSON.stringify(change))) {
    if (json === '{}') continue;
    const ids = equalChanges.map(([id]) => id);
    // Casts, because both tables have these columns, which the type of a union of tables cannot express.
    db.update(table)
      .set(equalChanges[0]?.[1] as never)
      .where(inArray(table.id, ids))
      .run();
  }
}

function buildCondition(db: Database, kind: InboxKind, filter: Filter, now: number): SQL | undefined {
  const { status, bin } = filter;
  const isInBin = bin === 'true';
  return and(
    isInBin ? isNotNull(kind.table.deletedAt) : isNull(kind.table.deletedAt),
    // The bin shows spam with the rest.
    isInBin && !status ? undefined : hasStatus(db, kind, status),
    matchesFilter(db, kind, filter, now),
  );
}

/** Condition of a filter without its status and bin. */
function matchesFilter(db: Database, kind: InboxKind, filter: Filter, now: number): SQL | undefined {
  const { search, job, source, kind: messageKind, flagged, assignedTo, unread, due, from, to } = filter;
  const { table, jobId, flags } = kind;
  return and(
    assignedTo ? isAssignedTo(kind, assignedTo) : undefined,
    search ? matchesSearch(kind, search) : undefined,
    job && jobId ? eq(jobId, job) : undefined,
    source && kind.source ? eq(kind.source, source === 'unknown' ? '' : source) : undefined,
    messageKind && kind.messageKind ? eq(kind.messageKind, messageKind) : undefined,
    flagged === 'true' && flags ? isNotNull(flags) : undefined,
    unread === 'true' ? inArray(table.id, selectUnread(db)) : undefined,
    due === 'true' ? isAnswerDue(db, kind, now) : undefined,
    isWithinDays(table.createdAt, from, to),
  );
}

function isAssignedTo({ table }: InboxKind, userId: string): SQL {
  return userId === 'nobody' ? isNull(table.assignedTo) : eq(table.assignedTo, userId);
}

function hasStatus(db: Database, kind: InboxKind, status: string | undefined): SQL {
  const requestedStatuses = readStatuses(db, kind, status);
  return requestedStatuses ? inArray(kind.table.status, requestedStatuses) : ne(kind.table.status, 'spam');
}

/** The statuses to list; null, which means all but spam, if `status` is blank. Throws 400 for an unknown status. */
function readStatuses(db: Database, { listStatuses }: InboxKind, status: string | undefined): string[] | null {
  if (!status) return null;
  const requestedIds = status.split(',').map((word) => word.trim());
  const knownIds = new Set(listStatuses(db).map(({ id }) => id));
  const unknownId = requestedIds.find((word) => !knownIds.has(word));
  if (unknownId !== undefined) throw new HttpError(400, `There is no status “${unknownId}”.`);
  return requestedIds;
}

function matchesSearch({ table, searched, searchedData }: InboxKind, search: string): SQL | undefined {
  const parts = searchedData.map((name) => contains(sql`json_extract(${table.data}, ${`$.${name}`})`, search));
  // Most rows are ruled out by their stored JSON; only the rest is parsed.
  const matchesJson = contains(sql`${table.data}`, JSON.stringify(search).slice(1, -1));
  const hasPhone = hasDigits(sql`json_extract(${table.data}, '$.phone')`, search) ?? undefined;
  return or(...searched.map((column) => contains(sql`${column}`, search)), and(matchesJson, or(...parts)), hasPhone);
}
