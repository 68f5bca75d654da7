/** A job's reach shows a state only when there is evidence for it. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertJobs, alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { multiPosters, posts } from '../../../src/core/database/schema/posting.ts';
import { reach } from '../../../src/core/database/schema/reach.ts';
import { recordFacts } from '../../../src/site/feeds/reach.ts';
import { addReceipt } from '../../../src/site/publishing/receipt-store.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { TERMS } from '../../support/samples.ts';

const FEEDS = { Indeed: '/feeds/indeed.xml', Adzuna: '/feeds/adzuna.xml', RSS: '/jobs.rss' };
const MINUTE = 60_000;

interface Channel {
  name: string;
  facts: { state: string; at: string; evidence: string }[];
  note: string;
}

const clock = fakeClock('2026-11-28T09:00:00Z');
let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startApp({ clock });
  editor = await server.logIn('editor');
  const poster = { id: 'p', name: 'Broadbean', username: 'b', hash: null, userId: 'u', createdAt: 0 };
  server.db
    .insert(multiPosters)
    .values({ ...poster, words: { category: {}, type: {}, basis: {} } })
    .run();
});
afterAll(() => server.close());

async function addJob() {
  const initialValues = initialData(contentTypes.job.fields);
  const description = richTextFromPlain('You look after a printing press in a small team. '.repeat(4));
  const location = { ...initialValues.location, place: 'Leeds', postcode: 'LS1 4AP' };
  const data = { ...initialValues, ...TERMS, title: 'Printer', description, location };
  const { status, body } = await editor.post('/api/content/jobs', { data });
  expect([status, body.message]).toEqual([201, undefined]);
  return { id: body.entry.id as string, change: body.change as number };
}

const fetchChannels = async (id: string): Promise<Channel[]> => (await editor.get(`/api/reach/${id}`)).body.items;

/** A job, and the times of its sightings on each channel. */
class Job {
  readonly seen = new Map<string, Set<string>>();
  liveAt = Infinity;
  n = 0;
  readonly files = new Map<string, { hasJob: boolean; writtenAt: number }>();
  /** The state of each file when it was last fetched. */
  readonly fetched = new Map<string, { hasJob: boolean; writtenAt: number }>();
  readonly id: string;
  change: number;
  constructor({ id, change }: { id: string; change: number }) {
    this.id = id;
    this.change = change;
  }

  see(channel: string) {
    const at = new Date(clock.now()).toISOString();
    this.seen.set(channel, (this.seen.get(channel) ?? new Set()).add(at));
  }

  receipt(isLive: boolean, hasSitemap: boolean) {
    const path = `/job/${this.id}`;
    const pages = [
      ...(isLive ? [{ path, action: 'written' as const }] : []),
      ...(hasSitemap ? [{ path: '/sitemap.xml', action: 'written' as const }] : []),
    ];
    const errors = isLive ? [] : [{ path, message: 'It does not render.' }];
    const report = {
      fromSeq: this.change,
      toSeq: this.change,
      pages,
      errors,
      edge: null,
      pageCount: pages.length,
      bytes: 1,
      ms: 1,
    };
    addReceipt(server.db, { ...report, state: isLive ? 'live' : 'failed', at: clock.now() });
    this.see('Website');
    if (hasSitemap) this.see('Sitemap');
    if (isLive) this.liveAt = clock.now();
  }

  publishFeed(channel: keyof typeof FEEDS, hasJob: boolean) {
    this.files.set(channel, { hasJob, writtenAt: clock.now() });
    const path = join(server.dataDir, 'site', FEEDS[channel]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `<jobs>${'x'.repeat(65_530)}${hasJob ? `https://example.com/job/${this.id}` : ''}</jobs>`);
    utimesSync(path, clock.now() / 1000, clock.now() / 1000);
  }

  async fetchFeed(channel: keyof typeof FEEDS, isBrowser: boolean) {
    const headers = { 'user-agent': `${channel}Bot/1.0`, ...(isBrowser && { 'sec-fetch-dest': 'document' }) };
    const { statusCode } = await server.app.inject({ url: FEEDS[channel], headers });
    if (statusCode !== 200 || isBrowser) return;
    this.see(channel);
    this.fetched.set(channel, this.files.get(channel) ?? { hasJob: false, writtenAt: -1 });
  }

  async edit() {
    this.n += 1;
    const { version } = (await editor.get(`/api/content/jobs/${this.id}?drafts=true`)).body;
    const { status, body } = await editor.patch(`/api/content/jobs/${this.id}`, {
      version,
      data: { start: `Day ${this.n}` },
    });
    expect([status, body.message]).toEqual([200, undefined]);
    this.change = body.change;
    // Sightings of the earlier version are no evidence for the edited version.
    for (const channel of ['Website', 'Sitemap']) this.seen.delete(channel);
    this.liveAt = Infinity;
  }

  upload(state: 'handedOver' | 'failed') {
    recordFacts(server.db, 'Find a Job', [{ jobId: this.id, state, at: clock.now(), evidence: `Upload: ${state}` }]);
    this.see('Find a Job');
  }

  post() {
    const post = { posterId: 'p', at: clock.now(), reference: 'R1', title: 'Printer', messages: [], jobId: this.id };
    server.db
      .insert(posts)
      .values({ ...post, result: 'added' })
      .run();
    this.see('Multi-posters');
  }

  alert(isTimed: boolean) {
    const alertId = `a${clock.now()}`;
    const alert = { email: 'a@example.com', place: '', frequency: 'daily' as const, createdAt: 0 };
    server.db
      .insert(alerts)
      .values({ ...alert, id: alertId })
      .run();
    server.db
      .insert(alertJobs)
      .values({ alertId, jobId: this.id, at: isTimed ? clock.now() : null })
      .run();
    if (isTimed) this.see('Job alerts');
  }
}

const anyFeed = fc.constantFrom(...(Object.keys(FEEDS) as (keyof typeof FEEDS)[]));
const anyStep: fc.Arbitrary<(job: Job) => unknown> = fc.oneof(
  fc.tuple(fc.boolean(), fc.boolean()).map(
    ([isLive, hasSitemap]) =>
      (job: Job) =>
        job.receipt(isLive, hasSitemap),
  ),
  fc.tuple(anyFeed, fc.boolean()).map(
    ([door, hasJob]) =>
      (job: Job) =>
        job.publishFeed(door, hasJob),
  ),
  fc.tuple(anyFeed, fc.boolean()).map(
    ([door, isBrowser]) =>
      (job: Job) =>
        job.fetchFeed(door, isBrowser),
  ),
  fc.constant((job: Job) => job.edit()),
  fc.constantFrom('handedOver' as const, 'failed' as const).map((state) => (job: Job) => job.upload(state)),
  fc.constant((job: Job) => job.post()),
  fc.boolean().map((isTimed) => (job: Job) => job.alert(isTimed)),
);

test('every state of a job at a board has evidence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      const job = new Job(await addJob());
      for (const step of steps) {
        await clock.advance(2 * MINUTE);
        await step(job);
        for (const { name, facts, note } of await fetchChannels(job.id)) {
          for (const { state, at, evidence } of facts) {
            expect([name, state, evidence.trim()]).not.toEqual([name, state, '']);
            expect([name, [...(job.seen.get(name) ?? [])]]).toEqual([name, expect.arrayContaining([at])]);
            const file = job.fetched.get(name);
            const isExpected = file?.hasJob || (file?.writtenAt ?? 0) >= job.liveAt;
            if (state === 'fetched') expect([name, file, isExpected]).toEqual([name, file, true]);
          }
          if (facts.length === 0) expect([name, note]).not.toEqual([name, '']);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the database rejects a board state without evidence', () => {
  const fact = { door: 'Adzuna', jobId: 'x', state: 'accepted' as const, at: 1, evidence: ' ' };
  expect(() => server.db.insert(reach).values(fact).run()).toThrow(/reach_evidence/);
});

test('tracks a job from the publisher to the boards', async () => {
  const job = new Job(await addJob());
  const { id } = job;
  const find = async (name: string) => (await fetchChannels(id)).find((channel) => channel.name === name);
  expect(await find('Adzuna')).toEqual({ name: 'Adzuna', facts: [], note: 'No activity yet.' });
  await clock.advance(MINUTE);
  job.receipt(true, true);
  expect((await find('Website'))?.facts[0]).toMatchObject({
    state: 'live',
    evidence: expect.stringContaining(`/job/${id}`),
  });
  expect((await find('Sitemap'))?.facts[0]?.state).toBe('live');
  await clock.advance(MINUTE);
  job.publishFeed('Adzuna', true);
  await clock.advance(5 * MINUTE);
  await job.fetchFeed('Adzuna', true);
  expect((await find('Adzuna'))?.facts).toEqual([]);
  await job.fetchFeed('Adzuna', false);
  await expect
    .poll(() => find('Adzuna'))
    .toMatchObject({
      facts: [
        {
          state: 'fetched',
          evidence: 'Our server responded with 200 to a request for /feeds/adzuna.xml from “AdzunaBot/1.0”.',
        },
      ],
      note: '',
    });
  const feeds = (await editor.get('/api/feeds')).body;
  expect(feeds.items[1]).toMatchObject({ name: 'Adzuna', board: { verifiedOn: null }, facts: [{ state: 'fetched' }] });
  expect(feeds.others.map(({ name }: Channel) => name)).toEqual([
    'Website',
    'Search engines',
    'Multi-posters',
    'Job alerts',
  ]);
  expect((await editor.get('/api/reach/nothing')).status).toBe(404);
  expect((await server.anonymous.get(`/api/reach/${id}`)).status).toBe(401);
});
