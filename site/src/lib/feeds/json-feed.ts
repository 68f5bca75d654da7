/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
import type { EntryOf } from 'content-types';
import { toJobCard } from '../jobs/card.ts';
import { renderDescriptionHtml } from '../jobs/description.ts';
import { summarize } from '../text.ts';
import { type Agency, buildJobUrl } from './feed-fields.ts';

export function buildJsonFeed(jobs: readonly EntryOf<'job'>[], agency: Agency) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Jobs at ${agency.name}`,
    home_page_url: new URL('/career', agency.site).href,
    feed_url: new URL('/feeds/jobs.json', agency.site).href,
    language: 'en-GB',
    authors: [{ name: agency.name, url: agency.site.href }],
    items: jobs.map((job) => toItem(job, agency)),
  };
}

function toItem(job: EntryOf<'job'>, agency: Agency) {
  const { title, category, type, place, pay } = toJobCard(job);
  const url = buildJobUrl(job.id, agency);
  return {
    id: url,
    url,
    title,
    summary: `${[place, pay, type].filter(Boolean).join(', ')}. ${summarize(job.data.description)}`,
    content_html: renderDescriptionHtml(job.data),
    date_published: job.publishedAt,
    date_modified: job.updatedAt,
    tags: [category, type],
  };
}
