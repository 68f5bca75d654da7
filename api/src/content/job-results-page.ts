/** The jobs that a search finds, as a page for browsers without JavaScript. */
import { html } from '@remix-run/html-template';
import { DISTANCE_LABELS } from 'content-types/lib/job-search/choices';
import { formatCriteria, isMeasured, type JobCriteria } from 'content-types/lib/job-search/criteria';
import { comparablePay, type Pay } from 'content-types/lib/pay';
import { findPlace } from 'content-types/lib/places/find-place';
import { formatMiles } from 'content-types/lib/places/miles';
import { plural } from 'content-types/lib/plural';
import type { FastifyReply } from 'fastify';
import { selectHtml } from '../forms/form-html.ts';
import { page, siteAddress } from '../forms/page.ts';
import type { App } from '../lib/app.ts';
import { shortDate } from '../lib/dates.ts';

const PAGE_SIZE = 20;
const DISTANCES = Object.entries(DISTANCE_LABELS).map(([value, label]) => ({ value, label }));

interface Result {
  id: string;
  title: string;
  place: string;
  remote: JobCriteria['remote'];
  pay: string;
  salary: Pay;
  hours: number | null;
  posted: string;
  /** From the location searched for; null if that is not known. */
  miles: number | null;
}

export function resultsPage(
  app: App,
  reply: FastifyReply,
  criteria: JobCriteria,
  jobs: readonly Result[],
): Promise<string> {
  const pages = Math.max(1, Math.ceil(jobs.length / PAGE_SIZE));
  const at = Math.min(criteria.page, pages);
  const shown = jobs.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE);
  const count =
    jobs.length === 0 ? 'No jobs match your search' : `${plural(jobs.length, { one: '# job', other: '# jobs' })} found`;
  const rows = shown.map(({ id, title, place, remote, miles, pay, salary, hours, posted }) => {
    const where = [place, remote !== 'remote' && formatMiles(miles)].filter(Boolean).join(', ');
    return html`<li class="job"><h2><a href="${siteAddress(app, `/job/${id}`)}">${title}</a></h2><p class="where">${where}</p><p class="pay figures">${pay}</p><p class="compared figures">${comparablePay(salary, hours)}</p><time class="posted figures" datetime="${posted}">${shortDate(posted)}</time></li>\n`;
  });
  const link = (to: number, text: string) =>
    html`<a href="/api/jobs/results?${formatCriteria({ ...criteria, page: to })}">${text}</a> `;
  const { q, place } = criteria;
  const filters = [...new URLSearchParams(formatCriteria({ ...criteria, q: '', place: '', miles: 0, page: 1 }))];
  const search = html`<form class="search" action="/api/jobs/results">
<label>Job title or keyword <input class="input" type="search" name="q" maxlength="80" value="${q}"></label>
<label>Town, county or postcode <input class="input" type="search" name="place" maxlength="80" value="${place}"></label>
${selectHtml('miles', 'Distance', DISTANCES, String(criteria.miles))}
${filters.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="button">Show jobs</button>
</form>`;
  const body = html`<h1>${count}</h1>
${search}
${isMeasured(criteria) && !findPlace(place) ? html`<p>We don’t know where “${place}” is, so we searched for jobs that mention it. Try a town or postcode.</p>` : ''}
${rows.length > 0 ? html`<ul class="jobs">\n${rows}</ul>` : html`<p>Try fewer words or a different location, or <a href="${siteAddress(app, '/career#openings')}">see all jobs</a>.</p>`}
<p class="links">${at > 1 ? link(at - 1, 'Previous page') : ''}${at < pages ? link(at + 1, 'Next page') : ''}<a href="${siteAddress(app, `/career?${formatCriteria(criteria)}#openings`)}">All filters</a></p>`;
  return page(app, reply, pages > 1 ? `${count}, page ${at} of ${pages}` : count, body);
}
