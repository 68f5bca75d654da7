/** A finding of an advert check: what is wrong, why it matters, the source of the rule and the field to fix. */
import type { DataByType } from '../index.ts';

export type Job = DataByType['job'];

/** The agency that advertises; null until the site settings are saved. */
export type Agency = { name: string } | null;

export interface Source {
  label: string;
  url: string;
}

export interface Finding {
  /** `forbidden` blocks publishing by law, `problem` is likely to do harm, `advice` is a suggestion. */
  weight: 'forbidden' | 'problem' | 'advice';
  /** The path of the field to fix, relative to the job: `location.place`. Empty if it is not in the job. */
  path: string;
  /** A sentence about what to fix. */
  what: string;
  /** A sentence about the reason. */
  why: string;
  source: Source;
}
