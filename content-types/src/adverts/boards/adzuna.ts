import { renderDescriptionText } from '../../jobs/job-description.ts';
import { findCountryCode } from '../../places/countries.ts';
import type { BoardRules } from './board.ts';

/** The countries that Adzuna serves, in its own spelling. */
export const ADZUNA_COUNTRIES = new Map(
  ['AU', 'AT', 'BR', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'PL', 'RU', 'SG', 'ZA', 'US']
    .map((code): [string, string] => [code, code])
    .concat([['GB', 'UK']]),
);
/** The minimum number of characters that Adzuna accepts. */
const MIN_DESCRIPTION_LENGTH = 100;

export const adzuna: BoardRules = {
  feed: '/feeds/adzuna.xml',
  toggle: 'adzuna',
  about: 'For adzuna.co.uk, which fetches the feed once it has accepted you.',
  source: 'https://www.adzuna.co.uk/jobs/xml-specification.html',
  verifiedOn: null,
  lookedAt: '2026-11-28',
  unverified: 'We couldn’t verify Adzuna’s specification. Ask Adzuna before you rely on this feed.',
  lacks(job) {
    const { place, region, postcode, country, remote } = job.location;
    if (!ADZUNA_COUNTRIES.has(findCountryCode(country) ?? '')) return 'it doesn’t cover this country.';
    if (!place && !region && !postcode && remote !== 'remote') return 'add the town or city.';
    return renderDescriptionText(job).length < MIN_DESCRIPTION_LENGTH
      ? 'write at least 100 characters about the job.'
      : null;
  },
};
