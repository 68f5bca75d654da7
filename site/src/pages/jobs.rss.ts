/** The newest jobs as a feed, for job boards and readers. */
import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import type { JobTerms } from 'content-types/jobs/job-terms';
import { formatPay } from 'content-types/jobs/pay';
import { buildJobUrl, describePlaces } from '../lib/feeds/feed-fields.ts';
import { toJobCard } from '../lib/jobs/card.ts';
import { readTerms } from '../lib/jobs/terms.ts';
import { summarize } from '../lib/text.ts';
import { createXmlResponse, element, parent } from '../lib/xml.ts';

const MAX_JOBS = 50;

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const { companyName, tagline, description } = content.get('siteSettings');
  const items = content
    .list('job', { limit: MAX_JOBS })
    .filter(({ data }) => data.boards.readers)
    .map((job) => renderItem(job, readTerms(content, job.data), site));
  const channel = parent('channel', [
    element('title', `Jobs at ${companyName}`),
    element('link', new URL('/career', site).href),
    element('description', description || tagline || `Open positions at ${companyName}.`),
    element('language', 'en-GB'),
    `<atom:link href="${new URL('/jobs.rss', site).href}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return createXmlResponse('application/rss+xml', [
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`,
  ]);
};

function renderItem(job: EntryOf<'job'>, { sector, type }: JobTerms, site: URL): string {
  const card = toJobCard(job);
  const link = buildJobUrl(job.id, { site });
  const facts = [card.place, formatPay(card.salary), type?.name].filter(Boolean).join(' · ');
  return parent('item', [
    element('title', card.title),
    element('link', link),
    element('guid', link),
    element('pubDate', new Date(job.publishedAt).toUTCString()),
    ...(sector ? [element('category', sector.name)] : []),
    element(
      'description',
      [`${facts}.`, summarize(job.data.description), describePlaces(job.data)].filter(Boolean).join(' '),
    ),
  ]);
}
