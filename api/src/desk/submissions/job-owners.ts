/**
 * The owner of a job, a user of the admin, and the colleague who covers for them on some days. Until a job is handed over,
 * its owner is the user with the email address of its consultant. A user who has lost access to the inbox owns nothing.
 */
import { z } from 'zod';
import { RECRUITERS } from '../../core/auth/access.ts';
import { and, asc, eq, isNull, or, type SQL, type SQLiteColumn, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { documents } from '../../core/database/schema/content.ts';
import { jobOwners } from '../../core/database/schema/jobs.ts';
import { prepared } from '../../core/database/statements.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { personSchema } from './schemas.ts';

const day = z.iso.date();

export const ownedJob = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int().describe('The current version, to send with a handover.'),
  owner: personSchema.nullable(),
  cover: z
    .object({ user: personSchema, from: day, until: day.describe('The last day, inclusive.') })
    .nullable()
    .describe('The current or planned cover; otherwise null.'),
});
export type OwnedJob = z.infer<typeof ownedJob>;

const roles = sql.join(
  RECRUITERS.map((role) => sql`${role}`),
  sql`, `,
);
const isActive = sql`"user"."disabledAt" IS NULL AND "user".role IN (${roles})`;

// Must be identical to the expressions in `documents_consultant`, an index that covers all data read of a job.
const profileId = sql`json_extract(coalesce(documents.published, documents.data), '$.consultantProfile')`;
const ownEmail = sql`json_extract(coalesce(documents.published, documents.data), '$.consultant.email')`;
const consultantEmail = sql`lower(trim(coalesce((
  SELECT nullif(json_extract(profile.published, '$.email'), '') FROM documents profile
  WHERE profile.id = ${profileId} AND profile.type = 'consultant' AND profile."deletedAt" IS NULL
), ${ownEmail})))`;

const ownerId = sql<string | null>`coalesce(
  (SELECT "user".id FROM job_owners JOIN users "user" ON "user".id = "ownerId"
    WHERE "jobId" = documents.id AND ${isActive}),
  (SELECT "user".id FROM users "user" WHERE "user".email = ${consultantEmail} AND ${isActive})
)`;

/** The user who covers on `day`. Without a day, the user of the current or upcoming cover. */
function selectCoverId(day?: string | SQL) {
  const isOnDay = day === undefined ? sql`true` : sql`${day} BETWEEN "coverFrom" AND "coverUntil"`;
  return sql<string | null>`(SELECT "user".id FROM job_owners JOIN users "user" ON "user".id = "coverId"
    WHERE "jobId" = documents.id AND ${isOnDay} AND ${isActive})`;
}

/** Condition: a document is a job that this user owns or covers on a day. `nobody` stands for jobs without an owner. */
export function isResponsible(userId: string, day: string): SQL {
  const isOwnedJob =
    userId === 'nobody' ? sql`${ownerId} IS NULL` : sql`${userId} IN (${ownerId}, ${selectCoverId(day)})`;
  return sql`${documents.id} IN (SELECT documents.id FROM documents WHERE documents.type = 'job' AND ${isOwnedJob})`;
}

/** Condition: an application is for a job that this user owns or covers on a day. */
function isOfTheirJob(userId: string, day: string): SQL {
  return sql`EXISTS (SELECT 1 FROM documents WHERE documents.id = ${applications.jobId} AND documents.type = 'job'
    AND ${userId} IN (${ownerId}, ${selectCoverId(day)}))`;
}

/** Condition: an application is assigned to this user, or for a job that they own or cover on a day. */
export function isTheirs(userId: string, day: string): SQL | undefined {
  return or(eq(applications.assignedTo, userId), isOfTheirJob(userId, day));
}

/** Condition: this user covers on a day for `owner`, another user who owns the application's job. */
export function isCoverFor(userId: string, owner: SQLiteColumn, day: string): SQL {
  return sql`EXISTS (SELECT 1 FROM documents WHERE documents.id = ${applications.jobId} AND documents.type = 'job'
    AND ${userId} = ${selectCoverId(day)} AND ${owner} = ${ownerId})`;
}

/** Condition: a document is a job that this user owns. */
export function isOwner(userId: string): SQL {
  return sql`${ownerId} = ${userId}`;
}

/** The user who gets new applications for a job: today's cover, otherwise its owner. */
export function findAssignee(db: Database, jobId: string, now: number): string | null {
  return assignee(db).get({ jobId, today: londonDay(now) })?.id ?? null;
}

const assignee = prepared((db) =>
  db
    .select({ id: sql<string | null>`coalesce(${selectCoverId(sql`${sql.placeholder('today')}`)}, ${ownerId})` })
    .from(documents)
    .where(eq(documents.id, sql.placeholder('jobId')))
    .prepare(),
);

/** The jobs that match, without those in the bin, by their titles. */
export function readOwnedJobs(db: Database, where: SQL, limit: number): OwnedJob[] {
  const names = new Map(
    db
      .select()
      .from(users)
      .all()
      .map(({ id, name }) => [id, { id, name }]),
  );
  const rows = db
    .select({
      id: documents.id,
      title: sql<string>`${documents.data} ->> 'title'`,
      row: jobOwners,
      ownerId,
      coverId: selectCoverId(),
    })
    .from(documents)
    .leftJoin(jobOwners, eq(jobOwners.jobId, documents.id))
    .where(and(sql`documents.type = 'job'`, isNull(documents.deletedAt), where))
    .orderBy(asc(sql`2`), asc(documents.id))
    .limit(limit)
    .all();
  return rows.map(({ id, title, row, ownerId, coverId }) => {
    const user = names.get(coverId ?? '');
    const [from, until] = [row?.coverFrom, row?.coverUntil];
    const cover = user && from && until ? { user, from, until } : null;
    return { id, title, version: row?.version ?? 0, owner: names.get(ownerId ?? '') ?? null, cover };
  });
}
