/** The file of a job board: its rules, their source, and when they were last verified. */
import type { Job } from '../finding.ts';

export interface BoardRules {
  /** The path of its feed on the site. */
  readonly feed: string;
  /** The job's switch for the board; null if the board takes all jobs or none. */
  readonly toggle: keyof Job['boards'] | null;
  /** The way it gets jobs, for staff. */
  readonly about: string;
  readonly source: string;
  /** The day on which the rules were last verified at the source; null if it could not be read. */
  readonly verifiedOn: string | null;
  /** The day on which the source was last looked up. */
  readonly lookedAt: string;
  /** The unverified rules, for staff; blank if all are verified. */
  readonly unverified: string;
  /** The missing detail for which the board rejects the advert; null if there is none. */
  lacks(job: Job): string | null;
}
