/**
 * The job feeds of the site: their addresses, how many jobs they have, and the jobs that they leave out, with the
 * reason.
 */
import { setImmediate } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import type { Job } from 'content-types/adverts/finding';
import { whyNotSent } from 'content-types/adverts/job-boards';
import { toLondonDay } from 'content-types/time/london-time';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EVERYONE } from '../../core/auth/access.ts';
import { documentRows, onSite } from '../../core/content/document-rows.ts';
import { and, desc, eq } from '../../core/database/drizzle.ts';
import { documents } from '../../core/database/schema/content.ts';
import { toIso } from '../../core/lib/dates.ts';

/** Jobs checked before other requests get a turn. */
const AT_ONCE = 20;
const MAX_ITEMS = 50;
const NEWEST = 50;
const TURNED_OFF = 'it’s turned off for this job.';

type Rule = (job: Job, today: string) => string | null;

const readers: Rule = ({ boards }) => (boards.readers ? null : TURNED_OFF);

/** Feeds with `isNewest` only have the newest jobs. */
const FEEDS: { name: string; path: string; isNewest?: true; rule: Rule }[] = [
  { name: 'Indeed', path: '/feeds/indeed.xml', rule: (job) => whyNotSent('Indeed', job) },
  { name: 'Adzuna', path: '/feeds/adzuna.xml', rule: (job) => whyNotSent('Adzuna', job) },
  {
    name: 'Find a Job',
    path: '/feeds/dwp-find-a-job.xml',
    rule: (job, today) =>
      whyNotSent('Find a Job', job) ?? (job.closing !== '' && job.closing <= today ? 'it closes today.' : null),
  },
  { name: 'RSS', path: '/jobs.rss', isNewest: true, rule: readers },
  { name: 'JSON Feed', path: '/feeds/jobs.json', isNewest: true, rule: readers },
];

const feedSchema = z.object({
  name: z.string(),
  address: z.string(),
  jobs: z.int(),
  leftOut: z.int(),
  isNewest: z.boolean().describe('Whether it only has the 50 newest jobs.'),
  items: z
    .array(z.object({ id: z.string(), title: z.string(), reason: z.string() }))
    .describe('The first 50 jobs left out.'),
});

export async function feedRoutes(app: App) {
  const schema = {
    tags: ['Publishing'],
    summary: 'List the job feeds, with the jobs that each leaves out',
    response: { 200: z.object({ items: z.array(feedSchema) }) },
  };
  app.get('/api/feeds', { config: { roles: EVERYONE }, schema }, async () => {
    const today = toLondonDay(toIso(app.clock.now()));
    const feeds = FEEDS.map(({ name, path, isNewest = false, rule }) => {
      const address = new URL(path, app.env.publicSiteUrl).href;
      return {
        rule,
        feed: { name, address, isNewest, jobs: 0, leftOut: 0, items: [] as z.infer<typeof feedSchema>['items'] },
      };
    });
    const ids = app.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(onSite('job'), eq(documents.closed, false)))
      .orderBy(desc(documents.publishedAt))
      .all();
    for (const [i, { id }] of ids.entries()) {
      if (i % AT_ONCE === 0) await setImmediate();
      const published = documentRows(app.db).publicById.get({ id })?.published;
      if (!published) continue;
      const job = withDefaults(contentTypes.job.fields, published) as Job;
      for (const { rule, feed } of feeds) {
        if (feed.isNewest && i >= NEWEST) continue;
        const reason = rule(job, today);
        if (reason === null) feed.jobs += 1;
        else feed.leftOut += 1;
        if (reason !== null && feed.items.length < MAX_ITEMS) feed.items.push({ id, title: job.title, reason });
      }
    }
    return { items: feeds.map(({ feed }) => feed) };
  });
}
