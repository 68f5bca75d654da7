/** The newest jobs, for feed readers and other sites. JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */

import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import { formatPay } from 'content-types/jobs/pay';
import { type Agency, buildJobUrl, getAgency, renderFeedDescription } from '../../lib/feeds/feed-fields.ts';
import { toJobCard } from '../../lib/jobs/card.ts';
import { summarize } from '../../lib/text.ts';

const MAX_JOBS = 50;

export const GET: APIRoute = ({ locals: { content, site } }) =>
  new Response(
    `${JSON.stringify(buildJsonFeed(content.list('job', { limit: MAX_JOBS }), getAgency(content, site)))}\n`,
    {
      headers: { 'content-type': 'application/feed+json; charset=utf-8' },
    },
  );

export function buildJsonFeed(jobs: readonly EntryOf<'job'>[], agency: Agency) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Jobs at ${agency.name}`,
    home_page_url: new URL('/career', agency.site).href,
    feed_url: new URL('/feeds/jobs.json', agency.site).href,
    language: 'en-GB',
    authors: [{ name: agency.name, url: agency.site.href }],
    items: jobs.filter(({ data }) => data.boards.readers).map((job) => toItem(job, agency)),
  };
}

function toItem(job: EntryOf<'job'>, agency: Agency) {
  const { title, place, salary } = toJobCard(job);
  const { sector, type } = agency.terms(job.data);
  const tags = [sector?.name, type?.name].filter(Boolean);
  const url = buildJobUrl(job.id, agency);
  return {
    id: url,
    url,
    title,
    summary: `${[place, formatPay(salary), type?.name].filter(Boolean).join(', ')}. ${summarize(job.data.description)}`,
    content_html: renderFeedDescription(job.data),
    date_published: job.publishedAt,
    date_modified: job.updatedAt,
    tags,
  };
}
