/** Hands jobs over with their open applications: permanently, or while a colleague covers. */
import { plural } from 'content-types/text/plural';
import { formatDay } from 'content-types/time/format-day';
import { endOfDay } from 'content-types/time/london-time';
import type { App } from '../../core/app.ts';
import { type Author, audit, systemAuthor } from '../../core/audit.ts';
import { seesInbox } from '../../core/auth/access.ts';
import { findUserName } from '../../core/content/entries.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import { and, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { documents } from '../../core/database/schema/content.ts';
import { jobOwners } from '../../core/database/schema/jobs.ts';
import { readColumn } from '../../core/database/statements.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { londonDay, MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { applicationInbox } from '../submissions/applications/inbox.ts';
import { notifyOfJobs } from '../submissions/assignments.ts';
import { applyStates, requireRecruiter } from '../submissions/change.ts';
import type { SeenSubmission } from '../submissions/conflicts.ts';
import { findAssignee, type OwnedJob, readOwnedJobs } from '../submissions/job-owners.ts';

const NO_COVER = { coverId: null, coverFrom: null, coverUntil: null, isCovered: false };

/** The days of a cover in London, both included. */
interface CoverDays {
  from: string;
  until: string;
}

/**
 * Hands over all jobs or none, with one email. Returns the number of applications moved. Throws 404 for a missing job,
 * 409 after a change of owner or cover, and 422 for invalid days, colleague or job.
 */
export function handOver(
  app: App,
  seenJobs: readonly SeenSubmission[],
  recruiterId: string,
  days: CoverDays | null,
  author: Author,
): number {
  const { db } = app;
  const today = londonDay(author.at);
  if (days && days.from < today) throw fieldError('from', 'The first day must be today or later.');
  if (days && days.until < days.from) throw fieldError('until', 'The last day can’t be before the first day.');
  const daysText = days ? describeDays(days) : '';
  const change = days
    ? { coverId: recruiterId, coverFrom: days.from, coverUntil: days.until, isCovered: days.from === today }
    : { ownerId: recruiterId, ...NO_COVER };
  const total = inTransaction(db, () => {
    requireRecruiter(db, recruiterId, 'to');
    const jobs = requireJobs(app, seenJobs).filter(({ owner, cover }) => owner?.id !== recruiterId || (cover && !days));
    if (jobs.length === 0) throw fieldError('to', 'This colleague already owns all of these jobs.');
    const ownerless = days && jobs.find(({ owner }) => owner === null);
    if (ownerless) throw fieldError('to', `“${ownerless.title}” has no owner to cover for. Hand it over for good.`);
    const jobLinks = jobs.map(({ id, title, version, owner, cover }) => {
      const openApplications = findOpen(app, id, [owner?.id, cover && cover.from <= today && cover.user.id]);
      const row = { ...change, version: version + 1 };
      db.insert(jobOwners)
        .values({ jobId: id, ...row })
        .onConflictDoUpdate({ target: jobOwners.jobId, set: row })
        .run();
      reassign(app, id, openApplications, author);
      audit(db, author, 'job.handOver', id, `to ${findUserName(db, recruiterId)}${daysText}`);
      const note = plural(openApplications.length, { one: '# open application', other: '# open applications' });
      return {
        label: title,
        note,
        address: adminAddress(app.env, `#applications?job=${id}`),
        total: openApplications.length,
      };
    });
    notifyOfJobs(app, recruiterId, jobLinks, daysText, author);
    return jobLinks.reduce((sum, job) => sum + job.total, 0);
  });
  app.mail.wake();
  return total;
}

/** Reads the jobs at the versions seen. Throws 404, or 409 if one has changed since. */
function requireJobs({ db }: App, seenJobs: readonly SeenSubmission[]): OwnedJob[] {
  const versions = new Map(seenJobs.map(({ id, version }) => [id, version]));
  const jobs = readOwnedJobs(db, inArray(documents.id, [...versions.keys()]), versions.size);
  if (jobs.length < versions.size) throw new HttpError(404, 'One of these jobs doesn’t exist.');
  const conflicts = jobs.filter(({ id, version }) => versions.get(id) !== version);
  if (conflicts[0]) throw new HttpError(409, describeConflict(conflicts[0]), { conflicts });
  return jobs;
}

function describeConflict({ title, owner, cover }: OwnedJob): string {
  const ownerText = owner ? `it’s owned by ${owner.name}` : 'it has no owner';
  const coverText = cover ? `, and ${cover.user.name} covers${describeDays(cover)}` : '';
  return `“${title}” has since been handed over: now ${ownerText}${coverText}.`;
}

function describeDays({ from, until }: CoverDays): string {
  return ` from ${formatDay(from)} to ${formatDay(until)}`;
}

/** Assigns applications of a job to the user who has the job now, if there is one. */
function reassign(app: App, jobId: string, ids: readonly string[], author: Author) {
  const assignedTo = findAssignee(app.db, jobId, author.at);
  if (assignedTo === null) return;
  const applicationsToReassign = applicationInbox.read(app.db, inArray(applications.id, [...ids]));
  const changes = applicationsToReassign.map((application) => ({ before: application, state: { assignedTo } }));
  applyStates(app, applicationInbox, changes, author);
}

/**
 * The open applications that move with a job: unassigned ones, and those assigned to `holders` or to users who have
 * left.
 */
function findOpen({ db }: App, jobId: string, holders: readonly unknown[]): string[] {
  const { id, assignedTo, status, deletedAt, erasedAt } = applications;
  const isHeldByHolder = inArray(
    assignedTo,
    holders.filter((holder) => typeof holder === 'string'),
  );
  const hasLeft = notInArray(assignedTo, db.select({ id: users.id }).from(users).where(seesInbox));
  const isOpen = inArray(status, [...stagesOfKinds(db, 'new', 'active', 'offer')]);
  const isReassigned = or(isNull(assignedTo), isHeldByHolder, hasLeft);
  const where = and(eq(applications.jobId, jobId), isOpen, isNull(deletedAt), isNull(erasedAt), isReassigned);
  return readColumn(db, id, where);
}

/** Begins and ends covers at midnight in London. */
export function startCovers(app: App) {
  const { db } = app;
  runWhenDue(app, {
    retryMs: MINUTE_MS,
    failure: 'failed to begin or end the cover of jobs, will retry',
    async work(now) {
      const today = londonDay(now);
      if (findDue(db, today).length > 0) {
        await untilWritable(db);
        inTransaction(db, () => {
          for (const row of findDue(db, today)) switchCover(app, row, today, systemAuthor(now));
        });
      }
      return endOfDay(today) + 1000;
    },
  });
}

type CoverRow = typeof jobOwners.$inferSelect;

/** The covers that begin today or earlier, or ended yesterday or earlier. */
function findDue(db: Database, today: string): CoverRow[] {
  const { coverId, coverFrom, coverUntil, isCovered } = jobOwners;
  const isDue = or(and(eq(isCovered, false), lte(coverFrom, today)), lt(coverUntil, today));
  return db
    .select()
    .from(jobOwners)
    .where(and(isNotNull(coverId), isDue))
    .all();
}

/** Begins or ends a cover. */
function switchCover(app: App, { jobId, coverId, coverUntil }: CoverRow, today: string, author: Author) {
  const { db } = app;
  const [job] = readOwnedJobs(db, eq(documents.id, jobId), 1);
  const openIds = findOpen(app, jobId, [job?.owner?.id, coverId]);
  const isOver = String(coverUntil) < today;
  const change = isOver ? NO_COVER : { isCovered: true };
  db.update(jobOwners).set(change).where(eq(jobOwners.jobId, jobId)).run();
  reassign(app, jobId, openIds, author);
  audit(db, author, isOver ? 'job.endCover' : 'job.startCover', jobId);
}
