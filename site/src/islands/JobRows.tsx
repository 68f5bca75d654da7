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
      {jobs.map((job) => (
        <li key={job.id} className="job">
          <h3>
            <a href={`/job/${job.id}`}>{job.title}</a>
          </h3>
          <p className="kind">{`${job.category}, ${job.type}`}</p>
          <p className="where">{placeAndMode(job)}</p>
          <p className="pay figures">{job.pay}</p>
          <p className="basis">{basisNames[job.basis]}</p>
          <time className="posted figures" dateTime={job.posted}>
            {shortDay(job.posted)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** `Leeds, West Yorkshire, hybrid`; `Remote` when there is no place to name. */
export function placeAndMode({ place, remote }: Pick<JobCard, 'place' | 'remote'>): string {
  if (remote === 'on-site' || place.toLowerCase().includes(remote)) return place;
  return place ? `${place}, ${remote}` : `${remote.charAt(0).toUpperCase()}${remote.slice(1)}`;
}
