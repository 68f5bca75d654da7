/** Which job boards an advert is sent to. The feeds follow the same rules, and the job's form says what is missing. */

import { renderDescriptionText } from '../jobs/job-description.ts';
import { findCountryCode } from '../places/countries.ts';
import type { Job } from './finding.ts';

export type Board = keyof typeof NEEDS;

/** The countries that Adzuna serves, in its own spelling. */
export const ADZUNA_COUNTRIES = new Map(
  ['AU', 'AT', 'BR', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'PL', 'RU', 'SG', 'ZA', 'US']
    .map((code): [string, string] => [code, code])
    .concat([['GB', 'UK']]),
);
/** The fewest characters that Adzuna accepts. */
const MIN_DESCRIPTION = 100;
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

/** Why the board does not get the advert; null if it is sent there. */
export function whyNotSent(board: Board, job: Job): string | null {
  const name = SWITCHES[board];
  return name && !job.boards[name] ? 'it’s turned off for this job.' : whatItLacks(board, job);
}

/** The reason why the board would reject the advert; null if there is none. */
export function whatItLacks(board: Board, job: Job): string | null {
  return NEEDS[board](job);
}

/** Null for Indeed, which rejects a feed without all jobs. */
const SWITCHES = { Indeed: null, Adzuna: 'adzuna', 'Find a Job': 'findAJob' } as const satisfies Record<
  Board,
  keyof Job['boards'] | null
>;

/** A line for each board that does not get the advert: "Not sent to Find a Job: add the full postcode." */
export function listUnsent(job: Job): string[] {
  return (Object.keys(NEEDS) as Board[]).flatMap((board) => {
    const reason = whyNotSent(board, job);
    return reason === null ? [] : [`Not sent to ${board}: ${reason}`];
  });
}

const NEEDS = {
  Indeed({ location: { place, region, country, remote } }: Job): string | null {
    if (!findCountryCode(country)) return 'enter the country’s name in English.';
    return remote === 'remote' || place || region ? null : 'add the town or city.';
  },
  Adzuna(job: Job): string | null {
    const { place, region, postcode, country, remote } = job.location;
    if (!ADZUNA_COUNTRIES.has(findCountryCode(country) ?? '')) return 'it doesn’t cover this country.';
    if (!place && !region && !postcode && remote !== 'remote') return 'add the town or city.';
    return renderDescriptionText(job).length < MIN_DESCRIPTION ? 'write at least 100 characters about the job.' : null;
  },
  'Find a Job'({ location: { country, postcode } }: Job): string | null {
    if (findCountryCode(country) !== 'GB') return 'it only takes jobs in the UK.';
    return POSTCODE.test(toPostcode(postcode)) ? null : 'add the full postcode.';
  },
};

/** A postcode in capitals, as Find a Job wants it. */
export function toPostcode(text: string): string {
  return text.trim().toUpperCase();
}
