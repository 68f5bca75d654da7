import { memo, type Ref } from 'react';
import { shortDay } from '../lib/dates.ts';
import type { JobCard } from '../lib/jobs/card.ts';

interface JobRowsProps {
  jobs: readonly JobCard[];
  /** What each basis is called. */
  basisNames: BasisNames;
  list?: Ref<HTMLUListElement>;
}

export type BasisNames = Readonly<Record<string, string>>;

/** Jobs as lines to scan. Also rendered without an island, as plain HTML. */
export const JobRows = memo(({ jobs, basisNames, list }: JobRowsProps) => (
  <ul className="jobs" ref={list}>
    {jobs.map((job) => {
      const [title, kind, where, pay, basis, posted] = rowTexts(job, basisNames);
      return (
        <li className="job" key={job.id}>
          <h3>
            <a href={`/job/${job.id}`}>{title}</a>
          </h3>
          <p className="kind">{kind}</p>
          <p className="where">{where}</p>
          <p className="pay figures">{pay}</p>
          <p className="basis">{basis}</p>
          <time className="posted figures" dateTime={job.posted}>
            {posted}
          </time>
        </li>
      );
    })}
  </ul>
));

/** What a row says, in the order of its elements. */
export function rowTexts(job: JobCard, basisNames: BasisNames) {
  const kind = `${job.category}, ${job.type}`;
  return [job.title, kind, placeAndMode(job), job.pay, basisNames[job.basis] ?? '', shortDay(job.posted)] as const;
}

/** `Leeds, West Yorkshire, hybrid`; `Remote` when there is no place to name. */
function placeAndMode({ place, remote }: Pick<JobCard, 'place' | 'remote'>): string {
  if (remote === 'on-site' || place.toLowerCase().includes(remote)) return place;
  return place ? `${place}, ${remote}` : `${remote.charAt(0).toUpperCase()}${remote.slice(1)}`;
}
