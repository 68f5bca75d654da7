/** The jobs that a search finds, as a page for browsers without JavaScript. */
import { html } from '@remix-run/html-template';
import { DISTANCE_LABELS, TYPED } from 'content-types/job-search/choices';
import { formatCriteria, type JobCriteria, type JobFacts } from 'content-types/job-search/criteria';
import type { FoundJob } from 'content-types/job-search/find';
import {
  countFromHome,
  countNear,
  DID_YOU_MEAN,
  describeNoResults,
  isCountedByArea,
} from 'content-types/job-search/in-words';
import type { SearchResult } from 'content-types/job-search/search';
import { formatComparablePay, type Pay } from 'content-types/jobs/pay';
import { formatMiles } from 'content-types/places/miles';
import { plural } from 'content-types/text/plural';
import type { FastifyReply } from 'fastify';
import type { App } from '../../core/app.ts';
import { inputHtml } from '../../core/forms/form-html.ts';
import { page, siteAddress } from '../../core/forms/page.ts';
import { formatShortDate } from '../../core/lib/dates.ts';

const PAGE_SIZE = 20;
const DISTANCE = { name: 'miles', label: 'Distance', attributes: {}, options: Object.entries(DISTANCE_LABELS) };

interface Result extends JobFacts {
  id: string;
  title: string;
  pay: string;
  salary: Pay;
}

export function resultsPage(
  app: App,
  reply: FastifyReply,
  criteria: JobCriteria,
  { jobs, fromHome, near, notes, corrections }: SearchResult<Result>,
): Promise<string> {
  const pages = Math.max(1, Math.ceil(jobs.length / PAGE_SIZE));
  const currentPage = Math.min(criteria.page, pages);
  const start = (currentPage - 1) * PAGE_SIZE;
  const shownJobs = jobs.slice(start, start + PAGE_SIZE);
  const count = countInWords(criteria, { jobs, fromHome, near });
  // Splits the page's jobs, because the remote jobs at the end may begin on this page or an earlier one.
  const nearbyJobs = shownJobs.slice(0, Math.max(0, jobs.length - fromHome - start));
  const remoteJobs = shownJobs.slice(nearbyJobs.length);
  const renderRow = ({ job: { id, title, place, remote, pay, salary, hours, posted }, miles }: FoundJob<Result>) => {
    const locationText = [place, remote !== 'remote' && formatMiles(miles)].filter(Boolean).join(', ');
    return html`<li class="job"><h2><a href="${siteAddress(app, `/job/${id}`)}">${title}</a></h2><p class="where">${locationText}</p><p class="pay figures">${pay}</p><p class="compared figures">${formatComparablePay(salary, hours)}</p><time class="posted figures" datetime="${posted}">${formatShortDate(posted)}</time></li>\n`;
  };
  const renderList = (jobs: readonly FoundJob<Result>[]) =>
    jobs.length > 0 ? html`<ul class="jobs">\n${jobs.map(renderRow)}</ul>\n` : '';
  const renderLink = (targetPage: number, text: string) =>
    html`<a href="/api/jobs/results?${formatCriteria({ ...criteria, page: targetPage })}">${text}</a> `;
  const { q, place } = criteria;
  const filters = [...new URLSearchParams(formatCriteria({ ...criteria, q: '', place: '', miles: 0, page: 1 }))];
  const search = html`<form class="search" action="/api/jobs/results">
<label>${TYPED.q} <input class="input" type="search" name="q" maxlength="${TYPED.max}" value="${q}"></label>
<label>${TYPED.place} <input class="input" type="search" name="place" maxlength="${TYPED.max}" value="${place}"></label>
${inputHtml(DISTANCE, { values: { miles: String(criteria.miles) } })}
${filters.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="button">Show jobs</button>
</form>`;
  // Quotes the words in the link, because quoted words are not corrected.
  const literalLink = html`<a href="/api/jobs/results?${formatCriteria({ ...criteria, q: `"${q}"`, page: 1 })}">Search for “${q}” instead</a>`;
  const namesakeLinks = (isCountedByArea(criteria, near) ? near.namesakes : []).map(
    (name) => html`<a href="/api/jobs/results?${formatCriteria({ ...criteria, place: name, page: 1 })}">${name}</a> `,
  );
  const body = html`<h1>${count}</h1>
${search}
${notes.map((note) => html`<p>${note}</p>\n`)}${corrections.length > 0 ? html`<p>${literalLink}</p>` : ''}
${namesakeLinks.length > 0 ? html`<p class="links">${DID_YOU_MEAN} ${namesakeLinks}</p>` : ''}
${renderList(nearbyJobs)}${remoteJobs.length > 0 ? html`<h2>${countFromHome(fromHome)}</h2>\n${renderList(remoteJobs)}` : ''}${shownJobs.length > 0 ? '' : html`<p>Try fewer words or a different location, or <a href="${siteAddress(app, '/career#openings')}">see all jobs</a>.</p>`}
<p class="links">${currentPage > 1 ? renderLink(currentPage - 1, 'Previous page') : ''}${currentPage < pages ? renderLink(currentPage + 1, 'Next page') : ''}<a href="${siteAddress(app, `/career?${formatCriteria(criteria)}#openings`)}">All filters</a></p>`;
  return page(app, reply, pages > 1 ? `${count}, page ${currentPage} of ${pages}` : count, body);
}

function countInWords(
  criteria: JobCriteria,
  { jobs, fromHome, near }: Pick<SearchResult<Result>, 'jobs' | 'fromHome' | 'near'>,
): string {
  if (isCountedByArea(criteria, near)) return countNear(jobs.length - fromHome, near, criteria.miles);
  return jobs.length === 0
    ? describeNoResults(criteria, near).slice(0, -1)
    : `${plural(jobs.length, { one: '# job', other: '# jobs' })} found`;
}
