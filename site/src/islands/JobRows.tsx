import { memo } from 'react';
import { shortDay } from '../dates.ts';
import type { JobCard } from '../job-card.ts';

interface JobRowsProps {
  jobs: readonly JobCard[];
  /** What each basis is called. */
  basisNames: Record<string, string>;
}

/** Jobs as lines to scan. Also rendered without an island, as plain HTML. */
export function JobRows({ jobs, basisNames }: JobRowsProps) {
  return (
    <ul className="jobs">
      {jobs.map((job, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: to write other words into a row is far less work than to make a row
        <JobRow key={at} job={job} basis={basisNames[job.basis]} />
      ))}
    </ul>
  );
}

const JobRow = memo(({ job, basis }: { job: JobCard; basis: string | undefined }) => (
  <li className="job">
    <h3>
      <a href={`/job/${job.id}`}>{job.title}</a>
    </h3>
    <p className="kind">{`${job.category}, ${job.type}`}</p>
    <p className="where">{placeAndMode(job)}</p>
    <p className="pay figures">{job.pay}</p>
    <p className="basis">{basis}</p>
    <time className="posted figures" dateTime={job.posted}>
      {shortDay(job.posted)}
    </time>
  </li>
));

/** `Leeds, West Yorkshire, hybrid`; `Remote` when there is no place to name. */
function placeAndMode({ place, remote }: Pick<JobCard, 'place' | 'remote'>): string {
  if (remote === 'on-site' || place.toLowerCase().includes(remote)) return place;
  return place ? `${place}, ${remote}` : `${remote.charAt(0).toUpperCase()}${remote.slice(1)}`;
}
