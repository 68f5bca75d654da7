/** Forty-six adverts across the country. */
import type { SampleDocument } from './document.ts';
import { developerJobs } from './jobs/developers.ts';
import { engineerJobs } from './jobs/engineers.ts';
import { officeJobs } from './jobs/office.ts';
import { siteJobs } from './jobs/sites.ts';

/** The oldest comes first, because lists show the newest at the top. */
export const jobs: SampleDocument<'job'>[] = [...officeJobs, ...engineerJobs, ...siteJobs, ...developerJobs].sort(
  (a, b) => (b.daysAgo ?? 0) - (a.daysAgo ?? 0),
);
