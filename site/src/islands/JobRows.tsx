import { formatComparablePay, formatPay } from 'content-types/jobs/pay';
import { formatMiles } from 'content-types/places/miles';
import { capitalize } from 'content-types/text/capitalize';
import { memo } from 'react';
import { formatDaysAgo, formatShortDay } from '../lib/dates.ts';
import type { JobCard } from '../lib/jobs/card.ts';
import type { TermNames } from '../lib/jobs/terms.ts';

interface JobRowsProps extends Omit<JobRowProps, 'job'> {
  jobs: readonly ShownJob[];
}

interface JobRowProps {
  job: ShownJob;
  names: TermNames;
  /** An ISO time. With it, recent days are in words. Without it, as in published HTML, all days are dates. */
  today?: string;
}

type ShownJob = JobCard & { miles?: number | null };

/** Jobs as a list to scan. Also rendered without an island, as plain HTML. */
export const JobRows = memo(({ jobs, names, today }: JobRowsProps) => (
  <ul className="jobs">
    {jobs.map((job, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: other jobs are written into the same rows, which is faster than new ones
      <JobRow key={index} job={job} names={names} today={today} />
    ))}
  </ul>
));

/** Memoised, because another search often has the same job in the same row. */
const JobRow = memo(({ job, names, today }: JobRowProps) => (
  <li className="job">
    <h3>
      <a href={`/job/${job.id}`}>{job.title}</a>
    </h3>
    <p className="kind">
      {[names.category[job.category ?? ''], names.type[job.type ?? '']]
        .flatMap((name) => (name ? capitalize(name) : []))
        .join(', ')}
    </p>
    <p className="where">
      {[formatPlace(job), job.remote !== 'remote' && formatMiles(job.miles)].filter(Boolean).join(', ')}
    </p>
    <p className="pay figures">{formatPay(job.salary)}</p>
    <p className="compared figures">{formatComparablePay(job.salary, job.hours)}</p>
    <p className="basis">{capitalize(names.basis[job.basis ?? ''] ?? '')}</p>
    <time className="posted figures" dateTime={job.posted}>
      {(today && formatDaysAgo(job.posted, new Date(today))) || formatShortDay(job.posted)}
    </time>
  </li>
));

/** `Leeds, West Yorkshire, hybrid`; `Remote` for a remote job without a place. */
function formatPlace({ place: fullPlace, remote }: JobCard): string {
  const shortPlace = fullPlace.split('; ').map(withoutOwnRegion).join('; ');
  if (remote === 'on-site' || shortPlace.toLowerCase().includes(remote)) return shortPlace;
  return shortPlace ? `${shortPlace}, ${remote}` : capitalize(remote);
}

/** Leaves out a region named after its city: `London` for `London, Greater London`. */
function withoutOwnRegion(place: string): string {
  const [city = '', region, ...rest] = place.split(', ');
  return rest.length === 0 && region?.endsWith(` ${city}`) ? city : place;
}
