import type { EntryOf } from 'content-types';
import { capitalize } from 'content-types/text/capitalize';
import { describe, expect, test } from 'vitest';
import { type CardLine, unpackFacts } from '../../../src/lib/jobs/search-files.ts';
import { entriesOf } from '../support/entries.ts';
import { adzuna, findAJob, findAJobExpiries, indeed, rss } from '../support/feed-schemas.ts';
import { ORIGIN, type Site } from '../support/publish-site.ts';
import { type Node, readBody, readXml } from '../support/xml.ts';

type Job = EntryOf<'job'>;

const isInBritain = ({ data }: Job) => data.location.country === 'United Kingdom';
const hasPlace = ({ data: { location } }: Job) => location.place !== '' || location.region !== '';
const hasPostcode = ({ data }: Job) => /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(data.location.postcode);
const isRemote = ({ data }: Job) => data.location.remote === 'remote';

export function feedChecks(site: Site): void {
  const jobs = entriesOf(site.api, 'job').then((allJobs) => allJobs.filter(({ closed }) => !closed));
  const expected = async (isExpected: (job: Job) => boolean) => {
    const titles = (await jobs).filter(isExpected).map(({ id, data }) => [id, data.title]);
    return Object.fromEntries(titles);
  };
  const bodiesById = (nodes: Node[] = [], id: (node: Node) => string | undefined, title = 'title') =>
    Object.fromEntries(nodes.map((node) => [id(node), readBody(node, title)]));

  describe('feeds', () => {
    test('R21 Indeed gets every open job with a place', async () => {
      const { children } = readXml(site.text('/feeds/indeed.xml'), 'source', indeed);
      const titles = bodiesById(children.job, (job) => readBody(job, 'referencenumber'));
      expect(titles).toEqual(await expected((job) => isInBritain(job) && (isRemote(job) || hasPlace(job))));
    });

    test('R21 Adzuna gets every open job with a place and enough text', async () => {
      const { children } = readXml(site.text('/feeds/adzuna.xml'), 'jobs', adzuna);
      const titles = bodiesById(children.job, (job) => readBody(job, 'id'));
      const isSomewhere = (job: Job) => hasPlace(job) || job.data.location.postcode !== '' || isRemote(job);
      expect(titles).toEqual(await expected((job) => job.data.boards.adzuna && isInBritain(job) && isSomewhere(job)));
    });

    test('R21 Find a Job gets every open UK job with a full postcode', async () => {
      const { children } = readXml(site.text('/feeds/dwp-find-a-job.xml'), 'Vacancies', findAJob);
      const titles = bodiesById(children.Vacancy, (job) => job.attributes.vacancyRefCode?.split('-')[0], 'Title');
      expect(titles).toEqual(await expected((job) => job.data.boards.findAJob && isInBritain(job) && hasPostcode(job)));
    });

    test('R21 Find a Job takes down only closed or turned-off jobs', async () => {
      const { children } = readXml(site.text('/feeds/dwp-find-a-job-expired.xml'), 'ExpireVacancies', findAJobExpiries);
      const ids = (children.ExpireVacancy ?? []).map(({ attributes }) => attributes.vacancyRefCode?.split('-')[0]);
      const isDown = ({ closed, data }: Job) => closed || !data.boards.findAJob;
      const closedIds = new Set((await entriesOf(site.api, 'job')).filter(isDown).map(({ id }) => id));
      expect(ids.filter((id) => !closedIds.has(id ?? ''))).toEqual([]);
    });

    test('R17 the job search has every open job once, newest first', async () => {
      const paths = [...site.files.keys()].filter((file) => /^\/jobs\/search\/cards-\d+\.json$/.test(file));
      const cards = paths.flatMap((path): CardLine[] => JSON.parse(site.text(path)));
      expect(Object.fromEntries(cards.map(([, id, title]) => [id, title]))).toEqual(await expected(() => true));
      expect(cards).toHaveLength((await jobs).length);
      const facts = unpackFacts(JSON.parse(site.text('/jobs/search/facts.json')));
      const idOf = new Map(cards.map(([number, id]) => [number, id]));
      expect(facts.map(({ number }) => idOf.get(number))).toEqual((await jobs).map(({ id }) => id));
    });

    test('R21 RSS and JSON Feed have the 50 newest jobs', async () => {
      const newest = (await jobs).slice(0, 50).filter(({ data }) => data.boards.readers);
      const { children } = readXml(site.text('/jobs.rss'), 'rss', rss);
      const items = children.channel?.[0]?.children.item ?? [];
      expect(items.map((item) => readBody(item, 'title'))).toEqual(newest.map(({ data }) => data.title));

      const feed = JSON.parse(site.text('/feeds/jobs.json'));
      expect(feed).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        title: expect.stringMatching(/\S/),
        home_page_url: `${ORIGIN}career`,
        feed_url: `${ORIGIN}feeds/jobs.json`,
      });
      expect(feed.items).toEqual(
        newest.map(({ id, data, publishedAt, updatedAt }) => ({
          id: `${ORIGIN}job/${id}`,
          url: `${ORIGIN}job/${id}`,
          title: data.title,
          summary: expect.stringMatching(/\S/),
          content_html: expect.stringMatching(/^<.*>$/s),
          date_published: publishedAt,
          date_modified: updatedAt,
          tags: [capitalize(data.category ?? ''), data.type],
        })),
      );
    });
  });
}
