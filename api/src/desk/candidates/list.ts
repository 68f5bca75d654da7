/** The list of candidates: searched, filtered, newest contact first. */

import { formatJobName } from 'content-types/applications/job-name';
import { z } from 'zod';
import { readPeriods } from '../../compliance/retention/due.ts';
import { and, eq, gt, gte, inArray, isNull, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { readSampleIds } from '../../core/database/sample.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import { type ConsentKind, consents } from '../../core/database/schema/data-protection.ts';
import { ALL_ROWS, countRows, isWithinDays } from '../../core/database/statements.ts';
import { HttpError } from '../../core/http/errors.ts';
import { day, pageQuery } from '../../core/http/schemas.ts';
import { addMonths, toIso } from '../../core/lib/dates.ts';
import { countUnplaced, findNearby } from './places.ts';
import { excerptQuery, parseSearch, type SearchNode, searchCondition } from './search-query.ts';

export const listQuery = pageQuery.extend({
  search: z
    .string()
    .trim()
    .max(500)
    .optional()
    .describe(
      'Words to find in CVs, names, email addresses, phone numbers and tags. All must match. Supports "phrases", OR, ' +
        'NOT or -word, brackets and prefixes (develop*). A syntax error returns 400.',
    ),
  tag: z.string().max(40).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional().describe('The minimum rating.'),
  consent: z.enum(['talentPool', 'marketing']).optional().describe('Only candidates with this consent in force.'),
  addresses: z
    .literal('several')
    .optional()
    .describe('`several` lists only records with several email addresses, which may belong to different people.'),
  near: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A town or postcode. Lists people within `miles` of it, nearest first. An unknown place returns 422.'),
  miles: z.coerce.number().int().min(1).max(200).default(20).describe('The radius around `near`, in miles.'),
  contactedFrom: day.optional().describe('The earliest day of the last contact, in London time.'),
  contactedTo: day.optional().describe('The latest day of the last contact, in London time.'),
});

export const listedFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  tags: z.array(z.string()),
  rating: z.int().nullable(),
  contactedAt: z.string().describe('The time of the last contact: their message, or our email or call.'),
  applications: z.int(),
  messages: z.int(),
  lastJob: z.string().describe('The name of the job they last applied for.'),
  talentPoolUntil: z.string().nullable().describe('The end of the talent pool consent; null without consent.'),
  isSample: z.boolean().describe('Whether the candidate is part of the sample agency.'),
  place: z.string().describe('The home town, such as “Leeds” or “LS29, Ilkley”; blank if unknown.'),
  placeBy: z
    .enum(['cv', 'staff'])
    .nullable()
    .describe('The source of `place`: the CV, or confirmation by staff. Null while the place is being looked up.'),
};

const excerpt = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export const listedCandidate = z.object({
  ...listedFields,
  excerpt: excerpt.describe('The part of a CV or emailed file that matches the search; empty without a match.'),
  miles: z.int().nullable().describe('Straight-line distance from `near` in miles; null without `near`.'),
});

/**
 * A page of matching row numbers, their total, the parsed search, the distances, and how many more would match without
 * `near` or `consent`. Throws 400 for an unreadable search, and 422 for an unknown place.
 */
export function findCandidates(
  db: Database,
  filter: Omit<z.infer<typeof listQuery>, 'limit' | 'offset'>,
  now: number,
  page = ALL_ROWS,
) {
  const distanceByRowid = filter.near ? findNearby(db, filter.near, filter.miles) : null;
  const search = parseSearch(filter.search ?? '');
  const isMatch = and(
    isInUse(),
    search ? searchCondition(search) : undefined,
    filter.tag ? sql`EXISTS (SELECT 1 FROM json_each(${candidates.tags}) WHERE value = ${filter.tag})` : undefined,
    filter.rating ? gte(candidates.rating, filter.rating) : undefined,
    filter.addresses ? inArray(candidates.id, withSeveralAddresses(db)) : undefined,
    isWithinDays(candidates.contactedAt, filter.contactedFrom, filter.contactedTo),
  );
  const { consent } = filter;
  const where = consent ? and(isMatch, inArray(candidates.id, selectConsentingIds(db, consent, now))) : isMatch;
  // Searching is slow, so one pass gives both the total and the page.
  const isOnePass = search !== null || distanceByRowid !== null;
  const { limit, offset } = isOnePass ? ALL_ROWS : page;
  const order = sql`ORDER BY contactedAt DESC, candidates.rowid DESC LIMIT ${limit} OFFSET ${offset}`;
  const findRowids = (where: SQL | undefined) =>
    db.values<[number]>(sql`SELECT candidates.rowid FROM candidates WHERE ${where} ${order}`).map(([rowid]) => rowid);
  const rowids = findRowids(where);
  const parsedSearch = { search, near: distanceByRowid };
  if (!isOnePass) {
    const total = countRows(db, candidates, where);
    const unagreedCount = consent ? countRows(db, candidates, isMatch) - total : 0;
    return { ...parsedSearch, rowids, total, unplaced: 0, unagreed: unagreedCount };
  }
  const isNear = (rowid: number) => !distanceByRowid || distanceByRowid.has(rowid);
  const nearbyRowids = distanceByRowid ? rowids.filter(isNear).sort(byDistance(distanceByRowid)) : rowids;
  const end = page.limit < 0 ? undefined : page.offset + page.limit;
  const unplacedCount = distanceByRowid ? countUnplaced(db, rowids) : 0;
  const unagreedCount = consent ? findRowids(isMatch).filter(isNear).length - nearbyRowids.length : 0;
  return {
    ...parsedSearch,
    rowids: nearbyRowids.slice(page.offset, end),
    total: nearbyRowids.length,
    unplaced: unplacedCount,
    unagreed: unagreedCount,
  };
}

/** The ids of all candidates that match the address of a list in the admin; null if it cannot be read. */
export function findIds(db: Database, query: URLSearchParams, now: number): string[] | null {
  const { from, to, ...rest } = Object.fromEntries(query);
  const { data } = listQuery.safeParse({ ...rest, limit: undefined, contactedFrom: from, contactedTo: to });
  if (!data) return null;
  try {
    const rowids = JSON.stringify(findCandidates(db, data, now).rowids);
    return db
      .values<[string]>(sql`SELECT id FROM candidates WHERE rowid IN (SELECT value FROM json_each(${rowids}))`)
      .flat();
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

function byDistance(distanceByRowid: ReadonlyMap<number, number>) {
  return (a: number, b: number) => (distanceByRowid.get(a) ?? 0) - (distanceByRowid.get(b) ?? 0);
}

function withSeveralAddresses(db: Database) {
  const { candidateId, email } = candidateSubmissions;
  const isShared = gt(sql`count(DISTINCT nullif(${email}, ''))`, 1);
  return db.select({ id: candidateId }).from(candidateSubmissions).groupBy(candidateId).having(isShared);
}

/** The candidates with these row numbers, in that order. */
export function readCandidates(
  db: Database,
  rowids: readonly number[],
  { search, near }: { search: SearchNode | null; near: ReadonlyMap<number, number> | null },
  now: number,
) {
  if (rowids.length === 0) return [];
  const distances = near && readDistances(db, rowids, near);
  const distanceOf = ({ id }: { id: string }) => distances?.get(id) ?? 0;
  const newestRows = readRows(db, inArray(sql`candidates.rowid`, [...rowids]), now);
  const rows = distances ? newestRows.sort((a, b) => distanceOf(a) - distanceOf(b)) : newestRows;
  const excerpts = readExcerpts(
    db,
    rows.map(({ id }) => id),
    search,
  );
  return rows.map((row) => ({
    ...row,
    excerpt: excerpts.get(row.id) ?? [],
    miles: distances ? Math.round(distanceOf(row)) : null,
  }));
}

/** The distances in miles by candidate id. */
function readDistances(db: Database, rowids: readonly number[], distanceByRowid: ReadonlyMap<number, number>) {
  const ids = db.values<[string, number]>(sql`SELECT id, rowid FROM candidates WHERE rowid IN ${rowids}`);
  return new Map(ids.map(([id, rowid]) => [id, distanceByRowid.get(rowid) ?? 0]));
}

/** Reads the candidates that match, newest contact first. */
export function readRows(db: Database, where: SQL, now: number) {
  const rows = db.select().from(candidates).where(where).orderBy(sql`contactedAt DESC, candidates.rowid DESC`).all();
  const ids = rows.map(({ id }) => id);
  const { candidateId, kind } = candidateSubmissions;
  const numbers = db
    .select({
      id: candidateId,
      applications: sql<number>`sum(${kind} = 'application')`,
      messages: sql<number>`sum(${kind} = 'message')`,
    })
    .from(candidateSubmissions)
    .where(inArray(candidateId, ids))
    .groupBy(candidateId)
    .all();
  const counts = new Map(numbers.map((row) => [row.id, row]));
  const newestApplications = db
    .select({
      id: candidateId,
      jobId: applications.jobId,
      jobTitle: applications.jobTitle,
      at: sql`max(${candidateSubmissions.at})`,
    })
    .from(candidateSubmissions)
    .innerJoin(applications, eq(applications.id, candidateSubmissions.submissionId))
    .where(inArray(candidateId, ids))
    .groupBy(candidateId)
    .all();
  const jobs = new Map(newestApplications.map((row) => [row.id, formatJobName(row)]));
  const pool = findTalentPool(db, ids, now);
  const isOfSample = inArray(candidateSubmissions.submissionId, [...readSampleIds(db)]);
  const sampleRows = db.select({ id: candidateId }).from(candidateSubmissions).where(isOfSample).all();
  const sample = new Set(sampleRows.map(({ id }) => id));
  return rows.map(({ createdAt: _, point: __, contactedAt, ...row }) => ({
    ...row,
    contactedAt: toIso(contactedAt),
    applications: counts.get(row.id)?.applications ?? 0,
    messages: counts.get(row.id)?.messages ?? 0,
    lastJob: jobs.get(row.id) ?? '',
    talentPoolUntil: toIso(pool.get(row.id)?.until ?? null),
    isSample: sample.has(row.id),
  }));
}

/** The talent pool consents in force for these candidates, each with its end and its application. */
export function findTalentPool(db: Database, ids: readonly string[], now: number) {
  const months = readPeriods(db).months('talentPool');
  const { candidateId, submissionId } = candidateSubmissions;
  const rows = db
    .select({ id: candidateId, applicationId: submissionId, givenAt: consents.givenAt })
    .from(candidateSubmissions)
    .innerJoin(applications, eq(applications.id, submissionId))
    .innerJoin(consents, eq(consents.applicationId, submissionId))
    .where(and(inArray(candidateId, [...ids]), isAgreed(db, 'talentPool', now)))
    .orderBy(consents.givenAt)
    .all();
  return new Map(
    rows.map(({ id, applicationId, givenAt }) => [id, { applicationId, until: addMonths(givenAt, months) }]),
  );
}

export function listTags(db: Database) {
  const rows = sql`SELECT value AS tag, count(*) AS candidates FROM candidates, json_each(candidates.tags) GROUP BY value ORDER BY value COLLATE NOCASE`;
  return db.all<{ tag: string; candidates: number }>(rows);
}

function selectConsentingIds(db: Database, kind: ConsentKind, now: number) {
  return db
    .select({ id: candidateSubmissions.candidateId })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(candidateSubmissions, eq(candidateSubmissions.submissionId, consents.applicationId))
    .where(isAgreed(db, kind, now));
}

/**
 * Whether a consent is in force: not withdrawn, on an application outside the bin and, for the talent pool, within its
 * retention period.
 */
function isAgreed(db: Database, kind: ConsentKind, now: number) {
  const months = readPeriods(db).months('talentPool');
  return and(
    eq(consents.kind, kind),
    isNull(consents.withdrawnAt),
    isNull(applications.deletedAt),
    kind === 'talentPool' ? gte(consents.givenAt, addMonths(now, -months)) : undefined,
  );
}

/**
 * Candidates with a submission outside the bin. Scans only the few people with one in the bin; `> 0` makes SQLite use
 * the index.
 */
function isInUse(): SQL {
  return sql`candidates.id NOT IN (
    SELECT binned.candidateId FROM applications b JOIN candidate_documents binned ON binned.documentId = b.id
    WHERE b.deletedAt > 0 AND NOT EXISTS (
      SELECT 1 FROM candidate_documents d JOIN applications a ON a.id = d.documentId
      WHERE d.candidateId = binned.candidateId AND a.deletedAt IS NULL))`;
}

const MATCH_START = '\ue000';
const MATCH_END = '\ue001';

/** Excerpts of each person's newest matching text. */
function readExcerpts(db: Database, ids: readonly string[], search: SearchNode | null) {
  const query = search && excerptQuery(search);
  if (!query) return new Map<string, z.infer<typeof excerpt>>();
  // The plus makes SQLite scan all matches once instead of searching once per text.
  const oldestFirst = db.all<{ id: string; text: string }>(sql`
    SELECT d.candidateId AS id, snippet(resume_search, 0, ${MATCH_START}, ${MATCH_END}, ' … ', 14) AS text
    FROM resume_search CROSS JOIN resume_texts t ON t.id = resume_search.rowid
    CROSS JOIN candidate_documents d ON d.documentId = t.documentId
    WHERE resume_search MATCH ${query} AND +resume_search.rowid IN (
      SELECT t.id FROM candidate_documents d JOIN resume_texts t ON t.documentId = d.documentId WHERE d.candidateId IN ${ids})
    ORDER BY d.at`);
  return new Map(oldestFirst.map(({ id, text }) => [id, splitExcerpt(text)]));
}

function splitExcerpt(text: string): z.infer<typeof excerpt> {
  return text
    .replace(/\s+/g, ' ')
    .split(MATCH_START)
    .flatMap((part, i) => {
      const [match = '', rest = ''] = i === 0 ? ['', part] : part.split(MATCH_END);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ].filter((piece) => piece.text !== '');
    });
}
