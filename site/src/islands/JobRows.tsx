import { memo } from 'react';
import { formatShortDay } from '../lib/dates.ts';
import type { JobCard } from '../lib/jobs/card.ts';
import type { TermNames } from '../lib/jobs/terms.ts';

interface JobRowsProps {
  jobs: readonly JobCard[];
  names: TermNames;
}

/** Jobs as a list to scan. Also rendered without an island, as plain HTML. */
export const JobRows = memo(({ jobs, names }: JobRowsProps) => (
  <ul className="jobs">
    {jobs.map((job, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: other jobs are written into the same rows, which is faster than new ones
      <li className="job" key={index}>
        <h3>
          <a href={`/job/${job.id}`}>{job.title}</a>
        </h3>
        <p className="kind">
          {[names.categories[job.category ?? ''], names.types[job.type ?? '']].filter(Boolean).join(', ')}
        </p>
        <p className="where">{formatPlace(job)}</p>
        <p className="pay figures">{job.pay}</p>
        <p className="basis">{names.bases[job.basis ?? '']}</p>
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
