/**
 * The reach of a job. Each fact is a timed report from another system or an observation of our server. Without
 * evidence, a note gives the reason.
 */
import { contentTypes, type DataByType } from 'content-types';
import { BOARDS, type Board, findExclusionReason } from 'content-types/adverts/job-boards';
import { plural } from 'content-types/text/plural';
import { withDefaults } from 'content-types/values/defaults';
import type { App } from '../../core/app.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { and, asc, countDistinct, desc, eq, gte, isNotNull, max, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { alertJobs } from '../../core/database/schema/job-alerts.ts';
import { multiPosters, type PostResult, posts } from '../../core/database/schema/posting.ts';
import { publishes } from '../../core/database/schema/publishing.ts';
import { type Fact, type ReachState, reach } from '../../core/database/schema/reach.ts';
import { findIndexNowFacts, findLastIndexNowCall, isIndexNowOn } from '../publishing/index-now.ts';
import { findLastFetchOfJob, READER_PATHS } from './fetches.ts';

export interface Channel {
  name: string;
  /** Newest first. */
  facts: Fact[];
  /** Why the status is unknown, or why the job is not sent there; may be blank. */
  note: string;
}

const NO_ACTIVITY = 'No activity yet.';
const INDEX_NOW_OFF =
  'IndexNow is off in Site settings. Search engines may still find jobs through the sitemap, but that isn’t shown here.';
const CLOSED = 'Not sent: the job is closed.';
const MAX_RECEIPTS = 20;
/** Rows per statement. */
const BATCH_SIZE = 500;

/** Lists the channels on which a job can appear, each with its facts. Returns null if the job does not exist. */
export async function listChannels(app: App, id: string): Promise<Channel[] | null> {
  const { db } = app;
  const row = documentStatements(db).selectById.get({ id });
  if (row?.type !== 'job') return null;
  const site = findSiteFacts(db, row);
  const liveFact = site.find(({ state }) => state === 'live');
  const job = row.published && (withDefaults(contentTypes.job.fields, row.published) as DataByType['job']);
  const isOpen = job !== null && !row.closed && row.deletedAt === null;
  const boards: Channel[] = [];
  for (const name of Object.keys(BOARDS) as Board[]) {
    const reasonText = job && findExclusionReason(name, job);
    const isSent = isOpen && reasonText === null;
    const fetchedFacts = isSent ? await fetchFacts(app, BOARDS[name].feed, id, liveFact) : [];
    const facts = [...findStoredFacts(db, name, id), ...fetchedFacts].sort(newestFirst);
    const note = reasonText ? `Not sent: ${reasonText}` : isOpen ? NO_ACTIVITY : CLOSED;
    boards.push({ name, facts, note: facts.length > 0 && isSent ? '' : note });
  }
  const isRead = isOpen && job.boards.readers;
  for (const [name, path] of Object.entries(READER_PATHS)) {
    const facts = isRead ? await fetchFacts(app, path, id, liveFact) : [];
    boards.push(
      createChannel(name, facts, isRead ? NO_ACTIVITY : isOpen ? 'Not sent: it’s turned off for this job.' : CLOSED),
    );
  }
  const searchFacts = findIndexNowFacts(db, id);
  const searchNote = isIndexNowOn(db) ? NO_ACTIVITY : INDEX_NOW_OFF;
  const multiPosterFacts = findPostFacts(db, id);
  const jobAlertFacts = findAlertFacts(db, id);
  return [
    { name: 'Website', facts: site, note: site.length > 0 ? '' : row.published ? NO_ACTIVITY : 'Not published.' },
    createChannel(
      'Sitemap',
      findSitemapFacts(db, row, liveFact),
      row.published ? 'Not in any publishing receipt.' : '',
    ),
    createChannel('Search engines', searchFacts, searchNote),
    ...boards,
    createChannel('Multi-posters', multiPosterFacts, 'No multi-poster sent this job.'),
    createChannel('Job alerts', jobAlertFacts, 'Not sent to any job alert.'),
  ];
}

function createChannel(name: string, facts: Fact[], note: string): Channel {
  return { name, facts, note: facts.length > 0 ? '' : note };
}

/** The publisher's report on the latest change that visitors see. */
function findSiteFacts(db: Database, { id, seq, published, deletedAt }: Row): Fact[] {
  const path = `/job/${id}`;
  const covers = and(sql`${publishes.fromSeq} <= ${seq}`, gte(publishes.toSeq, seq));
  const receipt = db.select().from(publishes).where(covers).orderBy(desc(publishes.id)).get();
  if (!receipt || seq === 0) return [];
  const { at, toSeq, pages, errors, state } = receipt;
  const error = errors.find((item) => item.path === path);
  if (error) return [{ state: 'failed', at, evidence: `The publisher could not write ${path}: ${error.message}` }];
  const page = pages.find((item) => item.path === path);
  if (!page && state !== 'live') return [];
  const isPublic = published !== null && deletedAt === null;
  const receiptText = page ? `${path} was ${page.action}` : `the site is complete up to change ${toSeq}`;
  return [{ state: isPublic ? 'live' : 'takenDown', at, evidence: `Publishing receipt: ${receiptText}.` }];
}

function findSitemapFacts(
  db: Database,
  { seq, published, closed, deletedAt }: Row,
  liveFact: Fact | undefined,
): Fact[] {
  if (!liveFact) return [];
  const laterPublishes = db.select().from(publishes).where(gte(publishes.toSeq, seq)).orderBy(asc(publishes.id));
  for (const { at, pages } of laterPublishes.limit(MAX_RECEIPTS).all()) {
    const page = pages.find(({ path, action }) => action === 'written' && /^\/sitemap\b.*\.xml$/.test(path));
    const isIn = published !== null && !closed && deletedAt === null;
    const evidence = `Publishing receipt: ${page?.path} was written ${isIn ? 'with' : 'without'} this job.`;
    if (page) return [{ state: isIn ? 'live' : 'takenDown', at, evidence }];
  }
  return [];
}

/**
 * The facts stored about uploads of a job to a board, newest first. With a blank `jobId`, those about the whole board.
 */
export function findStoredFacts(db: Database, name: string, jobId: string): Fact[] {
  const { state, at, evidence } = reach;
  const ofJob = and(eq(reach.door, name), eq(reach.jobId, jobId));
  return db.select({ state, at, evidence }).from(reach).where(ofJob).all().sort(newestFirst);
}

/** Stores facts. A fact replaces an earlier fact about the same job with the same state. */
export function recordFacts(db: Database, board: Board, facts: readonly (Fact & { jobId: string })[]): void {
  const set = { at: sql`excluded."at"`, evidence: sql`excluded."evidence"` };
  for (let i = 0; i < facts.length; i += BATCH_SIZE) {
    const rows = facts.slice(i, i + BATCH_SIZE).map((fact) => ({ door: board, ...fact }));
    db.insert(reach)
      .values(rows)
      .onConflictDoUpdate({ target: [reach.door, reach.jobId, reach.state], set })
      .run();
  }
}

/** The fact that the job's feed was fetched; empty unless the fetched file contains the job. */
async function fetchFacts(app: App, path: string, id: string, liveFact: Fact | undefined): Promise<Fact[]> {
  const lastFetched = liveFact && (await findLastFetchOfJob(app, path, id, liveFact.at));
  return lastFetched ? [{ state: 'fetched', at: lastFetched.at, evidence: lastFetched.evidence }] : [];
}

const STATE_BY_RESULT: Record<PostResult, ReachState> = {
  added: 'accepted',
  updated: 'accepted',
  closed: 'takenDown',
  rejected: 'refused',
};

/** Reads facts about one job, or all jobs if the id is null. */
function findPostFacts(db: Database, jobId: string | null): Fact[] {
  const rows = db
    .select({ post: posts, name: multiPosters.name })
    .from(posts)
    .innerJoin(multiPosters, eq(multiPosters.id, posts.posterId))
    .where(jobId === null ? undefined : eq(posts.jobId, jobId))
    .orderBy(desc(posts.id))
    .limit(jobId === null ? 1 : 3);
  return rows.all().map(({ post: { at, reference, result, messages, title }, name }) => {
    const reasonText = result === 'rejected' ? `: ${messages.join(' ')}` : '';
    return {
      state: STATE_BY_RESULT[result],
      at,
      evidence: `${name} sent ${jobId ? 'it' : `“${title}”`} to us as ${reference}: ${result}${reasonText}.`,
    };
  });
}

/** Reads facts about one job, or all jobs if the id is null. */
function findAlertFacts(db: Database, jobId: string | null): Fact[] {
  const { n, at } = db
    .select({ n: countDistinct(alertJobs.alertId), at: max(alertJobs.at) })
    .from(alertJobs)
    .where(and(jobId === null ? undefined : eq(alertJobs.jobId, jobId), isNotNull(alertJobs.at)))
    .get() ?? { n: 0, at: null };
  if (at === null) return [];
  const alerts = plural(n, { one: '# job alert', other: '# job alerts' });
  return [{ state: 'handedOver', at, evidence: `Sent in ${alerts}.` }];
}

/** The latest fact of each channel that is not a feed. */
export function listOthers({ db }: App): Channel[] {
  const receipt = db.select().from(publishes).orderBy(desc(publishes.id)).limit(1).get();
  const site: Fact[] = receipt
    ? [
        receipt.state === 'live'
          ? {
              state: 'live',
              at: receipt.at,
              evidence: `Publishing receipt: complete up to change ${receipt.toSeq}.`,
            }
          : {
              state: 'failed',
              at: receipt.at,
              evidence: `Publishing receipt: ${receipt.errors[0]?.message ?? 'failed'}`,
            },
      ]
    : [];
  const call = findLastIndexNowCall(db);
  return [
    createChannel('Website', site, NO_ACTIVITY),
    {
      name: 'Search engines',
      facts: call ? [call] : [],
      note: isIndexNowOn(db) ? (call ? '' : NO_ACTIVITY) : INDEX_NOW_OFF,
    },
    createChannel('Multi-posters', findPostFacts(db, null), 'No multi-poster has sent a job.'),
    createChannel('Job alerts', findAlertFacts(db, null), 'No job alert has been sent.'),
  ];
}

const newestFirst = (a: Fact, b: Fact) => b.at - a.at;
