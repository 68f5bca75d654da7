/** What a job board's file says: its rules, where they are written down, and when they were last verified. */
import type { Job } from '../finding.ts';

export interface BoardRules {
  /** The path of its feed on the site. */
  readonly feed: string;
  /** The job's switch for it; null if the board takes all jobs or none. */
  readonly toggle: keyof Job['boards'] | null;
  /** How it gets jobs, for staff. */
  readonly about: string;
  readonly source: string;
  /** The day on which the source was last seen to say so; null if it could not be read. */
  readonly verifiedOn: string | null;
  /** The day on which it was last looked for. */
  readonly lookedAt: string;
  /** What could not be verified, for staff; blank if all could. */
  readonly unverified: string;
  /** What the advert lacks for the board to take it; null if nothing. */
  lacks(job: Job): string | null;
}
