/** Hands jobs over together with their open applications: for good, or for a time during which a colleague covers. */
import { plural } from 'content-types/text/plural';
import { endOfDay } from 'content-types/time/london-time';
import type { App } from '../../core/app.ts';
import { type Author, audit, systemAuthor } from '../../core/audit.ts';
import { seesInbox } from '../../core/auth/access.ts';
import { userName } from '../../core/content/entries.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { documents } from '../../core/database/schema/content.ts';
import { jobOwners } from '../../core/database/schema/jobs.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { londonDay, longDate, MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { applicationInbox } from '../submissions/applications/inbox.ts';
import { notifyOfJobs } from '../submissions/assignments.ts';
import { applyStates, requireRecruiter } from '../submissions/change.ts';
import type { Seen } from '../submissions/conflicts.ts';
import { type OwnedJob, readOwnedJobs } from './owners.ts';

const NO_COVER = { coverId: null, coverFrom: null, coverUntil: null, isCovered: false };

/** The days of a cover in London, both included. */
interface Days {
  from: string;
  until: string;
}

/**
 * Hands over all of the jobs or none, with one email to the user who takes over. Throws 404 for a job that does not exist,
 * 409 if the owner or the cover of one has changed since it was seen, and 422 for days in the past, a colleague who may
 * not see the inbox, or a job that has no owner to cover for.
 */
export function handOver(app: App, seen: readonly Seen[], to: string, days: Days | null, author: Author) {
  const { db } = app;
  const today = londonDay(author.at);
  if (days && days.from < today) throw fieldError('from', 'The first day must be today or later.');
  if (days && days.until < days.from) throw fieldError('until', 'The last day can’t be before the first day.');
  const done = inTransaction(db, () => {
    requireRecruiter(db, to, 'to');
    const jobs = requireJobs(app, seen).filter(({ owner, cover }) => owner?.id !== to || (cover && !days));
    if (jobs.length === 0) throw fieldError('to', 'They own all of these jobs already.');
    const ownerless = days && jobs.find(({ owner }) => owner === null);
    if (ownerless) throw fieldError('to', `“${ownerless.title}” has no owner to cover for. Hand it over for good.`);
    const when = days ? ` from ${longDate(days.from)} to ${longDate(days.until)}` : '';
    const taken = jobs.map((job) => {
      const count = days ? cover(app, job, to, days, author) : giveAway(app, job, to, author);
      audit(db, author, 'job.handOver', job.id, `to ${userName(db, to)}${when}`);
      return { job, count };
    });
    const links = taken.map(({ job: { id, title }, count }) => ({
      label: title,
      note: plural(count, { one: '# open application', other: '# open applications' }),
      address: adminAddress(app.env, `#applications?job=${id}`),
    }));
    notifyOfJobs(app, to, links, when, author);
    const items = readOwnedJobs(
      db,
      inArray(
        documents.id,
        seen.map(({ id }) => id),
      ),
      seen.length,
    );
    return { items, applications: taken.reduce((sum, { count }) => sum + count, 0) };
  });
  app.mail.wake();
  return done;
}

/** Throws 404 and 409. */
function requireJobs({ db }: App, seen: readonly Seen[]): OwnedJob[] {
  const ids = seen.map(({ id }) => id);
  const jobs = readOwnedJobs(db, inArray(documents.id, ids), ids.length);
  if (jobs.length < ids.length) throw new HttpError(404, 'One of these jobs doesn’t exist.');
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const conflicts = jobs.filter(({ id, version }) => versions.get(id) !== version);
  if (conflicts[0]) throw new HttpError(409, describeConflict(conflicts[0]), { conflicts });
  return jobs;
}

function describeConflict({ title, owner, cover }: OwnedJob): string {
  const now = owner ? `it’s owned by ${owner.name}` : 'it has no owner';
  const covered = cover
    ? `, and ${cover.user.name} covers from ${longDate(cover.from)} to ${longDate(cover.until)}`
    : '';
  return `“${title}” has been handed over in the meantime: now ${now}${covered}.`;
}

/** Returns how many applications the new owner takes over. */
function giveAway(app: App, job: OwnedJob, to: string, author: Author): number {
  write(app, job, { ownerId: to, ...NO_COVER });
  return reassign(app, job.id, [job.owner?.id, whoCovers(job, author)], to, author);
}

/** Begins immediately if the first day is today. Returns how many applications are covered, as far as known now. */
function cover(app: App, job: OwnedJob, to: string, { from, until }: Days, author: Author): number {
  const earlier = whoCovers(job, author);
  if (earlier) reassign(app, job.id, [earlier], job.owner?.id, author);
  const isCovered = from <= londonDay(author.at);
  write(app, job, { coverId: to, coverFrom: from, coverUntil: until, isCovered });
  if (isCovered) return reassign(app, job.id, [job.owner?.id], to, author);
  return findOpen(app, job.id, [job.owner?.id], to).length;
}

/** The user who covers today. */
function whoCovers({ cover }: OwnedJob, { at }: Author): UserId {
  return cover && cover.from <= londonDay(at) ? cover.user.id : undefined;
}

type Handed = Partial<Omit<typeof jobOwners.$inferInsert, 'jobId' | 'version'>>;

function write({ db }: App, { id, version }: OwnedJob, change: Handed) {
  db.insert(jobOwners)
    .values({ jobId: id, isCovered: false, ...change, version: version + 1 })
    .onConflictDoUpdate({ target: jobOwners.jobId, set: { ...change, version: version + 1 } })
    .run();
}

type UserId = string | undefined;

/** Assigns the open applications of a job to another user, except those assigned to a third colleague. Returns how many. */
function reassign(app: App, jobId: string, from: readonly UserId[], to: UserId, author: Author): number {
  if (to === undefined) return 0;
  const ids = findOpen(app, jobId, from, to);
  const found = applicationInbox.read(app.db, inArray(applications.id, ids));
  const states = found.map((one) => [one, { assignedTo: to }] as const);
  applyStates(app, applicationInbox, states, author);
  return found.length;
}

/** Those of these users, of users who have left, and of nobody. */
function findOpen({ db }: App, jobId: string, from: readonly UserId[], to: string): string[] {
  const { id, assignedTo, status, deletedAt, erasedAt } = applications;
  const open = [...stagesOfKinds(db, 'new', 'active', 'offer')];
  const present = db.select({ id: users.id }).from(users).where(seesInbox);
  const isTheirs = inArray(
    assignedTo,
    from.filter((one) => one !== undefined),
  );
  const isFree = or(isNull(assignedTo), isTheirs, notInArray(assignedTo, present));
  return db
    .select({ id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        inArray(status, open),
        isNull(deletedAt),
        isNull(erasedAt),
        isFree,
        or(isNull(assignedTo), ne(assignedTo, to)),
      ),
    )
    .all()
    .map((row) => row.id);
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
          for (const row of findDue(db, today)) turn(app, row, today, systemAuthor(now));
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

/** Begins or ends a cover: the applications are assigned to the user who has the job from now on. */
function turn(app: App, { jobId, coverId, coverUntil, isCovered }: CoverRow, today: string, author: Author) {
  const { db } = app;
  const [job] = readOwnedJobs(db, eq(documents.id, jobId), 1);
  const isOver = (coverUntil ?? '') < today;
  const [from, to] = isOver ? [coverId ?? undefined, job?.owner?.id] : [job?.owner?.id, job?.cover?.user.id];
  if (isCovered || !isOver) reassign(app, jobId, [from], to, author);
  const change = isOver ? NO_COVER : { isCovered: true };
  db.update(jobOwners).set(change).where(eq(jobOwners.jobId, jobId)).run();
  audit(db, author, isOver ? 'job.endCover' : 'job.startCover', jobId);
}
