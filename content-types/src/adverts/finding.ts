/** What an advert check tells: what is wrong, why it matters, who says so, and where to mend it. */
import type { DataByType } from '../index.ts';

export type Job = DataByType['job'];

/** Who advertises; null while nobody has said so, as in an installation that is being set up. */
export type Agency = { name: string } | null;

export interface Source {
  label: string;
  url: string;
}

export interface Finding {
  /** `forbidden`: the law does not allow it on the site. `problem`: likely to do harm. `advice`: would be better. */
  weight: 'forbidden' | 'problem' | 'advice';
  /** The field to mend, relative to the job: `location.place`; empty when it is not in the job. */
  path: string;
  /** A sentence that says what to mend. */
  what: string;
  /** A sentence that says why. */
  why: string;
  source: Source;
}
