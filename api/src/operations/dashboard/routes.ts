import { contentTypes } from 'content-types';
import { type ContentType, canRead, getTitle } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { currentUser, EVERYONE } from '../../core/auth/access.ts';
import { findUserName } from '../../core/content/entries.ts';
import { hasNewerDraft, isOffSite } from '../../core/content/lists/admin-list.ts';
import { allTypes, findType, isSingleton } from '../../core/content/types.ts';
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { documents } from '../../core/database/schema/content.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { DAY_MS, toDay, toIso, WEEK_MS } from '../../core/lib/dates.ts';
import { checkAdverts } from './adverts.ts';

const MAX_SHOWN_ENTRIES = 8;
const WEEKS = 12;
/** 5 January 1970, the first Monday in Unix time. */
const FIRST_MONDAY = 4 * DAY_MS;

const advert = z.object({
  id: z.string(),
  title: z.string(),
  forbidden: z.int().describe('The number of legal problems, which block publishing.'),
  problems: z.int(),
});
const waitingEntry = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'changed', 'scheduled']),
  at: z.iso.datetime().describe('The publication time; for a draft, the time of the last save.'),
  by: z.string().nullable(),
});
const overview = z.object({
  jobs: z.int().describe('The number of open jobs on the site.'),
  closing: z.int().describe('The number of these jobs that close within seven days.'),
  waiting: z.object({ items: z.array(waitingEntry), total: z.int() }),
  adverts: z.object({ items: z.array(advert), total: z.int(), checked: z.int() }),
  applications: z
    .array(z.object({ week: z.iso.date().describe('The Monday of the week.'), count: z.int() }))
    .nullable()
    .describe('The number of applications by week; null for roles without access to applications.'),
  failedMails: z.int().nullable().describe('The number of failed emails; null for roles without access to emails.'),
  unsentMails: z
    .int()
    .nullable()
    .describe('The number of emails waiting because email is not set up; null except for administrators.'),
});

/** The figures and lists of the dashboard, limited to those that the user's role may see. */
export async function dashboardRoutes(app: App) {
  const schema = { tags: ['Dashboard'], response: { 200: overview } };
  app.get('/api/dashboard', { config: { roles: EVERYONE }, schema }, async (request) => {
    const { role } = currentUser(request);
    const { db, clock } = app;
    return {
      jobs: countJobs(db),
      closing: countJobs(db, lte(documents.closesAt, clock.now() + WEEK_MS)),
      waiting: listWaiting(
        db,
        role === 'recruiter' ? [contentTypes.job] : allTypes.filter((type) => canRead(type, role)),
        clock.now(),
      ),
      adverts: await checkAdverts(db),
      applications: role === 'editor' ? null : countApplicationsByWeek(db, clock.now()),
      failedMails: role === 'administrator' ? countFailedMails(db) : null,
      unsentMails: role === 'administrator' ? countUnsentMails(app) : null,
    };
  });
}

/**
 * Counts the applications that arrived in each of the last twelve weeks, the current week last. Excludes spam and the
 * bin.
 */
function countApplicationsByWeek(db: Database, now: number): { week: string; count: number }[] {
  const thisWeek = now - ((now - FIRST_MONDAY) % WEEK_MS);
  const firstWeek = thisWeek - (WEEKS - 1) * WEEK_MS;
  const week = sql<number>`CAST((${applications.createdAt} - ${firstWeek}) / ${WEEK_MS} AS INTEGER)`;
  const rows = db
    .select({ week, n: count() })
    .from(applications)
    .where(and(gte(applications.createdAt, firstWeek), ne(applications.status, 'spam'), isNull(applications.deletedAt)))
    .groupBy(week)
    .all();
  const counts = new Map(rows.map(({ week, n }) => [week, n]));
  return Array.from({ length: WEEKS }, (_, index) => ({
    week: toDay(firstWeek + index * WEEK_MS),
    count: counts.get(index) ?? 0,
  }));
}

/** Counts the open jobs on the site. */
function countJobs(db: Database, where?: SQL): number {
  const isOnSite = and(eq(documents.type, 'job'), isNull(documents.deletedAt), not(isOffSite));
  return countRows(db, documents, and(isOnSite, eq(documents.closed, false), where));
}

/**
 * Excludes singletons with only their initial data, as at the start or after removing the sample agency: the site shows
 * the same texts anyway.
 */
const hasOwnWords = allTypes
  .filter(isSingleton)
  .map(({ name, fields }) =>
    or(ne(documents.type, name), isNotNull(documents.published), ne(documents.data, initialData(fields))),
  );

/** Changes that visitors do not see yet: drafts, newer drafts of published entries, and scheduled entries. */
function listWaiting(db: Database, types: readonly ContentType[], now: number) {
  // Expired entries and unpublished pages are off the site, but they are not waiting.
  const isDraft = and(
    isOffSite,
    eq(documents.hidden, false),
    or(isNull(documents.expiresAt), gt(documents.expiresAt, now)),
  );
  const isWaiting = or(isNotNull(documents.publishAt), isDraft, hasNewerDraft);
  const where = and(
    inArray(
      documents.type,
      types.map(({ name }) => name),
    ),
    isNull(documents.deletedAt),
    isWaiting,
    ...hasOwnWords,
  );
  const rows = db
    .select()
    .from(documents)
    .where(where)
    .orderBy(desc(documents.updatedAt))
    .limit(MAX_SHOWN_ENTRIES)
    .all();
  const items = rows.flatMap((row) => {
    const type = findType(row.type);
    if (!type) return [];
    const status = row.publishAt !== null ? 'scheduled' : row.published === null ? 'draft' : 'changed';
    const time = toIso(row.publishAt ?? row.updatedAt);
    return [
      {
        type: row.type,
        id: row.id,
        title: getTitle(type, row),
        status,
        at: time,
        by: findUserName(db, row.updatedBy),
      } as const,
    ];
  });
  return { items, total: countRows(db, documents, where) };
}

function countFailedMails(db: Database): number {
  return countRows(db, outbox, eq(outbox.state, 'failed'));
}

/** Emails that cannot be sent until SMTP_URL is set or, for those to the agency, MAIL_TO. */
function countUnsentMails({ db, env }: App): number {
  if (env.smtpUrl && env.mailTo) return 0;
  const isToAgency = sql`json_extract(${outbox.mail}, '$.to') IS NULL`;
  return countRows(db, outbox, and(eq(outbox.state, 'queued'), env.smtpUrl ? isToAgency : undefined));
}
