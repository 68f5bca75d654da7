import { memo } from 'react';
import { formatShortDay } from '../lib/dates.ts';
import type { JobCard } from '../lib/jobs/card.ts';

interface JobRowsProps {
  jobs: readonly JobCard[];
  basisNames: Readonly<Record<string, string>>;
}

/** Jobs as a list to scan. Also rendered without an island, as plain HTML. */
export const JobRows = memo(({ jobs, basisNames }: JobRowsProps) => (
  <ul className="jobs">
    {jobs.map((job, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: other jobs are written into the same rows, which is faster than new ones
      <li className="job" key={index}>
        <h3>
          <a href={`/job/${job.id}`}>{job.title}</a>
        </h3>
        <p className="kind">{`${job.category}, ${job.type}`}</p>
        <p className="where">{formatPlace(job)}</p>
        <p className="pay figures">{job.pay}</p>
        <p className="basis">{basisNames[job.basis]}</p>
        <time className="posted figures" dateTime={job.posted}>
          {formatShortDay(job.posted)}
        </time>
      </li>
    ))}
  </ul>
));

/** `Leeds, West Yorkshire, hybrid`; `Remote` for a remote job without a place. */
function formatPlace({ place, remote }: JobCard): string {
  if (remote === 'on-site' || place.toLowerCase().includes(remote)) return place;
  return place ? `${place}, ${remote}` : `${remote.charAt(0).toUpperCase()}${remote.slice(1)}`;
}
