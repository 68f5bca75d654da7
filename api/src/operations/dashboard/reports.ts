/**
 * Reports on applications by stage, job, source and consultant. Suspected spam, the bin and erased applications are
 * excluded. A stage that an application left within two minutes is ignored, because the move was a mistake.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatJobName } from 'content-types/applications/job-name';
import { plural } from 'content-types/text/plural';
import { addDays } from 'content-types/time/days';
import { z } from 'zod';
import type { App, Clocked } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { listStages, type Stage } from '../../core/content/rules/stages.ts';
import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  min,
  ne,
  type SQL,
  sql,
} from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { countRows, isWithinDays } from '../../core/database/statements.ts';
import { EXPORTS } from '../../core/http/rate-limit.ts';
import { day } from '../../core/http/schemas.ts';
import { sendCsv } from '../../core/lib/csv.ts';
import { DAY_MS, londonDay, MINUTE_MS } from '../../core/lib/dates.ts';
import { applicationInbox } from '../../desk/submissions/applications/inbox.ts';
import { type PromiseOutcome, readPromises } from '../../desk/submissions/promises.ts';
import { sumCosts } from './source-costs.ts';

const config = { roles: RECRUITERS };
const tags = ['Reports'];
/** Concurrency limits of reports, which allow for several users of one office. */
const REPORTS = { total: 16, perNetwork: 8 };
const MISTAKE_MS = 2 * MINUTE_MS;
/** Maximum number of applications read together. */
const MAX_APPLICATIONS_PER_READ = 20_000;
/** Maximum number of rows in a table, except in an export. */
const MAX_ROWS = 100;
/** Kinds of stages on the way to a placement, in order. */
const FORWARD: readonly Stage['kind'][] = ['new', 'active', 'offer', 'hired'];

const query = z.object({ from: day.optional(), to: day.optional(), job: z.string().max(64).optional() });
const days = z
  .number()
  .nullable()
  .describe('The median time from the application’s arrival, in days; null without data.');
const stageRow = z.object({
  id: z.string(),
  name: z.string(),
  reached: z
    .int()
    .describe('The number of applications that reached this stage or a later one on the way to a placement.'),
  days,
});
const answers = z
  .object({
    kept: z.int().describe('The number of replies sent by the promised day.'),
    late: z.int().describe('The number of replies sent after the promised day.'),
    open: z.int().describe('The number of replies not sent and not yet overdue.'),
    overdue: z.int().describe('The number of replies still not sent after the promised day.'),
  })
  .describe('The promised replies, measured by the current reply times. Bank holidays count as working days.');
const groupRow = z.object({
  id: z.string().describe('The id of the job, source or consultant; empty for speculative, unknown or unassigned.'),
  name: z.string(),
  applications: z.int(),
  progressed: z.int().describe('The number of applications that got past the New stages.'),
  hired: z.int(),
  daysToProgress: days,
  daysToHire: days,
  answers,
});
const sourceRow = groupRow.extend({
  cost: z
    .int()
    .nullable()
    .describe('The cost of the source in the period, in pence; null without costs, or if the report covers one job.'),
});
const report = z.object({
  applications: z.int(),
  stages: z.array(stageRow),
  jobs: z.array(groupRow).describe(`The ${MAX_ROWS} jobs with the most applications.`),
  sources: z.array(sourceRow).describe(`The ${MAX_ROWS} sources with the most applications, and all with costs.`),
  consultants: z.array(groupRow),
  leftOut: z
    .object({ jobs: z.int(), sources: z.int(), consultants: z.int() })
    .describe('The number of rows omitted from each table; the export has them all.'),
});
type Report = z.infer<typeof report>;
type Filter = z.infer<typeof query>;

export async function reportRoutes(app: App) {
  app.get(
    '/api/reports',
    { config: { ...config, atOnce: REPORTS }, schema: { tags, querystring: query, response: { 200: report } } },
    async (request) => makeReport(app, request.query, MAX_ROWS),
  );

  const table = z.enum(['stages', 'jobs', 'sources', 'consultants']);
  const schema = { tags, querystring: query.extend({ table }) };
  app.get('/api/reports/export', { config: { ...config, atOnce: EXPORTS }, schema }, async (request, reply) => {
    const { table, ...filter } = request.query;
    const [headings = [], ...rows] = toLines(await makeReport(app, filter), table);
    const detail = `${table}, ${plural(rows.length, { one: '# row', other: '# rows' })}`;
    audit(app.db, getAuthor(app, request), 'report.export', 'report', detail);
    return sendCsv(reply, table, headings, [rows]);
  });
}

function toLines(reportData: Report, table: 'stages' | 'jobs' | 'sources' | 'consultants'): string[][] {
  const toCell = (value: number | null) => (value === null ? '' : String(value));
  if (table === 'stages') {
    const rows = reportData.stages.map(({ name, reached, days }) => [name, toCell(reached), toCell(days)]);
    return [['Stage', 'Reached', 'Median days'], ...rows];
  }
  const titles = { jobs: 'Job', sources: 'Source', consultants: 'Consultant' };
  const heading = [titles[table], 'Applications', 'Progressed', 'Hired', 'Median days in New', 'Median days to hire'];
  const rows = reportData[table].map(({ name, ...row }) => [
    name,
    ...[row.applications, row.progressed, row.hired, row.daysToProgress, row.daysToHire].map(toCell),
  ]);
  if (table === 'sources') {
    const costs = reportData.sources.map(({ cost, hired }) => [
      formatPounds(cost),
      formatPounds(cost === null || hired === 0 ? null : cost / hired),
    ]);
    return [
      [...heading, 'Cost in pounds', 'Cost per hire in pounds'],
      ...rows.map((row, index) => [...row, ...(costs[index] ?? [])]),
    ];
  }
  const outcomes = reportData[table].map(({ answers: { kept, late, open, overdue } }) => [kept, late, open, overdue]);
  return [
    [...heading, 'Replied in time', 'Replied late', 'No reply yet', 'Reply overdue'],
    ...rows.map((row, index) => [...row, ...(outcomes[index] ?? []).map(toCell)]),
  ];
}

function formatPounds(pence: number | null): string {
  return pence === null ? '' : (pence / 100).toFixed(2);
}

interface Course {
  jobId: string;
  jobTitle: string;
  source: string;
  assignedTo: string | null;
  /**
   * Milliseconds from arrival to each stage, or to a later one on the way to a placement. Null if unknown, undefined if
   * not reached.
   */
  reached: Reached[];
  /** The outcome of the promised reply; undefined if none was promised, or the application was closed without one. */
  promised: PromiseOutcome | undefined;
}

type Reached = number | null | undefined;

/** A course whose moves are being read, with the latest stage and its time; blank before the first move. */
interface CourseAt extends Course {
  id: string;
  createdAt: number;
  isOpen: boolean;
  stage: string;
  since: number;
}

/** Id, job, job title, source, consultant, stage, time of arrival, and 1 if open. */
type CourseRow = [string, string, string, string, string | null, string, number, number];

async function makeReport(
  { db, clock }: Clocked,
  filter: Filter,
  mostRows = Number.POSITIVE_INFINITY,
): Promise<Report> {
  const stages = sortByKind(listStages(db));
  const courses: Course[] = [];
  const fewRows = countRows(db, applications) / 4;
  for (const week of listWeeks(db, filter)) {
    courses.push(...readCourses(db, stages, week, clock.now(), fewRows));
    await nextTurn();
  }
  const rows = db.select({ id: users.id, name: users.name }).from(users).all();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const progressIndex = stages.findIndex(({ kind }) => FORWARD.includes(kind) && kind !== 'new');
  const hiredIndex = stages.findIndex(({ kind }) => kind === 'hired');
  const timesTo = (index: number, groupCourses: readonly Course[]) =>
    groupCourses.map(({ reached }) => reached[index]).filter((time) => time !== undefined);

  const groupIntoRows = (
    idOf: (course: Course) => string,
    nameOf: (id: string, course: Course) => string,
    maxRows = mostRows,
  ) => {
    const groups = [...Map.groupBy(courses, idOf)]
      .map(([id, own]) => ({ id, own, name: own[0] ? nameOf(id, own[0]) : '' }))
      .sort((a, b) => b.own.length - a.own.length || byName.compare(a.name, b.name));
    const rows = groups.slice(0, maxRows).map(({ id, own, name }) => {
      const toProgress = timesTo(progressIndex, own);
      const toHire = timesTo(hiredIndex, own);
      return {
        id,
        name,
        applications: own.length,
        progressed: toProgress.length,
        hired: toHire.length,
        daysToProgress: medianDays(toProgress),
        daysToHire: medianDays(toHire),
        answers: countAnswers(own),
      };
    });
    return { rows, leftOut: groups.length - rows.length };
  };

  const costs: ReadonlyMap<string, number> = filter.job ? new Map() : sumCosts(db, filter.from, filter.to);
  const jobs = groupIntoRows(
    ({ jobId }) => jobId,
    (_, course) => formatJobName(course),
  );
  const sources = groupIntoRows(
    ({ source }) => source,
    (source) => source || 'Direct or unknown',
    Number.POSITIVE_INFINITY,
  );
  const consultants = groupIntoRows(
    ({ assignedTo }) => assignedTo ?? '',
    (id) => names.get(id) ?? 'Unassigned',
  );
  // Adds sources that cost money but brought no applications.
  const unusedSources = [...costs.keys()].filter((source) => !sources.rows.some(({ id }) => id === source));
  const allSources = [...sources.rows, ...unusedSources.map((id) => ({ ...NO_APPLICATIONS, id, name: id }))].map(
    (row) => {
      return { ...row, cost: costs.get(row.id) ?? null };
    },
  );
  const shownSources = allSources.filter(({ cost }, index) => cost !== null || index < mostRows);
  return {
    applications: courses.length,
    stages: stages.map(({ id, name }, index) => {
      const times = timesTo(index, courses);
      return { id, name, reached: times.length, days: medianDays(times) };
    }),
    jobs: jobs.rows,
    sources: shownSources,
    consultants: consultants.rows,
    leftOut: {
      jobs: jobs.leftOut,
      sources: allSources.length - shownSources.length,
      consultants: consultants.leftOut,
    },
  };
}

const byName = new Intl.Collator('en-GB');

const NO_APPLICATIONS = {
  ...{ applications: 0, progressed: 0, hired: 0, daysToProgress: null, daysToHire: null },
  answers: { kept: 0, late: 0, open: 0, overdue: 0 },
};

function countAnswers(courses: readonly Course[]) {
  const counts = { kept: 0, late: 0, open: 0, overdue: 0 };
  for (const { promised } of courses) if (promised) counts[promised] += 1;
  return counts;
}

/** Sorts stages: first those on the way to a placement, with each kind in the agency's order. */
function sortByKind(stages: readonly Stage[]): Stage[] {
  const rank = ({ kind }: Stage) => (FORWARD.includes(kind) ? FORWARD.indexOf(kind) : FORWARD.length);
  return stages.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Splits a period with many applications into weeks; otherwise returns the whole period. Each part is read quickly, so
 * that other requests need not wait.
 */
export function listWeeks(db: Database, filter: Filter, maxCount = MAX_APPLICATIONS_PER_READ): Filter[] {
  const { from, to, job } = filter;
  const createdAt = applications.createdAt;
  const where = and(isWithinDays(createdAt, from, to), job ? eq(applications.jobId, job) : undefined);
  const range = db
    .select({ first: min(createdAt), last: max(createdAt), total: count() })
    .from(applications)
    .where(where)
    .get();
  if (!range?.first || !range.last) return [];
  if (range.total <= maxCount) return [filter];
  const weeks: Filter[] = [];
  const end = londonDay(range.last);
  for (let start = londonDay(range.first); start <= end; start = addDays(start, 7)) {
    const [weekEnd] = [addDays(start, 6), end].sort();
    weeks.push({ from: start, to: weekEnd, job });
  }
  return weeks;
}

/**
 * Reads the course of each application through the stages. For fewer than `fewRows` applications, reads the events of
 * each. For more, reading all events is faster.
 */
function readCourses(
  db: Database,
  stages: readonly Stage[],
  { from, to, job }: Filter,
  now: number,
  fewRows: number,
): Course[] {
  const { id, jobId, jobTitle, source, assignedTo, status, createdAt, deletedAt, erasedAt } = applications;
  const isSelected = and(isWithinDays(createdAt, from, to), job ? eq(jobId, job) : undefined);
  const counts = and(isNull(deletedAt), isNull(erasedAt), ne(status, 'spam'), isSelected);
  const stageOrder = new Map(stages.map(({ id }, index) => [id, index]));
  const isOpen = sql<number>`${applicationInbox.isOpen(db)}`;
  const columns = { id, jobId, jobTitle, source, assignedTo, status, createdAt, isOpen };
  const rows = db.select(columns).from(applications).where(counts).values() as CourseRow[];
  const courses = rows.map(([id, jobId, jobTitle, source, assignedTo, status, createdAt, isOpen]): CourseAt => {
    const reachedStages: Reached[] = new Array(stages.length).fill(undefined);
    const currentIndex = stageOrder.get(status);
    if (currentIndex !== undefined) reachedStages[currentIndex] = null;
    reachedStages[0] = 0;
    const row = { id, jobId, jobTitle, source, assignedTo, createdAt, isOpen: isOpen === 1 };
    return { ...row, reached: reachedStages, promised: undefined, stage: '', since: 0 };
  });
  const idCondition = courses.length < fewRows ? counts : undefined;
  const promises = readPromises(db, applicationInbox, courses, now, idCondition);
  const byId = new Map(courses.map((course) => [course.id, course]));
  const reachStage = ({ reached, stage, since, createdAt }: CourseAt) => {
    const index = stageOrder.get(stage);
    if (index !== undefined) reached[index] = pickEarlier(reached[index], Math.max(0, since - createdAt));
  };
  for (const [id, stage, at] of readMoves(db, idCondition)) {
    const course = byId.get(id);
    if (!course) continue;
    if (at - course.since >= MISTAKE_MS) reachStage(course);
    course.stage = stage;
    course.since = at;
  }
  const lastForwardStage = stages.findLastIndex(({ kind }) => FORWARD.includes(kind));
  for (const course of courses) {
    course.promised = promises.get(course.id);
    reachStage(course);
    const { reached } = course;
    for (let index = lastForwardStage - 1; index >= 0; index -= 1)
      reached[index] = pickEarlier(reached[index], reached[index + 1]);
  }
  return courses;
}

/**
 * Yields the moves to stages of applications that match a condition, oldest first: the application, the stage and the
 * time.
 */
function readMoves(db: Database, where: SQL | undefined): IterableIterator<[string, string, number]> {
  const { submissionId, stage, at, id, kind } = submissionEvents;
  const isMove = and(eq(kind, 'status'), isNotNull(stage));
  const ofThese = where && inArray(submissionId, db.select({ id: applications.id }).from(applications).where(where));
  const events = db.select({ submissionId, stage, at }).from(submissionEvents).where(and(isMove, ofThese));
  const { sql, params } = events.orderBy(id).toSQL();
  // Iterates row by row, because there may be millions.
  return db.$client
    .prepare<unknown[], [string, string, number]>(sql)
    .raw()
    .iterate(...params) as IterableIterator<[string, string, number]>;
}

function pickEarlier(a: Reached, b: Reached): Reached {
  if (typeof a === 'number' && typeof b === 'number') return Math.min(a, b);
  return a ?? b ?? (a === null || b === null ? null : undefined);
}

/** The median in days, to one decimal place. Ignores unknown times. */
function medianDays(times: readonly (number | null)[]): number | null {
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  const upperMiddle = sorted[Math.floor(sorted.length / 2)];
  const lowerMiddle = sorted[Math.ceil(sorted.length / 2) - 1];
  return upperMiddle === undefined || lowerMiddle === undefined
    ? null
    : Math.round(((upperMiddle + lowerMiddle) / 2 / DAY_MS) * 10) / 10;
}
