/**
 * Lists where jobs appear: the feeds, each with the jobs that it leaves out, and the other places. For one job, lists
 * all of its places.
 */
import { setImmediate } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import type { BoardRules } from 'content-types/adverts/boards/board';
import type { Job } from 'content-types/adverts/finding';
import { BOARDS, type Board, findExclusionReason } from 'content-types/adverts/job-boards';
import { londonDay } from 'content-types/time/london-time';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EVERYONE } from '../../core/auth/access.ts';
import { documentStatements, onSite } from '../../core/content/document-statements.ts';
import { and, desc, eq } from '../../core/database/drizzle.ts';
import { documents } from '../../core/database/schema/content.ts';
import type { Fact } from '../../core/database/schema/reach.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { READER_PATHS, readLastFetch } from './fetches.ts';
import { type Channel, findStoredFacts, listChannels, listOthers } from './reach.ts';

/** Number of jobs checked before yielding to other requests. */
const BATCH_SIZE = 20;
const MAX_ITEMS = 50;
const MAX_NEWEST_JOBS = 50;
const TURNED_OFF = 'it’s turned off for this job.';

type Rule = (job: Job, today: string) => string | null;

const readers: Rule = ({ boards }) => (boards.readers ? null : TURNED_OFF);

interface Feed {
  name: string;
  path: string;
  rule: Rule;
  board: BoardRules | null;
}

/** Feeds for readers only have the newest jobs. */
const FEEDS: Feed[] = [
  ...(Object.keys(BOARDS) as Board[]).map((name): Feed => {
    const closesToday: Rule = ({ closing }, today) => (closing && closing <= today ? 'it closes today.' : null);
    const rule: Rule = (job, today) =>
      findExclusionReason(name, job) ?? (name === 'Find a Job' ? closesToday(job, today) : null);
    return { name, path: BOARDS[name].feed, rule, board: BOARDS[name] };
  }),
  ...Object.entries(READER_PATHS).map(([name, path]): Feed => ({ name, path, rule: readers, board: null })),
];

const factSchema = z.object({
  state: z.enum(['handedOver', 'fetched', 'live', 'accepted', 'refused', 'failed', 'takenDown']),
  at: z.iso.datetime(),
  evidence: z.string().min(1).describe('The evidence for the state, as a sentence.'),
});

const excludedJobsSchema = z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() }));

const feedSchema = z.object({
  name: z.string(),
  address: z.string(),
  board: z
    .object({
      about: z.string(),
      source: z.string(),
      verifiedOn: z.string().nullable(),
      lookedAt: z.string(),
      unverified: z.string(),
    })
    .nullable()
    .describe('The known rules of the board; null for a public feed.'),
  facts: z.array(factSchema).describe('The activity on the feed as a whole, newest first.'),
  jobs: z.int().describe('The number of jobs in the feed.'),
  leftOut: z.int().describe('The number of open jobs that its rules exclude.'),
  isNewest: z.boolean().describe('Whether the feed has only the 50 newest jobs.'),
  items: excludedJobsSchema.describe('The first 50 excluded jobs, with the reasons.'),
});

const channelSchema = z.object({
  name: z.string(),
  facts: z.array(factSchema).describe('The activity on the channel, newest first.'),
  note: z.string().describe('The reason why the status is unknown or the job is not sent; empty otherwise.'),
});

export async function feedRoutes(app: App) {
  const schema = {
    tags: ['Publishing'],
    summary: 'List job feeds and other channels, with the jobs omitted from each',
    response: { 200: z.object({ items: z.array(feedSchema), others: z.array(channelSchema) }) },
  };
  app.get('/api/feeds', { config: { roles: EVERYONE }, schema }, async () => {
    const today = londonDay(app.clock.now());
    const feeds = FEEDS.map(({ name, path, rule, board }) => {
      const fetch = readLastFetch(app.db, path);
      const facts = [...findStoredFacts(app.db, name, ''), ...(fetch ? [{ ...fetch, state: 'fetched' as const }] : [])];
      return {
        rule,
        feed: {
          name,
          address: new URL(path, app.env.publicSiteUrl).href,
          board,
          facts: facts.sort((a, b) => b.at - a.at).map(toFact),
          isNewest: board === null,
          jobs: 0,
          leftOut: 0,
          items: [] as z.infer<typeof excludedJobsSchema>,
        },
      };
    });
    const ids = app.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(onSite('job'), eq(documents.closed, false)))
      .orderBy(desc(documents.publishedAt))
      .all();
    for (const [i, { id }] of ids.entries()) {
      if (i % BATCH_SIZE === 0) await setImmediate();
      const publishedData = documentStatements(app.db).selectPublicById.get({ id })?.published;
      if (!publishedData) continue;
      const job = withDefaults(contentTypes.job.fields, publishedData) as Job;
      for (const { rule, feed } of feeds) {
        if (feed.isNewest && i >= MAX_NEWEST_JOBS) continue;
        const reason = rule(job, today);
        if (reason === null) feed.jobs += 1;
        else feed.leftOut += 1;
        if (reason !== null && feed.items.length < MAX_ITEMS) feed.items.push({ id, title: job.title, reason });
      }
    }
    return { items: feeds.map(({ feed }) => feed), others: listOthers(app).map(toChannelResponse) };
  });

  const routeSchema = {
    tags: ['Publishing'],
    summary: 'List the channels where a job appears',
    description: 'Covers the site, search engines, job boards, multi-posters and job alerts.',
    params: idParams,
    response: { 200: z.object({ items: z.array(channelSchema) }) },
  };
  app.get('/api/reach/:id', { config: { roles: EVERYONE }, schema: routeSchema }, async ({ params }) => {
    const channels = await listChannels(app, params.id);
    if (!channels) throw new HttpError(404, 'This job doesn’t exist.');
    return { items: channels.map(toChannelResponse) };
  });
}

function toChannelResponse({ facts, ...channel }: Channel) {
  return { ...channel, facts: facts.map(toFact) };
}

function toFact({ state, at, evidence }: Fact) {
  return { state, at: toIso(at), evidence };
}
