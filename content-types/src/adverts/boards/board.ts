/** The rules of a job board, their source, and the date of the last verification. */
import type { Job } from '../finding.ts';

export interface BoardRules {
  /** The path of the board's feed on the site. */
  readonly feed: string;
  /** The job's switch for the board; null if the board takes all jobs or none. */
  readonly toggle: keyof Job['boards'] | null;
  /** A text for staff on how the board gets jobs. */
  readonly about: string;
  readonly source: string;
  /** The day on which the rules were last verified at the source; null if the source could not be read. */
  readonly verifiedOn: string | null;
  /** The day on which the source was last looked up. */
  readonly lookedAt: string;
  /** The unverified rules, for staff; blank if all are verified. */
  readonly unverified: string;
  /** Returns the missing detail for which the board would reject the advert; null if nothing is missing. */
  lacks(job: Job): string | null;
}
